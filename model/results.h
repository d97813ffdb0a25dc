#pragma once
#include "model/corpus/results.h"
#include "model/inference/results.h"
#include "model/input_error.h"
#include "model/maybe.h"
#include "model/row_error.h"
#include "model/scenario.h"
#include "model/training/training_results.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

// What evaluate() answers (contract section 4). Amounts are in the scenario's currency.
namespace bascule {

enum class Note : std::uint8_t { // in the order they are listed
    input_time_unknown,
    monthly_from_hourly,
    elastic_ignored,
    long_context_price,
    cached_at_input_price,
    cache_write_at_input_price
};
enum class Verdict : std::uint8_t { close, gpu, api };
enum class ReadingCode : std::uint8_t { close, api, gpu, gpu_vs_premium };
const char* codeOf(Note);
const char* codeOf(Verdict);
const char* codeOf(ReadingCode);
const char* codeOf(Billing);
const char* codeOf(Schedule);

struct GpuResult {
    std::string id;
    RowError error = RowError::none;
    std::string message; // English, for the command line; empty without error
    Billing billing = Billing::monthly;
    double cost_per_million = 0, full_cost_per_million = 0, capacity_tokens_per_month = 0, units_needed = 0,
           monthly_cost = 0;
    Maybe cost_per_million_at_volume, actual_utilisation;
    std::vector<Note> notes;
    // What the pair arithmetic and the explanations need, in the scenario's currency.
    double unit_price_per_month = 0; // p_m after discount and overhead
    double unit_price_per_hour = 0;  // p_h, or p_m / H
    double tokens_per_hour = 0;      // k
    double seconds_per_output_token = 0;
    double output_tokens_per_second = 0; // after throughput and factor
    double unit_hours = 0;               // elastic: those paid
    bool elastic = false;                // computed elastic
    bool monthly_price = false;          // p_m is a price of the row (not hourly x H)
    bool ok() const { return error == RowError::none; }
};

struct ApiResult {
    std::string id;
    RowError error = RowError::none;
    std::string message;
    double cost_per_million = 0, monthly_cost = 0;
    std::vector<Note> notes;
    bool ok() const { return error == RowError::none; }
};

struct Interval { // of tokens a month; `to` unknown: open
    double from = 0;
    Maybe to;
    bool operator==(const Interval&) const = default;
};

struct Hybrid {
    double units = 0; // with spares
    double monthly_cost = 0, api_tokens = 0;
    bool known = false;
};

struct Comparison {
    std::uint32_t gpu = 0, api = 0;                       // indices into Results::gpus, ::apis
    std::uint32_t first_interval = 0, interval_count = 0; // in Results::intervals
    Maybe ratio;
    double difference = 0;
    Maybe break_even_utilisation, break_even_volume, always_cheaper_from, flip_utilisation, flip_unit_price;
    Hybrid hybrid;
    Verdict verdict = Verdict::close;
    bool intervals_truncated = false;
    RowError error = RowError::none; // overflow only
};

struct Reading {
    std::uint32_t gpu = 0, api = 0;
    ReadingCode code = ReadingCode::close;
    std::vector<std::uint32_t> beats; // indices into Results::apis
    bool solid = false;
};

struct LoadResult {
    double output_tokens_per_month = 0, input_tokens_per_output_token = 0, mean_tokens_per_second = 0,
           peak_tokens_per_second = 0;
    double utilisation = 0;
};

struct InvoiceResult { // of workload.invoice
    std::string api;
    double amount = 0; // billed, a month
    RowError error = RowError::none;
    std::string message;
    double cost_per_million = 0, modelled_amount = 0; // what this model makes of the month
    Maybe gap;                                        // modelled over billed, less 1
    Maybe output_tokens_per_month;                    // what would explain the bill
    bool ok() const { return error == RowError::none; }
};

struct Results {
    std::string currency;
    double output_tokens_per_month = 0; // V and r and u as used: typed or from the load
    double input_tokens_per_output_token = 0;
    double utilisation = 0;
    std::vector<GpuResult> gpus;
    std::vector<ApiResult> apis;
    std::vector<Comparison> comparisons; // error-free pairs, GPU by GPU and within it API by API
    std::vector<Interval> intervals;     // arena of gpu_cheaper_between
    std::vector<Reading> readings;
    std::optional<LoadResult> load;
    std::optional<InvoiceResult> invoice;
    std::optional<TrainingResult> training; // of the sections that the scenario has
    std::optional<FineTuningResult> fine_tuning;
    std::optional<ScalingResult> scaling;
    std::optional<InferenceResult> inference;
    std::optional<CorpusResult> corpus;
    Warnings warnings;
    std::vector<std::uint32_t> gpus_by_id, apis_by_id; // rows in the order of their ids, when there are many

    std::span<const Interval> cheaperBetween(const Comparison& c) const {
        return {intervals.data() + c.first_interval, c.interval_count};
    }
    void clear();    // forgets the answer, keeps its memory
    void indexIds(); // once the rows stand: the look-ups below are fast in long tables
    const GpuResult* findGpu(std::string_view id) const;
    const ApiResult* findApi(std::string_view id) const;
    const Comparison* find(std::string_view gpu, std::string_view api) const;
    const Reading* reading(std::string_view gpu) const;
};

} // namespace bascule
