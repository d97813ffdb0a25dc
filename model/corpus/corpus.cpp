#include "model/corpus/corpus.h"

#include "model/training/terms.h"

#include <cmath>

namespace bascule {
namespace {

Refusal noRatio(const Corpus& corpus) {
    if (!corpus.language || !corpus.encoding)
        return {RowError::no_token_ratio,
                "The tokens of a character are unknown: give tokens_per_character, or language "
                "and encoding."};
    return {RowError::no_token_ratio,
            "The price book has no token ratio for \"" + *corpus.language + "\" in " + *corpus.encoding + "."};
}

CorpusApi read(const ApiRow& row, double tokens, const Scenario& scenario) {
    CorpusApi result;
    result.api = row.id;
    const double rate = rateInto(scenario, row.currency);
    if (!row.price_per_million.input)
        static_cast<Refusal&>(result) = {RowError::no_price, row.id + " has no price for input tokens."};
    else if (rate == 0)
        static_cast<Refusal&>(result) = noExchangeRate(scenario, row.id, row.currency);
    if (!result.ok()) return result;
    const double millions = tokens / 1e6 * rate;
    result.amount = millions * *row.price_per_million.input;
    if (row.batch_price_per_million && row.batch_price_per_million->input)
        result.batch_amount = millions * *row.batch_price_per_million->input;
    if (!std::isfinite(result.amount)) static_cast<Refusal&>(result) = tooLarge("The amount of " + row.id);
    return result;
}

CorpusGpu read(const GpuRow& row, double tokens, const Scenario& scenario, double hours) {
    CorpusGpu result;
    result.gpu = row.id;
    result.unit_hours = tokens / (*row.input_tokens_per_second * scenario.hosting.throughput_factor * 3600);
    const double rate = rateInto(scenario, row.currency);
    result.by_month = !row.price_per_hour.on_demand;
    const std::optional<double> price = !result.by_month      ? row.price_per_hour.on_demand
                                        : row.price_per_month ? std::optional(*row.price_per_month / hours)
                                                              : std::nullopt;
    if (!price || rate == 0) {
        static_cast<Refusal&>(result) = price
                                            ? noExchangeRate(scenario, row.id, row.currency)
                                            : Refusal{RowError::no_price, row.id + " has no price per hour or month."};
        return result;
    }
    result.price_per_hour = *price * rate;
    result.amount = result.unit_hours * result.price_per_hour;
    if (!std::isfinite(result.amount)) static_cast<Refusal&>(result) = tooLarge("The amount of " + row.id);
    return result;
}

} // namespace

Corpus startingCorpus() {
    Corpus corpus;
    corpus.documents = 2e6;
    corpus.characters_per_document = 6000;
    corpus.language = "fr";
    corpus.encoding = "cl100k_base";
    return corpus;
}

const std::map<std::string, double>* encodingsOf(const Corpus& corpus, const PriceBook& prices) {
    const auto language = prices.token_ratios.find(corpus.language.value_or(""));
    return language == prices.token_ratios.end() ? nullptr : &language->second;
}

Maybe tokensPerCharacter(const Corpus& corpus, const PriceBook& prices) {
    if (corpus.tokens_per_character) return *corpus.tokens_per_character;
    const auto* encodings = encodingsOf(corpus, prices);
    if (!encodings || !corpus.encoding) return {};
    const auto ratio = encodings->find(*corpus.encoding);
    return ratio == encodings->end() ? Maybe() : Maybe(ratio->second);
}

CorpusResult corpusResult(const Corpus& corpus, const PriceBook& prices, const Scenario& scenario, double hours,
                          std::span<const GpuRow* const> gpus, std::span<const ApiRow* const> apis) {
    CorpusResult result;
    if (corpus.tokens_per_document) {
        result.tokens_per_document = *corpus.tokens_per_document;
    } else {
        result.tokens_per_character = tokensPerCharacter(corpus, prices);
        if (!result.tokens_per_character) {
            static_cast<Refusal&>(result) = noRatio(corpus);
            return result;
        }
        result.tokens_per_document = corpus.characters_per_document.value_or(0) * *result.tokens_per_character;
    }
    result.tokens = result.tokens_per_document * corpus.documents * corpus.passes;
    if (!std::isfinite(result.tokens)) {
        static_cast<Refusal&>(result) = tooLarge("The number of tokens");
        return result;
    }
    for (const ApiRow* row : apis)
        result.apis.push_back(read(*row, result.tokens, scenario));
    for (const GpuRow* row : gpus)
        if (row->input_tokens_per_second && *row->input_tokens_per_second > 0)
            result.gpus.push_back(read(*row, result.tokens, scenario, hours));
    return result;
}

} // namespace bascule
