#include "model/evaluate.h"

#include "model/corpus/corpus.h"
#include "model/economics/api_cost.h"
#include "model/economics/comparison.h"
#include "model/economics/invoice.h"
#include "model/economics/own_cost.h"
#include "model/economics/reading.h"
#include "model/economics/usage.h"
#include "model/inference/inference.h"
#include "model/json_text.h"
#include "model/training/fine_tuning.h"
#include "model/training/scaling.h"
#include "model/training/training.h"

#include <algorithm>
#include <unordered_map>

namespace bascule {
namespace {

// Rows of a table by id; a short table is searched, a long one hashed once.
template <typename Row>
class RowFinder {
public:
    RowFinder(const std::vector<Row>& rows, std::size_t lookups) : m_rows(rows) {
        if (rows.size() * lookups < 4096) return;
        m_by_id.reserve(rows.size());
        for (const Row& row : rows)
            m_by_id.emplace(row.id, &row);
    }
    const Row* operator()(std::string_view id) const {
        if (!m_by_id.empty()) {
            const auto at = m_by_id.find(id);
            return at == m_by_id.end() ? nullptr : at->second;
        }
        const auto at = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.id == id; });
        return at == m_rows.end() ? nullptr : &*at;
    }

private:
    const std::vector<Row>& m_rows;
    std::unordered_map<std::string_view, const Row*> m_by_id;
};

// Those the scenario lists, in its order; without a list every confirmed row.
template <typename Row>
std::vector<const Row*> comparedRows(const std::optional<std::vector<std::string>>& ids, const std::vector<Row>& rows) {
    std::vector<const Row*> compared;
    compared.reserve(ids ? ids->size() : rows.size());
    if (!ids) {
        for (const Row& row : rows)
            if (row.unconfirmed.empty()) compared.push_back(&row);
        return compared;
    }
    const RowFinder<Row> find(rows, ids->size());
    for (const std::string& id : *ids)
        if (const Row* row = find(id)) compared.push_back(row);
    return compared;
}

void warnOfUnknownThroughputs(const Scenario& scenario, const PriceBook& prices, Warnings& warnings) {
    const auto& throughput = scenario.hosting.throughput;
    if (throughput.empty()) return;
    const RowFinder<GpuRow> find(prices.gpus, throughput.size());
    for (const auto& [id, value] : throughput)
        if (!find(id))
            warnings.push_back({"throughput_of_unknown_id",
                                pointerTo("/hosting/throughput", id),
                                "A throughput is given for " + id + ", which the price book does not list.",
                                {}});
}

void warnOfDearInterruptible(const Scenario& scenario, const PriceBook& prices, const std::vector<const GpuRow*>& rows,
                             Warnings& warnings) {
    if (scenario.hosting.billing != Billing::interruptible) return;
    for (const GpuRow* row : rows) {
        const HourPrices& price = row->price_per_hour;
        if (!price.on_demand || !price.interruptible || *price.interruptible < *price.on_demand) continue;
        const auto index = static_cast<std::size_t>(row - prices.gpus.data());
        warnings.push_back({"interruptible_not_cheaper",
                            pointerTo("/price_book/gpus", index) + "/price_per_hour/interruptible",
                            "The interruptible price of " + row->id + " is not below its on-demand price.",
                            {}});
    }
}

// The reference API and the cheapest one, when the reference has a price.
std::optional<ReadingTerms> readingTerms(const Scenario& scenario, const std::vector<ApiResult>& apis) {
    const auto reference = scenario.reference_api
                               ? std::find_if(apis.begin(), apis.end(),
                                              [&](const ApiResult& api) { return api.id == *scenario.reference_api; })
                               : apis.begin();
    if (reference == apis.end() || !reference->ok()) return std::nullopt;
    ReadingTerms terms;
    terms.reference = static_cast<std::uint32_t>(reference - apis.begin());
    terms.reference_monthly = terms.cheapest_monthly = reference->monthly_cost;
    for (const ApiResult& api : apis)
        if (api.ok()) terms.cheapest_monthly = std::min(terms.cheapest_monthly, api.monthly_cost);
    return terms;
}

class Evaluation {
public:
    Evaluation(const Scenario& scenario, const PriceBook& prices, const EvaluateOptions& options, Results&& former)
        : m_scenario(scenario),
          m_prices(prices),
          m_options(options),
          m_usage(usageOf(scenario)),
          m_results(std::move(former)) {}

