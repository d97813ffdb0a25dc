#pragma once
#include "model/economics/own_cost.h"
#include "model/economics/windows.h"

namespace bascule {

Verdict verdictOf(double ownMonthly, double apiMonthly, double closeBand);

// What every pair of one GPU shares, computed once.
class OwnSide {
public:
    OwnSide(std::uint32_t index, const GpuResult& gpu, const Usage& usage, const Scenario& scenario);

    // Fills a fresh `comparison` with the API of this index; its windows are appended to `intervals`.
    void compare(Comparison& comparison, std::uint32_t index, const ApiResult& api, std::uint32_t mostIntervals,
                 std::vector<Interval>& intervals) const;

private:
    struct Candidate { // of the hybrid
        double units = 0, own_cost = 0, api_tokens = 0;
    };
    void addCandidate(double units, double spares, const Usage& usage);
    void flip(Comparison& comparison, double apiMonthly) const;
    void hybrid(Comparison& comparison, double apiMonthly, double perToken) const;

    std::uint32_t m_index;
    bool m_elastic;
    double m_close_band;
    double m_monthly_cost, m_cost_per_million, m_full_cost_per_million;
    double m_fixed;      // in the scenario's currency, without spares
    double m_busy_units; // units that V would keep busy all month
    double m_busy_price; // elastic: what those cost by the hour
    double m_paid;       // units, elastic: unit-hours
    double m_volume;
    WindowTerms m_terms;
    Candidate m_candidates[3];
    int m_candidate_count = 0;
};

} // namespace bascule
