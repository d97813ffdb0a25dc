#pragma once
#include "model/model_shape.h"

namespace bascule {

inline ModelShape shape(double layers, double hidden, double intermediate, double heads, double kvHeads,
                        double vocabulary) {
    ModelShape model;
    model.layers = layers;
    model.hidden_size = hidden;
    model.intermediate_size = intermediate;
    model.attention_heads = heads;
    model.kv_heads = kvHeads;
    model.vocabulary_size = vocabulary;
    return model;
}

} // namespace bascule
