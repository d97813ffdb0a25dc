#pragma once
#include "model/object_reader.h"
#include "model/results.h"

// The section `inference` in scenario files and in results (contract 8). Throws InputError.
namespace bascule {

void readInference(ObjectReader& root, Scenario& scenario); // after the scenario's model
void writeInference(Json& json, const Scenario& scenario);  // null when absent
void checkInferenceIds(const Scenario& scenario, const PriceBook& prices);

void writeInferenceResult(Json& json, const Results& results); // only where it was answered

} // namespace bascule
