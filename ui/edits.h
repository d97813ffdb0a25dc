#pragma once
#include "model/scenario_fields.h"

#include <span>
#include <string>
#include <vector>

// What a click means for the document: pure functions from one document to the next, each one undo step.
namespace bascule {

Document withReferenceGpu(const Document& document, const std::string& id); // joins those compared when it is not
Document withReferenceApi(const Document& document, const std::string& id);
Document withBilling(const Document& document, const std::string& code);
Document withThroughput(const Document& document,
                        double tokensPerSecond); // of the reference GPU; NaN: back to the row's
Document withGpuCompared(const Document& document, const std::string& id, bool compared);
Document withApiCompared(const Document& document, const std::string& id, bool compared);
Document withPriceBook(const Document& document,
                       PriceBookPtr book); // keeps the ids the book has; all rows where none is left

// Whether a row of the book stands in the list prices with other figures.
bool listPricesDiffer(const PriceBook& book);
// The document's API rows in their list prices, where the list has their id. A row keeps its place.
Document withListPrices(const Document& document);
// Compared APIs that give no price for input tokens though input tokens come in; and those of them the list does not know either.
std::vector<std::string> missingInputPrices(const Document& document);
bool listPricesHelp(const Document& document);

std::vector<std::string> foreignCurrencies(const Document& document); // of the rows compared, sorted
// Of the rows that the sections with these inputs speak of, sorted.
std::vector<std::string> sectionCurrencies(const Document& document, std::span<const FieldGroup> inputs);

} // namespace bascule
