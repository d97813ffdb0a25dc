#include "model/charts/charts.h"
#include "model/charts/training.h"
#include "model/compared.h"
#include "model/explain.h"
#include "model/say.h"

#include <algorithm>
#include <limits>

namespace bascule {

using namespace say;

Phrase standing(const std::vector<RankedGpu>& ranking, const RankedGpu& card) {
    if (!card.on_front) return {};
    const auto onFront = [](const RankedGpu& other) { return other.on_front; };
    // Cheapest first: the fastest of the front is its last one.
    const auto fastest = std::find_if(ranking.rbegin(), ranking.rend(), onFront);
    const auto cheapest = std::find_if(ranking.begin(), ranking.end(), onFront);
    return phrase(&*fastest == &card ? "training.best" : &*cheapest == &card ? "training.good" : "training.better");
}

namespace {

constexpr std::size_t most_cards = 40; // off the front, the cheapest ones

class Cards {
public:
    explicit Cards(const TrainingRun& run) : m_run(run) {
        m_front.role = Role::gpu;
        m_front.emphasised = true;
        m_others.role = Role::gpu_other;
        m_own.role = Role::reference;
        m_own.emphasised = true;
        for (Series* series : {&m_front, &m_others, &m_own})
            series->kind = SeriesKind::points;
        m_line.id = "front-line";
        m_line.role = Role::gpu;
        m_line.dashed = true;
    }

    void add(const RankedGpu& card) {
        const GpuRow* row = m_run.prices.findGpu(card.gpu);
        const bool own = card.gpu == m_run.training->gpu;
        if (!card.on_front && !own && m_others.points.size() >= most_cards) {
            ++m_left;
            return;
        }
        const Point at{card.hours, card.amount};
        if (card.on_front) m_line.points.push_back(at);
        PhraseList name = one(literal(shortened(row ? row->name : card.gpu)));
        if (own) name = one(phrase("training.this_card", std::move(name)));
        Phrase stands = standing(m_run.result->ranking, card);
        Series& series = own ? m_own : card.on_front ? m_front : m_others;
        series.points.push_back(at);
        series.labels.push_back(stands.empty()
                                    ? phrase("training.card", std::move(name))
                                    : phrase("training.card_standing", std::move(name), one(std::move(stands))));
        series.explain.push_back(explainId("training.ranked", card.gpu));
        m_high = {std::max(m_high.x, at.x), std::max(m_high.y, at.y)};
        m_low = {std::min(m_low.x, at.x), std::min(m_low.y, at.y)};
    }

    void to(ChartSpec& chart, std::vector<Phrase>& notes) {
        scale(chart.x, m_low.x, m_high.x);
        scale(chart.y, m_low.y, m_high.y);
        m_front.id = "front";
        m_others.id = "others";
        m_own.id = m_run.training->gpu;
        if (m_line.points.size() > 1) chart.series.push_back(sorted(std::move(m_line)));
        for (Series* series : {&m_others, &m_front, &m_own})
            if (!series->points.empty()) chart.series.push_back(sorted(std::move(*series)));
        if (m_left > 0) notes.push_back(counted("note.cards_not_drawn", m_left));
    }

private:
    // From zero, or logarithmic where the cheap or fast ones would lie on one spot.
    static void scale(Axis& axis, double low, double high) {
        axis.logarithmic = low > 0 && high > 6 * low;
        axis.low = axis.logarithmic ? low / 1.6 : 0;
        axis.high = axis.logarithmic ? high * 1.6 : niceAbove(high * 1.1);
    }

    static Series sorted(Series series) {
        std::vector<std::size_t> order(series.points.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return series.points[a].x < series.points[b].x; });
        Series result = series;
        for (std::size_t i = 0; i < order.size(); ++i) {
            result.points[i] = series.points[order[i]];
            if (!series.labels.empty()) result.labels[i] = series.labels[order[i]];
            if (!series.explain.empty()) result.explain[i] = series.explain[order[i]];
        }
        return result;
    }

    const TrainingRun& m_run;
    Series m_front, m_others, m_own, m_line;
    Point m_high, m_low{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    double m_left = 0;
};

} // namespace

ChartSpec cardsChart(const TrainingRun& run, std::vector<Phrase>& notes) {
    ChartSpec chart;
    chart.id = "training-cards";
    chart.title = phrase("chart.training_cards.title");
    chart.subtitle = phrase("chart.training_cards.subtitle");
    chart.x.title = phrase("axis.run_time");
    chart.x.unit = Unit::hours;
    chart.y.title = phrase("axis.gpu_cost");
    chart.y.unit = Unit::money;
    chart.y.currency = run.currency();
    Cards cards(run);
    for (const RankedGpu& card : run.result->ranking)
        cards.add(card);
    cards.to(chart, notes);
    return checked(std::move(chart));
}

} // namespace bascule
