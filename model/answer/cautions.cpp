#include "model/answer/parts.h"
#include "model/say.h"

#include <charconv>
#include <chrono>
#include <map>
#include <set>

namespace bascule {
namespace {

using namespace say;

constexpr int stale_days = 90;
constexpr std::size_t most_named = 4; // rows named in one sentence, else they are counted

std::optional<std::chrono::sys_days> dayOf(std::string_view iso) {
    int year = 0;
    unsigned month = 0, day = 0;
    if (iso.size() != 10 || iso[4] != '-' || iso[7] != '-' ||
        std::from_chars(iso.data(), iso.data() + 4, year).ec != std::errc() ||
        std::from_chars(iso.data() + 5, iso.data() + 7, month).ec != std::errc() ||
        std::from_chars(iso.data() + 8, iso.data() + 10, day).ec != std::errc()) {
        return std::nullopt;
    }
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)};
    return date.ok() ? std::optional(std::chrono::sys_days(date)) : std::nullopt;
}

// What the rows of both sides have to say, counted once over all of them.
struct Tally {
    std::map<std::string, double> without_rate;                // by currency
    std::map<RowError, std::vector<std::string>> missing_apis; // names by what is missing
    std::set<std::string> currencies;                          // foreign, used by a row
    double without_result = 0, excluded = 0, overflow = 0, stale = 0;
};

bool isStale(const std::optional<std::string>& as_of, std::optional<std::chrono::sys_days> today) {
    const auto priced = as_of ? dayOf(*as_of) : std::nullopt;
    return today && priced && (*today - *priced).count() > stale_days;
}

void count(Tally& tally, const Compared& c, RowError error, const PriceRow& row, const std::string& name,
           std::optional<std::chrono::sys_days> today) {
    switch (error) {
    case RowError::none:
        break;
    case RowError::excluded:
        ++tally.excluded;
        return;
    case RowError::no_exchange_rate:
        ++tally.without_rate[row.currency];
        return;
    case RowError::overflow:
        ++tally.overflow;
        return;
    case RowError::no_throughput:
    case RowError::no_price:
        ++tally.without_result;
        return;
    default:
        tally.missing_apis[error].push_back(name);
        return;
    }
    if (row.currency != c.currency()) {
        tally.currencies.insert(row.currency);
    }
    tally.stale += isStale(row.as_of, today) ? 1 : 0;
}

void sayParity(const std::set<std::string>& currencies, const Scenario& scenario, std::vector<Phrase>& cautions) {
    for (const std::string& currency : currencies) {
        const auto rate = scenario.exchange_rates.find(currency);
        if (rate != scenario.exchange_rates.end() && rate->second.rate == 1) {
            cautions.push_back(phrase("parity", currency, scenario.currency));
        }
    }
}

void sayStale(double prices, std::vector<Phrase>& cautions) {
    if (prices > 0) {
        cautions.push_back(counted("stale", prices, plain(stale_days)));
    }
}

void sayMissingRates(const std::map<std::string, double>& rows_by_currency, const std::string& into,
                     std::vector<Phrase>& cautions) {
    for (const auto& [currency, rows] : rows_by_currency) {
        cautions.push_back(counted("no_exchange_rate", rows, currency, into));
    }
}

void sayMissingPrices(const Tally& tally, std::vector<Phrase>& cautions) {
    for (const auto& [error, names] : tally.missing_apis) {
        ApiResult like;
        like.error = error;
        Phrase which = missingOf(like);
        if (names.size() > most_named) {
            cautions.push_back(counted("no_price_rows", static_cast<double>(names.size()), one(std::move(which))));
            continue;
        }
        PhraseList rows;
        for (const std::string& name : names) {
            rows.push_back(literal(name));
        }
        cautions.push_back(phrase("no_price", std::move(rows), one(std::move(which))));
    }
}

void sayGpuNotes(const Compared& c, std::vector<Phrase>& cautions) {
    if (!c.gpuOk()) {
        return;
    }
    for (const Note note : c.gpu->notes) {
        if (note == Note::monthly_from_hourly) {
            cautions.push_back(phrase("monthly_from_hourly", perHour(c.gpu->unit_price_per_hour, c.currency()),
                                      hours(c.scenario.hosting.hours_per_month)));
        } else if (note == Note::elastic_ignored) {
            cautions.push_back(phrase("elastic_ignored", c.name(*c.gpu)));
        }
    }
}

} // namespace

void sayCautions(const Compared& c, std::string_view today, Answer& answer) {
    const auto day = dayOf(today);
    Tally tally;
    for (const GpuResult& g : c.results.gpus) {
        if (const GpuRow* row = c.row(g)) {
            count(tally, c, g.error, *row, row->name, day);
        }
    }
    for (const ApiResult& a : c.results.apis) {
        if (const ApiRow* row = c.row(a)) {
            count(tally, c, a.error, *row, row->name, day);
        }
        if (a.error == RowError::missing_input_price || a.error == RowError::missing_batch_input_price) {
            answer.apis_without_input_price.push_back(a.id);
        }
    }
    std::vector<Phrase>& cautions = answer.cautions;
    sayMissingPrices(tally, cautions);
    sayParity(tally.currencies, c.scenario, cautions);
    sayMissingRates(tally.without_rate, c.currency(), cautions);
    const auto say = [&](const char* key, double rows) {
        if (rows > 0) {
            cautions.push_back(counted(key, rows));
        }
    };
    say("rows_without_result", tally.without_result);
    say("rows_excluded", tally.excluded);
    say("rows_overflow", tally.overflow);
    sayGpuNotes(c, cautions);
    sayLoad(c.snapshot, cautions);
    sayInvoice(c.snapshot, cautions);
    sayStale(tally.stale, cautions);
}

void sayPrices(const Scenario& scenario, const std::vector<UsedPrice>& prices, std::string_view today,
               std::vector<Phrase>& cautions) {
    const auto day = dayOf(today);
    std::set<std::string> currencies;
    std::map<std::string, double> without_rate;
    double stale = 0;
    for (const UsedPrice& price : prices) {
        if (price.currency != scenario.currency) {
            currencies.insert(price.currency);
            if (price.needs_rate && !scenario.exchange_rates.contains(price.currency)) {
                ++without_rate[price.currency];
            }
        }
        stale += isStale(price.as_of, day) ? 1 : 0;
    }
    sayParity(currencies, scenario, cautions);
    sayMissingRates(without_rate, scenario.currency, cautions);
    sayStale(stale, cautions);
}

} // namespace bascule
