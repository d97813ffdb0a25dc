#pragma once
#include "model/scenario.h"

namespace bascule {

// After another price book was taken: sections whose GPU it lacks take the one they would start with, a storage it lacks is
// dropped, and with it nothing else; without any GPU a section that needs one goes. The scenario can be saved again.
void keepSectionsTo(const PriceBook& prices, Scenario& scenario);

} // namespace bascule
