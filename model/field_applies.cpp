#include "model/scenario_fields.h"
#include "model/training/run_length.h"

namespace bascule {
namespace {

bool under(const Field& field, std::string_view pointer) { return field.pointer.starts_with(pointer); }

// Of the three ways to say how long a run takes, the one in use.
bool belongsToLength(const Field& field, const Training& training) {
    switch (lengthOf(training)) {
    case RunLength::duration:
        return field.pointer == "/training/duration_hours";
    case RunLength::rate:
        return field.pointer == "/training/tokens" || field.pointer == "/training/tokens_per_second";
    case RunLength::compute:
        return field.pointer == "/training/tokens" || under(field, "/training/compute/");
    }
    return false;
}

bool withAdapters(const Compute& compute) { return compute.method == TrainedPart::lora; }

bool appliesToTraining(const Field& field, const Training& training) {
    if (field.pointer == "/training/compute/adapter_parameters" &&
        !(training.compute && withAdapters(*training.compute)))
        return false;
    const bool length = field.pointer == "/training/duration_hours" || field.pointer == "/training/tokens" ||
                        field.pointer == "/training/tokens_per_second" || under(field, "/training/compute/");
    return !length || belongsToLength(field, training);
}

// Bytes per parameter are those of a full fine-tune, the rank that of adapters.
bool appliesToTuning(const Field& field, const FineTuning& tuning) {
    const bool full = tuning.method == TuningMethod::full;
    if (field.pointer == "/fine_tuning/rank") return !full;
    if (field.pointer.ends_with("_bytes")) return full;
    if (under(field, "/fine_tuning/model/")) return tuning.model.has_value();
    return true;
}

} // namespace

bool fieldApplies(const Field& field, const Scenario& s) {
    if (under(field, "/training/")) return s.training && appliesToTraining(field, *s.training);
    if (under(field, "/fine_tuning/")) return s.fine_tuning && appliesToTuning(field, *s.fine_tuning);
    if (under(field, "/scaling/"))
        return s.scaling && (field.pointer != "/scaling/adapter_parameters" || withAdapters(s.scaling->compute));
    if (under(field, "/inference/model/")) return s.inference && s.inference->model;
    if (under(field, "/inference/"))
        return s.inference && (field.pointer != "/inference/collective_microseconds" || s.inference->gpus > 1);
    if (under(field, "/corpus/")) {
        if (!s.corpus) return false;
        const bool by_tokens = s.corpus->tokens_per_document.has_value();
        if (field.id == "corpus.tokens_per_document") return by_tokens;
        return !by_tokens ||
               (field.id != "corpus.characters_per_document" && field.id != "corpus.tokens_per_character");
    }
    if (under(field, "/workload/load/")) return s.workload.load.has_value();
    if (under(field, "/workload/invoice/")) return s.workload.invoice.has_value();
    if (under(field, "/model/")) return s.model.has_value();
    if (field.id == "commitment_months") return s.hosting.billing == Billing::committed;
    if (field.id == "peak_limit") return s.workload.load.has_value();
    return true;
}

} // namespace bascule
