#pragma once
#include "model/billing.h"
#include "model/model_shape.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// What the user chose in `training`, `fine_tuning` and `scaling` (contract 5 to 7), under the files' key names.
// Optional: unknown, or the default that the contract derives. What has no default in the contract stands as 0 here and is
// required in files.
namespace bascule {

enum class Precision : std::uint8_t { bf16, fp8, fp4 };       // the peak that is used
enum class TrainedPart : std::uint8_t { full, lora };         // `method` of a computation
enum class TuningMethod : std::uint8_t { full, lora, qlora }; // `method` of a fine-tune
const char* codeOf(Precision);
const char* codeOf(TrainedPart);
const char* codeOf(TuningMethod);
const char* codeOf(AdapterTargets);

// The work of one token and the share of the peak that is reached.
struct Compute {
    double parameters = 0;                   // P
    std::optional<double> active_parameters; // absent: all
    double mfu = 0;                          // 0 < mfu <= 1
    Precision precision = Precision::bf16;
    std::optional<double> layers, attention_width,
        sequence_tokens; // L, d, T: attention counts when all three are known
    TrainedPart method = TrainedPart::full;
    double adapter_parameters = 0; // with lora
    bool operator==(const Compute&) const = default;
};

struct TrainingCompute : Compute {
    double scaling_efficiency = 1; // over the GPUs of the run
    bool operator==(const TrainingCompute&) const = default;
};

struct Interruptions {
    std::optional<double> mean_hours_between;       // of the whole job; absent: never interrupted
    std::optional<double> checkpoint_every_minutes; // of useful time; absent: no checkpoints
    double checkpoint_minutes = 0;                  // to write one
    double restart_minutes = 0;                     // after an interruption
    bool operator==(const Interruptions&) const = default;
};

struct Training {
    std::string gpu;
    double units = 1;                     // rows side by side
    Billing billing = Billing::on_demand; // or interruptible
    // How long it takes: a duration, or tokens at a rate, or tokens by compute. A file gives exactly one of the three; should
    // more stand here, the first known of duration, rate and compute counts.
    std::optional<double> duration_hours;
    std::optional<double> tokens, tokens_per_second; // of the whole job
    std::optional<TrainingCompute> compute;
    Interruptions interruptions;
    std::optional<std::string> storage;
    double checkpoint_volume_gb = 0;
    std::optional<double> volume_days; // absent: as long as the run is expected to take
    double days_per_month = 30;
    double dataset_gb = 0, export_gb = 0;
    bool operator==(const Training&) const = default;
};

struct FineTuning {
    std::optional<ModelShape> model; // absent: the scenario's
    TuningMethod method = TuningMethod::full;
    double rank = 16;
    AdapterTargets targets = AdapterTargets::all_linear;
    double weight_bytes = 2, gradient_bytes = 2, optimizer_bytes = 12; // per parameter of a full fine-tune
    double micro_batch = 1, sequence_tokens = 2048;
    bool activation_checkpointing = true;
    double logits_chunks = 1;
    double sharding = 0; // ZeRO stage
    double gpus = 1;
    std::optional<double> tokens, tokens_per_second; // of the whole job
    Billing billing = Billing::on_demand;            // or interruptible
    bool operator==(const FineTuning&) const = default;
};

struct Scaling {
    std::string gpu;
    Compute compute;
    double tokens = 0, tokens_per_step = 0;
    double gradient_bytes = 2;
    std::vector<double> gpu_counts{1, 2, 4, 8};
    double gpus_per_node = 8;
    std::optional<double> bus_gb_per_second; // within a node; absent: the spec's
    double node_bus_gb_per_second = 25;      // between nodes
    double latency_microseconds = 10;        // of one hop
    double overlap = 0;                      // share of the backward pass that hides the all-reduce
    bool operator==(const Scaling&) const = default;
};

struct PriceBook;
// The article's figures, for a page without a section yet; the GPU is the book's first with an on-demand price and a peak.
Training startingTraining(const PriceBook& prices);
FineTuning startingFineTuning();
Scaling startingScaling(const PriceBook& prices);

} // namespace bascule
