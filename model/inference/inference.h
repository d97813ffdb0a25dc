#pragma once
#include "model/inference/results.h"
#include "model/scenario.h"

// One model served on N cards: prefill and decoding as roofline bounds with overheads (contract 8). Pure arithmetic.
namespace bascule {

struct ServingCard {
    double tflops = 0;        // dense peak, 10^12 FLOP/s
    double gb_per_second = 0; // of its memory
    double memory_bytes = 0;
};

// Work of a prompt: 2 FLOPs an active parameter and token and 2·L·T²·d of causal attention; of a step: 2·P + 4·L·d·S a sequence
// (Kaplan et al. 2020, arXiv:2001.08361, table 1). A step reads all weights once and every sequence's keys and values
// (Pope et al. 2022, arXiv:2211.05102, section 2). Seconds; `sequences` >= 1.
class Serving {
public:
    Serving(const Inference& inference, const ModelShape& model, const ServingCard& card);

    double weightBytes() const { return m_weight_bytes; }
    double kvBytesPerToken() const { return m_kv_bytes_per_token; } // 2·L·kv_heads·head_size·kv_bytes
    double sequenceTokens() const;                                  // S = T + O/2
    double usableBytes() const;                                     // of all cards
    double bytesOfFirst() const;                                    // weights and one sequence
    double mostSequences() const;                                   // by memory alone; below 1: it does not fit
    Maybe cardsForFit() const;                                      // fewest that hold the first sequence

    double idealPrefill() const; // textbook, one card: (2PT + 4LT²d)/F
    double idealDecode() const;  // textbook, one card: (P·weight_bytes + T·kv)/BW
    PrefillTime prefill() const;
    StepTime step(double sequences) const;
    double outputTokensPerSecond(double sequences) const; // of all, prompts read in between

private:
    double flops() const;     // reached by all cards, a second
    double bandwidth() const; // reached by all cards, bytes a second

    Inference m_inference; // a copy: whoever asks may have made it up for the question
    ServingCard m_card;
    double m_active, m_layers, m_attention, m_weight_bytes, m_kv_bytes_per_token;
};

// What the row's cards are; nullopt with `why` set to no_spec, no_peak, no_bus (memory bandwidth unknown) or no_memory.
std::optional<ServingCard> cardOf(const Inference& inference, const PriceBook& prices, Refusal& why);

// Refused as a whole: as cardOf, impossible_rate (an efficiency above 1), does_not_fit, overflow.
InferenceResult inferenceResult(const Inference& inference, const PriceBook& prices, const Scenario& scenario);

// How many copies of the model a whole row serves: below 1 where one takes several rows.
double copiesOnRow(const Inference& inference, const GpuRow& row);

} // namespace bascule
