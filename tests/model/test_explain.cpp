#include "model/answer.h"
#include "model/document.h"
#include "model/explain.h"
#include "model/pages/page_spec.h"

#include <QtTest>
#include <functional>
#include <set>

using namespace bascule;

namespace {

using Terms = std::vector<double>;
using Formula = std::function<double(const Terms&)>;

constexpr const char* sonnet = "anthropic/claude-sonnet-4.6";

double roundedUp(double x) {
    return std::abs(x - std::round(x)) < 1e-9 * std::max(1.0, x) ? std::round(x) : std::ceil(x);
}

// What each formula line says, worked out again from the numbers it shows.
const std::map<std::string, Formula>& formulas() {
    static const std::map<std::string, Formula> all{
        {"step.convert", [](const Terms& t) { return t[0] * t[1]; }},
        {"step.discount", [](const Terms& t) { return t[0] * (1 - t[1]); }},
        {"step.overhead", [](const Terms& t) { return t[0] * (1 + t[1]); }},
        {"step.month_from_hours", [](const Terms& t) { return t[0] * t[1]; }},
        {"step.hour_from_month", [](const Terms& t) { return t[0] / t[1]; }},
        {"step.throughput_factor", [](const Terms& t) { return t[0] * t[1]; }},
        {"step.seconds", [](const Terms& t) { return 1 / t[0]; }},
        {"step.seconds_with_input", [](const Terms& t) { return 1 / t[0] + t[1] * (1 - t[2]) / t[3]; }},
        {"step.capacity", [](const Terms& t) { return 3600 / t[0] * t[1] * t[2]; }},
        {"step.tokens_per_hour", [](const Terms& t) { return 3600 / t[0] * t[1]; }},
        {"step.cost_per_million", [](const Terms& t) { return t[0] / t[1] * 1e6; }},
        {"step.full_cost", [](const Terms& t) { return t[0] * t[1]; }},
        {"step.units", [](const Terms& t) { return roundedUp(t[0] / t[1]); }},
        {"step.minimum_units", [](const Terms& t) { return std::max(t[0], t[1]); }},
        {"step.spare_units", [](const Terms& t) { return t[0] + t[1]; }},
        {"step.unit_hours", [](const Terms& t) { return roundedUp(t[0] / t[1] * 3600 / t[2]) * t[2] / 3600; }},
        {"step.monthly_cost", [](const Terms& t) { return t[0] * t[1] + t[2]; }},
        {"step.monthly_cost_alone", [](const Terms& t) { return t[0] * t[1]; }},
        {"step.cost_at_volume", [](const Terms& t) { return t[0] / t[1] * 1e6; }},
        {"step.actual_utilisation", [](const Terms& t) { return t[0] * t[1] / (t[2] * 3600 * t[3]); }},
        {"step.input", [](const Terms& t) { return t[0] * t[1]; }},
        {"step.input_cached", [](const Terms& t) { return t[0] * (t[1] * t[2] + t[3] * t[4] + t[5] * t[6]); }},
        {"step.list_price", [](const Terms& t) { return t[0] + t[1]; }},
        {"step.batch_price", [](const Terms& t) { return t[0] + t[1]; }},
        {"step.batch_mix", [](const Terms& t) { return t[0] * t[1] + t[2] * t[3]; }},
        {"step.api_month", [](const Terms& t) { return t[0] / 1e6 * t[1]; }},
        {"step.ratio", [](const Terms& t) { return t[0] / t[1]; }},
        {"step.difference", [](const Terms& t) { return t[0] - t[1]; }},
        {"step.even_volume", [](const Terms& t) { return t[0] / t[1] * 1e6; }},
        {"step.even_volume_hours", [](const Terms& t) { return t[0] / (t[1] - t[2]) * 1e6; }},
        {"step.even_utilisation", [](const Terms& t) { return t[0] * t[1] / t[2]; }},
        {"step.affordable", [](const Terms& t) { return std::floor((t[0] - t[1]) / t[2] + 1e-9); }},
        {"step.flip_utilisation", [](const Terms& t) { return t[0] * t[1] / (t[2] * 3600 * t[3]); }},
        {"step.flip_hours", [](const Terms& t) { return t[0] * t[1] * t[2] / (3600 * (t[3] - t[4])); }},
        {"step.flip_price", [](const Terms& t) { return (t[0] - t[1]) / t[2]; }},
        {"step.hybrid_own", [](const Terms& t) { return t[0] * t[1] + t[2]; }},
        {"step.hybrid_rest", [](const Terms& t) { return t[0] / 1e6 * t[1]; }},
        {"step.sum", [](const Terms& t) { return t[0] + t[1]; }},
    };
    return all;
}

bool near(double a, double b) { return a == b || std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

Terms terms(const Phrase& step) {
    Terms values;
    for (const Argument& argument : step.arguments) {
        values.push_back(std::get<Quantity>(argument).value);
    }
    return values;
}

using Change = void (*)(Document&);

PriceBook& book(Document& document) {
    auto copy = std::make_shared<PriceBook>(*document.prices);
    document.prices = copy;
    return *copy;
}

// Every formula has a case where it is used.
const std::vector<std::pair<const char*, Change>>& cases() {
    static const std::vector<std::pair<const char*, Change>> all{
        {"as published", [](Document&) {}},
        {"hourly", [](Document& d) { d.scenario.hosting.billing = Billing::on_demand; }},
        {"interruptible in dollars",
         [](Document& d) {
             d.scenario.gpus = {"a100-sxm4", "gpu-pro"};
             d.scenario.reference_gpu = "a100-sxm4";
             d.scenario.hosting.billing = Billing::interruptible;
             d.scenario.hosting.throughput["a100-sxm4"] = 200;
             d.scenario.exchange_rates["USD"].rate = 0.92;
             d.scenario.hosting.discount = 0.1;
             d.scenario.hosting.overhead = 0.2;
         }},
        {"elastic",
         [](Document& d) {
             d.scenario.hosting.billing = Billing::on_demand;
             d.scenario.hosting.schedule = Schedule::elastic;
             d.scenario.hosting.fixed_cost_per_month = 120;
             d.scenario.reference_api = sonnet;
         }},
        {"replicas, spares, people",
         [](Document& d) {
             d.scenario.hosting.minimum_units = 2;
             d.scenario.hosting.spare_units = 1;
             d.scenario.hosting.fixed_cost_per_month = 77;
             d.scenario.hosting.throughput_factor = 1.5;
             d.scenario.workload.output_tokens_per_month = 9e8;
         }},
        {"cache, batch, discount",
         [](Document& d) {
             Workload& w = d.scenario.workload;
             w.input_tokens_per_output_token = 4;
             w.cached_input_share = 0.5;
             w.cache_write_share = 0.1;
             w.batch_share = 0.3;
             d.scenario.api_discount = 0.05;
             d.scenario.hosting.prefix_cache_share = 0.4;
             PriceBook& prices = book(d);
             for (GpuRow& row : prices.gpus) {
                 row.input_tokens_per_second = 3000;
             }
             for (ApiRow& row : prices.apis) {
                 row.price_per_million.input = 1;
                 row.price_per_million.cached_input = 0.1;
                 row.batch_price_per_million = TokenPrices{0.5, {}, 0.7, 4, {}};
             }
         }},
        {"input, long context",
         [](Document& d) {
             d.scenario.workload.input_tokens_per_output_token = 4;
             d.scenario.workload.input_tokens_per_request = 300000;
             for (ApiRow& row : book(d).apis) {
                 row.price_per_million.input = 1;
                 row.long_context = LongContext{200000, TokenPrices{2, {}, {}, 20, {}}, {}};
             }
         }},
        {"more replicas than needed", [](Document& d) { d.scenario.hosting.minimum_units = 3; }},
        {"hybrid",
         [](Document& d) {
             d.scenario.reference_api = sonnet;
             d.scenario.workload.output_tokens_per_month = 1.5e8;
         }},
    };
    return all;
}

} // namespace

class TestExplain : public QObject {
    Q_OBJECT
private slots:
    void recomputes_data();
    void recomputes();
    void everyFormulaIsTried();
    void everyFigureShownIsExplained_data();
    void everyFigureShownIsExplained();
    void unknownIsEmpty();
    void evidenceNamesTheSource();

private:
    static void check(const Explanation& explanation, double result);
};

void TestExplain::check(const Explanation& explanation, double result) {
    QVERIFY(!explanation.empty());
    QVERIFY(!explanation.steps.empty());
    for (const Phrase& step : explanation.steps) {
        if (step.key == "step.throughput_for") continue; // words alone
        Terms values = terms(step);
        for (const Argument& argument : step.arguments) {
            QVERIFY2(std::get<Quantity>(argument).exact, step.key.c_str());
        }
        const double said = values.back();
        values.pop_back();
        if (const auto formula = formulas().find(step.key); formula != formulas().end()) {
            const double again = formula->second(values);
            QVERIFY2(near(said, again),
                     qPrintable(QString("%1: says %2, gives %3").arg(step.key.c_str()).arg(said).arg(again)));
        }
    }
    QVERIFY2(
        near(terms(explanation.steps.back()).back(), result),
        qPrintable(QString("ends with %1, the figure is %2").arg(terms(explanation.steps.back()).back()).arg(result)));
    QVERIFY(near(std::get<Quantity>(explanation.title.arguments.back()).value, result));
}

void TestExplain::recomputes_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(cases().size()); ++i) {
        QTest::newRow(cases()[i].first) << i;
    }
}

