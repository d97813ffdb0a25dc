#include "model/corpus/corpus.h"
#include "model/explain/sections.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

void titled(Steps& steps, std::string_view figure, const std::string& name) {
    Quantity value = std::get<Quantity>(steps.explanation.steps.back().arguments.back()); // the last line's result
    value.exact = false;
    steps.title(std::string(figure).c_str(), std::move(value), name);
}

// Tokens of all documents (contract 9).
void tokensOf(Steps& steps, const Corpus& corpus, const CorpusResult& result) {
    if (result.tokens_per_character)
        steps.add("step.corpus.document", result.tokens_per_document, tokens(0), plain(*corpus.characters_per_document),
                  plain(*result.tokens_per_character));
    steps.add("step.corpus.tokens", result.tokens, tokens(0), tokens(result.tokens_per_document),
              plain(corpus.documents), plain(corpus.passes));
}

bool explainApiReading(Steps& steps, std::string_view figure, const CorpusApi& api, const ApiRow& row, double all) {
    const bool batch = figure == "corpus.batch";
    if (!api.ok() || (batch && !api.batch_amount)) return false;
    const double price = batch ? *row.batch_price_per_million->input : *row.price_per_million.input;
    const double converted = steps.converted(price, row.currency, Unit::money_per_million);
    steps.add("step.corpus.amount", batch ? *api.batch_amount : api.amount,
              Quantity{0, Unit::money, steps.c.currency()}, tokens(all), steps.million(converted));
    steps.evidence(row, Quantity{price, Unit::money_per_million, row.currency});
    titled(steps, figure, row.name);
    return true;
}

bool explainGpuReading(Steps& steps, std::string_view figure, const CorpusGpu& gpu, const GpuRow& row,
                       const Scenario& scenario, double all) {
    if (!gpu.ok()) return false;
    steps.add("step.corpus.hours", gpu.unit_hours, hours(0), tokens(all), rate(*row.input_tokens_per_second),
              plain(scenario.hosting.throughput_factor));
    steps.add("step.corpus.gpu_amount", gpu.amount, Quantity{0, Unit::money, steps.c.currency()}, hours(gpu.unit_hours),
              steps.hour(gpu.price_per_hour));
    steps.evidence(row, gpu.by_month ? Quantity{*row.price_per_month, Unit::money_per_month, row.currency}
                                     : Quantity{*row.price_per_hour.on_demand, Unit::money_per_hour, row.currency});
    titled(steps, figure, row.name);
    return true;
}

} // namespace

bool explainCorpus(Steps& steps, std::string_view figure, std::string_view gpu, std::string_view api) {
    const Snapshot& snapshot = steps.c.snapshot;
    if (!snapshot.results.corpus || !snapshot.results.corpus->ok()) return false;
    const Scenario& scenario = snapshot.document.scenario;
    const Corpus& corpus = *scenario.corpus;
    const CorpusResult& result = *snapshot.results.corpus;
    const PriceBook& book = *snapshot.document.prices;
    if (figure == "corpus.encoding") {
        Corpus other = corpus;
        other.encoding = std::string(gpu);
        other.tokens_per_character.reset();
        const Maybe ratio = tokensPerCharacter(other, book);
        if (!ratio || !corpus.characters_per_document) return false;
        steps.add("step.corpus.document", *corpus.characters_per_document * *ratio, tokens(0),
                  plain(*corpus.characters_per_document), plain(*ratio));
        titled(steps, figure, *other.encoding);
        return true;
    }
    tokensOf(steps, corpus, result);
    if (figure == "corpus.tokens") {
        steps.explanation.title = phrase("explain.corpus.tokens", tokens(result.tokens));
        return true;
    }
    if (figure == "corpus.gpu") {
        const auto found = std::ranges::find(result.gpus, gpu, &CorpusGpu::gpu);
        const GpuRow* row = book.findGpu(std::string(gpu));
        return found != result.gpus.end() && row &&
               explainGpuReading(steps, figure, *found, *row, scenario, result.tokens);
    }
    const auto found = std::ranges::find(result.apis, api, &CorpusApi::api);
    const ApiRow* row = book.findApi(std::string(api));
    return (figure == "corpus.api" || figure == "corpus.batch") && found != result.apis.end() && row &&
           explainApiReading(steps, figure, *found, *row, result.tokens);
}

} // namespace bascule
