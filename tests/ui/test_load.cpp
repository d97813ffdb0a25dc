#include "window_fixture.h"

#include "model/load_edits.h"
#include "ui/controls.h"
#include "ui/load_parts.h"
#include "ui/plot_view.h"
#include "ui/value_row.h"
#include "ui/volume_dialog.h"

#include <set>

using namespace bascule;

// The load's page: drawn and typed hours, its utilisation in the comparison, and the volume as it is known.
class TestLoad : public QObject {
    Q_OBJECT
private:
    static const Scenario& scenario(const WindowFixture& f) { return f.session.document().scenario; }
    static const std::array<double, 24>& profile(const WindowFixture& f) {
        return scenario(f).workload.load->hourly_profile;
    }
    static void start(const WindowFixture& f) {
        f.window->showPage(QStringLiteral("load"));
        f.find<QAbstractButton>("start.office-assistant")->click();
        f.settle();
    }
    static QWidget* canvas(const WindowFixture& f) {
        return f.find<PlotView>("chart.load-profile")->findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    }
    static void choose(QObject* picker, const QString& id) {
        QMetaObject::invokeMethod(picker, "chosen", Q_ARG(QString, id));
    }
    static VolumeDialog* openVolume(const WindowFixture& f) {
        f.find<QAbstractButton>("load.volume")->click();
        auto* dialog = f.window->findChild<VolumeDialog*>();
        if (!dialog) qFatal("no dialog");
        return dialog;
    }
    static void setRow(const VolumeDialog& dialog, const char* id, double value) {
        auto* row = dialog.findChild<ValueRow*>(QStringLiteral("volume.row.") + QLatin1String(id));
        if (!row) qFatal("no row %s", id);
        row->show(value);
        emit row->edited(value, 0);
    }

private slots:
    void initTestCase() { prepareApplication(); }

    void aStrokeAcrossTheHoursIsOneStep() {
        WindowFixture f("en", {1600, 1000});
        start(f);
        const auto before = profile(f);
        QWidget* chart = canvas(f);
        const int middle = chart->height() / 2;
        QTest::mousePress(chart, Qt::LeftButton, {}, {chart->width() / 3, middle});
        f.settle();
        const auto pressed = profile(f);
        QVERIFY(pressed != before); // live, before the button is up
        QTest::mouseMove(chart, {chart->width() * 2 / 3, middle});
        f.settle();
        QTest::mouseRelease(chart, Qt::LeftButton, {}, {chart->width() * 2 / 3, middle});
        f.settle();
        std::set<double> levels;
        int changed = 0;
        for (std::size_t hour = 0; hour < 24; ++hour) {
            if (profile(f)[hour] == before[hour]) continue;
            ++changed;
            levels.insert(profile(f)[hour]);
        }
        QVERIFY2(changed >= 6, qPrintable(QString::number(changed)));
        QCOMPARE(levels.size(), std::size_t{1}); // a level stroke gives one level, between the ends of the axis
        QVERIFY(*levels.begin() > 0 && *levels.begin() < 1);
        QCOMPARE(f.session.undoStack().count(), 2); // the example, the stroke
        f.session.undoStack().undo();
        f.settle();
        QVERIFY(profile(f) == before);
    }

