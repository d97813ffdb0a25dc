#include "model/explain/sections.h"
#include "model/explain/tuning.h"
#include "model/training/fine_tuning.h"

#include <algorithm>
#include <cmath>

// What a fine-tune holds in the memory of one GPU, line by line (contract 6).
namespace bascule {

using namespace say;

namespace {

Quantity parameters(double value = 0) { return {value, Unit::parameters}; }
Quantity bytes(double value = 0) { return {value, Unit::bytes}; }

} // namespace

TuningSteps::TuningSteps(Steps& into, const Tuned& tuned, TuningMethod by, double stage, double over)
    : steps(into),
      t(tuned),
      method(by),
      sharding(stage),
      gpus(over),
      model(*modelOf(t.tuning, t.scenario)),
      counts(countsOf(model)),
      widths(widthsOf(model)),
      memory(tuningMemory(t.tuning, model, by, stage, over)) {}

void TuningSteps::parametersCounted() {
    const ModelWidths& w = widths;
    steps.add("step.tuning.embeddings", counts.embeddings, parameters(), plain(w.vocabulary), plain(w.hidden),
              plain(model.tied_embeddings ? 1 : 2));
    steps.add("step.tuning.norms", counts.norms, parameters(), plain(w.layers), plain(w.hidden));
    if (model.parameters) {
        steps.add("step.tuning.linear_given", counts.linear, parameters(), parameters(counts.parameters),
                  parameters(counts.embeddings), parameters(counts.norms));
        return;
    }
    steps.add("step.tuning.linear", counts.linear, parameters(), plain(w.layers), plain(w.hidden), plain(w.attention),
              plain(w.key_value), plain(w.experts), plain(w.intermediate));
    steps.add("step.tuning.parameters", counts.parameters, parameters(), parameters(counts.embeddings),
              parameters(counts.norms), parameters(counts.linear));
}

void TuningSteps::trainable() {
    if (full()) {
        if (model.parameters)
            steps.add("step.tuning.all_given", counts.parameters, parameters());
        else
            parametersCounted();
        return;
    }
    const double each = adapterParameters(model, 1, t.tuning.targets);
    const std::string key = std::string("step.tuning.sides.") + codeOf(t.tuning.targets);
    steps.add(key.c_str(), each, parameters(), plain(widths.layers));
    steps.add("step.tuning.adapters", memory.trainable_parameters, parameters(), plain(t.tuning.rank),
              parameters(each));
}

void TuningSteps::shared(double whole, double stage) {
    if (sharding >= stage && gpus > 1)
        steps.add("step.tuning.shared", whole / gpus, bytes(), bytes(whole), plain(gpus));
}

void TuningSteps::weights() {
    const double adapters = full() ? 0 : memory.trainable_parameters;
    const double divided = sharding >= 3 ? gpus : 1, whole = memory.bytes.weights * divided;
    if (full())
        steps.add("step.tuning.weights.full", whole, bytes(), plain(t.tuning.weight_bytes),
                  parameters(counts.parameters));
    else if (method == TuningMethod::lora)
        steps.add("step.tuning.weights.lora", whole, bytes(), parameters(counts.parameters), parameters(adapters));
    else
        steps.add("step.tuning.weights.qlora", whole, bytes(), parameters(counts.linear),
                  parameters(counts.parameters - counts.linear), parameters(adapters));
    shared(whole, 3);
}

void TuningSteps::states(const char* key, double each, double stage) {
    const double whole = each * memory.trainable_parameters;
    steps.add(key, whole, bytes(), plain(each), parameters(memory.trainable_parameters));
    shared(whole, stage);
}

void TuningSteps::gradients() { states("step.tuning.gradients", full() ? t.tuning.gradient_bytes : 4, 2); }
void TuningSteps::optimizer() { states("step.tuning.optimizer", full() ? t.tuning.optimizer_bytes : 8, 1); }

void TuningSteps::activations() {
    const double tokens = t.tuning.sequence_tokens * t.tuning.micro_batch;
    const ModelWidths& w = widths;
    const double layer = tokens * (14 * w.hidden + 2 * (w.attention + 2 * w.key_value) + 8 * w.intermediate);
    steps.add("step.tuning.layer", layer, bytes(), plain(t.tuning.micro_batch), plain(t.tuning.sequence_tokens),
              plain(w.hidden), plain(w.attention), plain(w.key_value), plain(w.intermediate));
    if (t.tuning.activation_checkpointing)
        steps.add("step.tuning.recomputed", memory.bytes.activations, bytes(), plain(tokens), plain(w.hidden),
                  plain(w.layers), bytes(layer));
    else
        steps.add("step.tuning.kept", memory.bytes.activations, bytes(), plain(w.layers), bytes(layer));
}

void TuningSteps::logits() {
    steps.add("step.tuning.logits", memory.bytes.logits, bytes(), plain(t.tuning.micro_batch),
              plain(t.tuning.sequence_tokens), plain(widths.vocabulary), plain(t.tuning.logits_chunks));
}

void TuningSteps::total() {
    const TuningBytes& b = memory.bytes;
    steps.add("step.tuning.total", b.total, bytes(), bytes(b.weights), bytes(b.gradients), bytes(b.optimizer),
              bytes(b.activations), bytes(b.logits), bytes(b.runtime));
}

bool TuningSteps::part(std::string_view figure) {
    if (figure == "tuning.weights") {
        if (!full() && method == TuningMethod::qlora) parametersCounted();
        weights();
    } else if (figure == "tuning.gradients")
        gradients();
    else if (figure == "tuning.optimizer")
        optimizer();
    else if (figure == "tuning.activations")
        activations();
    else if (figure == "tuning.logits")
        logits();
    else if (figure == "tuning.runtime")
        steps.add("step.tuning.runtime", memory.bytes.runtime, bytes());
    else if (figure == "tuning.total")
        total();
    else
        return false;
    return true;
}

} // namespace bascule
