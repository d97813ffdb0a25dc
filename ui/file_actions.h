#pragma once
#include "app/scenario_file.h"
#include "app/session.h"
#include "app/settings.h"
#include "model/pages/page_spec.h"
#include "ui/dialogs.h"
#include "ui/look.h"

#include <QPointer>
#include <QWidget>

namespace bascule {

// Documents and files: which file the document came from, whether it may be replaced, and what to say when it cannot be.
class FileActions : public QObject {
    Q_OBJECT
public:
    FileActions(Session& session, Settings& settings, Dialogs& dialogs, const Look& look, QWidget* window);

    QString path() const { return m_path; }
    QString name() const; // of the document, in the language
    void newDocument();
    void open();
    bool openPath(const QString& path); // a scenario, a price book, an export
    void openExample(const QString& name);
    void importPrices();
    bool save();
    bool saveAs();
    bool mayDiscard(); // asks about unsaved changes
    void exportPages(const QString& shown, const PageView& view);
    void recover(const QString& path, const Document& document);

signals:
    void documentChanged();
    void noticed(const QString& text);

private:
    struct Stamp { // what stood on disk when it was last read or written
        QDateTime time;
        qint64 size = -1;
        bool operator==(const Stamp&) const = default;
    };
    static Stamp stampOf(const QString& path);
    void became(const QString& path, const QString& label);
    bool writeTo(const QString& path);
    bool mayReplace(const QString& path);
    QString withSuffix(const QString& path, const QString& suffix) const;
    void usePrices(const Json& json, const QString& path);
    void refuse(const FileError& error);
    QString folder() const;
    QString proposal(const QString& suffix) const;

    Session& m_session;
    Settings& m_settings;
    Dialogs& m_dialogs;
    const Look& m_look;
    QWidget* m_window;
    QString m_path;
    QString m_label = QStringLiteral("example.builtin"); // word key of a document without a file
    Stamp m_stamp;
};

} // namespace bascule
