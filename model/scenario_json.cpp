#include "model/scenario_json.h"
#include "model/corpus/sections_json.h"
#include "model/document.h"
#include "model/field_json.h"
#include "model/inference/sections_json.h"
#include "model/load.h"
#include "model/training/sections_json.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bascule {
namespace {

constexpr std::string_view kept_sections[] = {"variants", "uncertainty", "horizon", "report"};
constexpr std::array<std::string_view, 4> billings{"monthly", "on_demand", "interruptible",
                                                   "committed"}; // in the enum's order
constexpr std::array<std::string_view, 2> schedules{"always_on", "elastic"};

ExchangeRate readRate(const Json& value, const std::string& pointer, Warnings& warnings) {
    ExchangeRate rate;
    if (value.is_number()) {
        rate.rate = numberAt(value, pointer, above_zero);
        return rate;
    }
    if (!value.is_object())
        throw InputError(pointer,
                         because("refused.rate", "must be a number or an object with a rate, is %1", describe(value)));
    ObjectReader reader(value, pointer, warnings);
    rate.rate = reader.requiredNumber("rate", above_zero);
    rate.as_of = reader.text("as_of");
    rate.source = reader.text("source");
    rate.extras = reader.finish();
    return rate;
}

void readRates(ObjectReader& root, Scenario& scenario) {
    const Json* rates = root.find("exchange_rates");
    if (!rates) return;
    const ObjectReader reader(*rates, root.pointerOf("exchange_rates"), root.warnings());
    Json comments;
    for (const auto& [currency, value] : rates->items()) {
        if (currency.starts_with('_')) {
            comments[currency] = value;
            continue;
        }
        checkCurrency(currency, reader.pointerOf(currency));
        if (!value.is_null())
            scenario.exchange_rates[currency] = readRate(value, reader.pointerOf(currency), root.warnings());
    }
    root.keep("exchange_rates", std::move(comments));
}

std::optional<std::vector<std::string>> readIds(ObjectReader& root, std::string_view key) {
    const Json* list = root.list(key);
    if (!list) return std::nullopt;
    std::vector<std::string> ids;
    for (const Json& element : *list)
        ids.push_back(idAt(element, pointerTo(root.pointerOf(key), ids.size())));
    return ids;
}

std::optional<std::string> readId(ObjectReader& root, std::string_view key) {
    const Json* value = root.find(key);
    return value ? std::optional(idAt(*value, root.pointerOf(key))) : std::nullopt;
}

std::array<double, 24> readProfile(const Json& list, const std::string& pointer) {
    std::array<double, 24> profile{};
    if (list.size() != profile.size())
        throw InputError(pointer, because("refused.hours", "must be 24 numbers, one an hour, has %1", list.size()));
    for (std::size_t hour = 0; hour < profile.size(); ++hour)
        profile[hour] = numberAt(list[hour], pointerTo(pointer, hour), at_least_zero);
    if (std::all_of(profile.begin(), profile.end(), [](double x) { return x == 0; }))
        throw InputError(pointer, because("refused.no_hour", "must have an hour above 0, all are 0"));
    return profile;
}

// What has no default in the contract is required.
void readLoad(ObjectReader& workload, Scenario& scenario) {
    auto reader = workload.object("load");
    if (!reader) return;
    Load& load = scenario.workload.load.emplace();
    for (const std::string_view key : {"users", "requests_per_user_per_day", "output_tokens_per_request"})
        reader->require(key);
    readFields(*reader, scenario);
    if (const Json* profile = reader->list("hourly_profile"))
        load.hourly_profile = readProfile(*profile, reader->pointerOf("hourly_profile"));
    workload.keep("load", reader->finish());
    for (const std::string_view key : {"output_tokens_per_month", "input_tokens_per_output_token"})
        if (workload.find(key))
            throw InputError(workload.pointerOf(key),
                             because("refused.beside_load", "must be absent when /workload/load is given"));
}

void readInvoice(ObjectReader& workload, Scenario& scenario) {
    auto reader = workload.object("invoice");
    if (!reader) return;
    scenario.workload.invoice.emplace().api = reader->requiredId("api");
    reader->require("amount");
    readFields(*reader, scenario);
    workload.keep("invoice", reader->finish());
}

void readWorkload(ObjectReader& root, Scenario& scenario) {
    auto reader = root.object("workload");
    if (!reader) return;
    readFields(*reader, scenario);
    const Workload& workload = scenario.workload;
    if (workload.cached_input_share + workload.cache_write_share > 1 + 1e-12)
        throw InputError(reader->pointerOf("cached_input_share"),
                         because("refused.cache_shares",
                                 "%1 and /workload/cache_write_share %2 must together be at most 1",
                                 workload.cached_input_share, workload.cache_write_share));
    readLoad(*reader, scenario);
    readInvoice(*reader, scenario);
    root.keep("workload", reader->finish());
}

void readThroughput(ObjectReader& hosting, Scenario& scenario) {
    const Json* rates = hosting.find("throughput");
    if (!rates) return;
    const ObjectReader reader(*rates, hosting.pointerOf("throughput"), hosting.warnings());
    Json comments;
    for (const auto& [id, value] : rates->items()) {
        const std::string pointer = reader.pointerOf(id);
        if (id.starts_with('_') && !value.is_number()) { // ids may begin with "_" too
            comments[id] = value;
            continue;
        }
        idAt(id, pointer);
        if (!value.is_null()) scenario.hosting.throughput[id] = numberAt(value, pointer, above_zero);
    }
    hosting.keep("throughput", std::move(comments));
}

void readHosting(ObjectReader& root, Scenario& scenario) {
    const Json* section = root.find("hosting");
    if (!section) return;
    // "from_load" stands where a number does; the table reads numbers.
    Json numbers = *section;
    Hosting& hosting = scenario.hosting;
    if (section->is_object() && section->contains("utilisation") && section->at("utilisation") == "from_load") {
        hosting.utilisation_from_load = true;
        numbers["utilisation"] = nullptr;
    }
    ObjectReader reader(numbers, root.pointerOf("hosting"), root.warnings());
    readFields(reader, scenario);
    hosting.billing = static_cast<Billing>(
        reader.choice("billing", {billings[0], billings[1], billings[2], billings[3]}).value_or(0));
    hosting.schedule = static_cast<Schedule>(reader.choice("schedule", {schedules[0], schedules[1]}).value_or(0));
    readThroughput(reader, scenario);
    root.keep("hosting", reader.finish());
}

void checkUtilisation(const Scenario& scenario) {
    if (!scenario.hosting.utilisation_from_load) return;
    const std::string pointer = "/hosting/utilisation";
    if (!scenario.workload.load)
        throw InputError(pointer, because("refused.no_load", "is \"from_load\", but there is no /workload/load"));
    const double utilisation = deriveLoad(*scenario.workload.load, scenario.hosting).utilisation;
    if (!std::isfinite(utilisation))
        throw InputError(
            pointer, because("refused.load_too_large", "cannot be computed from the load: its numbers are too large"));
    if (!(utilisation > 0 && utilisation <= 1))
        throw InputError(pointer, because("refused.load_utilisation",
                                          "from the load must be above 0 and at most 1, is %1", utilisation));
}

void readConstraints(ObjectReader& root, Scenario& scenario) {
    auto reader = root.object("constraints");
    if (!reader) return;
    scenario.constraints.jurisdictions = reader->texts("jurisdictions").value_or(std::vector<std::string>{});
    scenario.constraints.certifications = reader->texts("certifications").value_or(std::vector<std::string>{});
    scenario.constraints.no_training_on_data = reader->boolean("no_training_on_data").value_or(false);
    root.keep("constraints", reader->finish());
}

void readSections(ObjectReader& root, Scenario& scenario) {
    Json sections;
    for (const std::string_view key : kept_sections) {
        const Json* section = root.find(key);
        if (!section) continue;
        if (!section->is_structured())
            throw InputError(root.pointerOf(key),
                             because("refused.section", "must be an object, is %1", describe(*section)));
        sections[std::string(key)] = *section;
    }
    scenario.sections = std::move(sections);
}

Json writeRate(const ExchangeRate& rate) {
    if (!rate.as_of && !rate.source && rate.extras.empty()) return rate.rate;
    Json json = {{"rate", rate.rate}};
    if (rate.as_of) json["as_of"] = *rate.as_of;
    if (rate.source) json["source"] = *rate.source;
    mergeExtras(json, rate.extras);
    return json;
}

Json writeWorkload(const Scenario& scenario) {
    Json json = Json::object();
    writeFields(json, "/workload", scenario);
    json["load"] = nullptr;
    if (scenario.workload.load) {
        json["output_tokens_per_month"] = nullptr;
        json["input_tokens_per_output_token"] = nullptr;
        Json& load = json["load"] = Json::object();
        writeFields(load, "/workload/load", scenario);
        load["hourly_profile"] = scenario.workload.load->hourly_profile;
    }
    if (scenario.workload.invoice) {
        Json& invoice = json["invoice"] = {{"api", scenario.workload.invoice->api}};
        writeFields(invoice, "/workload/invoice", scenario);
    }
    return json;
}

Json writeHosting(const Scenario& scenario) {
    const Hosting& hosting = scenario.hosting;
    Json json = Json::object();
    writeFields(json, "/hosting", scenario);
    if (hosting.utilisation_from_load) json["utilisation"] = "from_load";
    json["billing"] = billings[static_cast<std::size_t>(hosting.billing)];
    json["schedule"] = schedules[static_cast<std::size_t>(hosting.schedule)];
    Json& throughput = json["throughput"] = Json::object();
    for (const auto& [id, rate] : hosting.throughput)
        throughput[id] = rate;
    return json;
}

template <typename T>
Json orNull(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

} // namespace

Scenario readScenario(const Json& json, Warnings& warnings) {
    ObjectReader root(json, "", warnings);
    root.format("bascule-scenario", 1);
    Scenario scenario;
    scenario.title = root.text("title").value_or("");
    scenario.notes = root.text("notes").value_or("");
    if (root.find("currency")) scenario.currency = root.requiredCurrency("currency");
    readRates(root, scenario);
    root.find("price_book");
    scenario.gpus = readIds(root, "gpus");
    scenario.apis = readIds(root, "apis");
    scenario.reference_gpu = readId(root, "reference_gpu");
    scenario.reference_api = readId(root, "reference_api");
    readWorkload(root, scenario);
    readHosting(root, scenario);
    checkUtilisation(scenario);
    readFields(root, scenario);
    readConstraints(root, scenario);
    readTrainingSections(root, scenario);
    readInference(root, scenario);
    readCorpus(root, scenario);
    readSections(root, scenario);
    scenario.extras = root.finish();
    return scenario;
}

Json writeScenario(const Scenario& scenario, Json priceBook) {
    Json json = {{"format", "bascule-scenario"}, {"version", 1}};
    json["title"] = scenario.title;
    json["notes"] = scenario.notes;
    json["currency"] = scenario.currency;
    Json& rates = json["exchange_rates"] = Json::object();
    for (const auto& [currency, rate] : scenario.exchange_rates)
        rates[currency] = writeRate(rate);
    json["gpus"] = orNull(scenario.gpus);
    json["apis"] = orNull(scenario.apis);
    json["reference_gpu"] = orNull(scenario.reference_gpu);
    json["reference_api"] = orNull(scenario.reference_api);
    json["workload"] = writeWorkload(scenario);
    json["hosting"] = writeHosting(scenario);
    writeFields(json, "", scenario);
    json["constraints"] = {{"jurisdictions", scenario.constraints.jurisdictions},
                           {"certifications", scenario.constraints.certifications},
                           {"no_training_on_data", scenario.constraints.no_training_on_data}};
    writeTrainingSections(json, scenario);
    writeInference(json, scenario);
    writeCorpus(json, scenario);
    for (const auto& [key, section] : scenario.sections.json().items())
        json[key] = section;
    mergeExtras(json, scenario.extras);
    json["price_book"] = std::move(priceBook);
    return json;
}

} // namespace bascule
