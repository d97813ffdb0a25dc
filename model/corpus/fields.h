#pragma once
#include "model/training/training_fields.h"

// The numeric inputs of `corpus`.
namespace bascule::fields {

using CorpusPart = SectionPart<&Scenario::corpus, FieldGroup::corpus>;

inline constexpr std::array corpus_fields{
    row<"/corpus/documents", CorpusPart, &Corpus::documents>({.unit = Unit::none,
                                                              .maximum = unbounded,
                                                              .slider_low = 1,
                                                              .slider_high = 1e8,
                                                              .step = 1,
                                                              .logarithmic = true}),
    row<"/corpus/characters_per_document", CorpusPart, &Corpus::characters_per_document>({.unit = Unit::none,
                                                                                          .maximum = unbounded,
                                                                                          .slider_low = 1,
                                                                                          .slider_high = 1e6,
                                                                                          .step = 10,
                                                                                          .logarithmic = true}),
    row<"/corpus/tokens_per_document", CorpusPart, &Corpus::tokens_per_document>({.unit = Unit::tokens,
                                                                                  .maximum = unbounded,
                                                                                  .slider_low = 1,
                                                                                  .slider_high = 1e6,
                                                                                  .step = 10,
                                                                                  .logarithmic = true}),
    row<"/corpus/tokens_per_character", CorpusPart, &Corpus::tokens_per_character>(
        nullable(aboveZero(Unit::none, 0, 0, 0.01))),
    row<"/corpus/passes", CorpusPart, &Corpus::passes>(aboveZero(Unit::none, 1, 100, 1)),
};

} // namespace bascule::fields
