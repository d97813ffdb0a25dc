#include "model/economics/constraints.h"

#include <algorithm>

namespace bascule {
namespace {

bool contains(const std::vector<std::string>& list, const std::string& text) {
    return std::find(list.begin(), list.end(), text) != list.end();
}

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts)
        all += (all.empty() ? "" : ", ") + text;
    return all;
}

std::string jurisdictionReason(const Constraints& constraints, const PriceRow& row) {
    const std::string allowed = "only " + joined(constraints.jurisdictions) + " is allowed";
    if (!row.jurisdiction) return "its jurisdiction is unknown and " + allowed;
    if (!contains(constraints.jurisdictions, *row.jurisdiction))
        return "its jurisdiction is " + *row.jurisdiction + " and " + allowed;
    return {};
}

std::string certificationReason(const Constraints& constraints, const PriceRow& row) {
    for (const std::string& due : constraints.certifications) {
        if (!row.certifications) return "its certifications are unknown and " + due + " is required";
        if (!contains(*row.certifications, due)) return "it does not list the required certification " + due;
    }
    return {};
}

std::string trainingReason(const PriceRow& row) {
    if (!row.trains_on_data) return "whether it trains on customer data is unknown and training on it is not allowed";
    return *row.trains_on_data ? "it trains on customer data, which is not allowed" : std::string();
}

} // namespace

std::string exclusion(const Constraints& constraints, const PriceRow& row) {
    std::string reason;
    if (!constraints.jurisdictions.empty()) reason = jurisdictionReason(constraints, row);
    if (reason.empty() && !constraints.certifications.empty()) reason = certificationReason(constraints, row);
    if (reason.empty() && constraints.no_training_on_data) reason = trainingReason(row);
    return reason.empty() ? reason : row.id + " is excluded: " + reason + ".";
}

} // namespace bascule
