#include "model/inference/sections_json.h"

#include "model/field_json.h"
#include "model/training/sections_json.h"

namespace bascule {
namespace {

Json boolOrNull(const std::optional<bool>& value) { return value ? Json(*value) : Json(nullptr); }

Json resultJson(const InferenceResult& result) {
    if (!result.ok()) return {{"error", codeOf(result.error)}, {"message", result.message}};
    return {
        {"kv_bytes_per_token", result.kv_bytes_per_token},
        {"weight_bytes", result.weight_bytes},
        {"batch", result.batch},
        {"ideal", {{"prefill_seconds", result.ideal_prefill_seconds}, {"decode_seconds", result.ideal_decode_seconds}}},
        {"prefill_seconds", result.prefill.alone()},
        {"step_seconds_single", result.step_single.total()},
        {"step_seconds_batch", result.step_batch.total()},
        {"tokens_per_second_single", result.tokens_per_second_single},
        {"tokens_per_second_per_user", result.tokens_per_second_per_user},
        {"output_tokens_per_second", result.output_tokens_per_second},
        {"first_token_milliseconds",
         {{"best", result.first_token_best}, {"mean", result.first_token_mean}, {"worst", result.first_token_worst}}},
        {"meets",
         {{"first_token", boolOrNull(result.meets_first_token)},
          {"tokens_per_second", boolOrNull(result.meets_tokens_per_second)}}}};
}

} // namespace

void readInference(ObjectReader& root, Scenario& scenario) {
    auto reader = root.object("inference");
    if (!reader) return;
    Inference& inference = scenario.inference.emplace();
    readSectionModel(*reader, scenario, inference.model);
    inference.gpu = reader->requiredId("gpu");
    reader->require("prompt_tokens");
    reader->require("output_tokens");
    readPrecision(*reader, inference.precision);
    readFields(*reader, scenario);
    root.keep("inference", reader->finish());
}

void writeInference(Json& json, const Scenario& scenario) {
    Json& section = json["inference"] = nullptr;
    if (!scenario.inference) return;
    const Inference& inference = *scenario.inference;
    section = {{"model", inference.model ? writeModel(*inference.model, "/inference/model", scenario) : Json(nullptr)},
               {"gpu", inference.gpu},
               {"precision", codeOf(inference.precision)}};
    writeFields(section, "/inference", scenario);
}

void checkInferenceIds(const Scenario& scenario, const PriceBook& prices) {
    if (scenario.inference) checkGpuId(scenario.inference->gpu, "/inference/gpu", prices);
}

void writeInferenceResult(Json& json, const Results& results) {
    if (results.inference) json["inference"] = resultJson(*results.inference);
}

} // namespace bascule
