#pragma once
#include "model/scenario.h"

namespace bascule {

// Why a row is excluded, as one English sentence naming it; empty when it complies with every constraint.
std::string exclusion(const Constraints& constraints, const PriceRow& row);

} // namespace bascule
