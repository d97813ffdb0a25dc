#pragma once
#include "model/evaluate.h"

#include <array>

namespace bascule {

// A part of the memory of one GPU, in the order in which it is piled and listed.
struct BytesPart {
    const char* code; // "weights": words "part.weights", explanation "tuning.weights"
    double TuningBytes::*bytes;
};
inline constexpr std::array<BytesPart, 6> bytes_parts{{{"weights", &TuningBytes::weights},
                                                       {"gradients", &TuningBytes::gradients},
                                                       {"optimizer", &TuningBytes::optimizer},
                                                       {"activations", &TuningBytes::activations},
                                                       {"logits", &TuningBytes::logits},
                                                       {"runtime", &TuningBytes::runtime}}};

// What sentence, charts and tables of a fine-tune ask of a snapshot that has one. Points into it; it must outlive this.
class Tuned {
public:
    explicit Tuned(const Snapshot& snapshot);

    const Scenario& scenario;
    const PriceBook& prices;
    const FineTuning& tuning;
    const FineTuningResult& result;
    const FitRow* reference = nullptr; // the scenario's reference GPU, else the first row; nullptr without rows
    const FitRow* smallest = nullptr;  // least memory that fits, then the lowest price
    const FitRow* cheapest = nullptr;  // lowest price of those that fit and have one

    const std::string& currency() const { return scenario.currency; }
    const GpuRow& row(const FitRow& fit) const { return *m_rows[static_cast<std::size_t>(&fit - result.fit.data())]; }
    std::string name(const FitRow& fit) const;                                      // of the offer, shortened
    std::string card(const FitRow& fit) const;                                      // of its GPU, shortened
    CountedName countedCards(const FitRow&) const;                                  // as many as the fine-tune runs on
    double gigabytes(const FitRow& fit) const { return fit.memory_bytes / 0x1p30; } // as cards are named
    std::optional<double> pricePerHour(const FitRow& fit) const; // of all rows rented, in the scenario's currency
    double rowsRented(const FitRow& fit) const;                  // for its GPUs, side by side
    Phrase modelName() const;                                    // or "a model of 7.24B parameters"
    Phrase methodName() const;

private:
    std::vector<const GpuRow*> m_rows;
};

Phrase methodName(TuningMethod method);

} // namespace bascule
