#include "app/commands/command.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <langinfo.h>
#ifdef BASCULE_GUI
#include "ui/plot_view.h"
#include "ui/run_window.h"

#include <QApplication>
#endif

using namespace bascule;

namespace {

// Qt reads and writes file names as UTF-8 and complains about other locales: keep the language, take UTF-8 for characters.
void useUtf8() {
    std::setlocale(LC_ALL, "");
    if (qstrcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
    if (const char* all = std::getenv("LC_ALL"); all && *all) {
        setenv("LANG", all, 1);
        unsetenv("LC_ALL");
    }
    setenv("LC_CTYPE", "C.UTF-8", 1);
}

int runCommand(const Command& command, int& argc, char** argv) {
    // Exports are the same on every machine: no display, no screen scale.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    for (const char* name :
         {"QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME"})
        qunsetenv(name);
    // What Qt has to say of a bare environment is no answer to the one who asked; our own lines name file, place and reason.
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type >= QtCriticalMsg && type != QtInfoMsg) std::fprintf(stderr, "%s\n", qPrintable(text));
    });
    const auto run = [&] { return command.run(QCoreApplication::arguments().mid(2)); };
#ifdef BASCULE_GUI
    if (command.needs_gui) {
        QApplication application(argc, argv);
        installChartPainter();
        return run();
    }
#endif
    QCoreApplication application(argc, argv);
    return run();
}

#ifdef BASCULE_GUI
int openWindow(int& argc, char** argv) {
    if (!qEnvironmentVariableIsSet("DISPLAY") && !qEnvironmentVariableIsSet("WAYLAND_DISPLAY") &&
        !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        return complain(
            kRefused,
            QStringLiteral("no display: the window needs one; bascule --help lists the commands that do not"));
    // A display that does not answer makes Qt abort: one line and a plain exit instead.
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type == QtFatalMsg)
            std::_Exit(complain(kRefused, QStringLiteral("no display: %1").arg(text.section(QLatin1Char('\n'), 0, 0))));
        const bool bare =
            text.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR not set")); // no fault of anyone's
        if (type != QtDebugMsg && type != QtInfoMsg && !bare) std::fprintf(stderr, "%s\n", qPrintable(text));
    });
    QApplication application(argc, argv);
    return runWindow(application.arguments().mid(1));
}
#else
int openWindow(int&, char**) {
    return complain(kRefused, QStringLiteral("this build has no window; bascule --help lists the commands"));
}
#endif

} // namespace

int main(int argc, char** argv) {
    useUtf8();
    QCoreApplication::setApplicationName(QStringLiteral("bascule"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BASCULE_VERSION));
    if (argc < 2) return openWindow(argc, argv);
    const QString first = QString::fromUtf8(argv[1]);
    if (first == QLatin1String("--help") || first == QLatin1String("-h")) return say(generalHelp().toUtf8());
    if (first == QLatin1String("--version")) return say("bascule " BASCULE_VERSION "\n");
    if (const Command* command = findCommand(first)) return runCommand(*command, argc, argv);
    if (first.startsWith(QLatin1Char('-')))
        return complain(kUsage, QStringLiteral("unknown option %1; bascule --help lists what there is").arg(first));
    if (first.contains(QLatin1Char('.')) || first.contains(QLatin1Char('/')) || QFileInfo::exists(first))
        return openWindow(argc, argv);
    return complain(kUsage, QStringLiteral("unknown command %1; the nearest is %2").arg(first, nearestCommand(first)));
}
