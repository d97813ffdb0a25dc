#include "model/corpus/corpus.h"
#include "model/answer/parts.h"
#include "model/explain.h"
#include "model/pages/pages.h"
#include "model/say.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

struct Way {
    std::string name, id;
    double amount = 0;
};

// Every way to have the corpus read that has an amount, cheapest first.
std::vector<Way> waysOf(const Snapshot& snapshot) {
    const CorpusResult& result = *snapshot.results.corpus;
    const PriceBook& book = *snapshot.document.prices;
    std::vector<Way> all;
    for (const CorpusApi& api : result.apis)
        if (const ApiRow* row = book.findApi(api.api); row && api.ok())
            all.push_back({shortened(row->name), explainId("corpus.api", {}, api.api), api.amount});
    for (const CorpusGpu& gpu : result.gpus)
        if (const GpuRow* row = book.findGpu(gpu.gpu); row && gpu.ok())
            all.push_back({shortened(row->name), explainId("corpus.gpu", gpu.gpu), gpu.amount});
    std::ranges::stable_sort(all, {}, &Way::amount);
    return all;
}

Phrase refusal(const Snapshot& snapshot) {
    const Corpus& corpus = *snapshot.document.scenario.corpus;
    if (snapshot.results.corpus->error != RowError::no_token_ratio) return phrase("scaling.overflow");
    if (!corpus.language || !corpus.encoding) return phrase("corpus.no_ratio");
    return phrase("corpus.no_ratio_of", one(languageName(*corpus.language)), *corpus.encoding);
}

void sayBatch(const Snapshot& snapshot, std::vector<Phrase>& details) {
    const CorpusApi* cheapest = nullptr;
    for (const CorpusApi& api : snapshot.results.corpus->apis)
        if (api.ok() && api.batch_amount && (!cheapest || *api.batch_amount < *cheapest->batch_amount)) cheapest = &api;
    if (!cheapest) return;
    const ApiRow* row = snapshot.document.prices->findApi(cheapest->api);
    details.push_back(phrase("corpus.batch_from", money(*cheapest->batch_amount, snapshot.results.currency),
                             shortened(row ? row->name : cheapest->api)));
}

void sayGpu(const Snapshot& snapshot, std::vector<Phrase>& details) {
    const CorpusGpu* cheapest = nullptr;
    for (const CorpusGpu& gpu : snapshot.results.corpus->gpus)
        if (gpu.ok() && (!cheapest || gpu.amount < cheapest->amount)) cheapest = &gpu;
    if (!cheapest) return;
    const GpuRow* row = snapshot.document.prices->findGpu(cheapest->gpu);
    details.push_back(phrase("corpus.on_gpu", shortened(row ? row->name : cheapest->gpu), hours(cheapest->unit_hours),
                             money(cheapest->amount, snapshot.results.currency)));
}

// The same text is more or fewer tokens elsewhere.
void sayEncodings(const Snapshot& snapshot, std::vector<Phrase>& details) {
    const Corpus& corpus = *snapshot.document.scenario.corpus;
    const auto* encodings = encodingsOf(corpus, *snapshot.document.prices);
    if (!encodings || !corpus.characters_per_document || encodings->size() < 2) return;
    const auto by_ratio = [](const auto& a, const auto& b) { return a.second < b.second; };
    const auto [least, most] = std::minmax_element(encodings->begin(), encodings->end(), by_ratio);
    const double documents = *corpus.characters_per_document * corpus.documents * corpus.passes;
    details.push_back(phrase("corpus.encodings", volume(least->second * documents), least->first,
                             volume(most->second * documents), most->first));
}

} // namespace

Answer corpusAnswer(const Snapshot& snapshot, std::string_view today) {
    Answer answer;
    if (!snapshot.results.corpus) return answer;
    const CorpusResult& result = *snapshot.results.corpus;
    if (!result.ok()) {
        answer.verdict = refusal(snapshot);
        return answer;
    }
    const Corpus& corpus = *snapshot.document.scenario.corpus;
    const std::string& currency = snapshot.results.currency;
    const std::vector<Way> all = waysOf(snapshot);
    answer.has_verdict = true;
    const Quantity documents = plain(corpus.documents);
    if (all.empty())
        answer.verdict = phrase("corpus.verdict.tokens", documents, volume(result.tokens));
    else
        answer.verdict = phrase("corpus.verdict", documents, volume(result.tokens), money(all.front().amount, currency),
                                all.front().name, money(all.back().amount, currency), all.back().name);
    answer.figures.push_back({phrase("figure.value", tokens(result.tokens)),
                              phrase("figure.corpus.tokens", tokens(result.tokens_per_document)),
                              explainId("corpus.tokens", {})});
    if (!all.empty()) {
        answer.figures.push_back({phrase("figure.value", money(all.front().amount, currency)),
                                  phrase("figure.corpus.cheapest", all.front().name), all.front().id});
        if (corpus.documents > 0)
            answer.figures.push_back(
                {phrase("figure.value", money(all.front().amount / corpus.documents * 1000, currency)),
                 phrase("figure.corpus.document", all.front().name), all.front().id});
    }
    sayBatch(snapshot, answer.details);
    sayGpu(snapshot, answer.details);
    sayEncodings(snapshot, answer.details);
    std::vector<UsedPrice> prices;
    for (const CorpusApi& api : result.apis)
        if (const ApiRow* row = snapshot.document.prices->findApi(api.api))
            prices.push_back({row->currency, row->as_of});
    sayPrices(snapshot.document.scenario, prices, today, answer.cautions);
    return answer;
}

} // namespace bascule
