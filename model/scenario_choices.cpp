#include "model/scenario_choices.h"

#include "model/corpus/corpus.h"
#include "model/document.h"
#include "model/inference/section.h"
#include "model/joined_tables.h"
#include "model/load_choices.h"
#include "model/open_models.h"
#include "model/results.h" // codeOf
#include "model/say.h"
#include "model/training/book_change.h"
#include "model/training/fine_tuning.h" // modelOf
#include "model/training/run_length.h"

#include <algorithm>
#include <array>

namespace bascule {
namespace {

using Options = std::vector<ChoiceOption>;

Options rowOptions(const Document& document) {
    Options options;
    for (const GpuRow& row : document.prices->gpus) {
        std::string name = offerName(row);
        if (row.gpu_count != 1) name += " × " + std::to_string(static_cast<long long>(row.gpu_count));
        options.push_back({row.id, literal(name)});
    }
    return options;
}

// Options whose names are words: "choice.training.method.full".
template <class... Codes>
Options worded(const char* prefix, Codes... codes) {
    Options options;
    (options.push_back({codes, say::phrase((std::string(prefix) + '.' + codes).c_str())}), ...);
    return options;
}

template <class Enum>
Enum decoded(const std::string& code, std::initializer_list<Enum> all) {
    const auto found = std::find_if(all.begin(), all.end(), [&](Enum value) { return code == codeOf(value); });
    return found == all.end() ? *all.begin() : *found;
}

constexpr const char* length_codes[] = {"duration", "rate", "compute"};

// The training run

bool hasTraining(const Scenario& s) { return s.training.has_value(); }
bool computesTraining(const Scenario& s) { return s.training && lengthOf(*s.training) == RunLength::compute; }

Options storageOptions(const Document& document) {
    Options options{{"", say::phrase("choice.storage.none")}};
    for (const StorageRow& row : document.prices->storage)
        options.push_back({row.id, literal(row.name.value_or(row.id))});
    return options;
}

Options billingOptions(const Document&) { return worded("billing", "on_demand", "interruptible"); }
Options precisionOptions(const Document&) { return worded("choice.precision", "bf16", "fp8", "fp4"); }
Options partOptions(const Document&) { return worded("choice.trained", "full", "lora"); }
Billing billingOf(const std::string& code) { return decoded(code, {Billing::on_demand, Billing::interruptible}); }
Precision precisionOf(const std::string& code) {
    return decoded(code, {Precision::bf16, Precision::fp8, Precision::fp4});
}
TrainedPart partOf(const std::string& code) { return decoded(code, {TrainedPart::full, TrainedPart::lora}); }

constexpr std::array training_choices{
    ChoiceInput{"training.gpu", FieldGroup::training, "training.units", false, true, hasTraining, rowOptions,
                [](const Document& d) { return d.scenario.training->gpu; },
                [](Scenario& s, const std::string& id) { s.training->gpu = id; }},
    ChoiceInput{
        "training.length", FieldGroup::training, "training.duration_hours", true, false, hasTraining,
        [](const Document&) { return worded("choice.length", "duration", "rate", "compute"); },
        [](const Document& d) -> std::string { return length_codes[static_cast<int>(lengthOf(*d.scenario.training))]; },
        [](Scenario& s, const std::string& id) {
            const auto at = std::find(std::begin(length_codes), std::end(length_codes), id);
            setLength(*s.training, static_cast<RunLength>(at - std::begin(length_codes)));
        }},
    ChoiceInput{"training.precision", FieldGroup::training, "training.compute.layers", true, true, computesTraining,
                precisionOptions,
                [](const Document& d) -> std::string { return codeOf(d.scenario.training->compute->precision); },
                [](Scenario& s, const std::string& id) { s.training->compute->precision = precisionOf(id); }},
    ChoiceInput{"training.method", FieldGroup::training, "training.compute.layers", true, true, computesTraining,
                partOptions,
                [](const Document& d) -> std::string { return codeOf(d.scenario.training->compute->method); },
                [](Scenario& s, const std::string& id) { s.training->compute->method = partOf(id); }},
    ChoiceInput{"training.billing", FieldGroup::training, "", true, false, hasTraining, billingOptions,
                [](const Document& d) -> std::string { return codeOf(d.scenario.training->billing); },
                [](Scenario& s, const std::string& id) { s.training->billing = billingOf(id); }},
    ChoiceInput{"training.storage", FieldGroup::storage, "training.checkpoint_volume_gb", false, true, hasTraining,
                storageOptions, [](const Document& d) { return d.scenario.training->storage.value_or(""); },
                [](Scenario& s, const std::string& id) {
                    s.training->storage = id.empty() ? std::nullopt : std::optional(id);
                }},
};

// The fine-tune

bool hasTuning(const Scenario& s) { return s.fine_tuning.has_value(); }
bool tunesAdapters(const Scenario& s) { return s.fine_tuning && s.fine_tuning->method != TuningMethod::full; }

std::optional<ModelShape>& tunedModel(Scenario& s) { return s.fine_tuning->model ? s.fine_tuning->model : s.model; }
std::string modelName(const Scenario& s) {
    const ModelShape* shape = modelOf(*s.fine_tuning, s);
    return shape ? shape->name.value_or("") : "";
}

Options modelsAnd(const std::string& name) {
    Options options;
    for (const OpenModel& model : openModels())
        options.push_back({*model.shape.name, literal(*model.shape.name)});
    if (!findOpenModel(name)) options.push_back({name, name.empty() ? say::phrase("choice.model.own") : literal(name)});
    return options;
}

Options modelOptions(const Document& document) { return modelsAnd(modelName(document.scenario)); }

constexpr std::array tuning_choices{
    ChoiceInput{"fine_tuning.model", FieldGroup::fine_tuning, "fine_tuning.rank", false, true, hasTuning, modelOptions,
                [](const Document& d) { return modelName(d.scenario); },
                [](Scenario& s, const std::string& id) {
                    if (const OpenModel* model = findOpenModel(id)) tunedModel(s) = model->shape;
                }},
    ChoiceInput{"fine_tuning.method", FieldGroup::fine_tuning, "fine_tuning.rank", true, false, hasTuning,
                [](const Document&) { return worded("choice.tuning", "full", "lora", "qlora"); },
                [](const Document& d) -> std::string { return codeOf(d.scenario.fine_tuning->method); },
                [](Scenario& s, const std::string& id) {
                    s.fine_tuning->method = decoded(id, {TuningMethod::full, TuningMethod::lora, TuningMethod::qlora});
                }},
    ChoiceInput{"fine_tuning.targets", FieldGroup::fine_tuning, "fine_tuning.micro_batch", false, true, tunesAdapters,
                [](const Document&) { return worded("choice.targets", "all_linear", "attention", "query_value"); },
                [](const Document& d) -> std::string { return codeOf(d.scenario.fine_tuning->targets); },
                [](Scenario& s, const std::string& id) {
                    s.fine_tuning->targets = decoded(
                        id, {AdapterTargets::all_linear, AdapterTargets::attention, AdapterTargets::query_value});
                }},
    ChoiceInput{"fine_tuning.activation_checkpointing", FieldGroup::fine_tuning, "fine_tuning.gpus", true, true,
                hasTuning, [](const Document&) { return worded("choice.switch", "on", "off"); },
                [](const Document& d) -> std::string {
                    return d.scenario.fine_tuning->activation_checkpointing ? "on" : "off";
                },
                [](Scenario& s, const std::string& id) { s.fine_tuning->activation_checkpointing = id == "on"; }},
    ChoiceInput{"fine_tuning.billing", FieldGroup::fine_tuning, "", true, false, hasTuning, billingOptions,
                [](const Document& d) -> std::string { return codeOf(d.scenario.fine_tuning->billing); },
                [](Scenario& s, const std::string& id) { s.fine_tuning->billing = billingOf(id); }},
};

// One GPU to many

bool hasScaling(const Scenario& s) { return s.scaling.has_value(); }

// 1, 2, 4 … up to a number of GPUs; what a file lists otherwise stands beside them as "own".
std::vector<double> doublings(double most) {
    std::vector<double> counts;
    for (double n = 1; n <= most; n *= 2)
        counts.push_back(n);
    return counts;
}
constexpr const char* most_gpus[] = {"8", "64", "512", "4096"};

Options countOptions(const Document& document) {
    Options options;
    bool listed = false;
    for (const char* most : most_gpus) {
        options.push_back({most, say::phrase("choice.gpu_counts", say::plain(std::stod(most)))});
        listed = listed || document.scenario.scaling->gpu_counts == doublings(std::stod(most));
    }
    if (!listed) options.push_back({"", say::phrase("choice.gpu_counts.own")});
    return options;
}

std::string countsOf(const Document& document) {
    for (const char* most : most_gpus)
        if (document.scenario.scaling->gpu_counts == doublings(std::stod(most))) return most;
    return "";
}

constexpr std::array scaling_choices{
    ChoiceInput{"scaling.gpu", FieldGroup::scaling, "scaling.parameters", false, true, hasScaling, rowOptions,
                [](const Document& d) { return d.scenario.scaling->gpu; },
                [](Scenario& s, const std::string& id) { s.scaling->gpu = id; }},
    ChoiceInput{"scaling.gpu_counts", FieldGroup::scaling, "scaling.parameters", false, true, hasScaling, countOptions,
                countsOf,
                [](Scenario& s, const std::string& id) {
                    if (!id.empty()) s.scaling->gpu_counts = doublings(std::stod(id));
                }},
    ChoiceInput{"scaling.precision", FieldGroup::scaling, "scaling.tokens_per_step", true, true, hasScaling,
                precisionOptions,
                [](const Document& d) -> std::string { return codeOf(d.scenario.scaling->compute.precision); },
                [](Scenario& s, const std::string& id) { s.scaling->compute.precision = precisionOf(id); }},
    ChoiceInput{"scaling.method", FieldGroup::scaling, "scaling.tokens_per_step", true, true, hasScaling, partOptions,
                [](const Document& d) -> std::string { return codeOf(d.scenario.scaling->compute.method); },
                [](Scenario& s, const std::string& id) { s.scaling->compute.method = partOf(id); }},
};

// Serving

bool hasInference(const Scenario& s) { return s.inference.has_value(); }

std::string servedName(const Scenario& s) {
    const ModelShape* shape = modelOf(*s.inference, s);
    return shape ? shape->name.value_or("") : "";
}

// The model chosen here is the document's, which fine-tuning shares.
void serveModel(Scenario& s, const std::string& id) {
    const OpenModel* model = findOpenModel(id);
    if (!model) return;
    s.model = model->shape;
    s.inference->model.reset();
    if (s.fine_tuning) s.fine_tuning->model.reset();
}

constexpr std::array inference_choices{
    ChoiceInput{"inference.model", FieldGroup::inference, "inference.gpus", false, true, hasInference,
                [](const Document& d) { return modelsAnd(servedName(d.scenario)); },
                [](const Document& d) { return servedName(d.scenario); }, serveModel},
    ChoiceInput{"inference.gpu", FieldGroup::inference, "inference.gpus", false, true, hasInference, rowOptions,
                [](const Document& d) { return d.scenario.inference->gpu; },
                [](Scenario& s, const std::string& id) { s.inference->gpu = id; }},
    ChoiceInput{"inference.precision", FieldGroup::inference, "inference.weight_bytes", true, true, hasInference,
                precisionOptions,
                [](const Document& d) -> std::string { return codeOf(d.scenario.inference->precision); },
                [](Scenario& s, const std::string& id) { s.inference->precision = precisionOf(id); }},
};

// Text

bool hasCorpus(const Scenario& s) { return s.corpus.has_value(); }
bool countsCharacters(const Scenario& s) { return s.corpus && !s.corpus->tokens_per_document; }

// The same length counted otherwise, as well as the ratios that come with the program say.
void countDocumentsBy(Scenario& s, const std::string& id) {
    Corpus& corpus = *s.corpus;
    const PriceBook& measured = *builtinPriceBook();
    const double ratio = tokensPerCharacter(corpus, measured).valueOr(*tokensPerCharacter(startingCorpus(), measured));
    if (id == "tokens") {
        if (corpus.characters_per_document) corpus.tokens_per_document = *corpus.characters_per_document * ratio;
        corpus.characters_per_document.reset();
    } else {
        if (corpus.tokens_per_document) corpus.characters_per_document = *corpus.tokens_per_document / ratio;
        corpus.tokens_per_document.reset();
    }
}

Options languageOptions(const Document& document) {
    Options options;
    for (const auto& [code, encodings] : document.prices->token_ratios)
        options.push_back({code, languageName(code)});
    return options;
}

Options encodingOptions(const Document& document) {
    Options options;
    const TokenRatios& ratios = document.prices->token_ratios;
    const auto language = ratios.find(document.scenario.corpus->language.value_or(""));
    if (language != ratios.end())
        for (const auto& [encoding, ratio] : language->second)
            options.push_back({encoding, literal(encoding)});
    return options;
}

constexpr std::array corpus_choices{
    ChoiceInput{"corpus.language", FieldGroup::corpus, "corpus.tokens_per_character", false, true, countsCharacters,
                languageOptions, [](const Document& d) { return d.scenario.corpus->language.value_or(""); },
                [](Scenario& s, const std::string& id) { s.corpus->language = id; }},
    ChoiceInput{"corpus.encoding", FieldGroup::corpus, "corpus.tokens_per_character", false, true, countsCharacters,
                encodingOptions, [](const Document& d) { return d.scenario.corpus->encoding.value_or(""); },
                [](Scenario& s, const std::string& id) { s.corpus->encoding = id; }},
    ChoiceInput{"corpus.length", FieldGroup::corpus, "corpus.characters_per_document", true, true, hasCorpus,
                [](const Document&) {
                    return Options{{"characters", say::phrase("choice.corpus.characters")},
                                   {"tokens", say::phrase("choice.corpus.tokens")}};
                },
                [](const Document& d) -> std::string {
                    return d.scenario.corpus->tokens_per_document ? "tokens" : "characters";
                },
                countDocumentsBy},
};

constexpr auto all_choices =
    joined(choices::load_choices, training_choices, tuning_choices, scaling_choices, inference_choices, corpus_choices);

} // namespace

std::span<const ChoiceInput> scenarioChoices() { return all_choices; }

Document withExampleSections(Document document, const std::string& example) {
    const Scenario from = exampleDocument(example).scenario;
    Scenario& to = document.scenario;
    if (from.model) to.model = from.model;
    if (from.training) to.training = from.training;
    if (from.fine_tuning) to.fine_tuning = from.fine_tuning;
    if (from.scaling) to.scaling = from.scaling;
    if (from.inference) to.inference = from.inference;
    if (from.corpus) to.corpus = from.corpus;
    if (from.workload.load) to.workload.load = from.workload.load;
    keepUtilisationPossible(to);
    keepSectionsTo(*document.prices, to);
    return document;
}

} // namespace bascule
