#pragma once
#include "model/economics/usage.h"

namespace bascule {

// A GPU row as the arithmetic sees it once its prices and rates are found. Money in the scenario's currency.
struct OwnTerms {
    double output_tokens_per_second = 0;
    std::optional<double> input_tokens_per_second; // nullopt: unknown
    double unit_price = 0;                         // p_m with monthly_price, else p_h; after discount and overhead
    bool monthly_price = false;
    bool elastic = false;
    double billing_increment_seconds = 3600;
};

// What one unit and the whole month cost (contract 4, "GPU row").
struct OwnCost {
    double seconds_per_output_token = 0; // s
    double tokens_per_hour = 0;          // k
    double capacity = 0;                 // cap, tokens per unit and month
    double price_per_month = 0, price_per_hour = 0;
    double cost_per_million = 0, full_cost_per_million = 0;
    double serving_units = 0; // n: without spares
    double units = 0;         // with spares
    double unit_hours = 0;    // elastic: those paid
    double monthly_cost = 0;
    bool finite = false; // every figure is finite and the units can be counted
};

// `speed` multiplies both throughputs.
OwnCost ownCost(const OwnTerms& terms, const Usage& usage, const Hosting& hosting, double speed = 1);

// A whole row; `terms` is set when the row has no error.
GpuResult gpuResult(const Scenario& scenario, const Usage& usage, const GpuRow& row, OwnTerms& terms);

} // namespace bascule
