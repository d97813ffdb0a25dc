#include "model/charts/tuning_charts.h"
#include "model/explain.h"
#include "model/say.h"
#include "model/training/fine_tuning.h"

#include <algorithm>
#include <map>

namespace bascule {
namespace {

using namespace say;

constexpr std::size_t most_cards = 12;
constexpr std::array part_roles{Role::part_1, Role::part_2, Role::part_3, Role::part_4, Role::part_5, Role::part_6};

Quantity gigabytes(double value) { return {value, Unit::gigabytes}; }

ChartSpec frame(const char* id, Phrase title, Phrase subtitle) {
    ChartSpec chart;
    chart.id = id;
    chart.title = std::move(title);
    chart.subtitle = std::move(subtitle);
    chart.y.unit = Unit::bytes;
    return chart;
}

void closeAxes(ChartSpec& chart, double highest) {
    chart.x.low = -0.5;
    chart.x.high = static_cast<double>(chart.x.categories.size()) - 0.5;
    chart.y.high = niceAbove(highest / 0x1p30) * 0x1p30;
}

// Cards by their memory: those of the same size share a line.
struct Size {
    const FitRow* named = nullptr;
    double others = 0;
};

std::map<double, Size> sizesOf(const Tuned& t) {
    std::map<double, Size> sizes;
    for (const FitRow& fit : t.result.fit) {
        if (!fit.ok()) continue;
        Size& size = sizes[fit.memory_bytes];
        size.others += size.named ? 1 : 0;
        if (!size.named || &fit == t.reference) size.named = &fit;
    }
    return sizes;
}

Phrase sizeLabel(const Tuned& t, const Size& size) {
    const Quantity memory = gigabytes(t.gigabytes(*size.named));
    return size.others > 0 ? counted("tuning.level_others", size.others, memory, t.name(*size.named))
                           : phrase("tuning.level", memory, t.name(*size.named));
}

Series level(std::string id, Phrase label, double value, Role role) {
    Series line;
    line.id = std::move(id);
    line.label = std::move(label);
    line.role = role;
    line.kind = SeriesKind::level;
    line.points = {{0, value}};
    return line;
}

// The memory of the cards, and of the reference the part that counts as fitting.
void addLevels(const Tuned& t, const std::map<double, Size>& sizes, ChartSpec& chart) {
    for (const auto& [memory, size] : sizes) {
        if (memory > chart.y.high) continue;
        const bool reference = size.named == t.reference;
        Series line = level(size.named->gpu, sizeLabel(t, size), memory, reference ? Role::reference : Role::neutral);
        line.emphasised = reference;
        chart.series.push_back(std::move(line));
        if (!reference) continue;
        Series most = level("fits", phrase("tuning.level_fits", share(fits_share)), memory * fits_share, Role::cheap);
        most.dashed = true;
        chart.series.push_back(std::move(most));
    }
}

void addParts(const Tuned& t, ChartSpec& chart) {
    for (std::size_t p = 0; p < bytes_parts.size(); ++p) {
        Series part;
        part.id = bytes_parts[p].code;
        part.label = phrase((std::string("tuning.part.") + bytes_parts[p].code).c_str());
        part.role = part_roles[p];
        part.kind = SeriesKind::stacked_bars;
        for (std::size_t m = 0; m < t.result.by_method.size(); ++m) {
            part.points.push_back({double(m), t.result.by_method[m].bytes.*bytes_parts[p].bytes});
            part.explain.push_back(
                explainId(std::string("tuning.") + bytes_parts[p].code, codeOf(static_cast<TuningMethod>(m))));
        }
        chart.series.push_back(std::move(part));
    }
}

// All in the order compared, or those around the size that is needed.
std::vector<const FitRow*> cardsShown(const Tuned& t) {
    std::vector<const FitRow*> cards;
    for (const FitRow& fit : t.result.fit)
        if (fit.ok()) cards.push_back(&fit);
    if (cards.size() <= most_cards) return cards;
    const auto nearness = [&](const FitRow* fit) { return fit == t.reference ? -1 : std::abs(fit->margin_bytes); };
    std::stable_sort(cards.begin(), cards.end(),
                     [&](const FitRow* a, const FitRow* b) { return nearness(a) < nearness(b); });
    cards.resize(most_cards);
    std::sort(cards.begin(), cards.end());
    return cards;
}

Role roleOf(FitVerdict verdict) {
    return verdict == FitVerdict::fits ? Role::gpu : verdict == FitVerdict::tight ? Role::part_2 : Role::rival;
}

Series limits(const char* id, Phrase label, Role role) {
    Series ticks;
    ticks.id = id;
    ticks.label = std::move(label);
    ticks.role = role;
    ticks.kind = SeriesKind::limits;
    return ticks;
}

} // namespace

ChartSpec tuningMethodBars(const Tuned& t) {
    ChartSpec chart = frame("tuning-methods", phrase("chart.tuning_methods.title"),
                            phrase("chart.tuning_methods.subtitle", one(t.modelName()),
                                   volume(t.tuning.micro_batch * t.tuning.sequence_tokens)));
    double highest = 0;
    for (std::size_t m = 0; m < t.result.by_method.size(); ++m) {
        chart.x.categories.push_back(
            phrase((std::string("tuning.method_name.") + codeOf(static_cast<TuningMethod>(m))).c_str()));
        highest = std::max(highest, t.result.by_method[m].bytes.total);
    }
    const std::map<double, Size> sizes = sizesOf(t);
    closeAxes(chart, std::max(highest * 1.08, sizes.empty() ? 0 : sizes.begin()->first * 1.05));
    addParts(t, chart);
    addLevels(t, sizes, chart);
    return checked(std::move(chart));
}

ChartSpec tuningCardBars(const Tuned& t, std::vector<Phrase>& notes) {
    ChartSpec chart = frame("tuning-cards", phrase("chart.tuning_cards.title"),
                            phrase("chart.tuning_cards.subtitle", one(t.modelName()), one(t.methodName())));
    chart.horizontal_bars = true;
    const std::vector<const FitRow*> cards = cardsShown(t);
    std::array<Series, 3> bars;
    Series whole = limits("memory", phrase("tuning.limit_memory"), Role::neutral),
           most = limits("fits", phrase("tuning.limit_fits", share(fits_share)), Role::reference);
    double highest = t.result.bytes.total;
    for (const FitRow* fit : cards) {
        const auto at = static_cast<double>(chart.x.categories.size());
        Series& series = bars[static_cast<std::size_t>(fit->verdict)];
        series.points.push_back({at, t.result.bytes.total});
        series.explain.push_back(explainId("tuning.verdict", fit->gpu));
        whole.points.push_back({at, fit->memory_bytes});
        most.points.push_back({at, fit->memory_bytes * fits_share});
        highest = std::max(highest, fit->memory_bytes);
        chart.x.categories.push_back(phrase("tuning.card", t.name(*fit), gigabytes(t.gigabytes(*fit))));
    }
    if (cards.empty()) {
        chart.empty = phrase("chart.tuning_cards.empty");
        return checked(std::move(chart));
    }
    closeAxes(chart, highest * 1.02);
    for (std::size_t v = 0; v < bars.size(); ++v) {
        const auto verdict = static_cast<FitVerdict>(v);
        if (bars[v].points.empty()) continue;
        bars[v].id = codeOf(verdict);
        bars[v].label = phrase((std::string("tuning.bar.") + codeOf(verdict)).c_str());
        bars[v].role = roleOf(verdict);
        bars[v].kind = SeriesKind::bars;
        chart.series.push_back(std::move(bars[v]));
    }
    chart.series.push_back(std::move(most));
    chart.series.push_back(std::move(whole));
    const auto known = static_cast<std::size_t>(
        std::count_if(t.result.fit.begin(), t.result.fit.end(), [](const FitRow& fit) { return fit.ok(); }));
    if (known > cards.size())
        notes.push_back(counted("note.gpus_not_shown", static_cast<double>(known - cards.size())));
    return checked(std::move(chart));
}

} // namespace bascule
