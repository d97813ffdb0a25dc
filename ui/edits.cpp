#include "ui/edits.h"

#include "model/training/book_change.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace bascule {
namespace {

using Ids = std::vector<std::string>;
bool has(const Ids& ids, const std::string& id) { return std::ranges::find(ids, id) != ids.end(); }

// The list with or without one id, in the book's order where it is added.
template <class Rows>
Ids toggled(const Ids& compared, const Rows& rows, const std::string& id, bool on) {
    Ids next;
    if (!on) {
        std::ranges::copy_if(compared, std::back_inserter(next), [&](const std::string& each) { return each != id; });
        return next;
    }
    if (has(compared, id)) return compared;
    const auto place = [&](const std::string& wanted) {
        return std::ranges::find(rows, wanted, [](const auto& row) { return row.id; }) - rows.begin();
    };
    next = compared;
    next.insert(std::ranges::find_if(next, [&](const std::string& each) { return place(each) > place(id); }), id);
    return next;
}

template <class Rows>
std::optional<Ids> kept(const std::optional<Ids>& ids, const Rows& rows) {
    if (!ids) return std::nullopt;
    Ids next;
    for (const std::string& id : *ids)
        if (std::ranges::any_of(rows, [&](const auto& row) { return row.id == id; })) next.push_back(id);
    return next.empty() && !ids->empty() ? std::nullopt : std::optional(next);
}

} // namespace

Document withReferenceGpu(const Document& document, const std::string& id) {
    Document next = document;
    if (const Ids compared = comparedGpus(document); !has(compared, id))
        next.scenario.gpus = toggled(compared, document.prices->gpus, id, true);
    next.scenario.reference_gpu = id;
    return next;
}

Document withReferenceApi(const Document& document, const std::string& id) {
    Document next = document;
    if (const Ids compared = comparedApis(document); !has(compared, id))
        next.scenario.apis = toggled(compared, document.prices->apis, id, true);
    next.scenario.reference_api = id;
    return next;
}

Document withBilling(const Document& document, const std::string& code) {
    Document next = document;
    Hosting& hosting = next.scenario.hosting;
    hosting.billing = code == "on_demand"       ? Billing::on_demand
                      : code == "interruptible" ? Billing::interruptible
                      : code == "committed"     ? Billing::committed
                                                : Billing::monthly;
    const GpuRow* row = document.prices->findGpu(referenceGpu(document));
    if (hosting.billing == Billing::committed && row && !row->committed.empty() &&
        std::ranges::none_of(row->committed,
                             [&](const Commitment& term) { return term.months == hosting.commitment_months; }))
        hosting.commitment_months = row->committed.front().months;
    return next;
}

Document withThroughput(const Document& document, double tokensPerSecond) {
    Document next = document;
    const std::string id = referenceGpu(document);
    if (std::isnan(tokensPerSecond))
        next.scenario.hosting.throughput.erase(id);
    else
        next.scenario.hosting.throughput[id] = tokensPerSecond;
    return next;
}

Document withGpuCompared(const Document& document, const std::string& id, bool compared) {
    Document next = document;
    next.scenario.gpus = toggled(comparedGpus(document), document.prices->gpus, id, compared);
    if (!compared && next.scenario.reference_gpu == id) next.scenario.reference_gpu.reset();
    return next;
}

Document withApiCompared(const Document& document, const std::string& id, bool compared) {
    Document next = document;
    next.scenario.apis = toggled(comparedApis(document), document.prices->apis, id, compared);
    if (!compared && next.scenario.reference_api == id) next.scenario.reference_api.reset();
    return next;
}

Document withPriceBook(const Document& document, PriceBookPtr book) {
    Document next = document;
    next.prices = std::move(book);
    Scenario& scenario = next.scenario;
    scenario.gpus = kept(scenario.gpus, next.prices->gpus);
    scenario.apis = kept(scenario.apis, next.prices->apis);
    if (scenario.reference_gpu && !has(comparedGpus(next), *scenario.reference_gpu)) scenario.reference_gpu.reset();
    if (scenario.reference_api && !has(comparedApis(next), *scenario.reference_api)) scenario.reference_api.reset();
    keepSectionsTo(*next.prices, scenario);
    return next;
}

bool listPricesDiffer(const PriceBook& book) {
    return std::ranges::any_of(book.apis, [](const ApiRow& row) {
        const ApiRow* listed = listPriceBook()->findApi(row.id);
        return listed && !(*listed == row);
    });
}

Document withListPrices(const Document& document) {
    if (!listPricesDiffer(*document.prices)) return document;
    auto book = std::make_shared<PriceBook>(*document.prices);
    for (ApiRow& row : book->apis)
        if (const ApiRow* listed = listPriceBook()->findApi(row.id)) row = *listed;
    Document next = document;
    next.prices = std::move(book);
    return next;
}

Ids missingInputPrices(const Document& document) {
    Ids missing;
    const Workload& workload = document.scenario.workload;
    const bool input =
        workload.load ? workload.load->input_tokens_per_request > 0 : workload.input_tokens_per_output_token > 0;
    if (!input) return missing;
    for (const std::string& id : comparedApis(document))
        if (const ApiRow* row = document.prices->findApi(id); row && !row->price_per_million.input)
            missing.push_back(id);
    return missing;
}

bool listPricesHelp(const Document& document) {
    return std::ranges::any_of(missingInputPrices(document), [](const std::string& id) {
        const ApiRow* listed = listPriceBook()->findApi(id);
        return listed && listed->price_per_million.input;
    });
}

Ids foreignCurrencies(const Document& document) {
    std::set<std::string> used;
    for (const std::string& id : comparedGpus(document))
        if (const GpuRow* row = document.prices->findGpu(id)) used.insert(row->currency);
    for (const std::string& id : comparedApis(document))
        if (const ApiRow* row = document.prices->findApi(id)) used.insert(row->currency);
    used.erase(document.scenario.currency);
    return {used.begin(), used.end()};
}

Ids sectionCurrencies(const Document& document, std::span<const FieldGroup> inputs) {
    const Scenario& s = document.scenario;
    std::set<std::string> used;
    const auto addGpu = [&](const std::string& id) {
        if (const GpuRow* row = document.prices->findGpu(id)) used.insert(row->currency);
    };
    for (FieldGroup group : inputs) {
        if (group == FieldGroup::training && s.training) addGpu(s.training->gpu);
        if (group == FieldGroup::storage && s.training && s.training->storage)
            if (const StorageRow* row = document.prices->findStorage(*s.training->storage)) used.insert(row->currency);
        if (group == FieldGroup::scaling && s.scaling) addGpu(s.scaling->gpu);
        if (group == FieldGroup::inference && s.inference) addGpu(s.inference->gpu);
        if (group == FieldGroup::corpus && s.corpus) {
            for (const std::string& id : comparedApis(document))
                if (const ApiRow* row = document.prices->findApi(id)) used.insert(row->currency);
            for (const std::string& id : comparedGpus(document))
                addGpu(id);
        }
        if (group == FieldGroup::fine_tuning && s.fine_tuning)
            for (const std::string& id : comparedGpus(document))
                addGpu(id);
    }
    used.erase(s.currency);
    return {used.begin(), used.end()};
}

} // namespace bascule
