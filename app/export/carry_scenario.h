#pragma once
#include "model/scenario.h"

#include <QByteArray>

// An exported file carries the scenario it was made from, and opens again as that scenario.
namespace bascule {

inline constexpr const char* kScenarioAttachment = "scenario.bascule.json"; // embedded file of a PDF
inline constexpr const char* kScenarioKeyword = "bascule-scenario";         // iTXt chunk of a PNG
inline constexpr const char* kScenarioNamespace = "https://bascule.app/ns"; // element <scenario> in an SVG's metadata

QByteArray scenarioText(const Document& document); // every field and the whole book, UTF-8 JSON

QByteArray pngWithScenario(const QByteArray& png, const QByteArray& scenario);
QByteArray svgMetadata(const QByteArray& scenario); // a whole <metadata> element

// embeddedScenario() of app/scenario_file.h reads them back: empty for a file that carries none, is damaged or hostile.

} // namespace bascule
