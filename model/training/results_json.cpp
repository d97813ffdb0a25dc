#include "model/training/results_json.h"

namespace bascule {
namespace {

Json numberOrNull(Maybe value) { return value.known() ? Json(*value) : Json(nullptr); }

// The beginning of a row's object, closed by its error when it has one.
Json refused(Json row, const Refusal& refusal) {
    row["error"] = codeOf(refusal.error);
    row["message"] = refusal.message;
    return row;
}

Json lineJson(const TrainingLine& line) {
    return {{"code", codeOf(line.code)},
            {"quantity", line.quantity},
            {"unit", unitOf(line.code)},
            {"unit_price", line.unit_price},
            {"amount", line.amount}};
}

Json alternativeJson(const TrainingAlternative& other) {
    Json json = {{"code", codeOf(other.offer)}};
    if (!other.ok()) return refused(std::move(json), other);
    json["hours"] = other.hours;
    json["amount"] = other.amount;
    return json;
}

Json trainingJson(const TrainingResult& run) {
    if (!run.ok()) return refused(Json::object(), run);
    Json lines = Json::array(), alternatives = Json::array(), ranking = Json::array();
    for (const TrainingLine& line : run.lines)
        lines.push_back(lineJson(line));
    for (const TrainingAlternative& other : run.alternatives)
        alternatives.push_back(alternativeJson(other));
    for (const RankedGpu& row : run.ranking)
        ranking.push_back({{"gpu", row.gpu}, {"units", row.units}, {"hours", row.hours}, {"amount", row.amount}});
    return {{"gpu", run.gpu},
            {"units", run.units},
            {"billing", codeOf(run.billing)},
            {"useful_hours", run.useful_hours},
            {"expected_hours", run.expected_hours},
            {"paid_hours_per_unit", run.paid_hours_per_unit},
            {"suggested_checkpoint_every_minutes", numberOrNull(run.suggested_checkpoint_every_minutes)},
            {"lines", std::move(lines)},
            {"total", run.total},
            {"alternatives", std::move(alternatives)},
            {"ranking", std::move(ranking)}};
}

Json fitJson(const FitRow& fit) {
    Json json = {{"gpu", fit.gpu}};
    if (!fit.ok()) return refused(std::move(json), fit);
    json["verdict"] = codeOf(fit.verdict);
    json["margin_bytes"] = fit.margin_bytes;
    json["gpus_for_fit"] = numberOrNull(fit.gpus_for_fit);
    json["amount"] = numberOrNull(fit.amount);
    return json;
}

Json fineTuningJson(const FineTuningResult& tuning) {
    if (!tuning.ok()) return refused(Json::object(), tuning);
    Json fit = Json::array();
    for (const FitRow& row : tuning.fit)
        fit.push_back(fitJson(row));
    const TuningBytes& bytes = tuning.bytes;
    return {{"parameters", tuning.counts.parameters},
            {"trainable_parameters", tuning.trainable_parameters},
            {"bytes",
             {{"weights", bytes.weights},
              {"gradients", bytes.gradients},
              {"optimizer", bytes.optimizer},
              {"activations", bytes.activations},
              {"logits", bytes.logits},
              {"runtime", bytes.runtime},
              {"total", bytes.total}}},
            {"hours", numberOrNull(tuning.hours)},
            {"fit", std::move(fit)}};
}

Json scalingRowJson(const ScalingRow& row) {
    Json json = {{"gpus", row.gpus}};
    if (!row.ok()) return refused(std::move(json), row);
    json["days"] = row.days;
    json["compute_seconds_per_step"] = row.compute_seconds_per_step;
    json["all_reduce_seconds"] = row.all_reduce_seconds;
    json["speedup"] = row.speedup;
    json["efficiency"] = row.efficiency;
    json["gpu_hours"] = row.gpu_hours;
    json["amount"] = row.amount;
    return json;
}

Json scalingJson(const ScalingResult& scaling) {
    if (!scaling.ok()) return refused(Json::object(), scaling);
    Json rows = Json::array();
    for (const ScalingRow& row : scaling.rows)
        rows.push_back(scalingRowJson(row));
    return rows;
}

} // namespace

void writeTrainingResults(Json& json, const Results& results) {
    if (results.training) json["training"] = trainingJson(*results.training);
    if (results.fine_tuning) json["fine_tuning"] = fineTuningJson(*results.fine_tuning);
    if (results.scaling) json["scaling"] = scalingJson(*results.scaling);
}

} // namespace bascule
