#include "model/pages/pages.h"

#include <algorithm>

namespace bascule {
namespace {

constexpr FieldGroup comparison_inputs[] = {FieldGroup::usage, FieldGroup::hosting, FieldGroup::api,
                                            FieldGroup::currency};

constexpr FieldGroup training_inputs[] = {FieldGroup::training, FieldGroup::interruptions, FieldGroup::storage,
                                          FieldGroup::currency};
constexpr const char* training_examples[] = {"training-8-h100", "training-2700m", "fine-tuning-mistral-7b"};
constexpr FieldGroup tuning_inputs[] = {FieldGroup::fine_tuning, FieldGroup::tuned_model, FieldGroup::model,
                                        FieldGroup::recipe, FieldGroup::currency};
constexpr FieldGroup scaling_inputs[] = {FieldGroup::scaling, FieldGroup::network, FieldGroup::currency};
constexpr FieldGroup load_inputs[] = {FieldGroup::load, FieldGroup::invoice, FieldGroup::currency};
constexpr const char* load_examples[] = {"office-assistant", "night-batch"};
constexpr const char* tuning_examples[] = {"fine-tuning-mistral-7b"};
constexpr const char* scaling_examples[] = {"scaling-8-a100"};

constexpr FieldGroup inference_inputs[] = {FieldGroup::inference, FieldGroup::targets,      FieldGroup::hardware,
                                           FieldGroup::model,     FieldGroup::served_model, FieldGroup::currency};
constexpr const char* inference_examples[] = {"inference-mistral-7b"};

constexpr FieldGroup corpus_inputs[] = {FieldGroup::corpus, FieldGroup::currency};
constexpr const char* corpus_examples[] = {"corpus-fr"};

} // namespace

std::span<const PageEntry> pages() {
    static constexpr PageEntry entries[] = {
        {"unit-cost", PageGroup::answer, hasUnitCost, unitCostPage, comparison_inputs, answer},
        {"break-even", PageGroup::answer, hasBreakEven, breakEvenPage, comparison_inputs, answer},
        {"training", PageGroup::model, hasTraining, trainingPage, training_inputs, trainingAnswer, training_examples},
        {"fine-tuning", PageGroup::model, hasFineTuning, fineTuningPage, tuning_inputs, fineTuningAnswer,
         tuning_examples},
        {"scaling", PageGroup::model, hasScaling, scalingPage, scaling_inputs, scalingAnswer, scaling_examples},
        {"load", PageGroup::need, hasLoad, loadPage, load_inputs, loadAnswer, load_examples},
        {"inference", PageGroup::model, hasInference, inferencePage, inference_inputs, inferenceAnswer,
         inference_examples},
        {"corpus", PageGroup::need, hasCorpus, corpusPage, corpus_inputs, corpusAnswer, corpus_examples},
        {"prices", PageGroup::prices, hasPrices, pricesPage, comparison_inputs, answer},
    };
    return entries;
}

const PageEntry* findPage(std::string_view id) {
    const auto all = pages();
    const auto at = std::find_if(all.begin(), all.end(), [&](const PageEntry& entry) { return id == entry.id; });
    return at == all.end() ? nullptr : &*at;
}

bool isFilled(const PageEntry& page, const Scenario& scenario) {
    const auto fields = scenarioFields();
    return std::any_of(fields.begin(), fields.end(), [&](const Field& field) {
        return field.group == page.inputs.front() && fieldApplies(field, scenario);
    });
}

} // namespace bascule
