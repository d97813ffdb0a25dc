#pragma once
#include "model/evaluate.h"
#include "model/inference/inference.h"

namespace bascule {

// What sentence, charts and tables of inference ask of a snapshot that has it. Points into it; it must outlive this.
class Served {
public:
    explicit Served(const Snapshot& of);

    const Snapshot& snapshot;
    const Scenario& scenario;
    const PriceBook& prices;
    const Inference& inference;
    const InferenceResult& result;
    const GpuRow* row;       // nullptr when the book has no such offer
    const ModelShape* model; // nullptr when there is none

    const std::string& currency() const { return scenario.currency; }
    std::string name() const; // of the offer, shortened
    Phrase cards() const;     // the offer, with how many of its cards where the model needs several
    Phrase modelName() const; // or "A model of 7.24B parameters"
    double copies() const { return row ? copiesOnRow(inference, *row) : 1; }
    double rowThroughput() const { return result.output_tokens_per_second * copies(); } // of all its cards
    double rowSequences() const;                                                        // served together by the row

    Serving serving() const; // only of a result without error, or of one that does not fit
    // The row's unit cost as it stands, and at the throughput estimated here; not ok() where the price is missing.
    const GpuResult& asListed() const { return m_listed; }
    const GpuResult& asEstimated() const { return m_estimated; }
    bool isUsed() const; // the row already counts what is estimated here

private:
    GpuResult m_listed, m_estimated;
};

// The price book with this estimate on the section's row: its tokens a second, and what they were estimated for. What stood
// there is kept in `replaced`; a throughput typed beside the row gives way. `today` is an ISO date. Unchanged without a result.
Document withEstimatedThroughput(const Snapshot& snapshot, const std::string& today);

// What a row's throughput was measured or estimated for, as one phrase: model, precision and how many at once; a single stream
// and what nobody noted are named as such.
Phrase throughputCondition(const GpuRow& row);

} // namespace bascule
