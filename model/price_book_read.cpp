#include "model/object_reader.h"
#include "model/price_book.h"

#include <unordered_map>

namespace bascule {
namespace {

HourPrices readHourPrices(ObjectReader& row, std::string_view key) {
    HourPrices prices;
    if (auto reader = row.object(key)) {
        prices.on_demand = reader->number("on_demand", at_least_zero);
        prices.interruptible = reader->number("interruptible", at_least_zero);
        prices.extras = reader->finish();
    }
    return prices;
}

TokenPrices readTokenPrices(ObjectReader reader) {
    TokenPrices prices;
    prices.input = reader.number("input", at_least_zero);
    prices.cached_input = reader.number("cached_input", at_least_zero);
    prices.cache_write = reader.number("cache_write", at_least_zero);
    prices.output = reader.number("output", at_least_zero);
    prices.extras = reader.finish();
    return prices;
}

std::vector<Commitment> readCommitted(ObjectReader& row) {
    std::vector<Commitment> terms;
    const Json* list = row.list("committed");
    if (!list) return terms;
    for (const Json& element : *list) {
        ObjectReader reader(element, pointerTo(row.pointerOf("committed"), terms.size()), row.warnings());
        Commitment term;
        term.months = reader.requiredNumber("months", whole_from_one);
        term.price_per_month = reader.requiredNumber("price_per_month", at_least_zero);
        term.extras = reader.finish();
        for (const Commitment& before : terms)
            if (before.months == term.months)
                throw InputError(reader.pointerOf("months"),
                                 because("refused.term_twice", "the term of %1 months stands twice", term.months));
        terms.push_back(std::move(term));
    }
    return terms;
}

std::optional<ThroughputEvidence> readThroughput(ObjectReader& row) {
    auto reader = row.object("throughput");
    if (!reader) return std::nullopt;
    ThroughputEvidence evidence;
    evidence.model = reader->text("model");
    evidence.precision = reader->text("precision");
    evidence.concurrency = reader->number("concurrency", at_least_zero);
    evidence.source = reader->text("source");
    evidence.as_of = reader->text("as_of");
    evidence.extras = reader->finish();
    return evidence;
}

std::vector<ReplacedValue> readReplaced(ObjectReader& row) {
    std::vector<ReplacedValue> all;
    const Json* list = row.list("replaced");
    if (!list) return all;
    for (const Json& element : *list) {
        ObjectReader reader(element, pointerTo(row.pointerOf("replaced"), all.size()), row.warnings());
        ReplacedValue replaced;
        replaced.pointer = reader.requiredText("pointer");
        if (const Json* value = reader.find("value")) replaced.value = *value;
        replaced.source = reader.text("source");
        replaced.as_of = reader.text("as_of");
        replaced.extras = reader.finish();
        all.push_back(std::move(replaced));
    }
    return all;
}

void readShared(ObjectReader& reader, PriceRow& row) {
    row.id = reader.requiredId("id");
    row.name = reader.requiredText("name");
    row.currency = reader.requiredCurrency("currency");
    row.provider = reader.text("provider");
    row.region = reader.text("region");
    row.jurisdiction = reader.text("jurisdiction");
    row.certifications = reader.texts("certifications");
    row.trains_on_data = reader.boolean("trains_on_data");
    row.source = reader.text("source");
    row.as_of = reader.text("as_of");
    row.notes = reader.text("notes");
    row.replaced = readReplaced(reader);
    row.unconfirmed = reader.texts("unconfirmed").value_or(std::vector<std::string>{});
}

GpuRow readGpu(ObjectReader reader) {
    GpuRow row;
    readShared(reader, row);
    row.gpu = reader.text("gpu");
    row.gpu_count = reader.number("gpu_count", whole_from_one, 1);
    row.vram_gb_per_gpu = reader.number("vram_gb_per_gpu", above_zero);
    row.price_per_hour = readHourPrices(reader, "price_per_hour");
    row.price_per_month = reader.number("price_per_month", at_least_zero);
    row.committed = readCommitted(reader);
    row.market_median_per_hour = readHourPrices(reader, "market_median_per_hour");
    row.output_tokens_per_second = reader.number("output_tokens_per_second", above_zero);
    row.input_tokens_per_second = reader.number("input_tokens_per_second", above_zero);
    row.throughput = readThroughput(reader);
    row.billing_increment_seconds = reader.number("billing_increment_seconds", above_zero, 3600);
    row.host_included = reader.boolean("host_included").value_or(true);
    const HourPrices& hourly = row.price_per_hour;
    if (!hourly.on_demand && !hourly.interruptible && !row.price_per_month && row.committed.empty())
        throw InputError(reader.pointer(),
                         because("refused.row_without_price",
                                 "the row \"%1\" has no price: price_per_hour, price_per_month or committed is due",
                                 row.id));
    row.extras = reader.finish();
    return row;
}

ApiRow readApi(ObjectReader reader) {
    ApiRow row;
    readShared(reader, row);
    row.price_per_million = readTokenPrices(
        {reader.require("price_per_million"), reader.pointerOf("price_per_million"), reader.warnings()});
    if (auto batch = reader.object("batch_price_per_million")) row.batch_price_per_million = readTokenPrices(*batch);
    if (auto wide = reader.object("long_context")) {
        LongContext context;
        context.above_input_tokens = wide->requiredNumber("above_input_tokens", at_least_zero);
        context.price_per_million = readTokenPrices(
            {wide->require("price_per_million"), wide->pointerOf("price_per_million"), wide->warnings()});
        context.extras = wide->finish();
        row.long_context = std::move(context);
    }
    row.context_window_tokens = reader.number("context_window_tokens", at_least_zero);
    row.extras = reader.finish();
    return row;
}

StorageRow readStorage(ObjectReader reader) {
    StorageRow row;
    row.id = reader.requiredId("id");
    row.currency = reader.requiredCurrency("currency");
    row.provider = reader.text("provider");
    row.name = reader.text("name");
    row.volume_per_gb_month = reader.number("volume_per_gb_month", at_least_zero);
    row.import_per_gb = reader.number("import_per_gb", at_least_zero);
    row.export_per_gb = reader.number("export_per_gb", at_least_zero);
    row.source = reader.text("source");
    row.as_of = reader.text("as_of");
    row.extras = reader.finish();
    return row;
}

GpuSpec readSpec(ObjectReader reader) {
    GpuSpec spec;
    spec.gpu = reader.requiredId("gpu");
    spec.vram_gb = reader.number("vram_gb", above_zero);
    spec.memory_gb_per_second = reader.number("memory_gb_per_second", above_zero);
    spec.bf16_tflops = reader.number("bf16_tflops", above_zero);
    spec.fp8_tflops = reader.number("fp8_tflops", above_zero);
    spec.fp4_tflops = reader.number("fp4_tflops", above_zero);
    spec.interconnect = reader.text("interconnect");
    spec.interconnect_gb_per_second = reader.number("interconnect_gb_per_second", above_zero);
    spec.watts = reader.number("watts", at_least_zero);
    spec.source = reader.text("source");
    spec.extras = reader.finish();
    return spec;
}

// A list of rows, none of which may have the `name` (an id) of another.
template <typename Row>
std::vector<Row> readRows(ObjectReader& book, std::string_view key, Row (*read)(ObjectReader), std::string Row::*name,
                          std::string_view nameKey) {
    std::vector<Row> rows;
    const Json* list = book.list(key);
    if (!list) return rows;
    rows.reserve(list->size());
    std::unordered_map<std::string, std::size_t> seen;
    for (const Json& element : *list) {
        const std::string pointer = pointerTo(book.pointerOf(key), rows.size());
        rows.push_back(read({element, pointer, book.warnings()}));
        const std::string& id = rows.back().*name;
        const auto [first, fresh] = seen.emplace(id, rows.size() - 1);
        if (!fresh)
            throw InputError(pointerTo(pointer, nameKey),
                             because("refused.id_twice", "\"%1\" stands twice, first at %2", id,
                                     pointerTo(book.pointerOf(key), first->second)));
    }
    return rows;
}

TokenRatios readTokenRatios(ObjectReader& book, Json& comments) {
    TokenRatios ratios;
    const Json* all = book.find("token_ratios");
    const std::string at = book.pointerOf("token_ratios");
    const ObjectReader languages(*all, at, book.warnings()); // refuses what is no object
    for (const auto& [language, encodings] : all->items()) {
        if (language.starts_with('_') || encodings.is_null()) continue;
        const ObjectReader reader(encodings, languages.pointerOf(language), book.warnings());
        auto& known = ratios[language];
        for (const auto& [encoding, ratio] : encodings.items()) {
            if (encoding.starts_with('_'))
                comments[language][encoding] = ratio;
            else if (!ratio.is_null())
                known[encoding] = numberAt(ratio, reader.pointerOf(encoding), above_zero);
        }
    }
    for (const auto& [language, comment] : all->items()) // behind the languages, where writing puts them
        if (language.starts_with('_')) comments[language] = comment;
    return ratios;
}

} // namespace

PriceBook readPriceBook(const Json& json, std::string_view at, Warnings& warnings) {
    ObjectReader reader(json, std::string(at), warnings);
    reader.format("bascule-prices", 1);
    PriceBook book;
    book.name = reader.text("name").value_or("");
    book.gpus = readRows<GpuRow>(reader, "gpus", readGpu, &GpuRow::id, "id");
    book.apis = readRows<ApiRow>(reader, "apis", readApi, &ApiRow::id, "id");
    book.storage = readRows<StorageRow>(reader, "storage", readStorage, &StorageRow::id, "id");
    if (reader.find("gpu_specs"))
        book.gpu_specs = readRows<GpuSpec>(reader, "gpu_specs", readSpec, &GpuSpec::gpu, "gpu");
    else
        book.gpu_specs = builtinPriceBook()->gpu_specs;
    if (reader.find("token_ratios")) {
        Json comments;
        book.token_ratios = readTokenRatios(reader, comments);
        reader.keep("token_ratios", std::move(comments));
    } else {
        book.token_ratios = builtinPriceBook()->token_ratios;
    }
    book.extras = reader.finish();
    return book;
}

} // namespace bascule
