#include "model/tuned.h"

#include "model/compared.h"
#include "model/say.h"
#include "model/training/terms.h"

#include <cmath>
#include <tuple>

namespace bascule {

using namespace say;

Tuned::Tuned(const Snapshot& snapshot)
    : scenario(snapshot.document.scenario),
      prices(*snapshot.document.prices),
      tuning(*scenario.fine_tuning),
      result(*snapshot.results.fine_tuning) {
    const std::string wanted = referenceGpu(snapshot.document);
    m_rows.reserve(result.fit.size());
    for (const FitRow& fit : result.fit)
        m_rows.push_back(prices.findGpu(fit.gpu));
    const auto price = [&](const FitRow& fit) { return pricePerHour(fit).value_or(INFINITY); };
    for (const FitRow& fit : result.fit) {
        if (fit.gpu == wanted) reference = &fit;
        if (!fit.ok() || fit.verdict != FitVerdict::fits) continue;
        if (!smallest ||
            std::tuple(fit.memory_bytes, price(fit)) < std::tuple(smallest->memory_bytes, price(*smallest)))
            smallest = &fit;
        if (pricePerHour(fit) && (!cheapest || price(fit) < price(*cheapest))) cheapest = &fit;
    }
    if (!reference && !result.fit.empty()) reference = &result.fit.front();
}

std::string Tuned::name(const FitRow& fit) const { return shortened(row(fit).name); }

std::string Tuned::card(const FitRow& fit) const { return shortened(row(fit).gpu.value_or(row(fit).name)); }

CountedName Tuned::countedCards(const FitRow& fit) const {
    return {tuning.gpus, tuning.gpus > 1 && row(fit).gpu_count > 1 ? card(fit) : name(fit)};
}

double Tuned::rowsRented(const FitRow& fit) const { return std::ceil(tuning.gpus / row(fit).gpu_count); }

std::optional<double> Tuned::pricePerHour(const FitRow& fit) const {
    const std::optional<double> price = hourlyPrice(scenario, row(fit), tuning.billing);
    return price ? std::optional(*price * rowsRented(fit)) : std::nullopt;
}

Phrase Tuned::modelName() const {
    if (result.model.empty()) return phrase("tuning.unnamed", Quantity{result.counts.parameters, Unit::parameters});
    return literal(shortened(result.model));
}

Phrase Tuned::methodName() const { return bascule::methodName(result.method); }

Phrase methodName(TuningMethod method) { return phrase((std::string("tuning.method.") + codeOf(method)).c_str()); }

} // namespace bascule
