#pragma once
#include "model/object_reader.h"
#include "model/results.h"

// The section `corpus` in scenario files and in results (contract 9). Throws InputError.
namespace bascule {

void readCorpus(ObjectReader& root, Scenario& scenario);
void writeCorpus(Json& json, const Scenario& scenario); // null when absent

void writeCorpusResult(Json& json, const Results& results); // only where it was answered

} // namespace bascule
