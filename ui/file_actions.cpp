#include "ui/file_actions.h"

#include "app/export/exporter.h"
#include "ui/edits.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace bascule {
namespace {
constexpr auto kScenarioSuffix = "bascule.json";
QString fileName(const QString& path) { return QFileInfo(path).fileName(); }
} // namespace

FileActions::FileActions(Session& session, Settings& settings, Dialogs& dialogs, const Look& look, QWidget* window)
    : QObject(window), m_session(session), m_settings(settings), m_dialogs(dialogs), m_look(look), m_window(window) {}

QString FileActions::name() const { return m_path.isEmpty() ? m_look.text(m_label) : fileName(m_path); }

QString FileActions::folder() const {
    if (!m_path.isEmpty()) return QFileInfo(m_path).absolutePath();
    if (const QString last = m_settings.lastFolder(); !last.isEmpty()) return last;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath(); // a fresh account has no such folder yet
}

FileActions::Stamp FileActions::stampOf(const QString& path) {
    const QFileInfo file(path);
    return file.exists() ? Stamp{file.lastModified(), file.size()} : Stamp{};
}

void FileActions::became(const QString& path, const QString& label) {
    m_path = path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
    m_label = label;
    m_stamp = stampOf(m_path);
    if (!m_path.isEmpty()) {
        m_settings.addRecentFile(m_path);
        m_settings.setLastFolder(QFileInfo(m_path).absolutePath());
    }
    emit documentChanged();
}

void FileActions::newDocument() {
    if (!mayDiscard()) return;
    m_session.reset(builtinDocument());
    became({}, QStringLiteral("example.builtin"));
}

void FileActions::openExample(const QString& name) {
    if (!mayDiscard()) return;
    m_session.reset(exampleDocument(name.toStdString()));
    became({}, QStringLiteral("example.") + name);
}

void FileActions::open() {
    const QString path =
        m_dialogs.openFile(m_window, m_look, m_look.text("open.title"), folder(), m_look.text("open.filter"));
    if (!path.isEmpty()) openPath(path);
}

void FileActions::importPrices() {
    const QString path =
        m_dialogs.openFile(m_window, m_look, m_look.text("import.title"), folder(), m_look.text("import.filter"));
    if (!path.isEmpty()) openPath(path);
}

// An export carries its scenario but is not its file: saving asks for a name.
static bool carriesScenario(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == QLatin1String("pdf") || suffix == QLatin1String("png") || suffix == QLatin1String("svg");
}

bool FileActions::openPath(const QString& path) {
    try {
        const LoadedFile file = loadFile(path);
        if (file.kind == FileKind::price_book) {
            usePrices(file.json, path);
            return true;
        }
        Warnings warnings;
        Document document;
        try {
            document = readDocument(file.json, warnings);
        } catch (const InputError& error) {
            throw FileError(path, error);
        }
        if (!mayDiscard()) return false;
        const std::size_t unread = warnings.size();
        m_session.reset(document, std::move(warnings));
        became(carriesScenario(path) ? QString() : path, QStringLiteral("untitled"));
        if (unread > 0) emit noticed(m_look.words.text("unknown_keys", double(unread), {fileName(path)}));
        return true;
    } catch (const FileError& error) {
        refuse(error);
        return false;
    }
}

// The rows that were compared and that the present book does not have.
static QStringList noLongerCompared(const Document& before, const Document& now) {
    QStringList names;
    for (const std::string& id : comparedGpus(before))
        if (!now.prices->findGpu(id)) names += QString::fromStdString(before.prices->findGpu(id)->name);
    for (const std::string& id : comparedApis(before))
        if (!now.prices->findApi(id)) names += QString::fromStdString(before.prices->findApi(id)->name);
    return names;
}

void FileActions::usePrices(const Json& json, const QString& path) {
    Warnings warnings;
    const Document before = m_session.document();
    try {
        auto book = std::make_shared<PriceBook>(readPriceBook(json, "", warnings));
        m_session.propose(withPriceBook(m_session.document(), std::move(book)), QStringLiteral("undo.price_book"));
    } catch (const InputError& error) {
        throw FileError(path, error);
    }
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
    const Document& now = m_session.document();
    const Words& words = m_look.words;
    QString text = words.text("prices_read", {fileName(path)}) + ' ' +
                   words.text("prices_read.gpus", double(now.prices->gpus.size()), {}) + ' ' +
                   words.text("prices_read.apis", double(now.prices->apis.size()), {});
    if (const QStringList names = noLongerCompared(before, now); !names.isEmpty())
        text += ' ' + words.text("prices_read.dropped", double(names.size()), {words.list(names)});
    emit noticed(text);
}

