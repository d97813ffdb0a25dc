#include "model/document.h"
#include "resources/embedded.h"

#include <algorithm>
#include <array>

namespace bascule {
namespace {

constexpr std::string_view folder = "examples/", suffix = ".bascule.json";
constexpr std::string_view comparison = "builtin"; // what the window opens on; not among the examples

Json embedded(std::string_view name) { return parseJson(embeddedText(name)); }

PriceBookPtr readBook(const Json& json) {
    Warnings warnings;
    return std::make_shared<const PriceBook>(readPriceBook(json, "", warnings));
}

Document readExample(std::string_view name) {
    Warnings warnings;
    return readDocument(embedded(std::string(folder) + std::string(name) + std::string(suffix)), warnings);
}

} // namespace

const PriceBookPtr& builtinPriceBook() {
    static const PriceBookPtr book = [] {
        Json json = embedded("prices/reference.prices.json");
        json["gpu_specs"] = embedded("prices/gpu-specs.json").at("gpu_specs");
        json["token_ratios"] = embedded("prices/token-ratios.json").at("token_ratios");
        return readBook(json);
    }();
    return book;
}

const PriceBookPtr& listPriceBook() {
    static const PriceBookPtr book = readBook(embedded("prices/list-prices.prices.json"));
    return book;
}

Document builtinDocument() {
    static const Document document = readExample(comparison);
    return document;
}

std::vector<std::string> exampleNames() {
    constexpr std::array<std::string_view, 16> menu{"monthly-10m",          "monthly-50m",    "monthly-100m",
                                                    "monthly-300m",         "hourly",         "one-gpu-65-percent",
                                                    "one-gpu-85-percent",   "list-prices",    "training-8-h100",
                                                    "training-2700m",       "scaling-8-a100", "fine-tuning-mistral-7b",
                                                    "inference-mistral-7b", "corpus-fr",      "office-assistant",
                                                    "night-batch"};
    std::vector<std::string> names;
    for (const std::string_view file : embeddedNames()) {
        if (!file.starts_with(folder) || !file.ends_with(suffix)) continue;
        const std::string_view name = file.substr(folder.size(), file.size() - folder.size() - suffix.size());
        if (name != comparison) names.emplace_back(name);
    }
    std::stable_sort(names.begin(), names.end(), [&](const std::string& a, const std::string& b) {
        return std::find(menu.begin(), menu.end(), a) < std::find(menu.begin(), menu.end(), b);
    });
    return names;
}

Document exampleDocument(std::string_view name) {
    const std::vector<std::string> names = exampleNames();
    if (std::find(names.begin(), names.end(), name) != names.end()) return readExample(name);
    std::string all;
    for (const std::string& each : names)
        all += (all.empty() ? "" : ", ") + each;
    throw InputError("", because("refused.no_example", "there is no example \"%1\"; the examples are %2", name, all));
}

} // namespace bascule
