#pragma once
#include <cmath>
#include <limits>

namespace bascule {

// A number that may be unknown or undefined: NaN inside, 8 bytes, so that two million pairs stay small.
class Maybe {
public:
    constexpr Maybe() = default;
    constexpr Maybe(double value) : m_value(value) {}
    bool known() const { return !std::isnan(m_value); }
    explicit operator bool() const { return known(); }
    double operator*() const { return m_value; }
    double valueOr(double other) const { return known() ? m_value : other; }
    friend bool operator==(Maybe a, Maybe b) { return a.m_value == b.m_value || (!a.known() && !b.known()); }

private:
    double m_value = std::numeric_limits<double>::quiet_NaN();
};

} // namespace bascule
