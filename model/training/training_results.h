#pragma once
#include "model/maybe.h"
#include "model/row_error.h"
#include "model/training/sections.h"

#include <array>
#include <string>
#include <vector>

// Answers of the sections `training`, `fine_tuning` and `scaling` (contract 5 to 7): what is written, and behind it what
// pages show. Amounts are in the scenario's currency, times in the unit of the name, memory in bytes of one GPU.
namespace bascule {

// Why there is no answer, and the English sentence for the command line.
struct Refusal {
    RowError error = RowError::none;
    std::string message;
    bool ok() const { return error == RowError::none; }
};

enum class LineCode : std::uint8_t {
    gpu_time,
    checkpoint_volume,
    dataset_import,
    export_out
}; // in the order of the bill
const char* codeOf(LineCode);
const char* unitOf(LineCode); // "gpu_hour", "gb_month", "gb"

struct TrainingLine { // quantity x unit_price = amount
    LineCode code = LineCode::gpu_time;
    double quantity = 0, unit_price = 0, amount = 0;
};

enum class Offer : std::uint8_t { on_demand, interruptible, market_on_demand, market_interruptible };
const char* codeOf(Offer);

struct TrainingAlternative : Refusal { // the GPU line at another price of the row
    Offer offer = Offer::on_demand;
    double hours = 0; // expected: with interruptions for the interruptible ones, without for the others
    double paid_hours_per_unit = 0, unit_price = 0, amount = 0;
};

struct RankedGpu { // the same run on another row
    std::string gpu;
    double units = 0, hours = 0, amount = 0;
    bool on_front = false; // no other row is both cheaper and at least as fast
};

struct TrainingResult : Refusal {
    std::string gpu;
    double units = 0;
    Billing billing = Billing::on_demand;
    double useful_hours = 0;        // W
    double segments = 0;            // n
    double uninterrupted_hours = 0; // U: with the checkpoints
    Maybe interrupted_hours;        // E; unknown when it never finishes
    double expected_hours = 0;      // the one that this billing uses
    double paid_hours_per_unit = 0;
    Maybe suggested_checkpoint_every_minutes;
    std::vector<TrainingLine> lines;
    double total = 0;
    std::vector<TrainingAlternative> alternatives;
    std::vector<RankedGpu> ranking;     // by compute only
    Maybe flops_per_token, peak_tflops; // by compute only; the peak of one GPU
};

struct TuningBytes { // of one GPU
    double weights = 0, gradients = 0, optimizer = 0, activations = 0, logits = 0, runtime = 0, total = 0;
};

struct TuningMemory {
    double trainable_parameters = 0;
    TuningBytes bytes;
};

enum class FitVerdict : std::uint8_t { fits, tight, no };
const char* codeOf(FitVerdict);

struct FitRow : Refusal {
    std::string gpu;
    FitVerdict verdict = FitVerdict::no;
    double memory_bytes = 0, margin_bytes = 0; // of one GPU; what is left of it, negative when it does not fit
    Maybe gpus_for_fit;                        // fewest that fit when everything is sharded
    double rows = 0;                           // rented side by side
    Maybe paid_hours_per_row, amount;
};

struct FineTuningResult : Refusal {
    std::string model; // its name, empty when it has none
    ModelCounts counts;
    TuningMethod method = TuningMethod::full;
    double trainable_parameters = 0;
    TuningBytes bytes;
    std::array<TuningMemory, 3> by_method; // full, lora and qlora side by side, by TuningMethod
    Maybe hours;
    std::vector<FitRow> fit;
};

struct ScalingRow : Refusal {
    double gpus = 0, days = 0;
    double compute_seconds_per_step = 0, all_reduce_seconds = 0; // of one step
    double exposed_seconds = 0;                                  // what of the all-reduce compute does not hide
    double speedup = 0, efficiency = 0;
    double gpu_hours = 0, amount = 0;
    bool beyond_node = false; // the slower bus counts
};

struct ScalingResult : Refusal {
    std::string gpu;
    double flops_per_token = 0, peak_tflops = 0, steps = 0;
    double days_on_one = 0;
    double price_per_gpu_hour = 0; // on demand
    Maybe bus_gb_per_second;       // within a node, as used
    double gradient_gigabytes = 0; // what one all-reduce carries
    std::vector<ScalingRow> rows;
};

} // namespace bascule
