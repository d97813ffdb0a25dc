#pragma once
#include "model/object_reader.h"
#include "model/scenario.h"

// The sections `model`, `training`, `fine_tuning` and `scaling` in scenario files (contract 3, 5 to 7). Absent means there is
// no such section; what the contract gives no default is required. Throws InputError.
namespace bascule {

void readTrainingSections(ObjectReader& root, Scenario& scenario);
void writeTrainingSections(Json& json, const Scenario& scenario); // null what is absent

// Ids of GPUs and storage against the book that is used.
void checkTrainingIds(const Scenario& scenario, const PriceBook& prices);

} // namespace bascule
