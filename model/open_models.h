#pragma once
#include "model/json_text.h"
#include "model/model_shape.h"

#include <string>
#include <vector>

// Published open models to choose a shape from ("bascule-models", resources/models/open-models.json).
namespace bascule {

struct OpenModel {
    ModelShape shape; // complete, named, with its published total of parameters
    std::string source;
    std::string note; // where the shape cannot say it all, else empty
};

// Strict: an unknown key, a missing dimension, a name that stands twice are refused with their place. Throws InputError.
std::vector<OpenModel> readOpenModels(const Json& json);

const std::vector<OpenModel>& openModels(); // those of the program, in menu order
const OpenModel* findOpenModel(std::string_view name);

} // namespace bascule
