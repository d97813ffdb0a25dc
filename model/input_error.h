#pragma once
#include "model/reason.h"

#include <stdexcept>
#include <string>
#include <vector>

namespace bascule {

// Input that is refused: what is wrong, and where. Exactly one of the two places is set: line/column (1-based, bytes)
// for syntax, an RFC 6901 pointer for meaning (empty for the whole document).
struct InputError : std::runtime_error {
    InputError(std::string pointerToIt, Reason why)
        : std::runtime_error(why.english), reason(std::move(why)), pointer(std::move(pointerToIt)) {}
    InputError(int atLine, int atColumn, Reason why)
        : std::runtime_error(why.english), reason(std::move(why)), line(atLine), column(atColumn) {}
    Reason reason; // its English is what()
    std::string pointer;
    int line = 0;
    int column = 0;
    std::string file; // set when the place is in another file than the one being read (a price book given beside it)

    // What stands between the file and ": what" in a message: ":3:14" for syntax, ": /pointer" for meaning, empty without a
    // place. Control characters are escaped, so that the message stays one line.
    std::string place() const;
};

// Something worth saying that does not refuse the input. `code` is fixed (contract 4), `message` is English.
struct Warning {
    std::string code;
    std::string pointer;
    std::string message;
    std::string nearest; // for unknown_key: the pointer of the nearest known key, or empty
    bool operator==(const Warning&) const = default;
};
using Warnings = std::vector<Warning>;

} // namespace bascule
