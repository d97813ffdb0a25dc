#include "model/training/sections_json.h"

#include "model/field_json.h"
#include "model/results.h"

namespace bascule {
namespace {

template <typename Choice>
void choose(ObjectReader& reader, std::string_view key, std::initializer_list<Choice> choices, Choice& chosen) {
    // Every list of choices is of two or three.
    const auto name = [&](std::size_t i) { return std::string_view(codeOf(*(choices.begin() + i))); };
    const auto picked =
        choices.size() == 2 ? reader.choice(key, {name(0), name(1)}) : reader.choice(key, {name(0), name(1), name(2)});
    if (picked) chosen = *(choices.begin() + *picked);
}

void readBilling(ObjectReader& reader, Billing& billing) {
    choose(reader, "billing", {Billing::on_demand, Billing::interruptible}, billing);
}

void readModel(ObjectReader& reader, Scenario& scenario, ModelShape& model) {
    model.name = reader.text("name");
    readFields(reader, scenario);
    model.tied_embeddings = reader.boolean("tied_embeddings").value_or(model.tied_embeddings);
}

void readCompute(ObjectReader& reader, Compute& compute) {
    reader.require("parameters");
    reader.require("mfu");
    readPrecision(reader, compute.precision);
    choose(reader, "method", {TrainedPart::full, TrainedPart::lora}, compute.method);
}

// Exactly one way to say how long the run takes.
void checkLength(const ObjectReader& reader, const Training& training) {
    const auto refuseBeside = [&](std::string_view key, const char* other) {
        throw InputError(reader.pointerOf(key), because("refused.beside", "must be absent when %1 is given", other));
    };
    if (training.duration_hours) {
        if (training.tokens) refuseBeside("tokens", "duration_hours");
        if (training.tokens_per_second) refuseBeside("tokens_per_second", "duration_hours");
        if (training.compute) refuseBeside("compute", "duration_hours");
        return;
    }
    if (training.tokens_per_second && training.compute) refuseBeside("compute", "tokens_per_second");
    const bool rated = training.tokens_per_second || training.compute;
    if (rated && !training.tokens)
        throw InputError(reader.pointerOf("tokens"), because("refused.missing", "is missing"));
    if (rated) return;
    if (training.tokens)
        throw InputError(reader.pointer(),
                         because("refused.no_rate", "must give tokens_per_second or compute beside tokens"));
    throw InputError(
        reader.pointer(),
        because("refused.no_length", "must give duration_hours, or tokens with tokens_per_second or compute"));
}

void readTraining(ObjectReader& root, Scenario& scenario) {
    auto reader = root.object("training");
    if (!reader) return;
    Training& training = scenario.training.emplace();
    training.gpu = reader->requiredId("gpu");
    readBilling(*reader, training.billing);
    readFields(*reader, scenario);
    if (auto compute = reader->object("compute")) {
        readCompute(*compute, training.compute.emplace());
        readFields(*compute, scenario);
        reader->keep("compute", compute->finish());
    }
    if (auto interruptions = reader->object("interruptions")) {
        readFields(*interruptions, scenario);
        reader->keep("interruptions", interruptions->finish());
    }
    if (const Json* storage = reader->find("storage")) training.storage = idAt(*storage, reader->pointerOf("storage"));
    checkLength(*reader, training);
    root.keep("training", reader->finish());
}

// A fine-tune and a server need the whole shape, wherever it stands.
void checkWholeModel(const ModelShape& model, const std::string& pointer) {
    if (const char* missing = missingDimension(model))
        throw InputError(pointerTo(pointer, missing), because("refused.missing", "is missing"));
    if (model.parameters && countsOf(model).linear <= 0) {
        const ModelCounts counts = countsOf(model);
        throw InputError(pointerTo(pointer, "parameters"),
                         because("refused.below_embeddings", "must be above the %1 of embeddings and norms, is %2",
                                 counts.embeddings + counts.norms, *model.parameters));
    }
}

void readFineTuning(ObjectReader& root, Scenario& scenario) {
    auto reader = root.object("fine_tuning");
    if (!reader) return;
    FineTuning& tuning = scenario.fine_tuning.emplace();
    readSectionModel(*reader, scenario, tuning.model);
    choose(*reader, "method", {TuningMethod::full, TuningMethod::lora, TuningMethod::qlora}, tuning.method);
    choose(*reader, "targets", {AdapterTargets::all_linear, AdapterTargets::attention, AdapterTargets::query_value},
           tuning.targets);
    readFields(*reader, scenario);
    tuning.activation_checkpointing =
        reader->boolean("activation_checkpointing").value_or(tuning.activation_checkpointing);
    readBilling(*reader, tuning.billing);
    root.keep("fine_tuning", reader->finish());
}

std::vector<double> readGpuCounts(const Json& list, const std::string& pointer) {
    constexpr std::size_t most = 64;
    constexpr Range gpus{1, 65536, false, true};
    if (list.size() > most)
        throw InputError(pointer,
                         because("refused.entries", "must have at most %1 entries, has %2", most, list.size()));
    std::vector<double> counts;
    for (const Json& element : list)
        counts.push_back(numberAt(element, pointerTo(pointer, counts.size()), gpus));
    return counts;
}

void readScaling(ObjectReader& root, Scenario& scenario) {
    auto reader = root.object("scaling");
    if (!reader) return;
    Scaling& scaling = scenario.scaling.emplace();
    scaling.gpu = reader->requiredId("gpu");
    readCompute(*reader, scaling.compute);
    reader->require("tokens");
    reader->require("tokens_per_step");
    readFields(*reader, scenario);
    if (const Json* counts = reader->list("gpu_counts"))
        scaling.gpu_counts = readGpuCounts(*counts, reader->pointerOf("gpu_counts"));
    root.keep("scaling", reader->finish());
}

template <typename T>
Json orNull(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

void writeCompute(Json& json, const Compute& compute) {
    json["precision"] = codeOf(compute.precision);
    json["method"] = codeOf(compute.method);
}

Json writeTraining(const Training& training, const Scenario& scenario) {
    Json json = {{"gpu", training.gpu}, {"billing", codeOf(training.billing)}};
    writeFields(json, "/training", scenario);
    Json& compute = json["compute"] = nullptr;
    if (training.compute) {
        writeFields(compute, "/training/compute", scenario);
        writeCompute(compute, *training.compute);
    }
    writeFields(json["interruptions"], "/training/interruptions", scenario);
    json["storage"] = orNull(training.storage);
    return json;
}

Json writeFineTuning(const FineTuning& tuning, const Scenario& scenario) {
    Json json = Json::object();
    json["model"] = tuning.model ? writeModel(*tuning.model, "/fine_tuning/model", scenario) : Json(nullptr);
    json["method"] = codeOf(tuning.method);
    json["targets"] = codeOf(tuning.targets);
    writeFields(json, "/fine_tuning", scenario);
    json["activation_checkpointing"] = tuning.activation_checkpointing;
    json["billing"] = codeOf(tuning.billing);
    return json;
}

Json writeScaling(const Scaling& scaling, const Scenario& scenario) {
    Json json = {{"gpu", scaling.gpu}};
    writeFields(json, "/scaling", scenario);
    writeCompute(json, scaling.compute);
    json["gpu_counts"] = scaling.gpu_counts;
    return json;
}

} // namespace

Json writeModel(const ModelShape& model, std::string_view pointer, const Scenario& scenario) {
    Json json = {{"name", orNull(model.name)}};
    writeFields(json, pointer, scenario);
    json["tied_embeddings"] = model.tied_embeddings;
    return json;
}

void readSectionModel(ObjectReader& section, Scenario& scenario, std::optional<ModelShape>& model) {
    if (auto own = section.object("model")) {
        readModel(*own, scenario, model.emplace());
        section.keep("model", own->finish());
        checkWholeModel(*model, section.pointerOf("model"));
    } else if (scenario.model) {
        checkWholeModel(*scenario.model, "/model");
    } else {
        throw InputError(section.pointerOf("model"), because("refused.no_model", "is missing, and there is no /model"));
    }
}

void readPrecision(ObjectReader& section, Precision& precision) {
    choose(section, "precision", {Precision::bf16, Precision::fp8, Precision::fp4}, precision);
}

void checkGpuId(const std::string& id, const std::string& pointer, const PriceBook& prices) {
    if (!prices.findGpu(id))
        throw InputError(pointer, because("refused.no_such_row", "there is no %1 \"%2\" in the price book", "GPU", id));
}

void readTrainingSections(ObjectReader& root, Scenario& scenario) {
    if (auto model = root.object("model")) {
        readModel(*model, scenario, scenario.model.emplace());
        root.keep("model", model->finish());
    }
    readTraining(root, scenario);
    readFineTuning(root, scenario);
    readScaling(root, scenario);
}

void writeTrainingSections(Json& json, const Scenario& scenario) {
    json["model"] = scenario.model ? writeModel(*scenario.model, "/model", scenario) : Json(nullptr);
    json["training"] = scenario.training ? writeTraining(*scenario.training, scenario) : Json(nullptr);
    json["fine_tuning"] = scenario.fine_tuning ? writeFineTuning(*scenario.fine_tuning, scenario) : Json(nullptr);
    json["scaling"] = scenario.scaling ? writeScaling(*scenario.scaling, scenario) : Json(nullptr);
}

void checkTrainingIds(const Scenario& scenario, const PriceBook& prices) {
    if (scenario.training) {
        checkGpuId(scenario.training->gpu, "/training/gpu", prices);
        const std::optional<std::string>& storage = scenario.training->storage;
        if (storage && !prices.findStorage(*storage))
            throw InputError(
                "/training/storage",
                because("refused.no_such_row", "there is no %1 \"%2\" in the price book", "storage", *storage));
    }
    if (scenario.scaling) checkGpuId(scenario.scaling->gpu, "/scaling/gpu", prices);
}

} // namespace bascule