void TestExplain::recomputes() {
    QFETCH(int, index);
    Document document = builtinDocument();
    cases()[index].second(document);
    const SnapshotPtr s = takeSnapshot(std::move(document));
    const Results& r = s->results;
    for (const GpuResult& g : r.gpus) {
        if (!g.ok()) {
            continue;
        }
        check(explain(*s, explainId("unit_price", g.id)), g.unit_price_per_hour);
        check(explain(*s, explainId("throughput", g.id)), g.output_tokens_per_second);
        check(explain(*s, explainId("cost_per_million", g.id)), g.cost_per_million);
        check(explain(*s, explainId("full_cost_per_million", g.id)), g.full_cost_per_million);
        check(explain(*s, explainId("capacity_tokens_per_month", g.id)), g.capacity_tokens_per_month);
        check(explain(*s, explainId("units_needed", g.id)), g.units_needed);
        check(explain(*s, explainId("monthly_cost", g.id)), g.monthly_cost);
        check(explain(*s, explainId("cost_per_million_at_volume", g.id)), *g.cost_per_million_at_volume);
        check(explain(*s, explainId("actual_utilisation", g.id)), *g.actual_utilisation);
    }
    for (const ApiResult& a : r.apis) {
        if (a.ok()) {
            check(explain(*s, explainId("api_cost_per_million", {}, a.id)), a.cost_per_million);
            check(explain(*s, explainId("api_monthly_cost", {}, a.id)), a.monthly_cost);
        }
    }
    QVERIFY(!r.comparisons.empty());
    for (const Comparison& c : r.comparisons) {
        const std::string &g = r.gpus[c.gpu].id, &a = r.apis[c.api].id;
        const std::pair<const char*, Maybe> figures[] = {
            {"ratio", c.ratio},
            {"difference", c.difference},
            {"break_even_volume", c.break_even_volume},
            {"always_cheaper_from", c.always_cheaper_from},
            {"break_even_utilisation", c.break_even_utilisation},
            {"flip_utilisation", c.flip_utilisation},
            {"flip_unit_price", c.flip_unit_price},
            {"hybrid", c.hybrid.known ? Maybe(c.hybrid.monthly_cost) : Maybe()},
        };
        for (const auto& [figure, value] : figures) {
            const Explanation explanation = explain(*s, explainId(figure, g, a));
            if (value) {
                check(explanation, *value);
            } else {
                QVERIFY2(explanation.empty(), figure);
            }
        }
    }
}

