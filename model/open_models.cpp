#include "model/open_models.h"

#include "model/object_reader.h"
#include "resources/embedded.h"

#include <algorithm>

namespace bascule {
namespace {

OpenModel readModel(ObjectReader& reader) {
    OpenModel model;
    ModelShape& shape = model.shape;
    shape.name = reader.requiredText("name");
    shape.parameters = reader.requiredNumber("parameters", whole_from_one);
    shape.active_parameters = reader.number("active_parameters", whole_from_one);
    shape.layers = reader.requiredNumber("layers", whole_from_one);
    shape.hidden_size = reader.requiredNumber("hidden_size", whole_from_one);
    shape.intermediate_size = reader.requiredNumber("intermediate_size", whole_from_one);
    shape.experts = reader.number("experts", whole_from_one, shape.experts);
    shape.attention_heads = reader.requiredNumber("attention_heads", whole_from_one);
    shape.kv_heads = reader.requiredNumber("kv_heads", whole_from_one);
    shape.head_size = reader.number("head_size", whole_from_one);
    shape.vocabulary_size = reader.requiredNumber("vocabulary_size", whole_from_one);
    shape.tied_embeddings = reader.boolean("tied_embeddings").value_or(false);
    model.source = reader.requiredText("source");
    model.note = reader.text("note").value_or("");
    reader.finish();
    return model;
}

} // namespace

std::vector<OpenModel> readOpenModels(const Json& json) {
    Warnings warnings;
    ObjectReader root(json, "", warnings);
    root.format("bascule-models", 1);
    std::vector<OpenModel> models;
    if (const Json* list = root.list("models"))
        for (const Json& element : *list) {
            ObjectReader reader(element, pointerTo("/models", models.size()), warnings);
            OpenModel model = readModel(reader);
            if (std::any_of(models.begin(), models.end(),
                            [&](const OpenModel& other) { return other.shape.name == model.shape.name; }))
                throw InputError(reader.pointerOf("name"),
                                 because("refused.listed_twice", "\"%1\" is listed twice", *model.shape.name));
            models.push_back(std::move(model));
        }
    root.finish();
    if (!warnings.empty()) throw InputError(warnings.front().pointer, asItStands(warnings.front().message));
    return models;
}

const std::vector<OpenModel>& openModels() {
    static const std::vector<OpenModel> models = readOpenModels(parseJson(embeddedText("models/open-models.json")));
    return models;
}

const OpenModel* findOpenModel(std::string_view name) {
    const std::vector<OpenModel>& models = openModels();
    const auto found =
        std::find_if(models.begin(), models.end(), [&](const OpenModel& model) { return model.shape.name == name; });
    return found == models.end() ? nullptr : &*found;
}

} // namespace bascule
