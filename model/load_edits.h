#pragma once
#include "model/scenario.h"

// What a click or a drag on the load means for the document: pure, each one undo step.
namespace bascule {

// Profiles to begin with: "office_day" (8 h to 18 h), "two_shifts" (6 h to 22 h), "round_the_clock", "night_batch" (22 h to 6 h).
struct LoadPreset {
    const char* id;
    std::array<double, 24> hourly_profile;
};
const std::array<LoadPreset, 4>& loadPresets();
const char* presetOf(const Load& load); // "" when its profile is none of them

Load startingLoad();

Document withUtilisationFromLoad(const Document& document); // nothing happens where it is above 1, or without a load
// The figures that the load gives become typed ones, so that no answer changes.
Document withoutLoad(const Document& document);
// V output tokens a month: typed, or as many users as it takes.
Document withVolume(const Document& document, double output_tokens_per_month);
// So many requests a month of these tokens each: a load takes the tokens and as many users as it takes.
Document withRequests(const Document& document, double requests, double output_tokens, double input_tokens);
// The bill of an API, and the volume that explains it where there is one.
Document withInvoice(const Document& document, const std::string& api, double amount);
// One hour's demand; the last hour with any keeps it.
Document withHour(const Document& document, std::size_t hour, double demand);

// "from_load" cannot stand without a load, nor with one that asks for more than every hour: the typed rate counts again.
void keepUtilisationPossible(Scenario& scenario);
bool loadGivesUtilisation(const Scenario& scenario); // a load, and above 0 up to 1

} // namespace bascule
