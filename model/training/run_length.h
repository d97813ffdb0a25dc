#pragma once
#include "model/training/sections.h"

namespace bascule {

// The three ways to say how long a run takes; in files exactly one (contract 5).
enum class RunLength : std::uint8_t { duration, rate, compute };
RunLength lengthOf(const Training& training); // the first known

// Switches to another way: what the others say is dropped, what this one lacks takes the published runs' figures.
void setLength(Training& training, RunLength length);

} // namespace bascule
