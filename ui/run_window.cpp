#include "ui/run_window.h"

#include "app/theme.h"
#include "ui/main_window.h"
#include "ui/plot_view.h"
#include "ui/slider.h"

#include <QApplication>
#include <QIcon>
#include <QTimer>

namespace bascule {

void prepareApplication() {
    QApplication::setStyle(QStringLiteral("Fusion"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.bascule.Bascule"));
    loadFonts();
    installSliderAccessibility();
    installChartPainter();
}

int runWindow(const QStringList& files) {
    prepareApplication();
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/bascule.svg")));
    Session session;
    Settings settings;
    Dialogs dialogs;
    MainWindow window(session, settings, dialogs);
    window.show();
    QTimer::singleShot(0, &window, [&] {
        window.offerRecovery();
        window.openFiles(files);
    });
    return QApplication::exec();
}

} // namespace bascule
