#include "model/charts/corpus.h"

#include "model/corpus/corpus.h"
#include "model/explain.h"
#include "model/say.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

constexpr std::size_t most_offers = 14; // bars that still have room for their names

Series bars(const char* id, const char* label, Role role, const char* stack) {
    Series series;
    series.id = id;
    series.label = phrase(label);
    series.role = role;
    series.kind = SeriesKind::stacked_bars;
    series.stack = stack;
    return series;
}

void addBar(Series& series, double x, double y, std::string explain) {
    series.points.push_back({x, y});
    series.explain.push_back(std::move(explain));
}

void closeAxes(ChartSpec& chart) {
    chart.x.low = -0.5;
    chart.x.high = static_cast<double>(chart.x.categories.size()) - 0.5;
    double highest = 0;
    for (const Series& series : chart.series)
        for (const Point& point : series.points)
            highest = std::max(highest, point.y);
    chart.y.high = niceAbove(highest * 1.05);
}

} // namespace

ChartSpec corpusCost(const Snapshot& snapshot) {
    const CorpusResult& result = *snapshot.results.corpus;
    const PriceBook& book = *snapshot.document.prices;
    ChartSpec chart;
    chart.id = "corpus-cost";
    chart.title = phrase("chart.corpus.cost");
    chart.subtitle = phrase("chart.corpus.cost.subtitle", volume(result.tokens));
    chart.y.unit = Unit::money;
    chart.y.currency = snapshot.results.currency;
    Series standard = bars("standard", "corpus.standard", Role::part_1, "standard");
    Series batch = bars("batch", "corpus.batch", Role::part_2, "batch");
    Series own = bars("own", "corpus.own", Role::part_3, "standard");
    for (const CorpusApi& api : result.apis) {
        const ApiRow* row = book.findApi(api.api);
        if (!api.ok() || !row || chart.x.categories.size() >= most_offers) continue;
        const auto x = static_cast<double>(chart.x.categories.size());
        addBar(standard, x, api.amount, explainId("corpus.api", {}, api.api));
        if (api.batch_amount) addBar(batch, x, *api.batch_amount, explainId("corpus.batch", {}, api.api));
        chart.x.categories.push_back(literal(shortened(row->name)));
    }
    for (const CorpusGpu& gpu : result.gpus) {
        const GpuRow* row = book.findGpu(gpu.gpu);
        if (!gpu.ok() || !row || chart.x.categories.size() >= most_offers) continue;
        addBar(own, static_cast<double>(chart.x.categories.size()), gpu.amount, explainId("corpus.gpu", gpu.gpu));
        chart.x.categories.push_back(literal(shortened(row->name)));
    }
    if (chart.x.categories.empty()) {
        chart.empty = phrase("corpus.no_price");
        return chart;
    }
    for (Series* series : {&standard, &batch, &own})
        if (!series->points.empty()) chart.series.push_back(std::move(*series));
    closeAxes(chart);
    return checked(std::move(chart));
}

ChartSpec corpusEncodings(const Snapshot& snapshot) {
    const Corpus& corpus = *snapshot.document.scenario.corpus;
    const auto* encodings = encodingsOf(corpus, *snapshot.document.prices);
    ChartSpec chart;
    chart.id = "corpus-encodings";
    chart.title = phrase("chart.corpus.encodings");
    chart.y.unit = Unit::tokens;
    if (!encodings || !corpus.characters_per_document) {
        chart.empty = phrase("corpus.no_encodings");
        return chart;
    }
    chart.subtitle = phrase("chart.corpus.encodings.subtitle", one(languageName(*corpus.language)),
                            plain(*corpus.characters_per_document));
    Series chosen, others;
    chosen.id = "chosen";
    others.id = "others";
    chosen.kind = others.kind = SeriesKind::bars;
    chosen.role = Role::gpu;
    chosen.emphasised = true;
    others.role = Role::gpu_other;
    for (const auto& [encoding, ratio] : *encodings) {
        Series& series = encoding == corpus.encoding.value_or("") ? chosen : others;
        addBar(series, static_cast<double>(chart.x.categories.size()), ratio * *corpus.characters_per_document,
               explainId("corpus.encoding", encoding));
        chart.x.categories.push_back(literal(encoding));
    }
    for (Series* series : {&others, &chosen})
        if (!series->points.empty()) chart.series.push_back(std::move(*series));
    closeAxes(chart);
    return checked(std::move(chart));
}

} // namespace bascule
