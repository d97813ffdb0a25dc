#include "model/document.h"

#include "model/inference/sections_json.h"
#include "model/object_reader.h"
#include "model/scenario_json.h"
#include "model/training/sections_json.h"

#include <algorithm>
#include <unordered_set>

namespace bascule {
namespace {

struct Side {
    std::string_view ids, reference, rows; // keys, and what a row is called
};
constexpr Side gpu_side{"gpus", "reference_gpu", "GPU"}, api_side{"apis", "reference_api", "API"};

template <typename Row>
std::unordered_set<std::string_view> idsOf(const std::vector<Row>& rows) {
    std::unordered_set<std::string_view> ids;
    for (const Row& row : rows)
        ids.insert(row.id);
    return ids;
}

void checkIds(const Side& side, const std::optional<std::vector<std::string>>& chosen,
              const std::unordered_set<std::string_view>& known) {
    if (!chosen) return;
    std::unordered_set<std::string_view> seen;
    for (const std::string& id : *chosen) {
        const std::string pointer = pointerTo(pointerTo("", side.ids), seen.size());
        if (!known.contains(id))
            throw InputError(pointer,
                             because("refused.no_such_row", "there is no %1 \"%2\" in the price book", side.rows, id));
        if (!seen.insert(id).second)
            throw InputError(pointer, because("refused.listed_twice", "\"%1\" is listed twice", id));
    }
}

void checkReference(const Side& side, const std::optional<std::string>& reference,
                    const std::vector<std::string>& compared) {
    if (reference && std::find(compared.begin(), compared.end(), *reference) == compared.end())
        throw InputError(
            pointerTo("", side.reference),
            because("refused.not_compared", "\"%1\" is not among the %2s compared", *reference, side.rows));
}

void check(const Document& document, Warnings& warnings) {
    const Scenario& scenario = document.scenario;
    const auto gpus = idsOf(document.prices->gpus);
    checkIds(gpu_side, scenario.gpus, gpus);
    checkIds(api_side, scenario.apis, idsOf(document.prices->apis));
    checkReference(gpu_side, scenario.reference_gpu, comparedGpus(document));
    checkReference(api_side, scenario.reference_api, comparedApis(document));
    checkTrainingIds(scenario, *document.prices);
    checkInferenceIds(scenario, *document.prices);
    if (const auto& invoice = scenario.workload.invoice; invoice && !document.prices->findApi(invoice->api))
        throw InputError(
            "/workload/invoice/api",
            because("refused.no_such_row", "there is no %1 \"%2\" in the price book", api_side.rows, invoice->api));
    for (const auto& [id, rate] : scenario.hosting.throughput)
        if (!gpus.contains(id))
            warnings.push_back({"throughput_of_unknown_id",
                                pointerTo("/hosting/throughput", id),
                                "there is no GPU \"" + id + "\" in the price book; its throughput is not used",
                                {}});
}

} // namespace

Document readDocument(const Json& json, Warnings& warnings) {
    Document document;
    document.scenario = readScenario(json, warnings);
    const auto book = json.find("price_book");
    document.prices = book == json.end() || book->is_null()
                          ? builtinPriceBook()
                          : std::make_shared<const PriceBook>(readPriceBook(*book, "/price_book", warnings));
    check(document, warnings);
    return document;
}

Json writeDocument(const Document& document) {
    return writeScenario(document.scenario, writePriceBook(*document.prices));
}

bool isPriceBook(const Json& json) {
    if (!json.is_object()) return false;
    const auto format = json.find("format");
    return format != json.end() && *format == "bascule-prices";
}

} // namespace bascule
