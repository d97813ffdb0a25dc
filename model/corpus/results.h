#pragma once
#include "model/training/training_results.h"

// The answer of `corpus` (contract 9). Amounts are in the scenario's currency, of all passes.
namespace bascule {

struct CorpusApi : Refusal { // no_price: none for input tokens; no_exchange_rate
    std::string api;
    double amount = 0;
    Maybe batch_amount; // unknown where the row has no batch price for input tokens
};

struct CorpusGpu : Refusal { // no_price: neither per hour nor per month; no_exchange_rate
    std::string gpu;
    double unit_hours = 0; // of one unit that does nothing else
    double amount = 0;
    double price_per_hour = 0;
    bool by_month = false; // the price is the month's, shared over its hours
};

struct CorpusResult : Refusal { // no_token_ratio, overflow
    double tokens_per_document = 0;
    Maybe tokens_per_character; // unknown when the tokens of a document are given
    double tokens = 0;          // all documents, all passes
    std::vector<CorpusApi> apis;
    std::vector<CorpusGpu> gpus; // those whose input throughput is known
};

} // namespace bascule
