#pragma once
#include "model/corpus/results.h"
#include "model/economics/usage.h"
#include "model/phrase.h"

#include <map>
#include <span>
#include <string>

// From text to tokens, and what reading them costs (contract 9). Pure arithmetic.
namespace bascule {

// The encodings known for the section's language, with their tokens per character; null when there are none.
const std::map<std::string, double>* encodingsOf(const Corpus& corpus, const PriceBook& prices);

// Tokens per character: the section's, else the book's for its language and encoding; unknown without either.
Maybe tokensPerCharacter(const Corpus& corpus, const PriceBook& prices);

// Refused as a whole: no_token_ratio, overflow. Reading costs the input price of an API as listed, without the discount;
// tokens/(t_in·throughput_factor·3600) hours of a GPU at its on-demand price, else at its month's over `hours`.
CorpusResult corpusResult(const Corpus& corpus, const PriceBook& prices, const Scenario& scenario, double hours,
                          std::span<const GpuRow* const> gpus, std::span<const ApiRow* const> apis);

Phrase languageName(const std::string& code); // "French"; a code nobody named stands for itself

} // namespace bascule
