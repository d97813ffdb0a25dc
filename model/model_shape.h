#pragma once
#include <cstdint>
#include <optional>
#include <string>

// A transformer as memory and time see it (contract 6): the keys of `model`, and what is counted from them.
namespace bascule {

// Absent means unknown. What a section needs of a shape is checked when that section is read. Sizes are whole, >= 1.
struct ModelShape {
    std::optional<std::string> name;
    std::optional<double> parameters;        // absent: counted from the rest
    std::optional<double> active_parameters; // per token, of a mixture of experts
    std::optional<double> layers;
    std::optional<double> hidden_size;       // h
    std::optional<double> intermediate_size; // i, of one expert
    double experts = 1;                      // e
    std::optional<double> attention_heads, kv_heads;
    std::optional<double> head_size; // absent: hidden_size / attention_heads
    std::optional<double> vocabulary_size;
    bool tied_embeddings = false; // one matrix for the input and the output embeddings
    bool operator==(const ModelShape&) const = default;
};

// The first key that a full count needs and the shape lacks; nullptr when it is complete.
const char* missingDimension(const ModelShape& shape);

// Widths of one layer and of the whole, NaN where the shape does not say.
struct ModelWidths {
    double layers, hidden, intermediate, experts, vocabulary;
    double attention; // d: attention_heads x head_size
    double key_value; // kv: kv_heads x head_size
};
ModelWidths widthsOf(const ModelShape& shape);

// Parameters by part (contract 6). Embeddings: V·h, twice unless tied; norms: (2L + 1)·h; linear: the matrices of the
// layers, L·(2·h·d + 2·h·kv + 3·e·h·i), or the remainder when the total is given. Of Llama-like models: RMS norms, a gated
// feed-forward, no biases (Touvron et al. 2023, arXiv:2302.13971, section 2.2).
struct ModelCounts {
    double embeddings = 0, norms = 0, linear = 0, parameters = 0;
};
ModelCounts countsOf(const ModelShape& shape);

// Which matrices carry adapters: query, key, value and output with gate, up and down of every expert; the first four;
// query and value.
enum class AdapterTargets : std::uint8_t { all_linear, attention, query_value };

// Trainable parameters of low-rank adapters: rank·(in + out) a matrix (Hu et al. 2021, arXiv:2106.09685, section 4.1).
double adapterParameters(const ModelShape& shape, double rank, AdapterTargets targets);

} // namespace bascule
