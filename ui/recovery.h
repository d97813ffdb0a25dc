#pragma once
#include "app/session.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>
#include <memory>
#include <optional>

namespace bascule {

// What survives a crash: every half minute the unsaved document is written beside the settings, and removed on a clean exit.
// Each running program has its own file, held by a lock, so that two windows never recover each other's work.
class Recovery : public QObject {
    Q_OBJECT
public:
    Recovery(Session& session, QString folder, QObject* parent);
    ~Recovery() override;

    static QString defaultFolder();
    void setPath(const QString& path) { m_documentPath = path; }
    void writeNow(); // only when there are unsaved changes
    void clear();

    struct Found {
        QString file, path; // the recovery file, and the document's own
        QDateTime time;
        Document document;
    };
    std::optional<Found> find() const; // the newest left by a program that no longer runs
    static void discard(const Found& found);

private:
    QString file() const { return m_folder + u'/' + m_name + QStringLiteral(".recovery.json"); }

    Session& m_session;
    QString m_folder, m_name, m_documentPath;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
};

} // namespace bascule
