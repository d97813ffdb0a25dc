#pragma once
#include "model/corpus/section.h"
#include "model/inference/section.h"
#include "model/price_book.h"
#include "model/training/sections.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

// What the user chose (contract section 3): a value, compared with ==, copied freely. Units are in the names.
namespace bascule {

struct ExchangeRate {
    double rate = 1; // value of one unit of the foreign currency in the scenario's currency, > 0
    std::optional<std::string> as_of, source;
    KeptJson extras;
    bool operator==(const ExchangeRate&) const = default;
};

constexpr std::array<double, 24> workingHours() { // 1 from 8 h to 18 h
    std::array<double, 24> profile{};
    for (std::size_t hour = 8; hour < 18; ++hour)
        profile[hour] = 1;
    return profile;
}

struct Load { // contract 4.1
    double users = 0, requests_per_user_per_day = 0, active_days_per_month = 22, output_tokens_per_request = 0;
    double input_tokens_per_request = 0;
    std::array<double, 24> hourly_profile = workingHours(); // relative demand per hour of the day
    double peak_factor = 1.5;
    bool operator==(const Load&) const = default;
};

// What a month of a named API was billed, to be held against the model; the volume can be solved from it.
struct Invoice {
    std::string api;   // id in the price book
    double amount = 0; // a month, in the scenario's currency, > 0
    bool operator==(const Invoice&) const = default;
};

struct Workload {
    double output_tokens_per_month = 1e8; // these two are not used, and not kept in files, when there is a load
    double input_tokens_per_output_token = 0;
    double cached_input_share = 0;
    double cache_write_share = 0;
    double batch_share = 0;
    std::optional<double> input_tokens_per_request;
    std::optional<Load> load;
    std::optional<Invoice> invoice;
    bool operator==(const Workload&) const = default;
};

struct Hosting {
    double utilisation = 0.65; // the typed one; not used when utilisation_from_load
    bool utilisation_from_load = false;
    double peak_limit = 0.8;
    double hours_per_month = 720;
    Billing billing = Billing::monthly;
    double commitment_months = 12;
    Schedule schedule = Schedule::always_on;
    double minimum_units = 1;
    double spare_units = 0;
    std::map<std::string, double> throughput; // GPU id -> output tokens/s in place of the row's
    double throughput_factor = 1;
    double prefix_cache_share = 0;
    double discount = 0;
    double overhead = 0;
    double fixed_cost_per_month = 0;
    bool operator==(const Hosting&) const = default;
};

struct Constraints {
    std::vector<std::string> jurisdictions, certifications;
    bool no_training_on_data = false;
    bool operator==(const Constraints&) const = default;
};

struct Scenario {
    std::string title, notes;
    std::string currency = "EUR";
    std::map<std::string, ExchangeRate> exchange_rates;
    std::optional<std::vector<std::string>> gpus, apis;      // nullopt: all rows of the book that are confirmed
    std::optional<std::string> reference_gpu, reference_api; // nullopt: the first compared
    Workload workload;
    Hosting hosting;
    double api_discount = 0;
    double close_band = 0.05;
    Constraints constraints;
    std::optional<ModelShape> model; // what fine_tuning and inference take when they name none
    std::optional<Training> training;
    std::optional<FineTuning> fine_tuning;
    std::optional<Scaling> scaling;
    std::optional<Inference> inference;
    std::optional<Corpus> corpus;
    // Sections of the format that are kept as they are: variants, uncertainty, horizon, report.
    KeptJson sections;
    KeptJson extras; // unknown keys and comments, nested as they stood
    bool operator==(const Scenario&) const = default;
};

// A scenario with the book it uses: what a file holds, what undo restores.
struct Document {
    Scenario scenario;
    PriceBookPtr prices; // never null
    bool operator==(const Document& other) const {
        return scenario == other.scenario && (prices == other.prices || *prices == *other.prices);
    }
};

// Ids compared, in order (contract 3: all confirmed rows when absent), and the pair the sentence speaks of ("" when none).
std::vector<std::string> comparedGpus(const Document&);
std::vector<std::string> comparedApis(const Document&);
std::string referenceGpu(const Document&);
std::string referenceApi(const Document&);

} // namespace bascule
