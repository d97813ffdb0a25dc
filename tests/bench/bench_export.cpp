#include "app/export/exporter.h"
#include "model/document.h"
#include "ui/plot_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <qcustomplot.h>
#include <vector>

using namespace bascule;

namespace {

double median(int runs, const auto& work) {
    std::vector<double> times;
    for (int i = 0; i < runs; ++i) {
        QElapsedTimer clock;
        clock.start();
        work();
        times.push_back(double(clock.nsecsElapsed()) / 1e6);
    }
    std::nth_element(times.begin(), times.begin() + runs / 2, times.end());
    return times[static_cast<std::size_t>(runs) / 2];
}

} // namespace

// A page as PDF against the plotting library's own PDF of the same chart, and a redrawn chart on screen.
class BenchExport : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        installChartPainter();
        m_snapshot = takeSnapshot(builtinDocument());
    }
    void pdfPage() {
        ExportOptions options;
        options.pages = {"break-even"};
        options.withScenario = false;
        PlotView view;
        view.resize(1046, 480);
        view.render(findPage("break-even")->build(*m_snapshot, {}).charts[0], Words(Language::french));
        auto* plot = view.findChild<QCustomPlot*>();
        QVERIFY(plot);
        const QTemporaryDir folder;
        const auto page = [&] { (void)exportBytes(*m_snapshot, ExportFormat::pdf, options, Language::french); };
        const auto library = [&] { (void)plot->savePdf(folder.filePath(QStringLiteral("chart.pdf")), 1046, 480); };
        page();
        library();
        const double ours = median(30, page), theirs = median(30, library);
        std::printf("PDF page %.1f ms, the library's own PDF of its chart %.1f ms, ratio %.2f (at most 2)\n", ours,
                    theirs, ours / theirs);
        QVERIFY(ours <= theirs * 2 * 1.5);
    }
    void replot() {
        PlotView view;
        view.resize(1094, 445);
        const Words words(Language::french);
        ChartSpec chart = findPage("break-even")->build(*m_snapshot, {}).charts[0];
        view.render(chart, words);
        view.show();
        QCoreApplication::processEvents();
        const double ms = median(60, [&] {
            chart.series.back().points.front().y += 1;
            view.render(chart, words);
            QCoreApplication::processEvents();
            view.repaint();
        });
        std::printf("break-even chart redrawn at 1094x445: %.2f ms\n", ms);
        QVERIFY(ms < 16);
    }

private:
    SnapshotPtr m_snapshot;
};

QTEST_MAIN(BenchExport)
#include "bench_export.moc"
