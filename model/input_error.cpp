#include "model/input_error.h"

namespace bascule {

std::string InputError::place() const {
    std::string text;
    if (line > 0) {
        text += ':';
        text += std::to_string(line);
        text += ':';
        text += std::to_string(column);
        return text;
    }
    if (pointer.empty()) return text;
    text += ": ";
    for (const char c : pointer) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7f) {
            constexpr char digits[] = "0123456789abcdef";
            text += "\\x";
            text += digits[byte >> 4];
            text += digits[byte & 15];
        } else {
            text += c;
        }
    }
    return text;
}

} // namespace bascule
