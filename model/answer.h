#pragma once
#include "model/evaluate.h"
#include "model/phrase.h"

// The answer in words: chosen here, so that it is the same in every language and on every page, and tested without a window.
namespace bascule {

struct KeyFigure {
    Phrase value;     // "%1" with its quantity
    Phrase condition; // "per million, at this volume"
    std::string explain;
};

struct Answer {
    Phrase verdict; // one sentence: which side, the two amounts
    std::vector<Phrase>
        details; // what would flip it at this volume; the hybrid when it beats both; how solid at +-20 %
    std::vector<KeyFigure> figures; // cost at this volume, capacity of one unit at the present utilisation, units
    std::vector<Phrase> cautions;   // par, stale prices, missing rates, rows without a result
    std::vector<std::string> apis_without_input_price; // ids: list prices could replace these rows
    bool has_verdict = false;
};

// `today` is an ISO date for the age of prices; empty: their age is not looked at.
Answer answer(const Snapshot& snapshot, std::string_view today = {});

} // namespace bascule