// A formula that no case reaches would not be checked at all.
void TestExplain::everyFormulaIsTried() {
    std::set<std::string> seen;
    for (const auto& [tag, change] : cases()) {
        Document document = builtinDocument();
        change(document);
        const SnapshotPtr s = takeSnapshot(std::move(document));
        for (const Comparison& c : s->results.comparisons) {
            for (const char* figure : {"ratio", "break_even_volume", "always_cheaper_from", "break_even_utilisation",
                                       "flip_utilisation", "flip_unit_price", "hybrid", "difference"}) {
                for (const Phrase& step :
                     explain(*s, explainId(figure, s->results.gpus[c.gpu].id, s->results.apis[c.api].id)).steps) {
                    seen.insert(step.key);
                }
            }
        }
        for (const GpuResult& g : s->results.gpus) {
            for (const char* figure :
                 {"unit_price", "full_cost_per_million", "cost_per_million_at_volume", "actual_utilisation"}) {
                for (const Phrase& step : explain(*s, explainId(figure, g.id)).steps) {
                    seen.insert(step.key);
                }
            }
        }
    }
    for (const auto& [key, formula] : formulas()) {
        QVERIFY2(seen.contains(key), key.c_str());
    }
}

void TestExplain::everyFigureShownIsExplained_data() { recomputes_data(); }

