#include "model/model_shape.h"

#include <limits>

namespace bascule {
namespace {

double known(const std::optional<double>& size) { return size.value_or(std::numeric_limits<double>::quiet_NaN()); }

} // namespace

const char* missingDimension(const ModelShape& shape) {
    if (!shape.layers) return "layers";
    if (!shape.hidden_size) return "hidden_size";
    if (!shape.intermediate_size) return "intermediate_size";
    if (!shape.attention_heads) return "attention_heads";
    if (!shape.kv_heads) return "kv_heads";
    if (!shape.vocabulary_size) return "vocabulary_size";
    return nullptr;
}

ModelWidths widthsOf(const ModelShape& shape) {
    const double heads = known(shape.attention_heads);
    const double size = shape.head_size.value_or(known(shape.hidden_size) / heads);
    return {.layers = known(shape.layers),
            .hidden = known(shape.hidden_size),
            .intermediate = known(shape.intermediate_size),
            .experts = shape.experts,
            .vocabulary = known(shape.vocabulary_size),
            .attention = heads * size,
            .key_value = known(shape.kv_heads) * size};
}

ModelCounts countsOf(const ModelShape& shape) {
    const ModelWidths w = widthsOf(shape);
    ModelCounts counts;
    counts.embeddings = w.vocabulary * w.hidden * (shape.tied_embeddings ? 1 : 2);
    counts.norms = (2 * w.layers + 1) * w.hidden;
    counts.linear = shape.parameters ? *shape.parameters - counts.embeddings - counts.norms
                                     : w.layers * (2 * w.hidden * w.attention + 2 * w.hidden * w.key_value +
                                                   3 * w.experts * w.hidden * w.intermediate);
    counts.parameters = shape.parameters.value_or(counts.embeddings + counts.norms + counts.linear);
    return counts;
}

double adapterParameters(const ModelShape& shape, double rank, AdapterTargets targets) {
    const ModelWidths w = widthsOf(shape);
    const double query = w.hidden + w.attention,
                 value = w.hidden + w.key_value; // output is as wide as query, key as value
    if (targets == AdapterTargets::query_value) return rank * w.layers * (query + value);
    const double attention = 2 * query + 2 * value;
    if (targets == AdapterTargets::attention) return rank * w.layers * attention;
    return rank * w.layers * (attention + 3 * w.experts * (w.hidden + w.intermediate));
}

} // namespace bascule
