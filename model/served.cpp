#include "model/served.h"

#include "model/compared.h"
#include "model/economics/own_cost.h"
#include "model/json_text.h"
#include "model/say.h"

#include <algorithm>

namespace bascule {

using namespace say;

Served::Served(const Snapshot& of)
    : snapshot(of),
      scenario(of.document.scenario),
      prices(*of.document.prices),
      inference(*scenario.inference),
      result(*of.results.inference),
      row(prices.findGpu(inference.gpu)),
      model(modelOf(inference, scenario)) {
    m_listed.error = m_estimated.error = RowError::no_throughput;
    if (!row) return;
    const Usage usage = usageOf(scenario);
    OwnTerms terms;
    m_listed = gpuResult(scenario, usage, *row, terms);
    if (!result.ok()) return;
    Scenario estimated = scenario;
    estimated.hosting.throughput[row->id] = rowThroughput();
    m_estimated = gpuResult(estimated, usage, *row, terms);
}

std::string Served::name() const { return shortened(row ? row->name : inference.gpu); }

Phrase Served::cards() const {
    if (!row || row->gpu_count == 1) return phrase("figure.value", CountedName{inference.gpus, name()});
    return phrase("inference.cards", CountedName{inference.gpus, shortened(row->gpu.value_or(row->name))}, name());
}

Phrase Served::modelName() const {
    if (!result.model.empty()) return literal(shortened(result.model));
    return phrase("tuning.unnamed", Quantity{model ? countsOf(*model).parameters : std::nan(""), Unit::parameters});
}

double Served::rowSequences() const { return result.batch * std::max(1.0, copies()); }

Serving Served::serving() const {
    return {inference,
            *model,
            {result.peak_tflops, result.memory_gb_per_second,
             result.memory_bytes / (inference.gpus * inference.memory_fraction)}};
}

bool Served::isUsed() const {
    return row && result.ok() && row->output_tokens_per_second == rowThroughput() && row->throughput &&
           !scenario.hosting.throughput.contains(row->id);
}

namespace {

// The first value that an edit replaced is the one that is kept.
void keepReplaced(GpuRow& row, const char* pointer, const Json& value, const std::optional<std::string>& source,
                  const std::optional<std::string>& as_of) {
    if (std::any_of(row.replaced.begin(), row.replaced.end(),
                    [&](const ReplacedValue& each) { return each.pointer == pointer; }))
        return;
    ReplacedValue replaced;
    replaced.pointer = pointer;
    replaced.value = value;
    replaced.source = source;
    replaced.as_of = as_of;
    row.replaced.push_back(std::move(replaced));
}

std::string sourceOf(const Inference& i) {
    return "Estimated by Bascule: prompts of " + writeNumber(i.prompt_tokens) + " tokens, answers of " +
           writeNumber(i.output_tokens) + ", " + writeNumber(i.weight_bytes) + " bytes a weight, " +
           writeNumber(i.kv_bytes) + " a key or value";
}

} // namespace

Document withEstimatedThroughput(const Snapshot& snapshot, const std::string& today) {
    Document next = snapshot.document;
    if (!snapshot.results.inference || !snapshot.results.inference->ok()) return next;
    const Served served(snapshot);
    if (!served.row) return next;
    auto book = std::make_shared<PriceBook>(*next.prices);
    GpuRow& row = book->gpus[static_cast<std::size_t>(served.row - next.prices->gpus.data())];
    const ThroughputEvidence before = row.throughput.value_or(ThroughputEvidence{});
    if (row.output_tokens_per_second)
        keepReplaced(row, "/output_tokens_per_second", *row.output_tokens_per_second,
                     before.source ? before.source : row.source, before.as_of ? before.as_of : row.as_of);
    row.output_tokens_per_second = served.rowThroughput();
    ThroughputEvidence& now = row.throughput.emplace(before); // with what a file holds beside
    now.model = served.result.model;
    if (now.model->empty()) now.model = writeNumber(served.result.parameters) + " parameters";
    now.precision = codeOf(served.inference.precision);
    now.concurrency = served.rowSequences();
    now.source = sourceOf(served.inference);
    now.as_of = today.empty() ? std::nullopt : std::optional(today);
    next.scenario.hosting.throughput.erase(row.id);
    next.prices = std::move(book);
    return next;
}

Phrase throughputCondition(const GpuRow& row) {
    if (!row.throughput) return phrase("throughput.unsaid");
    const ThroughputEvidence& of = *row.throughput;
    PhraseList parts;
    if (of.model) parts.push_back(literal(shortened(*of.model)));
    if (of.precision) parts.push_back(literal(*of.precision));
    if (!of.concurrency)
        parts.push_back(phrase("throughput.load_unsaid_last"));
    else if (*of.concurrency == 1)
        parts.push_back(phrase("throughput.one_stream_last"));
    else
        parts.push_back(counted("throughput.at_once_last", *of.concurrency));
    return phrase("throughput.for", std::move(parts));
}

} // namespace bascule
