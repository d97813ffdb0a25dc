#pragma once
#include "model/training/training_fields.h"

// The numeric inputs of `inference`.
namespace bascule::fields {

using InferencePart = SectionPart<&Scenario::inference, FieldGroup::inference>;
using TargetsPart = SectionPart<&Scenario::inference, FieldGroup::targets>;
using HardwarePart = SectionPart<&Scenario::inference, FieldGroup::hardware>;

struct InferenceModelPart {
    static constexpr FieldGroup group = FieldGroup::served_model;
    template <typename S>
    static auto of(S& s) -> decltype(&*s.inference->model) {
        return s.inference && s.inference->model ? &*s.inference->model : nullptr;
    }
};

// From 1 on, a mean need not be whole.
inline constexpr Field request_tokens{.unit = Unit::tokens,
                                      .minimum = 1,
                                      .maximum = unbounded,
                                      .slider_low = 1,
                                      .slider_high = 131072,
                                      .step = 16,
                                      .logarithmic = true};
// More than all of it is not refused here: the section has no answer then (impossible_rate).
inline constexpr Field efficiency = [] {
    Field field = aboveZero(Unit::share, 0.01, 1, 0.01);
    field.logarithmic = false;
    return field;
}();
inline constexpr Field bytes_each = [] {
    Field field = aboveZero(Unit::none, 0.5, 4, 0.5);
    field.logarithmic = false;
    return field;
}();

inline constexpr std::array inference_fields{
    row<"/inference/model/parameters", InferenceModelPart, &ModelShape::parameters>(nullable(model_size)),
    row<"/inference/model/active_parameters", InferenceModelPart, &ModelShape::active_parameters>(nullable(model_size)),
    row<"/inference/model/layers", InferenceModelPart, &ModelShape::layers>(dimension),
    row<"/inference/model/hidden_size", InferenceModelPart, &ModelShape::hidden_size>(dimension),
    row<"/inference/model/intermediate_size", InferenceModelPart, &ModelShape::intermediate_size>(dimension),
    row<"/inference/model/experts", InferenceModelPart, &ModelShape::experts>(dimension),
    row<"/inference/model/attention_heads", InferenceModelPart, &ModelShape::attention_heads>(dimension),
    row<"/inference/model/kv_heads", InferenceModelPart, &ModelShape::kv_heads>(dimension),
    row<"/inference/model/head_size", InferenceModelPart, &ModelShape::head_size>(nullable(dimension)),
    row<"/inference/model/vocabulary_size", InferenceModelPart, &ModelShape::vocabulary_size>(dimension),
    row<"/inference/gpus", InferencePart, &Inference::gpus>(wholeFromOne(Unit::none, 64)),
    row<"/inference/prompt_tokens", InferencePart, &Inference::prompt_tokens>(request_tokens),
    row<"/inference/output_tokens", InferencePart, &Inference::output_tokens>(request_tokens),
    row<"/inference/batch_limit", InferencePart, &Inference::batch_limit>(wholeFromOne(Unit::none, 1024)),
    row<"/inference/weight_bytes", InferencePart, &Inference::weight_bytes>(bytes_each),
    row<"/inference/kv_bytes", InferencePart, &Inference::kv_bytes>(bytes_each),
    row<"/inference/target_first_token_milliseconds", TargetsPart, &Inference::target_first_token_milliseconds>(
        nullable(aboveZero(Unit::milliseconds, 0, 0, 10))),
    row<"/inference/target_tokens_per_second", TargetsPart, &Inference::target_tokens_per_second>(
        nullable(aboveZero(Unit::tokens_per_second, 0, 0, 5))),
    row<"/inference/memory_fraction", HardwarePart, &Inference::memory_fraction>(shareAboveZero()),
    row<"/inference/batch_window_milliseconds", HardwarePart, &Inference::batch_window_milliseconds>(
        atLeastZero(Unit::milliseconds, 0, 1000, 5)),
    row<"/inference/compute_efficiency", HardwarePart, &Inference::compute_efficiency>(efficiency),
    row<"/inference/memory_efficiency", HardwarePart, &Inference::memory_efficiency>(efficiency),
    row<"/inference/layer_microseconds", HardwarePart, &Inference::layer_microseconds>(
        atLeastZero(Unit::microseconds, 0, 1000, 5)),
    row<"/inference/collective_microseconds", HardwarePart, &Inference::collective_microseconds>(
        atLeastZero(Unit::microseconds, 0, 1000, 5)),
    row<"/inference/sequence_microseconds", HardwarePart, &Inference::sequence_microseconds>(
        atLeastZero(Unit::microseconds, 0, 1000, 5)),
};

} // namespace bascule::fields
