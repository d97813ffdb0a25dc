#pragma once
#include "model/explain/steps.h"
#include "model/model_shape.h"
#include "model/tuned.h"

namespace bascule {

// The formula lines of the memory of one GPU, for a method, a stage of sharding and a number of GPUs.
struct TuningSteps {
    TuningSteps(Steps& into, const Tuned& tuned, TuningMethod by, double stage, double over);

    bool part(std::string_view figure); // "tuning.weights" … "tuning.total"; false when it is none of them
    void parametersCounted();
    void trainable();

    Steps& steps;
    const Tuned& t;
    TuningMethod method;
    double sharding, gpus;
    const ModelShape& model;
    ModelCounts counts;
    ModelWidths widths;
    TuningMemory memory;

private:
    bool full() const { return method == TuningMethod::full; }
    void shared(double whole, double stage); // divided from that stage on
    void weights();
    void states(const char* key, double each, double stage);
    void gradients();
    void optimizer();
    void activations();
    void logits();
    void total();
};

} // namespace bascule
