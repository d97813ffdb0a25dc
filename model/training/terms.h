#pragma once
#include "model/scenario.h"
#include "model/training/training_results.h"

// What the sections look up in the price book: prices, peaks and memory, or why they are not known.
namespace bascule {

// Per hour and row, in the scenario's currency; nullopt without a price or an exchange rate. The hosting discount, overhead
// and factor do not touch these sections (contract 5).
std::optional<double> hourlyPrice(const Scenario& money, const GpuRow& row, Billing billing);
Refusal whyNoPrice(const Scenario& money, const GpuRow& row, Billing billing); // no_price or no_exchange_rate

// Dense peak of one GPU at a precision, in 10^12 FLOP/s.
std::optional<double> peakTflops(const PriceBook& prices, const GpuRow& row, Precision precision);
Refusal whyNoPeak(const PriceBook& prices, const GpuRow& row, Precision precision); // no_spec or no_peak

// Memory of one GPU in bytes: the row's, else the spec's, gigabytes of 2^30 as cards are named (contract 6).
std::optional<double> memoryBytes(const PriceBook& prices, const GpuRow& row);

// Hours that are paid for `hours` of use, in whole billing increments; NaN when they are too many to be counted.
double paidHours(double hours, double billing_increment_seconds);

Refusal noExchangeRate(const Scenario& money, const std::string& id, const std::string& currency);
Refusal tooLarge(const std::string& what); // overflow

} // namespace bascule
