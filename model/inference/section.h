#pragma once
#include "model/training/sections.h"

// What the user chose in `inference` (contract 8), under the files' key names. What has no default in the contract stands as 0
// here and is required in files.
namespace bascule {

struct Inference {
    std::optional<ModelShape> model; // absent: the scenario's
    std::string gpu;                 // id of a row
    double gpus = 1;                 // side by side for one model: tensor parallelism
    Precision precision = Precision::bf16;
    double weight_bytes = 2, kv_bytes = 2;                      // per parameter; per key or value of a token
    double prompt_tokens = 0, output_tokens = 0;                // T and O, of one request, >= 1
    double batch_limit = 256;                                   // most sequences served together
    double memory_fraction = 0.9;                               // of the cards' memory, for weights and KV cache
    double batch_window_milliseconds = 20;                      // longest wait for others before a prompt is read
    double compute_efficiency = 0.55, memory_efficiency = 0.75; // shares of the data sheet that are reached
    double layer_microseconds = 60;                             // kernels of one layer and step
    double collective_microseconds = 20;                        // one exchange between the cards
    double sequence_microseconds = 10;                          // scheduling and sampling of one sequence and step
    std::optional<double> target_first_token_milliseconds, target_tokens_per_second; // of the worst case; per user
    bool operator==(const Inference&) const = default;
};

struct PriceBook;
struct Scenario;
Inference
startingInference(const PriceBook& prices); // of the article's assistant, on the book's first card that it fits

// The section's own model, else the scenario's; nullptr without either.
const ModelShape* modelOf(const Inference& inference, const Scenario& scenario);

} // namespace bascule
