#pragma once
#include "model/charts/chart_spec.h"
#include "model/compared.h"
#include "model/pages/page_spec.h"

// The charts of the pages, one function each, and what they share.
namespace bascule {

ChartSpec unitCostBars(const Compared& compared);
ChartSpec unitCostCurve(const Compared& compared);
// `notes` takes what the drawing leaves out or simplifies.
ChartSpec breakEvenChart(const Compared& compared, const PageView& view, std::vector<Phrase>& notes);

// Scales
double niceAbove(double value); // the next round number: 1, 1.2, 1.5, 1.8, 2 … times a power of ten
double decadeBelow(double value), decadeAbove(double value);

// An API as a line: how it is labelled, which role it plays beside the reference.
struct ApiLook {
    Phrase label;
    Role role;
    bool dashed, emphasised;
};
ApiLook lookOf(const Compared& compared, const ApiResult& api);

// Replaces a chart that holds a number that is not finite, or nothing to draw, by its sentence.
ChartSpec checked(ChartSpec chart);

} // namespace bascule
