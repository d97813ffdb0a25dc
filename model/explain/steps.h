#pragma once
#include "model/compared.h"
#include "model/explain.h"
#include "model/say.h"

// Formula lines: the last place of each is its result, the others its terms, every one with all its digits.
namespace bascule {

class Steps {
public:
    explicit Steps(const Compared& compared) : c(compared) {}
    const Compared& c;
    Explanation explanation;

    template <class... Terms>
    double add(const char* key, double result, Quantity like, Terms&&... terms) {
        like.value = result;
        explanation.steps.push_back(
            say::phrase(key, say::exact(std::forward<Terms>(terms))..., say::exact(std::move(like))));
        return result;
    }
    void title(const char* figure, Quantity value, const std::string& name, const std::string& other = {});

    // Own GPUs
    void unitPrice(const GpuResult& g); // from the book's price to a unit's price a month (an hour when hours are paid)
    void throughput(const GpuResult& g);
    void capacity(const GpuResult& g);
    void costPerMillion(const GpuResult& g);
    void unitsNeeded(const GpuResult& g);
    void monthlyCost(const GpuResult& g);
    void monthOf(Quantity paid, Quantity each, double fixed, double result); // units or hours, each at a price
    void evidence(const GpuResult& g);

    // Sections
    double bookHour(double price,
                    const std::string& currency); // converted; hosting discount and overhead do not touch it
    void evidence(const PriceRow& row, Quantity price);

    void loadUtilisation(); // where the load gives it

    // APIs
    void apiCostPerMillion(const ApiResult& a);
    void apiMonthlyCost(const ApiResult& a);
    void evidence(const ApiResult& a);

    Quantity month(double value = 0) const { return say::perMonth(value, c.currency()); }
    Quantity hour(double value = 0) const { return say::perHour(value, c.currency()); }
    Quantity million(double value = 0) const { return say::perMillion(value, c.currency()); }

    // From a row's currency to the scenario's, with a line of its own where they differ.
    double converted(double price, const std::string& currency, Unit unit) {
        return adjusted(price, currency, unit, 0, 0);
    }

private:
    double tierCost(const TokenPrices& prices, const char* outputKey, const char* sumKey, const std::string& currency);
    double adjusted(double price, const std::string& currency, Unit unit, double discount, double overhead);
};

bool explainGpu(Steps& steps, std::string_view figure, const GpuResult& g);
bool explainApi(Steps& steps, std::string_view figure, const ApiResult& a);
bool explainPair(Steps& steps, std::string_view figure, const GpuResult& g, const ApiResult& a);
// Figures of a training run; `offer` names another of the row's prices, empty: the run itself.
Explanation explainTraining(const Snapshot& snapshot, std::string_view figure, std::string_view gpu,
                            std::string_view offer);

} // namespace bascule