    void keysDrawToo() {
        WindowFixture f("en", {1600, 1000});
        start(f);
        auto* chart = f.find<PlotView>("chart.load-profile");
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_Right); // the cursor stands on 0 h
        for (int i = 0; i < 3; ++i) {
            QTest::keyClick(chart, Qt::Key_Up);
            f.settle();
        }
        QCOMPARE(profile(f)[0], 0.15);
        QTest::keyClick(chart, Qt::Key_Down, Qt::ShiftModifier);
        f.settle();
        QCOMPARE(profile(f)[0], 0.14);
        QCOMPARE(f.session.undoStack().count(), 2);
        QVERIFY(chart->accessibleDescription().contains(QStringLiteral("0:00")));
    }

    void hoursAreTyped() {
        WindowFixture f;
        start(f);
        auto* box = f.find<NumberEdit>("hour.3");
        box->setFocus();
        box->setText(QStringLiteral("35 %"));
        QTest::keyClick(box, Qt::Key_Return);
        f.settle();
        QCOMPARE(profile(f)[3], 0.35);
        choose(f.find<QObject>("field.workload.load.hourly_profile"), QStringLiteral("round_the_clock"));
        f.settle();
        QCOMPARE(profile(f)[3], 1.0);
        for (int hour = 0; hour < 24; ++hour)
            emit f.find<NumberEdit>(qPrintable(QStringLiteral("hour.%1").arg(hour)))->edited(0);
        f.settle();
        QCOMPARE(profile(f)[23], 1.0); // a day has an hour with some
    }

    void theUtilisationIsUsedAndTakenBack() {
        WindowFixture f;
        start(f);
        auto* use = f.find<QAbstractButton>("load.use");
        QVERIFY(use->isEnabled() && !scenario(f).hosting.utilisation_from_load);
        use->click();
        f.settle();
        QVERIFY(scenario(f).hosting.utilisation_from_load && !use->isEnabled());
        QCOMPARE(f.session.undoStack().count(), 2);
        const double derived = f.session.snapshot()->results.utilisation;
        f.window->showPage(QStringLiteral("break-even"));
        f.settle();
        auto* row = f.find<ValueRow>("field.utilisation");
        QCOMPARE(row->box()->value(), derived);
        QVERIFY(row->box()->text().contains(QStringLiteral("from the load")));
        QCOMPARE(row->slider()->shown(), derived);
        QVERIFY(!f.find<ValueRow>("field.output_tokens_per_month")->box()->isEnabled());
        emit row->slider()->moved(0.5, Session::newGesture());
        f.settle();
        QVERIFY(!scenario(f).hosting.utilisation_from_load && scenario(f).hosting.utilisation == 0.5);
        QVERIFY(!row->box()->text().contains(QStringLiteral("load")));
        QCOMPARE(f.session.undoStack().count(), 3);
        f.session.undoStack().undo();
        f.settle();
        QVERIFY(scenario(f).hosting.utilisation_from_load);
        f.action("view.language.fr")->trigger();
        f.settle();
        QVERIFY(row->box()->text().contains(QString::fromUtf8("d’après l’usage")));
    }

    // What can no longer be reached is not kept: the document can always be saved and read again.
    void anImpossibleUtilisationFallsBack() {
        WindowFixture f;
        start(f);
        f.find<QAbstractButton>("load.use")->click();
        f.settle();
        Scenario next = scenario(f);
        next.hosting.hours_per_month = 50;
        f.session.proposeScenario(next, QStringLiteral("field.hours_per_month"));
        f.settle();
        QVERIFY(!scenario(f).hosting.utilisation_from_load);
        QVERIFY(!f.find<QAbstractButton>("load.use")->isEnabled());
        QVERIFY(f.text("verdict").startsWith(QStringLiteral("No utilisation")));
    }

    void theLoadBecomesTypedFigures() {
        WindowFixture f;
        start(f);
        const double volume = f.session.snapshot()->results.output_tokens_per_month;
        f.find<QAbstractButton>("load.remove")->click();
        f.settle();
        QVERIFY(!scenario(f).workload.load && scenario(f).workload.output_tokens_per_month == volume);
        QVERIFY(f.find<QWidget>("empty.load")->isVisible());
        QCOMPARE(f.session.undoStack().count(), 2);
    }

    void volumesAsTheyAreKnown_data() {
        QTest::addColumn<QString>("way");
        QTest::addColumn<double>("tokens");
        QTest::newRow("output") << "output" << 3e7;
        QTest::newRow("all") << "all" << 1e7;           // 3e7 at two read for one written
        QTest::newRow("requests") << "requests" << 5e7; // 1e5 of 500
        QTest::newRow("invoice") << "invoice" << 4e7;   // 300 at 7.50
    }
    void volumesAsTheyAreKnown() {
        QFETCH(QString, way);
        QFETCH(double, tokens);
        WindowFixture f;
        Scenario next = scenario(f);
        next.workload.input_tokens_per_output_token = way == QLatin1String("all") ? 2 : 0;
        f.session.proposeScenario(next, QStringLiteral("field.input_tokens_per_output_token"));
        f.window->showPage(QStringLiteral("load"));
        f.settle();
        const int steps = f.session.undoStack().count();
        VolumeDialog* dialog = openVolume(f);
        choose(dialog->findChild<QObject*>("volume.way"), way);
        setRow(*dialog, "output", 3e7);
        setRow(*dialog, "all", 3e7);
        setRow(*dialog, "requests", 1e5);
        setRow(*dialog, "output_tokens_per_request", 500);
        setRow(*dialog, "input_tokens_per_request", 1500);
        setRow(*dialog, "amount", 300);
        auto* api = dialog->findChild<Picker*>("volume.api");
        api->setCurrentIndex(api->findData(QStringLiteral("openai/gpt-5.4")));
        emit api->chosen(QStringLiteral("openai/gpt-5.4"));
        QVERIFY(!dialog->findChild<QLabel*>("volume.result")->text().isEmpty());
        dialog->findChild<QAbstractButton*>("volume.apply")->click();
        f.settle();
        QVERIFY(std::abs(scenario(f).workload.output_tokens_per_month / tokens - 1) < 1e-12);
        QCOMPARE(scenario(f).workload.invoice.has_value(), way == QLatin1String("invoice"));
        QCOMPARE(f.session.undoStack().count(), steps + 1);
    }

    // The bill stays beside the model, and its gap is said on the comparison's pages and in exports.
    void theInvoiceIsSaid() {
        WindowFixture f;
        Scenario next = scenario(f);
        next.workload.invoice = Invoice{"openai/gpt-5.4", 1000}; // the model: 100 M at 7.50
        f.session.proposeScenario(next, QStringLiteral("field.workload.invoice.amount"));
        f.settle();
        const auto said = answer(*f.session.snapshot());
        QStringList texts;
        for (const Phrase& phrase : said.cautions)
            texts += Words(Language::english).text(phrase);
        QVERIFY2(texts.join(' ').contains(
                     QStringLiteral("gpt-5.4 invoice: €1,000 a month; this model says €750, 25% less.")),
                 qPrintable(texts.join('\n')));
        f.window->showPage(QStringLiteral("load"));
        f.settle();
        auto* take = f.find<QAbstractButton>("invoice.take");
        QVERIFY(take->isVisible() && take->isEnabled());
        take->click();
        f.settle();
        QVERIFY(std::abs(scenario(f).workload.output_tokens_per_month / (1000 / 7.5 * 1e6) - 1) < 1e-12);
        QVERIFY(!take->isEnabled());
    }
};

QTEST_MAIN(TestLoad)
#include "test_load.moc"
