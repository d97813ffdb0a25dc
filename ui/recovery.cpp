#include "ui/recovery.h"

#include "app/scenario_file.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUuid>

namespace bascule {
namespace {
constexpr int kSoon = 2'000; // milliseconds after the first change not yet kept
constexpr auto kPattern = "*.recovery.json";
QString lockOf(const QString& file) { return file + QStringLiteral(".lock"); }
} // namespace

QString Recovery::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

Recovery::Recovery(Session& session, QString folder, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_folder(std::move(folder)),
      m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    m_timer.setInterval(kSoon);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::writeNow);
    connect(&m_session, &Session::changed, this, [this] {
        if (!m_timer.isActive()) m_timer.start();
    });
    connect(&m_session, &Session::modifiedChanged, this, [this] {
        if (!m_timer.isActive()) m_timer.start();
    });
}

Recovery::~Recovery() { clear(); }

void Recovery::writeNow() {
    if (!m_session.modified()) return clear();
    if (!QDir().mkpath(m_folder)) return;
    if (!m_lock) {
        m_lock = std::make_unique<QLockFile>(lockOf(file()));
        m_lock->setStaleLockTime(0); // stale only when its program is gone
        m_lock->tryLock(0);
    }
    Json wrapper = Json::object();
    wrapper["document"] = m_documentPath.toStdString();
    wrapper["time"] = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    wrapper["scenario"] = writeDocument(m_session.document());
    QSaveFile out(file());
    if (!out.open(QIODevice::WriteOnly)) return;
    out.write(QByteArray::fromStdString(writeJson(wrapper)));
    out.commit();
}

void Recovery::clear() {
    QFile::remove(file());
    m_lock.reset();
}

std::optional<Recovery::Found> Recovery::find() const {
    const QDir folder(m_folder);
    for (const QFileInfo& info : folder.entryInfoList({QLatin1String(kPattern)}, QDir::Files, QDir::Time)) {
        if (info.absoluteFilePath() == QFileInfo(file()).absoluteFilePath()) continue;
        QLockFile lock(lockOf(info.absoluteFilePath()));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0)) continue; // its program still runs
        try {
            const Json wrapper = parseJson(readFile(info.absoluteFilePath()).toStdString());
            Warnings warnings;
            return Found{
                info.absoluteFilePath(), QString::fromStdString(wrapper.at("document").get<std::string>()),
                QDateTime::fromString(QString::fromStdString(wrapper.at("time").get<std::string>()), Qt::ISODate),
                readDocument(wrapper.at("scenario"), warnings)};
        } catch (const std::exception&) {
            QFile::remove(info.absoluteFilePath()); // cut short by the crash itself: nothing to offer
        }
    }
    return std::nullopt;
}

void Recovery::discard(const Found& found) { QFile::remove(found.file); }

} // namespace bascule
