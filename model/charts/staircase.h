#pragma once
#include "model/charts/chart_spec.h"
#include "model/compared.h"

namespace bascule {

// What own GPUs cost a month over the volume: whole units all month, or only the hours needed.
struct Staircase {
    Staircase(const Compared& compared, const GpuResult& gpu);

    double capacity, price, beside, first; // of a unit; F and m of the contract
    double slope;                          // elastic: cost of a token
    double spares;
    bool elastic;

    double unitsFor(double volume) const; // that serve
    double costOf(double servingUnits) const { return servingUnits * price + beside; }
    double costAt(double volume) const;
    double steps(double low, double high) const; // drawn between two volumes

    // Into `series`: the steps themselves, or, where they are too many to be seen, the line along their upper edge.
    // True when it is the upper edge.
    bool draw(Series& series, double low, double high, bool logarithmic) const;

    // Own units for the base and the API (cost `q` a token) for the rest, always the cheapest of the two.
    std::vector<Point> hybrid(double q, double low, double high, bool logarithmic) const;
    double hybridAt(double q, double volume) const;

private:
    bool drawUpperEdge(std::vector<Point>& points, double low, double high) const;
};

} // namespace bascule