void TestExplain::everyFigureShownIsExplained() {
    QFETCH(int, index);
    Document document = builtinDocument();
    cases()[index].second(document);
    const SnapshotPtr s = takeSnapshot(std::move(document));
    int explained = 0;
    const auto look = [&](const std::string& id) {
        if (!id.empty()) {
            ++explained;
            QVERIFY2(!explain(*s, id).empty(), id.c_str());
        }
    };
    for (const KeyFigure& figure : answer(*s).figures) {
        look(figure.explain);
    }
    for (const PageEntry& entry : pages()) {
        const PageSpec page = entry.build(*s, {false, true});
        for (const ChartSpec& chart : page.charts) {
            for (const Series& series : chart.series) {
                for (const std::string& id : series.explain) {
                    look(id);
                }
            }
        }
        for (const TableSpec& table : page.tables) {
            for (const TableSpec::Row& row : table.rows) {
                for (const Cell& cell : row.cells) {
                    look(cell.explain);
                    if (!cell.explain.empty() && std::holds_alternative<Quantity>(cell.value)) {
                        check(explain(*s, cell.explain), std::get<Quantity>(cell.value).value);
                    }
                }
            }
        }
    }
    QVERIFY(explained > 10);
}

void TestExplain::unknownIsEmpty() {
    const SnapshotPtr s = takeSnapshot(builtinDocument());
    QVERIFY(explain(*s, "").empty());
    QVERIFY(explain(*s, "monthly_cost").empty());
    QVERIFY(explain(*s, explainId("monthly_cost", "no such row")).empty());
    QVERIFY(explain(*s, explainId("no such figure", "gpu-pro")).empty());
    QVERIFY(explain(*s, explainId("ratio", "gpu-pro", "no such row")).empty());
}

void TestExplain::evidenceNamesTheSource() {
    const SnapshotPtr s = takeSnapshot(builtinDocument());
    const Explanation e = explain(*s, explainId("ratio", "gpu-pro", sonnet));
    QCOMPARE(e.evidence.size(), std::size_t{2});
    QCOMPARE(e.evidence[0].name, std::string("GPU-PRO"));
    QCOMPARE(e.evidence[0].source, std::string("VMCloud token economics page"));
    QCOMPARE(e.evidence[0].as_of, std::string("2026-11-30"));
    QCOMPARE(e.evidence[0].price.value, 830.64);
    QCOMPARE(e.evidence[1].price.value, 15.0);
    QCOMPARE(e.evidence[1].price.currency, std::string("USD"));
}

QTEST_GUILESS_MAIN(TestExplain)
#include "test_explain.moc"
