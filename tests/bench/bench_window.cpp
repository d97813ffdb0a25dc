// A slider tick to the finished repaint, against a bare replot of the same charts with the same table and sentence in new texts;
// sixty ticks queued at once; the first painted window against an empty one. Ratios of one run; absolute times are the median of 30.
#include "model/answer.h"
#include "model/document.h"
#include "ui/main_window.h"
#include "ui/page_area.h"
#include "ui/plot_view.h"
#include "ui/run_window.h"
#include "ui/slider.h"
#include "ui/table_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QTemporaryDir>
#include <QVBoxLayout>
#include <QtTest>
#include <algorithm>
#include <cstdio>

using namespace bascule;

namespace {

constexpr int kRuns = 60;
constexpr double kSlack = 1.5;

double median(std::vector<double> times) {
    std::ranges::sort(times);
    return times[times.size() / 2];
}

// Until nothing is left to do: a repaint asked for in one round of the event loop is done in the next, and would otherwise be
// counted with whatever is timed after it.
void settle() {
    for (int round = 0; round < 4; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

double timed(const std::function<void()>& run) {
    QElapsedTimer clock;
    clock.start();
    run();
    return clock.nsecsElapsed() / 1e6;
}

bool report(const char* what, double value, double limit, const char* unit) {
    std::printf("%-58s %8.3f %-3s (at most %.3f) %s\n", what, value, unit, limit, value <= limit ? "ok" : "TOO SLOW");
    return value <= limit;
}

SnapshotPtr at(double utilisation) {
    Document document = builtinDocument();
    document.scenario.hosting.utilisation = utilisation;
    return takeSnapshot(document);
}

// The same charts, table and sentence at the same sizes, and nothing else.
struct Bare {
    QWidget window;
    std::vector<PlotView*> plots;
    std::vector<TableView*> tables;
    QLabel *sentence, *details;

    Bare(const MainWindow& whole, const PageSpec& spec, const Look& look)
        : sentence(new QLabel(&window)), details(new QLabel(&window)) {
        window.resize(whole.size());
        const auto place = [&](QWidget* mine, const QWidget* model) {
            mine->setGeometry(QRect(model->mapTo(&whole, QPoint()), model->size()));
        };
        for (const ChartSpec& chart : spec.charts) {
            auto* plot = new PlotView(&window);
            plot->setTheme(look.theme);
            place(plot, whole.findChild<QWidget*>(QStringLiteral("chart.") + QString::fromStdString(chart.id)));
            plots.push_back(plot);
        }
        for (const TableSpec& table : spec.tables) {
            auto* view = new TableView(&window);
            view->setLook(look);
            place(view, whole.findChild<QWidget*>(QStringLiteral("table.") + QString::fromStdString(table.id)));
            tables.push_back(view);
        }
        for (auto& [mine, name] : {std::pair{sentence, "verdict"}, std::pair{details, "verdict.details"}}) {
            auto* model = whole.findChild<QLabel*>(QLatin1String(name));
            mine->setFont(model->font());
            mine->setWordWrap(true);
            place(mine, model);
        }
        window.show();
    }
    void render(const PageSpec& spec, const QString& first, const QString& second, const Words& words) {
        for (std::size_t i = 0; i < plots.size(); ++i)
            plots[i]->render(spec.charts[i], words);
        for (std::size_t i = 0; i < tables.size(); ++i)
            tables[i]->render(spec.tables[i]);
        sentence->setText(first);
        details->setText(second);
        settle();
    }
};

QString detailsOf(const Answer& said, const Words& words) {
    QStringList all;
    for (const Phrase& phrase : said.details)
        all += words.text(phrase);
    return all.join(' ');
}

bool measureTicks(Session& session, MainWindow& window, const char* page) {
    window.showPage(QString::fromLatin1(page));
    settle();
    const Words words = window.look().words;
    const PageEntry* entry = findPage(page);
    const SnapshotPtr snapshots[] = {at(0.62), at(0.63)};
    PageSpec specs[] = {entry->build(*snapshots[0], {}), entry->build(*snapshots[1], {})};
    QString sentences[2], details[2];
    for (int i = 0; i < 2; ++i) {
        const Answer said = answer(*snapshots[i]);
        sentences[i] = words.text(said.verdict);
        details[i] = detailsOf(said, words);
    }
    Bare bare(window, specs[0], window.look());
    settle();
    std::vector<double> whole, least;
    for (int run = 0; run < kRuns; ++run) { // by turns, so that both see the same clock
        least.push_back(timed([&] { bare.render(specs[run % 2], sentences[run % 2], details[run % 2], words); }));
        whole.push_back(timed([&] {
            Scenario next = session.document().scenario;
            next.hosting.utilisation = run % 2 ? 0.63 : 0.62;
            session.proposeScenario(std::move(next), QStringLiteral("field.utilisation"), 1);
            settle();
        }));
    }
    const double tick = median(whole), floor = median(least);
    std::printf("%s: tick %.3f ms, bare %.3f ms\n", page, tick, floor);
    const bool ratio = report("  tick / bare repaint", tick / floor, 1.25, "");
    return report("  tick to finished repaint at 1280x800", tick, 16 * kSlack, "ms") && ratio;
}

bool measureQueue(Session& session) {
    const int before = session.evaluations();
    for (int i = 0; i < 60; ++i) {
        Scenario next = session.document().scenario;
        next.hosting.utilisation = 0.2 + i * 0.01;
        session.proposeScenario(std::move(next), QStringLiteral("field.utilisation"), 2);
    }
    settle();
    return report("evaluations for 60 ticks queued at once", session.evaluations() - before, 1, "");
}

bool measureStart(const QString& folder) {
    std::vector<double> full, empty;
    for (int run = 0; run < 30; ++run) {
        empty.push_back(timed([&] {
            QMainWindow window;
            auto* plot = new PlotView(&window);
            window.setCentralWidget(plot);
            window.resize(1280, 800);
            window.show();
            (void)QTest::qWaitForWindowExposed(&window);
            settle();
        }));
        full.push_back(timed([&] {
            Session session;
            Settings settings(folder + QStringLiteral("/settings.ini"));
            Dialogs dialogs;
            MainWindow window(session, settings, dialogs, folder);
            window.resize(1280, 800);
            window.show();
            (void)QTest::qWaitForWindowExposed(&window);
            settle();
        }));
    }
    std::printf("first window: %.1f ms, empty %.1f ms\n", median(full), median(empty));
    return report("first painted window / empty window with an empty plot", median(full) / median(empty), 1.5 * kSlack,
                  "");
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    prepareApplication();
    QTemporaryDir folder;
    bool fine = true;
    {
        Session session;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        settings.setLanguage(QStringLiteral("en"));
        settings.setTheme(ThemeChoice::light);
        Dialogs dialogs;
        MainWindow window(session, settings, dialogs, folder.path());
        window.resize(1280, 800);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
        settle();
        fine = measureTicks(session, window, "break-even") && fine;
        fine = measureTicks(session, window, "unit-cost") && fine;
        fine = measureQueue(session) && fine;
    }
    fine = measureStart(folder.path()) && fine;
    return fine ? 0 : 1;
}
