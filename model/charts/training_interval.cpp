#include "model/charts/charts.h"
#include "model/charts/training.h"
#include "model/economics/rounding.h"
#include "model/say.h"
#include "model/training/training.h"

#include <algorithm>
#include <cmath>

namespace bascule {
namespace {

using namespace say;

constexpr int curve_points = 200;
constexpr double shortest = 1; // minute

Quantity minutes(double value) { return {value, Unit::minutes}; }

class IntervalCurve {
public:
    explicit IntervalCurve(const TrainingRun& run)
        : m_run(run), m_useful(run.result->useful_hours), m_interruptions(run.training->interruptions) {}

    double hoursAt(double interval) const {
        Interruptions tried = m_interruptions;
        tried.checkpoint_every_minutes = interval;
        return runHours(m_useful, tried).expected;
    }

    ChartSpec draw() {
        ChartSpec chart;
        chart.id = "training-interval";
        chart.title = phrase("chart.training_interval.title");
        chart.subtitle =
            phrase("chart.training_interval.subtitle", hours(m_useful), hours(*m_interruptions.mean_hours_between));
        chart.x.title = phrase("axis.checkpoint_interval");
        chart.x.unit = Unit::minutes;
        chart.x.logarithmic = true;
        chart.y.unit = Unit::hours;
        chart.x.high = m_useful * 60;
        chart.x.low = std::min(shortest, chart.x.high / 10);
        const std::optional<double>& present = m_interruptions.checkpoint_every_minutes;
        if (present) { // the present interval has its place, even where the run is over before it
            chart.x.low = std::min(chart.x.low, *present);
            chart.x.high = std::max(chart.x.high, *present);
        }
        addCurve(chart);
        if (chart.series.empty()) {
            chart.empty = phrase("chart.training_interval.empty");
            return checked(std::move(chart));
        }
        scale(chart);
        addMarks(chart);
        // None: at the right end, which is the run without checkpoints.
        const double x = std::clamp(present.value_or(chart.x.high), chart.x.low, chart.x.high);
        // What never finishes is off the scale: said above it, where nothing crosses it.
        const bool finishes = m_run.result->interrupted_hours.known();
        chart.present = Present{x, finishes ? presentLabel(present) : Phrase()};
        if (!finishes) chart.note = presentLabel(present);
        return checked(std::move(chart));
    }

private:
    // What never finishes has no place on any scale, and is left out.
    void addCurve(ChartSpec& chart) {
        Series curve;
        curve.id = "expected";
        curve.label = phrase("chart.training_interval.line");
        curve.role = Role::gpu;
        curve.emphasised = true;
        const double ratio = chart.x.high / chart.x.low;
        for (int i = 0; i <= curve_points; ++i) {
            const double x = i == curve_points ? chart.x.high : chart.x.low * std::pow(ratio, double(i) / curve_points);
            const double y = hoursAt(x);
            if (y <= longest_run_hours) curve.points.push_back({x, y});
        }
        if (curve.points.size() > 1) chart.series.push_back(std::move(curve));
    }

    static void scale(ChartSpec& chart) {
        const std::vector<Point>& points = chart.series.front().points;
        const auto [low, high] =
            std::minmax_element(points.begin(), points.end(), [](const Point& a, const Point& b) { return a.y < b.y; });
        chart.y.logarithmic = high->y > 4 * low->y; // else the dearest intervals would flatten the best ones
        const double span = high->y - low->y;
        chart.y.low = chart.y.logarithmic ? low->y * std::pow(low->y / high->y, 0.2)
                                          : std::max(0.0, low->y - std::max(span * 0.2, low->y * 0.01));
        chart.y.high = chart.y.logarithmic ? high->y * 1.2 : high->y + std::max(span * 0.08, low->y * 0.01);
    }

    void addMark(ChartSpec& chart, double at, Phrase label, Role role) const {
        const double y = hoursAt(at);
        if (at >= chart.x.low && at <= chart.x.high && y >= chart.y.low && y <= chart.y.high)
            chart.marks.push_back({at, y, std::move(label), role});
    }

    // The best interval, and Young's unless it lies on the same spot.
    void addMarks(ChartSpec& chart) const {
        const Maybe best = bestCheckpointMinutes(m_useful, m_interruptions);
        const Maybe young = suggestedCheckpointMinutes(m_interruptions);
        const bool together = best && young && std::abs(std::log(*best / *young)) < 0.2;
        if (best) addMark(chart, *best, phrase("mark.best", minutes(*best), hours(hoursAt(*best))), Role::reference);
        if (together)
            chart.note = phrase("note.suggested_interval", minutes(*young));
        else if (young)
            addMark(chart, *young, phrase("mark.suggested", minutes(*young), hours(hoursAt(*young))), Role::rival);
    }

    Phrase presentLabel(const std::optional<double>& interval) const {
        const Maybe expected = m_run.result->interrupted_hours;
        if (!expected)
            return interval ? phrase("present.interval_never", minutes(*interval)) : phrase("present.none_never");
        return interval ? phrase("present.interval", minutes(*interval), hours(*expected))
                        : phrase("present.none", hours(*expected));
    }

    const TrainingRun& m_run;
    double m_useful;
    const Interruptions& m_interruptions;
};

} // namespace

// With n stretches equal ones are the best, and their hours have one lowest point over n.
Maybe bestCheckpointMinutes(double useful_hours, const Interruptions& interruptions) {
    if (!interruptions.mean_hours_between || interruptions.checkpoint_minutes == 0 || !(useful_hours > 0)) return {};
    const auto hoursOf = [&](double stretches) {
        Interruptions tried = interruptions;
        tried.checkpoint_every_minutes = useful_hours * 60 / stretches;
        return runHours(useful_hours, tried).expected;
    };
    double low = 1, high = up(useful_hours * 60 / interruptions.checkpoint_minutes) + 1;
    if (!countable(high)) return {};
    while (high - low > 2) {
        const double a = std::floor(low + (high - low) / 3), b = std::ceil(high - (high - low) / 3);
        const double atA = hoursOf(a), atB = hoursOf(b);
        if (atA <= atB && std::isfinite(atA))
            high = b;
        else
            low = a;
    }
    double best = low;
    for (double n = low; n <= high; ++n)
        if (hoursOf(n) < hoursOf(best)) best = n;
    return hoursOf(best) <= longest_run_hours ? Maybe(useful_hours * 60 / best) : Maybe();
}

bool hasIntervalChart(const TrainingRun& run) {
    return run.result && run.training->interruptions.mean_hours_between && run.result->useful_hours > 0 &&
           countable(run.result->useful_hours * 60);
}

ChartSpec intervalCurve(const TrainingRun& run) { return IntervalCurve(run).draw(); }

} // namespace bascule
