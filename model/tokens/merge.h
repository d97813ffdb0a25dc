#pragma once
#include "model/tokens/encoding.h"

namespace bascule {

// The byte pairs of a piece of text merged as the encoding's ranks say: the pair of the lowest rank first, the leftmost of equals,
// until no pair is a token (Sennrich et al. 2016, over bytes). Appends the identifiers. Grows as n·log n in the piece's bytes.
void appendMerged(const Encoding& encoding, std::string_view piece, std::vector<TokenId>& to);

} // namespace bascule
