#include "model/training/run_length.h"

namespace bascule {

RunLength lengthOf(const Training& training) {
    if (training.duration_hours) return RunLength::duration;
    return training.compute && !training.tokens_per_second ? RunLength::compute : RunLength::rate;
}

void setLength(Training& training, RunLength length) {
    if (length == RunLength::duration) {
        training.duration_hours = training.duration_hours.value_or(72);
        training.tokens = training.tokens_per_second = std::nullopt;
        training.compute.reset();
        return;
    }
    training.duration_hours.reset();
    training.tokens = training.tokens.value_or(length == RunLength::rate ? 3072000 : 4e10);
    if (length == RunLength::rate) {
        training.tokens_per_second = training.tokens_per_second.value_or(1350);
        training.compute.reset();
        return;
    }
    training.tokens_per_second.reset();
    if (training.compute) return;
    training.compute.emplace().parameters = 2.7e9;
    training.compute->mfu = 0.2613;
}

} // namespace bascule
