#pragma once
#include "model/explain/steps.h"

// Figures of the sections, whose ids begin with the section: "tuning.weights", "scaling.days".
namespace bascule {

// `which`: a method for what is counted of the model, a GPU row for what depends on it.
bool explainTuning(Steps& steps, std::string_view figure, std::string_view which);
bool explainLoad(Steps& steps, std::string_view figure, std::string_view which, std::string_view other);
bool explainScaling(Steps& steps, std::string_view figure, std::string_view gpus);
bool explainInference(Steps& steps, std::string_view figure);
// `gpu`: a GPU row, or an encoding; `api`: an API row.
bool explainCorpus(Steps& steps, std::string_view figure, std::string_view gpu, std::string_view api);

} // namespace bascule
