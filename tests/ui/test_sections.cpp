#include "window_fixture.h"

#include "model/scenario_choices.h"
#include "ui/controls.h"
#include "ui/value_row.h"

#include <QAbstractButton>

using namespace bascule;

// Pages whose section a scenario may lack: the empty page, the panel of inputs, undo, languages.
class TestSections : public QObject {
    Q_OBJECT
private:
    static std::vector<const PageEntry*> pagesWithSections() {
        std::vector<const PageEntry*> found;
        for (const PageEntry& page : pages())
            if (!page.examples.empty()) found.push_back(&page);
        return found;
    }
    static void eachPage() {
        QTest::addColumn<QString>("page");
        for (const PageEntry* page : pagesWithSections())
            QTest::newRow(page->id) << QString::fromUtf8(page->id);
    }
    static void start(const WindowFixture& f, const QString& page, const char* example) {
        f.window->showPage(page);
        f.find<QAbstractButton>((std::string("start.") + example).c_str())->click();
        f.settle();
    }

private slots:
    void initTestCase() { prepareApplication(); }

    void anEmptyPageOffersItsExamples_data() { eachPage(); }
    void anEmptyPageOffersItsExamples() {
        QFETCH(QString, page);
        const PageEntry& entry = *findPage(page.toStdString());
        WindowFixture f;
        f.window->showPage(page);
        QVERIFY(!f.find<QWidget>("verdict")->isVisible());
        QVERIFY(!isFilled(entry, f.session.document().scenario));
        for (const char* example : entry.examples) {
            start(f, page, example);
            QVERIFY2(isFilled(entry, f.session.document().scenario), example);
            QVERIFY(f.find<QWidget>("verdict")->isVisible());
            QVERIFY(!f.text("verdict").isEmpty());
            QCOMPARE(f.session.undoStack().count(), 1);
            f.session.undoStack().undo();
            f.settle();
            QVERIFY(!isFilled(entry, f.session.document().scenario));
            QVERIFY(!f.session.modified());
        }
    }

    void everyInputOfThePanelChangesItsValueAndUndoes_data() { eachPage(); }
    void everyInputOfThePanelChangesItsValueAndUndoes() {
        QFETCH(QString, page);
        const PageEntry& entry = *findPage(page.toStdString());
        WindowFixture f;
        start(f, page, entry.examples.front());
        int tried = 0;
        for (const Field& field : scenarioFields()) {
            const Scenario& before = f.session.document().scenario;
            if (std::ranges::find(entry.inputs, field.group) == entry.inputs.end() || isOfComparison(field.group) ||
                !fieldApplies(field, before))
                continue;
            const QString name =
                QStringLiteral("field.") + QString::fromUtf8(field.id.data(), qsizetype(field.id.size()));
            auto* row = f.window->findChild<ValueRow*>(name);
            QVERIFY2(row, qPrintable(name));
            const double old = field.get(before);
            double wanted = std::isnan(old) ? std::max(1.0, field.minimum) : old + std::max(field.step, 1e-6);
            if (!field.accepts(wanted)) wanted = old - field.step;
            emit row->edited(wanted, 0);
            f.settle();
            QVERIFY2(field.get(f.session.document().scenario) == wanted, qPrintable(name));
            f.session.undoStack().undo();
            f.settle();
            const double now = field.get(f.session.document().scenario);
            QVERIFY2(now == old || (std::isnan(now) && std::isnan(old)), qPrintable(name));
            ++tried;
        }
        QVERIFY(tried > 3);
    }

    void everyChoiceOfThePanelCanBeMade_data() { eachPage(); }
    void everyChoiceOfThePanelCanBeMade() {
        QFETCH(QString, page);
        const PageEntry& entry = *findPage(page.toStdString());
        WindowFixture f;
        start(f, page, entry.examples.front());
        for (const ChoiceInput& input : scenarioChoices()) {
            if (std::ranges::find(entry.inputs, input.group) == entry.inputs.end()) continue;
            if (!input.applies(f.session.document().scenario)) continue;
            for (const ChoiceOption& option : input.options(f.session.document())) {
                if (option.name.key.ends_with(".own")) continue; // says what stands there; nobody can choose it
                Scenario next = f.session.document().scenario;
                input.set(next, option.id);
                f.session.proposeScenario(next, QStringLiteral("field.") + QString::fromUtf8(input.id.data()));
                f.settle();
                QCOMPARE(QString::fromStdString(input.get(f.session.document())), QString::fromStdString(option.id));
                QVERIFY(!f.text("verdict").isEmpty());
            }
        }
    }

