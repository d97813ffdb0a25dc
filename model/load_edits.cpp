#include "model/load_edits.h"

#include "model/economics/invoice.h"
#include "model/load.h"

#include <algorithm>
#include <cmath>

namespace bascule {
namespace {

constexpr std::array<double, 24> hoursFrom(std::size_t from, std::size_t count) {
    std::array<double, 24> profile{};
    for (std::size_t i = 0; i < count; ++i)
        profile[(from + i) % profile.size()] = 1;
    return profile;
}

// A load of as many users as make it so many times what it is.
void scaleUsers(Load& load, double factor) {
    const double users = load.users * factor;
    if (std::isfinite(users) && users > 0) load.users = users;
}

} // namespace

const std::array<LoadPreset, 4>& loadPresets() {
    static constexpr std::array presets{
        LoadPreset{"office_day", workingHours()}, LoadPreset{"two_shifts", hoursFrom(6, 16)},
        LoadPreset{"round_the_clock", hoursFrom(0, 24)}, LoadPreset{"night_batch", hoursFrom(22, 8)}};
    return presets;
}

const char* presetOf(const Load& load) {
    for (const LoadPreset& preset : loadPresets())
        if (preset.hourly_profile == load.hourly_profile) return preset.id;
    return "";
}

Load startingLoad() {
    Load load;
    load.users = 400;
    load.requests_per_user_per_day = 25;
    load.output_tokens_per_request = 350;
    load.input_tokens_per_request = 1500;
    return load;
}

bool loadGivesUtilisation(const Scenario& scenario) {
    if (!scenario.workload.load) return false;
    const double utilisation = deriveLoad(*scenario.workload.load, scenario.hosting).utilisation;
    return utilisation > 0 && utilisation <= 1;
}

void keepUtilisationPossible(Scenario& scenario) {
    Hosting& hosting = scenario.hosting;
    hosting.utilisation_from_load = hosting.utilisation_from_load && loadGivesUtilisation(scenario);
}

Document withUtilisationFromLoad(const Document& document) {
    Document next = document;
    next.scenario.hosting.utilisation_from_load = true;
    keepUtilisationPossible(next.scenario);
    return next.scenario.hosting.utilisation_from_load ? next : document;
}

Document withoutLoad(const Document& document) {
    Document next = document;
    const Usage usage = usageOf(document.scenario);
    Workload& workload = next.scenario.workload;
    if (!workload.load || !std::isfinite(usage.volume) || !std::isfinite(usage.input_ratio)) return document;
    workload.output_tokens_per_month = usage.volume;
    workload.input_tokens_per_output_token = usage.input_ratio;
    workload.input_tokens_per_request = usage.input_tokens_per_request;
    workload.load.reset();
    next.scenario.hosting.utilisation = usage.utilisation;
    next.scenario.hosting.utilisation_from_load = false;
    return next;
}

Document withVolume(const Document& document, double output_tokens_per_month) {
    Document next = document;
    Workload& workload = next.scenario.workload;
    if (workload.load)
        scaleUsers(*workload.load, output_tokens_per_month / usageOf(document.scenario).volume);
    else
        workload.output_tokens_per_month = output_tokens_per_month;
    return next;
}

Document withRequests(const Document& document, double requests, double output_tokens, double input_tokens) {
    Document next = document;
    Workload& workload = next.scenario.workload;
    if (Load* load = workload.load ? &*workload.load : nullptr) {
        load->output_tokens_per_request = output_tokens;
        load->input_tokens_per_request = input_tokens;
        scaleUsers(*load, requests / (load->users * load->requests_per_user_per_day * load->active_days_per_month));
        return next;
    }
    workload.output_tokens_per_month = requests * output_tokens;
    workload.input_tokens_per_output_token = input_tokens / output_tokens;
    workload.input_tokens_per_request = input_tokens;
    return next;
}

Document withInvoice(const Document& document, const std::string& api, double amount) {
    Document next = document;
    next.scenario.workload.invoice = Invoice{api, amount};
    const InvoiceResult result = invoiceResult(next.scenario, usageOf(next.scenario), *next.prices);
    return result.output_tokens_per_month ? withVolume(next, *result.output_tokens_per_month) : next;
}

Document withHour(const Document& document, std::size_t hour, double demand) {
    Document next = document;
    std::optional<Load>& load = next.scenario.workload.load;
    if (!load || hour >= load->hourly_profile.size() || !(demand >= 0) || !std::isfinite(demand)) return document;
    load->hourly_profile[hour] = demand;
    const auto& profile = load->hourly_profile;
    return std::any_of(profile.begin(), profile.end(), [](double each) { return each > 0; }) ? next : document;
}

} // namespace bascule
