#pragma once
#include "model/training/training_results.h"

// The answer of `inference` (contract 8). Seconds and bytes unless the name says otherwise.
namespace bascule {

// One decoding step: the longer of computing and reading, then what neither hides.
struct StepTime {
    double compute = 0, weights = 0, kv_cache = 0, overhead = 0;
    double reading() const { return weights + kv_cache; }
    bool computeBound() const { return compute > reading(); }
    double total() const { return (computeBound() ? compute : reading()) + overhead; }
};

struct PrefillTime {    // of one prompt
    double compute = 0; // w
    double weights = 0; // read once for a prompt that is alone; under load others share it
    double alone() const { return compute > weights ? compute : weights; }
};

struct InferenceResult : Refusal {
    std::string gpu, model;                                     // the model's name, empty when it has none
    double parameters = 0, active_parameters = 0;               // P in bytes, P in FLOPs
    double peak_tflops = 0, memory_gb_per_second = 0;           // of one card
    double memory_bytes = 0;                                    // of all cards, the part that may be used
    double kv_bytes_per_token = 0, weight_bytes = 0;            // of all cards together
    double sequence_tokens = 0;                                 // S, mean context while decoding
    double memory_sequences = 0;                                // most sequences that the memory holds
    double batch = 0;                                           // sequences served together
    double ideal_prefill_seconds = 0, ideal_decode_seconds = 0; // textbook bounds on one card
    PrefillTime prefill;
    StepTime step_single, step_batch;
    double tokens_per_second_single = 0, tokens_per_second_per_user = 0;      // alone; at the batch
    double output_tokens_per_second = 0;                                      // of all users together
    double first_token_best = 0, first_token_mean = 0, first_token_worst = 0; // milliseconds
    std::optional<bool> meets_first_token, meets_tokens_per_second;           // nullopt without a target
    double missing_bytes = 0; // does_not_fit: of the first sequence with the weights
    Maybe gpus_for_fit;       // does_not_fit: fewest cards that would hold them
};

} // namespace bascule