    Results run() {
        m_results.clear();
        m_results.currency = m_scenario.currency;
        m_results.output_tokens_per_month = m_usage.volume;
        m_results.input_tokens_per_output_token = m_usage.input_ratio;
        m_results.utilisation = m_usage.utilisation;
        m_results.load = m_usage.load;
        costRows();
        comparePairs();
        answerSections();
        m_results.indexIds();
        return std::move(m_results);
    }

private:
    void costRows() {
        const auto gpus = comparedRows(m_scenario.gpus, m_prices.gpus);
        const auto apis = comparedRows(m_scenario.apis, m_prices.apis);
        m_results.gpus.reserve(gpus.size());
        m_terms.resize(gpus.size());
        for (std::size_t i = 0; i < gpus.size(); ++i)
            m_results.gpus.push_back(gpuResult(m_scenario, m_usage, *gpus[i], m_terms[i]));
        m_results.apis.reserve(apis.size());
        for (const ApiRow* row : apis)
            m_results.apis.push_back(apiResult(m_scenario, m_usage, *row));
        warnOfUnknownThroughputs(m_scenario, m_prices, m_results.warnings);
        warnOfDearInterruptible(m_scenario, m_prices, gpus, m_results.warnings);
    }

    // The sections that the scenario has (contract 5 to 9).
    void answerSections() {
        if (m_scenario.workload.invoice) m_results.invoice = invoiceResult(m_scenario, m_usage, m_prices);
        if (m_scenario.training) {
            m_results.training = trainingResult(*m_scenario.training, m_prices, m_scenario);
            warnOfTraining(*m_scenario.training, *m_results.training, m_prices, m_results.warnings);
        }
        if (m_scenario.fine_tuning)
            m_results.fine_tuning = fineTuningResult(*m_scenario.fine_tuning, m_prices,
                                                     comparedRows(m_scenario.gpus, m_prices.gpus), m_scenario);
        if (m_scenario.scaling) {
            m_results.scaling = scalingResult(*m_scenario.scaling, m_prices, m_scenario);
            warnOfScaling(*m_scenario.scaling, m_results.warnings);
        }
        if (m_scenario.inference) m_results.inference = inferenceResult(*m_scenario.inference, m_prices, m_scenario);
        if (m_scenario.corpus)
            m_results.corpus = corpusResult(*m_scenario.corpus, m_prices, m_scenario, m_usage.hours,
                                            comparedRows(m_scenario.gpus, m_prices.gpus),
                                            comparedRows(m_scenario.apis, m_prices.apis));
    }

    void comparePairs() {
        const auto ok = [](const auto& row) { return row.ok(); };
        const auto gpus = static_cast<std::size_t>(std::count_if(m_results.gpus.begin(), m_results.gpus.end(), ok));
        const auto apis = static_cast<std::size_t>(std::count_if(m_results.apis.begin(), m_results.apis.end(), ok));
        m_results.comparisons.reserve(gpus * apis);
        m_results.intervals.reserve(gpus * apis);
        const std::optional<ReadingTerms> readings = readingTerms(m_scenario, m_results.apis);
        if (readings) m_results.readings.reserve(gpus);
        for (std::uint32_t g = 0; g < m_results.gpus.size(); ++g)
            if (m_results.gpus[g].ok()) compareGpu(g, readings);
    }

    void compareGpu(std::uint32_t g, const std::optional<ReadingTerms>& terms) {
        const OwnSide own(g, m_results.gpus[g], m_usage, m_scenario);
        const std::size_t first = m_results.comparisons.size();
        bool readable = terms.has_value();
        for (std::uint32_t a = 0; a < m_results.apis.size(); ++a) {
            if (!m_results.apis[a].ok()) continue;
            own.compare(m_results.comparisons.emplace_back(), a, m_results.apis[a], m_options.most_intervals,
                        m_results.intervals);
            if (terms && a == terms->reference) readable = m_results.comparisons.back().error == RowError::none;
        }
        if (readable)
            m_results.readings.push_back(readingOf(g, m_terms[g], *terms,
                                                   std::span(m_results.comparisons).subspan(first), m_scenario, m_usage,
                                                   m_results.gpus[g].monthly_cost));
    }

    const Scenario& m_scenario;
    const PriceBook& m_prices;
    const EvaluateOptions m_options;
    const Usage m_usage;
    std::vector<OwnTerms> m_terms; // one a GPU row
    Results m_results;
};

} // namespace

Results evaluate(const Scenario& scenario, const PriceBook& prices, const EvaluateOptions& options) {
    return evaluate(scenario, prices, options, {});
}

Results evaluate(const Scenario& scenario, const PriceBook& prices, const EvaluateOptions& options, Results&& former) {
    return Evaluation(scenario, prices, options, std::move(former)).run();
}

SnapshotPtr takeSnapshot(Document document, Warnings readingWarnings) {
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->document = std::move(document);
    snapshot->results = evaluate(snapshot->document);
    Warnings& warnings = snapshot->results.warnings;
    std::erase_if(warnings, [&](const Warning& warning) { // said when the file was read
        return std::any_of(readingWarnings.begin(), readingWarnings.end(), [&](const Warning& other) {
            return other.code == warning.code && other.pointer == warning.pointer;
        });
    });
    warnings.insert(warnings.begin(), std::make_move_iterator(readingWarnings.begin()),
                    std::make_move_iterator(readingWarnings.end()));
    return snapshot;
}

} // namespace bascule
