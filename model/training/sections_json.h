#pragma once
#include "model/object_reader.h"
#include "model/scenario.h"

// The sections `model`, `training`, `fine_tuning` and `scaling` in scenario files (contract 3, 5 to 7). Absent means there is
// no such section; what the contract gives no default is required. Throws InputError.
namespace bascule {

void readTrainingSections(ObjectReader& root, Scenario& scenario);
void writeTrainingSections(Json& json, const Scenario& scenario); // null what is absent

// What other sections share: a model of their own or, when they name none, the scenario's, whole either way.
void readSectionModel(ObjectReader& section, Scenario& scenario, std::optional<ModelShape>& model);
Json writeModel(const ModelShape& model, std::string_view pointer, const Scenario& scenario);
void readPrecision(ObjectReader& section, Precision& precision);
void checkGpuId(const std::string& id, const std::string& pointer, const PriceBook& prices);

// Ids of GPUs and storage against the book that is used.
void checkTrainingIds(const Scenario& scenario, const PriceBook& prices);

} // namespace bascule
