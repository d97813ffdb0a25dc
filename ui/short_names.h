#pragma once
#include "model/phrase.h"

namespace bascule {

// The phrase with every very long name in it shortened in its middle: a sentence that names a row has to stay a sentence.
// Whole names stand in tooltips and in the price book.
Phrase withShortNames(Phrase phrase);

} // namespace bascule
