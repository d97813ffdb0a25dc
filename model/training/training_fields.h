#pragma once
#include "model/field_access.h"

// The numeric inputs of `model`, `training`, `fine_tuning` and `scaling`.
namespace bascule::fields {

template <auto Section, FieldGroup Group>
struct SectionPart {
    static constexpr FieldGroup group = Group;
    template <typename S>
    static auto of(S& scenario) -> decltype(&*(scenario.*Section)) {
        return scenario.*Section ? &*(scenario.*Section) : nullptr;
    }
};
using ModelPart = SectionPart<&Scenario::model, FieldGroup::model>;
using TrainingPart = SectionPart<&Scenario::training, FieldGroup::training>;
using FineTuningPart = SectionPart<&Scenario::fine_tuning, FieldGroup::fine_tuning>;
using ScalingPart = SectionPart<&Scenario::scaling, FieldGroup::scaling>;
using StoragePart = SectionPart<&Scenario::training, FieldGroup::storage>;
using RecipePart = SectionPart<&Scenario::fine_tuning, FieldGroup::recipe>;
using NetworkPart = SectionPart<&Scenario::scaling, FieldGroup::network>;

struct TrainingComputePart {
    static constexpr FieldGroup group = FieldGroup::training;
    template <typename S>
    static auto of(S& s) -> decltype(&*s.training->compute) {
        return s.training && s.training->compute ? &*s.training->compute : nullptr;
    }
};
struct InterruptionsPart {
    static constexpr FieldGroup group = FieldGroup::interruptions;
    template <typename S>
    static auto of(S& s) -> decltype(&s.training->interruptions) {
        return s.training ? &s.training->interruptions : nullptr;
    }
};
struct TuningModelPart {
    static constexpr FieldGroup group = FieldGroup::tuned_model;
    template <typename S>
    static auto of(S& s) -> decltype(&*s.fine_tuning->model) {
        return s.fine_tuning && s.fine_tuning->model ? &*s.fine_tuning->model : nullptr;
    }
};
struct ScalingComputePart {
    static constexpr FieldGroup group = FieldGroup::scaling;
    template <typename S>
    static auto of(S& s) -> decltype(&s.scaling->compute) {
        return s.scaling ? &s.scaling->compute : nullptr;
    }
};

inline constexpr Field model_size = aboveZero(Unit::parameters, 1e8, 1e12, 1e8);
inline constexpr Field many_tokens = aboveZero(Unit::tokens, 1e6, 1e14, 1e6);
inline constexpr Field run_tokens = [] {
    Field field = many_tokens;
    field.minimum_excluded = false;
    return field;
}();
inline constexpr Field dimension = wholeFromOne(Unit::none);

inline constexpr std::array model_fields{
    row<"/model/parameters", ModelPart, &ModelShape::parameters>(nullable(model_size)),
    row<"/model/active_parameters", ModelPart, &ModelShape::active_parameters>(nullable(model_size)),
    row<"/model/layers", ModelPart, &ModelShape::layers>(dimension),
    row<"/model/hidden_size", ModelPart, &ModelShape::hidden_size>(dimension),
    row<"/model/intermediate_size", ModelPart, &ModelShape::intermediate_size>(dimension),
    row<"/model/experts", ModelPart, &ModelShape::experts>(dimension),
    row<"/model/attention_heads", ModelPart, &ModelShape::attention_heads>(dimension),
    row<"/model/kv_heads", ModelPart, &ModelShape::kv_heads>(dimension),
    row<"/model/head_size", ModelPart, &ModelShape::head_size>(nullable(dimension)),
    row<"/model/vocabulary_size", ModelPart, &ModelShape::vocabulary_size>(dimension),
};

inline constexpr std::array training_fields{
    row<"/training/units", TrainingPart, &Training::units>(wholeFromOne(Unit::units, 64)),
    row<"/training/duration_hours", TrainingPart, &Training::duration_hours>(atLeastZero(Unit::hours, 0, 720, 1)),
    row<"/training/tokens", TrainingPart, &Training::tokens>(run_tokens),
    row<"/training/tokens_per_second", TrainingPart, &Training::tokens_per_second>(
        aboveZero(Unit::tokens_per_second, 10, 1e7, 10)),
    row<"/training/compute/parameters", TrainingComputePart, &Compute::parameters>(model_size),
    row<"/training/compute/active_parameters", TrainingComputePart, &Compute::active_parameters>(nullable(model_size)),
    row<"/training/compute/mfu", TrainingComputePart, &Compute::mfu>(shareAboveZero()),
    row<"/training/compute/scaling_efficiency", TrainingComputePart, &TrainingCompute::scaling_efficiency>(
        shareAboveZero()),
    row<"/training/compute/layers", TrainingComputePart, &Compute::layers>(nullable(dimension)),
    row<"/training/compute/attention_width", TrainingComputePart, &Compute::attention_width>(nullable(dimension)),
    row<"/training/compute/sequence_tokens", TrainingComputePart, &Compute::sequence_tokens>(nullable(dimension)),
    row<"/training/compute/adapter_parameters", TrainingComputePart, &Compute::adapter_parameters>(
        atLeastZero(Unit::parameters, 0, 0, 1e6)),
    row<"/training/interruptions/mean_hours_between", InterruptionsPart, &Interruptions::mean_hours_between>(
        nullable(aboveZero(Unit::hours, 0, 0, 1))),
    row<"/training/interruptions/checkpoint_every_minutes", InterruptionsPart,
        &Interruptions::checkpoint_every_minutes>(nullable(aboveZero(Unit::minutes, 0, 0, 5))),
    row<"/training/interruptions/checkpoint_minutes", InterruptionsPart, &Interruptions::checkpoint_minutes>(
        atLeastZero(Unit::minutes, 0, 60, 1)),
    row<"/training/interruptions/restart_minutes", InterruptionsPart, &Interruptions::restart_minutes>(
        atLeastZero(Unit::minutes, 0, 60, 1)),
    row<"/training/checkpoint_volume_gb", StoragePart, &Training::checkpoint_volume_gb>(
        atLeastZero(Unit::gigabytes, 0, 10000, 10)),
    row<"/training/volume_days", StoragePart, &Training::volume_days>(nullable(atLeastZero(Unit::days, 0, 0, 1))),
    row<"/training/days_per_month", StoragePart, &Training::days_per_month>(box(aboveZero(Unit::days, 0, 0, 1))),
    row<"/training/dataset_gb", StoragePart, &Training::dataset_gb>(atLeastZero(Unit::gigabytes, 0, 10000, 10)),
    row<"/training/export_gb", StoragePart, &Training::export_gb>(atLeastZero(Unit::gigabytes, 0, 10000, 10)),
};

inline constexpr std::array fine_tuning_fields{
    row<"/fine_tuning/model/parameters", TuningModelPart, &ModelShape::parameters>(nullable(model_size)),
    row<"/fine_tuning/model/active_parameters", TuningModelPart, &ModelShape::active_parameters>(nullable(model_size)),
    row<"/fine_tuning/model/layers", TuningModelPart, &ModelShape::layers>(dimension),
    row<"/fine_tuning/model/hidden_size", TuningModelPart, &ModelShape::hidden_size>(dimension),
    row<"/fine_tuning/model/intermediate_size", TuningModelPart, &ModelShape::intermediate_size>(dimension),
    row<"/fine_tuning/model/experts", TuningModelPart, &ModelShape::experts>(dimension),
    row<"/fine_tuning/model/attention_heads", TuningModelPart, &ModelShape::attention_heads>(dimension),
    row<"/fine_tuning/model/kv_heads", TuningModelPart, &ModelShape::kv_heads>(dimension),
    row<"/fine_tuning/model/head_size", TuningModelPart, &ModelShape::head_size>(nullable(dimension)),
    row<"/fine_tuning/model/vocabulary_size", TuningModelPart, &ModelShape::vocabulary_size>(dimension),
    row<"/fine_tuning/rank", FineTuningPart, &FineTuning::rank>(wholeFromOne(Unit::none, 256)),
    row<"/fine_tuning/micro_batch", FineTuningPart, &FineTuning::micro_batch>(wholeFromOne(Unit::none, 64)),
    row<"/fine_tuning/sequence_tokens", FineTuningPart, &FineTuning::sequence_tokens>(
        wholeFromOne(Unit::tokens, 131072)),
    row<"/fine_tuning/gpus", FineTuningPart, &FineTuning::gpus>(wholeFromOne(Unit::none, 64)),
    row<"/fine_tuning/sharding", FineTuningPart, &FineTuning::sharding>(
        {.unit = Unit::none, .maximum = 3, .whole = true, .slider_high = 3, .step = 1}),
    row<"/fine_tuning/tokens", FineTuningPart, &FineTuning::tokens>(nullable(run_tokens)),
    row<"/fine_tuning/tokens_per_second", FineTuningPart, &FineTuning::tokens_per_second>(
        nullable(aboveZero(Unit::tokens_per_second, 0, 0, 10))),
    row<"/fine_tuning/logits_chunks", RecipePart, &FineTuning::logits_chunks>(wholeFromOne(Unit::none, 64)),
    row<"/fine_tuning/weight_bytes", RecipePart, &FineTuning::weight_bytes>(atLeastZero(Unit::none, 0, 16, 0.5)),
    row<"/fine_tuning/gradient_bytes", RecipePart, &FineTuning::gradient_bytes>(atLeastZero(Unit::none, 0, 16, 0.5)),
    row<"/fine_tuning/optimizer_bytes", RecipePart, &FineTuning::optimizer_bytes>(atLeastZero(Unit::none, 0, 16, 0.5)),
};

inline constexpr std::array scaling_fields{
    row<"/scaling/parameters", ScalingComputePart, &Compute::parameters>(model_size),
    row<"/scaling/active_parameters", ScalingComputePart, &Compute::active_parameters>(nullable(model_size)),
    row<"/scaling/tokens", ScalingPart, &Scaling::tokens>(many_tokens),
    row<"/scaling/mfu", ScalingComputePart, &Compute::mfu>(shareAboveZero()),
    row<"/scaling/tokens_per_step", ScalingPart, &Scaling::tokens_per_step>(aboveZero(Unit::tokens, 1e3, 1e8, 1024)),
    row<"/scaling/gradient_bytes", NetworkPart, &Scaling::gradient_bytes>(atLeastZero(Unit::none, 0, 8, 0.5)),
    row<"/scaling/layers", ScalingComputePart, &Compute::layers>(nullable(dimension)),
    row<"/scaling/attention_width", ScalingComputePart, &Compute::attention_width>(nullable(dimension)),
    row<"/scaling/sequence_tokens", ScalingComputePart, &Compute::sequence_tokens>(nullable(dimension)),
    row<"/scaling/adapter_parameters", ScalingComputePart, &Compute::adapter_parameters>(
        atLeastZero(Unit::parameters, 0, 0, 1e6)),
    row<"/scaling/gpus_per_node", NetworkPart, &Scaling::gpus_per_node>(wholeFromOne(Unit::none, 72)),
    row<"/scaling/bus_gb_per_second", NetworkPart, &Scaling::bus_gb_per_second>(
        nullable(aboveZero(Unit::gigabytes_per_second, 0, 0, 1))),
    row<"/scaling/node_bus_gb_per_second", NetworkPart, &Scaling::node_bus_gb_per_second>(
        aboveZero(Unit::gigabytes_per_second, 0.1, 1000, 1)),
    row<"/scaling/latency_microseconds", NetworkPart, &Scaling::latency_microseconds>(
        atLeastZero(Unit::microseconds, 0, 1000, 1)),
    row<"/scaling/overlap", NetworkPart, &Scaling::overlap>(share()),
};

} // namespace bascule::fields
