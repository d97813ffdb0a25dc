#pragma once
#include "app/session.h"
#include "app/settings.h"
#include "ui/dialogs.h"
#include "ui/look.h"

#include <QMainWindow>

namespace bascule {

class Actions;
class ExplainPopup;
class FileActions;
class InputArea;
class NoticeBar;
class PageArea;
class Recovery;
class SentenceLine;
class StatusBar;
class TopBar;
class VerdictCard;

// Assembles the window and passes on what happens; computes nothing.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Session& session, Settings& settings, Dialogs& dialogs, const QString& recoveryFolder = {});
    ~MainWindow() override;

    void setLanguage(Language language);
    void setTheme(ThemeChoice theme);
    void setFullScreen(bool on);
    void showPage(const QString& id);
    void offerRecovery();
    void openFiles(const QStringList& files);

    const Look& look() const { return m_look; }
    FileActions& files() { return *m_files; }
    Recovery& recovery() { return *m_recovery; }
    void copyChart();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void connectInputs();
    void connectMenus();
    void applyLook();
    void render(const Snapshot& snapshot);
    void renderAnswer(const Snapshot& snapshot);
    void renderCautions(const struct Answer& said);
    void renderGroups(const Snapshot& snapshot);
    void renderTitle();
    void renderUndo();
    void useListPrices();
    void explain(const QString& id, const QPoint& at);
    void notice(const QString& text);
    bool systemIsDark() const;

    Session& m_session;
    Settings& m_settings;
    Dialogs& m_dialogs;
    Look m_look;
    ThemeChoice m_theme = ThemeChoice::system;
    TopBar* m_top = nullptr;
    InputArea* m_inputs = nullptr;
    VerdictCard* m_verdict = nullptr;
    NoticeBar *m_message = nullptr, *m_caution = nullptr;
    PageArea* m_pages = nullptr;
    SentenceLine* m_assumptions = nullptr;
    StatusBar* m_status = nullptr;
    Actions* m_actions = nullptr;
    FileActions* m_files = nullptr;
    ExplainPopup* m_explanation = nullptr;
    Recovery* m_recovery = nullptr;
    bool m_applying = false;
};

} // namespace bascule
