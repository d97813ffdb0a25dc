#include "model/evaluate.h"

#include "model/corpus/sections_json.h"
#include "model/inference/sections_json.h"
#include "model/json_text.h"
#include "model/training/results_json.h"

#include <initializer_list>

namespace bascule {
namespace {

Json numberOrNull(Maybe value) { return value.known() ? Json(*value) : Json(nullptr); }

Json notesJson(const std::vector<Note>& notes) {
    Json list = Json::array();
    for (const Note note : notes)
        list.push_back(codeOf(note));
    return list;
}

Json errorJson(const std::string& id, RowError error, const std::string& message) {
    return {{"id", id}, {"error", codeOf(error)}, {"message", message}};
}

Json gpuJson(const GpuResult& gpu) {
    if (!gpu.ok()) return errorJson(gpu.id, gpu.error, gpu.message);
    return {{"id", gpu.id},
            {"billing", codeOf(gpu.billing)},
            {"cost_per_million", gpu.cost_per_million},
            {"full_cost_per_million", gpu.full_cost_per_million},
            {"capacity_tokens_per_month", gpu.capacity_tokens_per_month},
            {"units_needed", gpu.units_needed},
            {"monthly_cost", gpu.monthly_cost},
            {"cost_per_million_at_volume", numberOrNull(gpu.cost_per_million_at_volume)},
            {"actual_utilisation", numberOrNull(gpu.actual_utilisation)},
            {"notes", notesJson(gpu.notes)}};
}

Json apiJson(const ApiResult& api) {
    if (!api.ok()) return errorJson(api.id, api.error, api.message);
    return {{"id", api.id},
            {"cost_per_million", api.cost_per_million},
            {"monthly_cost", api.monthly_cost},
            {"notes", notesJson(api.notes)}};
}

Json intervalsJson(std::span<const Interval> intervals) {
    Json list = Json::array();
    for (const Interval& interval : intervals)
        list.push_back(Json::array({Json(interval.from), numberOrNull(interval.to)}));
    return list;
}

Json hybridJson(const Hybrid& hybrid) {
    if (!hybrid.known) return nullptr;
    return {{"units", hybrid.units}, {"monthly_cost", hybrid.monthly_cost}, {"api_tokens", hybrid.api_tokens}};
}

Json comparisonJson(const Results& results, const Comparison& c) {
    const std::string& gpu = results.gpus[c.gpu].id;
    const std::string& api = results.apis[c.api].id;
    Json json = {{"gpu", gpu}, {"api", api}};
    if (c.error != RowError::none) {
        json["error"] = codeOf(c.error);
        json["message"] = "Comparing " + gpu + " with " + api + " gives a result that is too large to be computed.";
        return json;
    }
    json["ratio"] = numberOrNull(c.ratio);
    json["difference"] = c.difference;
    json["verdict"] = codeOf(c.verdict);
    json["break_even_utilisation"] = numberOrNull(c.break_even_utilisation);
    json["break_even_volume"] = numberOrNull(c.break_even_volume);
    json["always_cheaper_from"] = numberOrNull(c.always_cheaper_from);
    json["gpu_cheaper_between"] = intervalsJson(results.cheaperBetween(c));
    if (c.intervals_truncated) json["intervals_truncated"] = true;
    json["flip_utilisation"] = numberOrNull(c.flip_utilisation);
    json["flip_unit_price"] = numberOrNull(c.flip_unit_price);
    json["hybrid"] = hybridJson(c.hybrid);
    return json;
}

Json readingJson(const Results& results, const Reading& reading) {
    Json beats = Json::array();
    for (const std::uint32_t api : reading.beats)
        beats.push_back(results.apis[api].id);
    return {{"gpu", results.gpus[reading.gpu].id},
            {"reference_api", results.apis[reading.api].id},
            {"code", codeOf(reading.code)},
            {"beats", std::move(beats)},
            {"solid", reading.solid}};
}

Json loadJson(const LoadResult& load) {
    for (const double figure : {load.output_tokens_per_month, load.input_tokens_per_output_token,
                                load.mean_tokens_per_second, load.peak_tokens_per_second, load.utilisation})
        if (!std::isfinite(figure))
            return {{"error", codeOf(RowError::overflow)},
                    {"message", "The load gives a result that is too large to be computed."}};
    return {{"output_tokens_per_month", load.output_tokens_per_month},
            {"input_tokens_per_output_token", load.input_tokens_per_output_token},
            {"mean_tokens_per_second", load.mean_tokens_per_second},
            {"peak_tokens_per_second", load.peak_tokens_per_second},
            {"utilisation", load.utilisation}};
}

Json invoiceJson(const InvoiceResult& invoice) {
    Json json = {{"api", invoice.api}, {"amount", invoice.amount}};
    if (!invoice.ok()) {
        json["error"] = codeOf(invoice.error);
        json["message"] = invoice.message;
        return json;
    }
    json["modelled_amount"] = invoice.modelled_amount;
    json["gap"] = numberOrNull(invoice.gap);
    json["output_tokens_per_month"] = numberOrNull(invoice.output_tokens_per_month);
    return json;
}

template <typename List, typename Write>
Json listJson(const List& list, Write write) {
    Json::array_t items;
    items.reserve(list.size());
    for (const auto& item : list)
        items.push_back(write(item));
    return items;
}

// RFC 4180: quoted where a comma, a quote or a line break stands, quotes doubled.
std::string csvText(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

std::string csvNumber(Maybe value) { return value.known() ? writeNumber(*value) : std::string(); }

void addRow(std::string& csv, std::initializer_list<std::string> cells) {
    const char* separator = "";
    for (const std::string& cell : cells) {
        csv += separator;
        csv += cell;
        separator = ",";
    }
    csv += "\r\n";
}

void addComparison(std::string& csv, const Results& results, const Comparison& c) {
    const GpuResult& gpu = results.gpus[c.gpu];
    const ApiResult& api = results.apis[c.api];
    const bool ok = c.error == RowError::none;
    addRow(csv, {csvText(gpu.id), codeOf(gpu.billing), csvNumber(gpu.units_needed),
                 csvNumber(gpu.capacity_tokens_per_month), csvNumber(gpu.cost_per_million), csvNumber(gpu.monthly_cost),
                 csvText(api.id), csvNumber(api.cost_per_million), csvNumber(api.monthly_cost), csvNumber(c.ratio),
                 ok ? csvNumber(c.difference) : "", ok ? codeOf(c.verdict) : "", csvNumber(c.break_even_utilisation),
                 csvNumber(c.break_even_volume), csvNumber(c.always_cheaper_from), codeOf(c.error)});
}

} // namespace

Json writeResults(const Results& results) {
    Json json = {{"format", "bascule-results"}, {"version", 1}, {"currency", results.currency}};
    json["gpus"] = listJson(results.gpus, gpuJson);
    json["apis"] = listJson(results.apis, apiJson);
    json["comparisons"] =
        listJson(results.comparisons, [&](const Comparison& c) { return comparisonJson(results, c); });
    json["readings"] = listJson(results.readings, [&](const Reading& r) { return readingJson(results, r); });
    if (results.load) json["load"] = loadJson(*results.load);
    if (results.invoice) json["invoice"] = invoiceJson(*results.invoice);
    writeTrainingResults(json, results);
    writeInferenceResult(json, results);
    writeCorpusResult(json, results);
    json["warnings"] = listJson(results.warnings, [](const Warning& w) {
        return Json{{"code", w.code}, {"pointer", w.pointer}, {"message", w.message}};
    });
    return json;
}

std::string writeResultsCsv(const Results& results) {
    std::string csv =
        "gpu,billing,units_needed,capacity_tokens_per_month,gpu_cost_per_million,gpu_monthly_cost,api,"
        "api_cost_per_million,api_monthly_cost,ratio,difference,verdict,break_even_utilisation,break_even_volume,"
        "always_cheaper_from,error\r\n";
    for (const Comparison& comparison : results.comparisons)
        addComparison(csv, results, comparison);
    for (const GpuResult& gpu : results.gpus)
        if (!gpu.ok())
            addRow(csv, {csvText(gpu.id), codeOf(gpu.billing), "", "", "", "", "", "", "", "", "", "", "", "", "",
                         codeOf(gpu.error)});
    for (const ApiResult& api : results.apis)
        if (!api.ok())
            addRow(csv, {"", "", "", "", "", "", csvText(api.id), "", "", "", "", "", "", "", "", codeOf(api.error)});
    return csv;
}

} // namespace bascule
