#pragma once
#include "model/input_error.h"
#include "model/kept_json.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// The price book (contract section 2). Money is in each row's own currency; absent and null both mean unknown (nullopt).
namespace bascule {

struct HourPrices {
    std::optional<double> on_demand, interruptible; // per hour
    KeptJson extras;
    bool operator==(const HourPrices&) const = default;
};

struct Commitment {
    double months = 0;
    double price_per_month = 0;
    KeptJson extras;
    bool operator==(const Commitment&) const = default;
};

struct ThroughputEvidence {
    std::optional<std::string> model, precision, source, as_of;
    std::optional<double> concurrency;
    KeptJson extras;
    bool operator==(const ThroughputEvidence&) const = default;
};

struct ReplacedValue { // what an edit replaced: `value` is the JSON that stood at `pointer` in the row
    std::string pointer;
    KeptJson value;
    std::optional<std::string> source, as_of;
    KeptJson extras;
    bool operator==(const ReplacedValue&) const = default;
};

// What GPU and API rows share.
struct PriceRow {
    std::string id, name, currency;
    std::optional<std::string> provider, region, jurisdiction, source, as_of, notes;
    std::optional<std::vector<std::string>> certifications;
    std::optional<bool> trains_on_data;
    std::vector<ReplacedValue> replaced;
    std::vector<std::string> unconfirmed; // a row with any is left out of the default lists
    KeptJson extras;                      // unknown keys and comments (keys with "_"), kept when saved
    bool operator==(const PriceRow&) const = default;
};

struct GpuRow : PriceRow {
    std::optional<std::string> gpu; // the name in gpu_specs
    double gpu_count = 1;           // whole, >= 1; price and throughput are of the whole row
    std::optional<double> vram_gb_per_gpu;
    HourPrices price_per_hour;
    std::optional<double> price_per_month;
    std::vector<Commitment> committed;
    HourPrices market_median_per_hour;
    std::optional<double> output_tokens_per_second, input_tokens_per_second; // > 0
    std::optional<ThroughputEvidence> throughput;
    double billing_increment_seconds = 3600;
    bool host_included = true;
    bool operator==(const GpuRow&) const = default;
};

std::string offerName(const GpuRow& row); // "GPU-PRO · RTX 4090": the row's name, and its card's where that is another

struct TokenPrices { // per 10^6 tokens
    std::optional<double> input, cached_input, cache_write, output;
    KeptJson extras;
    bool empty() const { return !input && !cached_input && !cache_write && !output; }
    bool operator==(const TokenPrices&) const = default;
};

struct LongContext {
    double above_input_tokens = 0; // strictly above
    TokenPrices price_per_million;
    KeptJson extras;
    bool operator==(const LongContext&) const = default;
};

struct ApiRow : PriceRow {
    TokenPrices price_per_million;
    std::optional<TokenPrices> batch_price_per_million;
    std::optional<LongContext> long_context;
    std::optional<double> context_window_tokens;
    bool operator==(const ApiRow&) const = default;
};

struct StorageRow {
    std::string id, currency;
    std::optional<std::string> provider, name, source, as_of;
    std::optional<double> volume_per_gb_month, import_per_gb, export_per_gb;
    KeptJson extras;
    bool operator==(const StorageRow&) const = default;
};

struct GpuSpec { // dense peaks; bandwidth per direction and GPU
    std::string gpu;
    std::optional<double> vram_gb, memory_gb_per_second, bf16_tflops, fp8_tflops, fp4_tflops;
    std::optional<std::string> interconnect;
    std::optional<double> interconnect_gb_per_second, watts;
    std::optional<std::string> source;
    KeptJson extras;
    bool operator==(const GpuSpec&) const = default;
};

using TokenRatios =
    std::map<std::string, std::map<std::string, double>>; // language -> encoding -> tokens per character

struct PriceBook {
    std::string name;
    std::vector<GpuRow> gpus;
    std::vector<ApiRow> apis;
    std::vector<StorageRow> storage;
    std::vector<GpuSpec> gpu_specs;
    TokenRatios token_ratios;
    KeptJson extras;
    bool operator==(const PriceBook&) const = default;

    const GpuRow* findGpu(std::string_view id) const; // by bytes; nullptr when there is none
    const ApiRow* findApi(std::string_view id) const;
    const StorageRow* findStorage(std::string_view id) const;
    const GpuSpec* findSpec(const GpuRow& row) const; // by the name of its GPU
};
using PriceBookPtr = std::shared_ptr<const PriceBook>;

// `at` is where the book stands in its document: "" for a file of its own, "/price_book" in a scenario. Throws InputError.
// Absent gpu_specs and token_ratios come from the built-in book; prices never do.
PriceBook readPriceBook(const Json& json, std::string_view at, Warnings& warnings);
Json writePriceBook(const PriceBook& book);
// Rows in order; an id that stands in two is refused naming both files. Specs and token ratios: the first book's word counts.
struct FileBook {
    std::string file;
    PriceBook book;
};
PriceBook joinPriceBooks(const std::vector<FileBook>& books);

const PriceBookPtr& builtinPriceBook(); // the reference book with specs and token ratios
const PriceBookPtr& listPriceBook();    // list prices of current API models, as a second built-in book

} // namespace bascule