    void theLanguageChangesThePanelAndNothingElse_data() { eachPage(); }
    void theLanguageChangesThePanelAndNothingElse() {
        QFETCH(QString, page);
        const PageEntry& entry = *findPage(page.toStdString());
        WindowFixture f;
        start(f, page, entry.examples.front());
        const Document before = f.session.document();
        const QString english = f.text("verdict");
        f.action("view.language.fr")->trigger();
        f.settle();
        QVERIFY(f.text("verdict") != english);
        QVERIFY(f.session.document() == before);
        QCOMPARE(f.session.undoStack().count(), 1);
    }

    // Without figures there is nothing to copy, and exports and paper hold the other pages.
    void anEmptyPageIsNeitherCopiedNorExported_data() { eachPage(); }
    void anEmptyPageIsNeitherCopiedNorExported() {
        QFETCH(QString, page);
        WindowFixture f;
        f.window->showPage(page);
        f.settle();
        QVERIFY(!f.action("edit.copy_chart")->isEnabled());
        f.dialogs.savePaths = {f.path("out.pdf")};
        f.action("file.export")->trigger();
        QVERIFY(QFileInfo(f.path("out.pdf")).size() > 1000);
        f.window->showPage(QStringLiteral("break-even"));
        f.settle();
        QVERIFY(f.action("edit.copy_chart")->isEnabled());
    }

    // The estimate goes on the row with what it was estimated for, and Undo takes it back.
    void theThroughputIsUsedWithOneClick() {
        WindowFixture f;
        start(f, QStringLiteral("inference"), "inference-mistral-7b");
        const Document before = f.session.document();
        auto* button = f.find<QAbstractButton>("use_throughput");
        QVERIFY(button->isVisible() && button->isEnabled());
        QVERIFY2(button->text().contains(QStringLiteral("899")), qPrintable(button->text()));
        button->click();
        f.settle();
        const GpuRow& row = *f.session.document().prices->findGpu("gpu-enterprise");
        QVERIFY(std::abs(*row.output_tokens_per_second - 898.868) < 0.001);
        QCOMPARE(*row.throughput->model, std::string("Mistral 7B"));
        QCOMPARE(*row.throughput->precision, std::string("bf16"));
        QCOMPARE(*row.throughput->concurrency, 16.0);
        QCOMPARE(QString::fromStdString(*row.throughput->as_of), QDate::currentDate().toString(Qt::ISODate));
        QVERIFY(!button->isEnabled());
        QVERIFY(f.session.undoStack().undoText() == QStringLiteral("undo.use_throughput"));
        f.session.undoStack().undo();
        f.settle();
        QVERIFY(f.session.document() == before && button->isEnabled());
        f.window->showPage(QStringLiteral("scaling"));
        QVERIFY(!button->isVisible());
    }

    void theModelIsSharedWithFineTuning() {
        WindowFixture f;
        start(f, QStringLiteral("fine-tuning"), "fine-tuning-mistral-7b");
        start(f, QStringLiteral("inference"), "inference-mistral-7b");
        Scenario next = f.session.document().scenario;
        for (const ChoiceInput& input : scenarioChoices())
            if (input.id == "inference.model") input.set(next, "Phi-4");
        f.session.proposeScenario(next, QStringLiteral("field.inference.model"));
        f.settle();
        QVERIFY(f.text("verdict").startsWith(QStringLiteral("Phi-4")));
        f.window->showPage(QStringLiteral("fine-tuning"));
        f.settle();
        QVERIFY(f.text("verdict").startsWith(QStringLiteral("Phi-4")));
    }

    void theSuggestedIntervalIsOneClick() {
        WindowFixture f;
        start(f, QStringLiteral("training"), "training-8-h100");
        Scenario next = f.session.document().scenario;
        next.training->interruptions.mean_hours_between = 12;
        next.training->interruptions.checkpoint_every_minutes = 30;
        next.training->interruptions.checkpoint_minutes = 3;
        f.session.proposeScenario(next, QStringLiteral("field.training.interruptions.mean_hours_between"));
        f.settle();
        auto* button = f.find<QAbstractButton>("suggested_interval");
        QVERIFY(button->isVisible() && button->isEnabled());
        button->click();
        f.settle();
        // Young's interval: the root of 2 · 3 min · 12 h
        QVERIFY(std::abs(*f.session.document().scenario.training->interruptions.checkpoint_every_minutes -
                         std::sqrt(2 * 3 * 12 * 60.0)) < 1e-9);
        QVERIFY(!button->isEnabled());
    }
};

QTEST_MAIN(TestSections)
#include "test_sections.moc"
