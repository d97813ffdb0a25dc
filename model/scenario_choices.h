#pragma once
#include "model/phrase.h"
#include "model/scenario.h"
#include "model/scenario_fields.h"

#include <span>

// The inputs of sections that are no numbers: a row of a list, or one of a few. With the field table, all that a page's panel shows.
namespace bascule {

struct ChoiceOption {
    std::string id;
    Phrase name;
};

struct ChoiceInput {
    std::string_view id; // "training.gpu": words "field.training.gpu" and "….help"
    FieldGroup group;
    std::string_view before; // id of the field that it stands before; empty: after all of the group
    bool few;                // shown side by side; else as a list
    bool titled;             // the options do not speak for themselves
    bool (*applies)(const Scenario&);
    std::vector<ChoiceOption> (*options)(const Document&);
    std::string (*get)(const Document&);           // id of an option, or another text when none fits
    void (*set)(Scenario&, const std::string& id); // `id` is one of the options
};

std::span<const ChoiceInput> scenarioChoices();

// The sections that the named example has, in place of the document's, with GPUs and storage that its price book knows.
Document withExampleSections(Document document, const std::string& example);

} // namespace bascule
