#include "app/language.h"
#include "app/words.h"
#include "model/answer.h"
#include "model/document.h"
#include "model/explain.h"
#include "model/pages/page_spec.h"

#include <QtTest>

using namespace bascule;

namespace {

// Every phrase of an answer, its pages and its explanations.
template <class See>
void visitPhrases(const Snapshot& snapshot, See&& see) {
    for (const PageEntry& entry : pages()) {
        const Answer said = entry.answer(snapshot, "2027-06-01");
        see(said.verdict);
        std::for_each(said.details.begin(), said.details.end(), see);
        std::for_each(said.cautions.begin(), said.cautions.end(), see);
        for (const KeyFigure& figure : said.figures) {
            see(figure.value);
            see(figure.condition);
        }
        const PageSpec page = entry.build(snapshot, {true, true});
        see(page.title);
        std::for_each(page.notes.begin(), page.notes.end(), see);
        for (const ChartSpec& chart : page.charts) {
            for (const Phrase* phrase :
                 {&chart.title, &chart.subtitle, &chart.note, &chart.empty, &chart.x.title, &chart.y.title}) {
                see(*phrase);
            }
            for (const Series& series : chart.series) {
                see(series.label);
                std::for_each(series.labels.begin(), series.labels.end(), see);
            }
            std::for_each(chart.x.categories.begin(), chart.x.categories.end(), see);
            for (const Mark& mark : chart.marks) {
                see(mark.label);
            }
            if (chart.present) {
                see(chart.present->label);
            }
        }
        for (const TableSpec& table : page.tables) {
            see(table.title);
            for (const Column& column : table.columns) {
                see(column.title);
            }
            for (const TableSpec::Row& row : table.rows) {
                for (const Cell& cell : row.cells) {
                    if (const Phrase* phrase = std::get_if<Phrase>(&cell.value)) {
                        see(*phrase);
                    }
                    const Explanation why = explain(snapshot, cell.explain);
                    see(why.title);
                    std::for_each(why.steps.begin(), why.steps.end(), see);
                }
            }
        }
    }
}

// A training run in every way that a sentence of its own is said of.
void addTrainingRuns(std::vector<Document>& all) {
    using Change = void (*)(Training&);
    static const Change changes[] = {[](Training& t) {
                                         t.interruptions = {12, 60, 3, 6};
                                     },
                                     [](Training& t) {
                                         t.interruptions = {12, 600, 3, 6};
                                     },
                                     [](Training& t) {
                                         t.interruptions = {12, 2, 30, 6};
                                     },
                                     [](Training& t) {
                                         t.interruptions = {6.67, {}, 0, 0};
                                     },
                                     [](Training& t) {
                                         t.interruptions = {0.5, 600, 3, 6};
                                     },
                                     [](Training& t) {
                                         t.interruptions = {0.5, {}, 0, 0};
                                     },
                                     [](Training& t) {
                                         t.interruptions = {{}, 60, 3, 6};
                                     },
                                     [](Training& t) { t.duration_hours = 2e6; },
                                     [](Training& t) { t.duration_hours = 1e300; },
                                     [](Training& t) { t.duration_hours = 0; },
                                     [](Training& t) { t.storage.reset(); },
                                     [](Training& t) { t.export_gb = 10; },
                                     [](Training& t) { t.gpu = "none"; }};
    for (const char* name : {"training-8-h100", "training-2700m"}) {
        for (const Billing billing : {Billing::on_demand, Billing::interruptible}) {
            for (const Change change : changes) {
                all.push_back(exampleDocument(name));
                Training& training = *all.back().scenario.training;
                training.gpu = "h100-sxm";
                training.billing = billing;
                change(training);
            }
        }
    }
    all.push_back(exampleDocument("training-2700m"));
    all.back().scenario.training->compute->mfu = 0.9;
    all.push_back(all.back());
    all.back().scenario.training->compute->precision = Precision::fp4;
}

std::vector<Document> documents() {
    std::vector<Document> all;
    addTrainingRuns(all);
    for (const std::string& name : exampleNames()) {
        all.push_back(exampleDocument(name));
        all.push_back(all.back());
        all.back().scenario.workload.input_tokens_per_output_token = 4;
        all.push_back(exampleDocument(name));
        all.back().scenario.exchange_rates.clear();
    }
    for (const char* api : {"openai/gpt-5.4-mini", "anthropic/claude-sonnet-4.6"}) {
        for (const double volume : {0.0, 1e7, 1.09e8, 1.5e8, 3e8, 1e12}) {
            for (const Billing billing :
                 {Billing::monthly, Billing::on_demand, Billing::interruptible, Billing::committed}) {
                for (const Schedule schedule : {Schedule::always_on, Schedule::elastic}) {
                    all.push_back(builtinDocument());
                    Scenario& s = all.back().scenario;
                    s.reference_api = api;
                    s.workload.output_tokens_per_month = volume;
                    s.hosting.billing = billing;
                    s.hosting.schedule = schedule;
                }
            }
        }
    }
    return all;
}

} // namespace

class TestAnswerWords : public QObject {
    Q_OBJECT
private slots:
    void everyPhraseHasWords_data();
    void everyPhraseHasWords();
};

void TestAnswerWords::everyPhraseHasWords_data() {
    QTest::addColumn<int>("language");
    QTest::newRow("English") << int(Language::english);
    QTest::newRow("French") << int(Language::french);
}

void TestAnswerWords::everyPhraseHasWords() {
    QFETCH(int, language);
    installLanguage(Language(language));
    const Words words{Language(language)};
    QSet<QString> seen;
    for (const Document& document : documents()) {
        visitPhrases(*takeSnapshot(document), [&](const Phrase& phrase) {
            const QString text = words.text(phrase);
            seen += text;
            QVERIFY2(!text.contains(QChar(0x27E6)), qPrintable(text));
            QVERIFY2(!text.contains(QRegularExpression("%(L?n|[0-9])")), qPrintable(text));
            QVERIFY2(phrase.empty() || !text.isEmpty(), phrase.key.c_str());
        });
    }
    QVERIFY(seen.size() > 100);
    if (qEnvironmentVariableIsSet("BASCULE_SHOW_TEXTS")) {
        QStringList all(seen.begin(), seen.end());
        all.sort();
        for (const QString& text : all) {
            qInfo("%s", qPrintable(text));
        }
    }
}

QTEST_GUILESS_MAIN(TestAnswerWords)
#include "test_answer_words.moc"
