#pragma once
#include <QString>

// Digits as the formatter writes them, before any unit.
namespace bascule::digits {

constexpr QChar kNoBreak(0x00A0), kNarrow(0x202F), kMinus(0x2212), kUnknown(0x2013);
constexpr double scientificFrom = 1e15; // beyond it names of magnitudes and rows of zeros are no longer read

double rounded(double value, int decimals);
int decimalsFor(double value, int digits); // that show so many significant ones
QString withoutTrailingZeros(QString digits);
// The shortest text that reads back, without the binary noise behind the 15th digit, and without an exponent.
QString shortest(double value);
// `digits` as QString::number writes them: point, no groups.
QString grouped(QString digits, bool french);
QString scientific(double value, int digits, bool french); // "1.2e15", "1,2e15"

struct Scaled {
    double value;
    double factor;
    QString magnitude; // without a space
};
// k, M, Md or k, M, B, T; a value that rounds up to 1,000 takes the next one. Nothing smaller than `from`.
Scaled scaled(double value, double from, bool french);

} // namespace bascule::digits
