#include "model/object_reader.h"
#include "model/price_book.h"

namespace bascule {
namespace {

// Unknown values are left out: absent and null mean the same.
template <typename T>
void put(Json& object, const char* key, const std::optional<T>& value) {
    if (value) object[key] = *value;
}

void putUnlessEmpty(Json& object, const char* key, Json value) {
    if (!value.empty()) object[key] = std::move(value);
}

Json write(const HourPrices& prices) {
    Json json = Json::object();
    put(json, "on_demand", prices.on_demand);
    put(json, "interruptible", prices.interruptible);
    mergeExtras(json, prices.extras);
    return json;
}

Json write(const TokenPrices& prices) {
    Json json = Json::object();
    put(json, "input", prices.input);
    put(json, "cached_input", prices.cached_input);
    put(json, "cache_write", prices.cache_write);
    put(json, "output", prices.output);
    mergeExtras(json, prices.extras);
    return json;
}

Json write(const Commitment& term) {
    Json json = {{"months", term.months}, {"price_per_month", term.price_per_month}};
    mergeExtras(json, term.extras);
    return json;
}

Json write(const ThroughputEvidence& evidence) {
    Json json = Json::object();
    put(json, "model", evidence.model);
    put(json, "precision", evidence.precision);
    put(json, "concurrency", evidence.concurrency);
    put(json, "source", evidence.source);
    put(json, "as_of", evidence.as_of);
    mergeExtras(json, evidence.extras);
    return json;
}

Json write(const ReplacedValue& replaced) {
    Json json = {{"pointer", replaced.pointer}, {"value", replaced.value.json()}};
    put(json, "source", replaced.source);
    put(json, "as_of", replaced.as_of);
    mergeExtras(json, replaced.extras);
    return json;
}

Json write(const GpuRow& row);
Json write(const ApiRow& row);
Json write(const StorageRow& row);
Json write(const GpuSpec& spec);

template <typename T>
Json writeAll(const std::vector<T>& values) {
    Json list = Json::array();
    for (const T& value : values)
        list.push_back(write(value));
    return list;
}

Json begin(const PriceRow& row) {
    Json json = {{"id", row.id}};
    put(json, "provider", row.provider);
    json["name"] = row.name;
    return json;
}

void end(Json& json, const PriceRow& row) {
    put(json, "region", row.region);
    put(json, "jurisdiction", row.jurisdiction);
    put(json, "certifications", row.certifications);
    put(json, "trains_on_data", row.trains_on_data);
    put(json, "source", row.source);
    put(json, "as_of", row.as_of);
    put(json, "notes", row.notes);
    putUnlessEmpty(json, "replaced", writeAll(row.replaced));
    putUnlessEmpty(json, "unconfirmed", row.unconfirmed);
    mergeExtras(json, row.extras);
}

Json write(const GpuRow& row) {
    Json json = begin(row);
    put(json, "gpu", row.gpu);
    json["gpu_count"] = row.gpu_count;
    put(json, "vram_gb_per_gpu", row.vram_gb_per_gpu);
    json["currency"] = row.currency;
    putUnlessEmpty(json, "price_per_hour", write(row.price_per_hour));
    put(json, "price_per_month", row.price_per_month);
    putUnlessEmpty(json, "committed", writeAll(row.committed));
    putUnlessEmpty(json, "market_median_per_hour", write(row.market_median_per_hour));
    put(json, "output_tokens_per_second", row.output_tokens_per_second);
    put(json, "input_tokens_per_second", row.input_tokens_per_second);
    if (row.throughput) json["throughput"] = write(*row.throughput);
    json["billing_increment_seconds"] = row.billing_increment_seconds;
    json["host_included"] = row.host_included;
    end(json, row);
    return json;
}

Json write(const ApiRow& row) {
    Json json = begin(row);
    json["currency"] = row.currency;
    json["price_per_million"] = write(row.price_per_million);
    if (row.batch_price_per_million) json["batch_price_per_million"] = write(*row.batch_price_per_million);
    if (row.long_context) {
        Json context = {{"above_input_tokens", row.long_context->above_input_tokens},
                        {"price_per_million", write(row.long_context->price_per_million)}};
        mergeExtras(context, row.long_context->extras);
        json["long_context"] = std::move(context);
    }
    put(json, "context_window_tokens", row.context_window_tokens);
    end(json, row);
    return json;
}

Json write(const StorageRow& row) {
    Json json = {{"id", row.id}};
    put(json, "provider", row.provider);
    put(json, "name", row.name);
    json["currency"] = row.currency;
    put(json, "volume_per_gb_month", row.volume_per_gb_month);
    put(json, "import_per_gb", row.import_per_gb);
    put(json, "export_per_gb", row.export_per_gb);
    put(json, "source", row.source);
    put(json, "as_of", row.as_of);
    mergeExtras(json, row.extras);
    return json;
}

Json write(const GpuSpec& spec) {
    Json json = {{"gpu", spec.gpu}};
    put(json, "vram_gb", spec.vram_gb);
    put(json, "memory_gb_per_second", spec.memory_gb_per_second);
    put(json, "bf16_tflops", spec.bf16_tflops);
    put(json, "fp8_tflops", spec.fp8_tflops);
    put(json, "fp4_tflops", spec.fp4_tflops);
    put(json, "interconnect", spec.interconnect);
    put(json, "interconnect_gb_per_second", spec.interconnect_gb_per_second);
    put(json, "watts", spec.watts);
    put(json, "source", spec.source);
    mergeExtras(json, spec.extras);
    return json;
}

} // namespace

Json writePriceBook(const PriceBook& book) {
    Json json = {{"format", "bascule-prices"}, {"version", 1}, {"name", book.name}};
    json["gpus"] = writeAll(book.gpus);
    json["apis"] = writeAll(book.apis);
    json["storage"] = writeAll(book.storage);
    json["gpu_specs"] = writeAll(book.gpu_specs);
    Json& ratios = json["token_ratios"] = Json::object();
    for (const auto& [language, encodings] : book.token_ratios) {
        Json& known = ratios[language] = Json::object();
        for (const auto& [encoding, ratio] : encodings)
            known[encoding] = ratio;
    }
    mergeExtras(json, book.extras);
    return json;
}

} // namespace bascule
