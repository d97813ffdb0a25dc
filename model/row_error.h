#pragma once
#include <cstdint>

namespace bascule {

// Why a row or a whole section has no answer (contract 4); the code as written is codeOf().
enum class RowError : std::uint8_t {
    none,
    excluded,
    no_throughput,
    no_price,
    no_exchange_rate,
    overflow,
    missing_output_price,
    missing_input_price,
    missing_batch_price,
    missing_batch_output_price,
    missing_batch_input_price,
    // Of the sections 5 to 8.
    no_spec,
    no_peak,
    no_bus,
    no_memory,
    missing_storage_price,
    never_finishes,
    impossible_rate,
    does_not_fit,
    no_token_ratio
};
const char* codeOf(RowError);

} // namespace bascule