// One message: the file, the place, what is wrong; the document stays as it was.
void FileActions::refuse(const FileError& error) {
    const Words& words = m_look.words;
    QString place = error.place; // ":3:14" or ": /pointer"
    if (place.startsWith(QLatin1String(": "))) {
        place = words.text("place.pointer", {place.mid(2)});
    } else if (!place.isEmpty()) {
        const QStringList numbers = place.mid(1).split(':');
        place = words.text("place.line", {numbers.value(0), numbers.value(1)});
    }
    const QString why = words.text(error.reason.phrase);
    const QString reason = place.isEmpty() ? why : place + words.text("colon") + why;
    m_dialogs.tell(m_window, m_look, words.text("file_refused", {fileName(error.file)}),
                   reason + u'\n' + words.text("document_kept"));
}

bool FileActions::mayDiscard() {
    if (!m_session.modified()) return true;
    const Words& words = m_look.words;
    const int answer = m_dialogs.ask(m_window, m_look, words.text("unsaved", {name()}), words.text("unsaved_detail"),
                                     {words.text("button.save"), words.text("button.dont_save"), words.text("cancel")});
    if (answer == 0) return save();
    return answer == 1;
}

QString FileActions::withSuffix(const QString& path, const QString& suffix) const {
    return QFileInfo(path).suffix().isEmpty() ? path + u'.' + suffix : path;
}

bool FileActions::mayReplace(const QString& path) {
    if (!QFileInfo::exists(path)) return true;
    const Words& words = m_look.words;
    return m_dialogs.ask(m_window, m_look, words.text("replace", {fileName(path)}), words.text("replace_detail"),
                         {words.text("button.replace"), words.text("cancel")}) == 0;
}

QString FileActions::proposal(const QString& suffix) const {
    QString base = name();
    for (const char* end : {".bascule.json", ".json"})
        if (base.endsWith(QLatin1String(end))) base.chop(int(qstrlen(end)));
    base.replace('/', '-');
    return QDir(folder()).filePath(base + u'.' + suffix);
}

bool FileActions::save() {
    if (m_path.isEmpty()) return saveAs();
    if (QFileInfo::exists(m_path) && stampOf(m_path) != m_stamp) {
        const Words& words = m_look.words;
        const int answer = m_dialogs.ask(
            m_window, m_look, words.text("changed_on_disk", {fileName(m_path)}), words.text("changed_on_disk.detail"),
            {words.text("button.save_as"), words.text("button.replace"), words.text("cancel")});
        if (answer == 0) return saveAs();
        if (answer != 1) return false;
    }
    return writeTo(m_path);
}

bool FileActions::saveAs() {
    const QString suffix = QLatin1String(kScenarioSuffix);
    QString path = m_dialogs.saveFile(m_window, m_look, m_look.text("save.title"), proposal(suffix),
                                      m_look.text("save.filter"), suffix);
    if (path.isEmpty()) return false;
    path = withSuffix(path, suffix);
    if (!mayReplace(path)) return false;
    return writeTo(path);
}

bool FileActions::writeTo(const QString& path) {
    try {
        saveScenario(path, m_session.document());
    } catch (const FileError& error) {
        m_dialogs.tell(m_window, m_look,
                       m_look.words.text("save_failed", {fileName(path), m_look.words.text(error.reason.phrase)}), {});
        return false;
    }
    m_session.markSaved();
    became(path, m_label);
    return true;
}

void FileActions::exportPages(const QString& shown, const PageView& view) {
    const SnapshotPtr snapshot = m_session.snapshot();
    const PageEntry* entry = findPage(shown.toStdString()); // one without a result leaves the choice to the others
    const QString page = entry && entry->has_result(*snapshot) ? shown : pagesOf(*snapshot, {}, true).front();
    ExportOptions options;
    options.pages = {page};
    options.view = view;
    QString suffix = QStringLiteral("pdf");
    if (!m_dialogs.exportOptions(m_window, m_look, *snapshot, suffix, options)) return;
    const Words& words = m_look.words;
    const QString filter = QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix);
    QString path = m_dialogs.saveFile(m_window, m_look, words.text("export.title"), proposal(suffix), filter, suffix);
    if (path.isEmpty()) return;
    path = withSuffix(path, suffix);
    if (!mayReplace(path)) return;
    try {
        const auto format = exportFormatOf(path);
        if (!format) throw FileError(path, words.text("export.unknown_suffix"));
        if (*format != ExportFormat::pdf && options.pages.size() > 1) options.pages = {page};
        writeFileAtomically(path, exportBytes(*snapshot, *format, options, words.language()));
        m_settings.setLastFolder(QFileInfo(path).absolutePath());
        emit noticed(words.text("exported", {fileName(path)}));
    } catch (const FileError& error) {
        m_dialogs.tell(m_window, m_look, words.text("save_failed", {fileName(path), words.text(error.reason.phrase)}),
                       {});
    } catch (const std::exception& error) {
        m_dialogs.tell(m_window, m_look, words.text("save_failed", {fileName(path), QString::fromUtf8(error.what())}),
                       {});
    }
}

void FileActions::recover(const QString& path, const Document& document) {
    m_session.resetRecovered(document);
    m_path = path;
    m_label = QStringLiteral("untitled");
    m_stamp = stampOf(path);
    emit documentChanged();
}

} // namespace bascule
