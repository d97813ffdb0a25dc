#pragma once
#include "model/compared.h"
#include "model/load.h"

namespace bascule {

// What sentence, charts and tables of the load ask of a snapshot that has one: every offer at the utilisation that the load
// gives, and at the typed one, whichever the comparison uses. Points into the snapshot, which must outlive this.
class Loaded {
public:
    explicit Loaded(const Snapshot& snapshot);

    const Compared compared;
    const Scenario& scenario;
    const Load& load;
    const LoadFigures figures;
    const double typed_utilisation;
    GpuResult derived,
        typed; // the reference GPU at the load's utilisation, at the typed one; in error without a result

    bool finite() const;                                                 // the load's figures can be computed
    bool possible() const;                                               // its utilisation is above 0 and at most 1
    bool used() const { return scenario.hosting.utilisation_from_load; } // by the comparison
    const std::string& currency() const { return compared.currency(); }
    std::string name() const { return compared.gpu ? compared.name(*compared.gpu) : std::string(); }

    GpuResult at(const GpuRow& row, double utilisation) const;
    double hourRate(std::size_t hour) const;       // mean tokens/s of an hour of the day
    std::size_t busiestHour() const;               // the first of them
    double servingUnits(const GpuResult& g) const; // without spares; elastic: those that the peak takes
    double capacity(const GpuResult& g) const;     // tokens/s of the units that serve, with their input
    double shareAtPeak(const GpuResult& g) const;  // of that throughput; above 1 they do not hold
    double busyShare(const GpuResult& g) const;    // of the hours paid
    Quantity paid(const GpuResult& g) const;       // units a month, elastic: hours
    Quantity pricePaid(const GpuResult& g) const;  // of one of them
    double idleCost(const GpuResult& g) const;     // a month, of the units, what is paid and not used
};

} // namespace bascule
