#include "ui/main_window.h"

#include "app/language.h"
#include "model/answer.h"
#include "ui/actions.h"
#include "ui/bars.h"
#include "ui/edits.h"
#include "ui/explain_popup.h"
#include "ui/file_actions.h"
#include "ui/input_area.h"
#include "ui/outputs.h"
#include "ui/page_area.h"
#include "ui/recovery.h"
#include "ui/short_names.h"
#include "ui/verdict_card.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDate>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QToolTip>
#include <QUndoStack>
#include <QVBoxLayout>
#include <algorithm>

namespace bascule {
namespace {

constexpr double kProjector = 1.25; // type and controls in full screen, for the back of the room
constexpr QSize kSmallest(1024, 700);
constexpr int kRoomy = 1160;                                             // a narrower window has narrower inputs
constexpr const char* kGroups[] = {"need", "answer", "model", "prices"}; // as PageGroup counts

// What keeps rows out of the comparison is said above the page; what was assumed, below it.
bool isWarning(const Phrase& phrase) {
    return phrase.key.starts_with("no_price") || phrase.key == "no_exchange_rate" || phrase.key == "rows_overflow";
}

} // namespace

MainWindow::MainWindow(Session& session, Settings& settings, Dialogs& dialogs, const QString& recoveryFolder)
    : m_session(session), m_settings(settings), m_dialogs(dialogs), m_theme(settings.theme()) {
    setObjectName(QStringLiteral("window"));
    setAcceptDrops(true);
    build();
    m_files = new FileActions(m_session, m_settings, m_dialogs, m_look, this);
    m_recovery = new Recovery(m_session, recoveryFolder.isEmpty() ? Recovery::defaultFolder() : recoveryFolder, this);
    connectInputs();
    connectMenus();
    m_pages->startWith(settings.page());
    setLanguage(settings.language().isEmpty() ? systemLanguage()
                                              : languageFromCode(settings.language(), systemLanguage()));
    resize(1280, 800);
    restoreGeometry(settings.geometry());
}

MainWindow::~MainWindow() { m_session.disconnect(this); }

void MainWindow::build() {
    auto* centre = new QWidget(this);
    m_top = new TopBar(centre);
    m_inputs = new InputArea(m_session, centre);
    m_message = new NoticeBar(QStringLiteral("message"), true, centre);
    m_verdict = new VerdictCard(centre);
    m_caution = new NoticeBar(QStringLiteral("caution"), false, centre);
    m_pages = new PageArea(m_session, centre);
    m_assumptions = new SentenceLine(QStringLiteral("assumptions"), centre);
    m_status = new StatusBar(centre);

    auto* right = new QVBoxLayout;
    right->setContentsMargins(16, 14, 16, 8);
    right->setSpacing(10);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_message), static_cast<QWidget*>(m_verdict), static_cast<QWidget*>(m_caution)})
        right->addWidget(widget);
    right->addWidget(m_pages, 1);
    right->addWidget(m_assumptions);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_inputs);
    middle->addLayout(right, 1);
    auto* whole = new QVBoxLayout(centre);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_top);
    whole->addLayout(middle, 1);
    whole->addWidget(m_status);
    setCentralWidget(centre);
    centre->setFocusPolicy(Qt::ClickFocus); // nothing is ringed before a key is pressed
    centre->setFocus();
    m_explanation = new ExplainPopup(this);
    m_actions = new Actions(this, m_top->menus());
}

void MainWindow::connectInputs() {
    connect(&m_session, &Session::changed, this, [this](const SnapshotPtr& snapshot) { render(*snapshot); });
    connect(&m_session, &Session::modifiedChanged, this, &MainWindow::renderTitle);
    connect(&m_session.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::renderUndo);
    connect(m_files, &FileActions::documentChanged, this, &MainWindow::renderTitle);
    connect(m_files, &FileActions::noticed, this, &MainWindow::notice);
    connect(m_verdict, &VerdictCard::explainRequested, this, &MainWindow::explain);
    connect(m_pages, &PageArea::explainRequested, this, &MainWindow::explain);
    connect(m_verdict, &VerdictCard::moreRequested, this, [this](const QStringList& details, const QPoint& at) {
        m_explanation->open(m_look.text("verdict.details"), details, at);
    });
    connect(m_assumptions, &SentenceLine::moreRequested, this, [this](const QStringList& sentences, const QPoint& at) {
        m_explanation->open(m_look.text("assumptions"), sentences, at);
    });
    connect(m_pages, &PageArea::rowChosen, this, [this](const QString& row) {
        const std::string id = row.toStdString();
        if (m_session.document().prices->findGpu(id))
            m_session.propose(withReferenceGpu(m_session.document(), id), QStringLiteral("field.reference_gpu"));
        else if (m_session.document().prices->findApi(id))
            m_session.propose(withReferenceApi(m_session.document(), id), QStringLiteral("field.reference_api"));
    });
    connect(m_pages, &PageArea::pageChanged, this, [this](const QString& id) {
        m_explanation->dismiss();
        m_settings.setPage(id);
        renderAnswer(*m_session.snapshot());
        renderGroups(*m_session.snapshot());
    });
    connect(m_caution, &NoticeBar::pressed, this, &MainWindow::useListPrices);
    connect(m_top, &TopBar::exportRequested, this, [this] { m_files->exportPages(m_pages->page(), m_pages->view()); });
    connect(m_top, &TopBar::languageChosen, this,
            [this](const QString& code) { setLanguage(languageFromCode(code, Language::english)); });
    connect(m_top, &TopBar::groupChosen, this, [this](const QString& group) {
        for (const PageEntry* entry : PageArea::available(*m_session.snapshot()))
            if (group == QLatin1String(kGroups[int(entry->group)]))
                return m_pages->showPage(QString::fromUtf8(entry->id));
    });
}

void MainWindow::connectMenus() {
    Actions& menu = *m_actions;
    menu.on("file.new", [this] { m_files->newDocument(); });
    menu.on("file.open", [this] { m_files->open(); });
    menu.on("file.save", [this] { m_files->save(); });
    menu.on("file.save_as", [this] { m_files->saveAs(); });
    menu.on("file.import_prices", [this] { m_files->importPrices(); });
    menu.on("file.export", [this] { m_files->exportPages(m_pages->page(), m_pages->view()); });
    menu.on("file.print", [this] { showPrintDialog(this, *m_session.snapshot(), m_pages->view(), m_look); });
    menu.on("file.print_preview", [this] { showPrintPreview(this, *m_session.snapshot(), m_pages->view(), m_look); });
    menu.on("file.quit", [this] { close(); });
    menu.on("edit.undo", [this] { m_session.undoStack().undo(); });
    menu.on("edit.redo", [this] { m_session.undoStack().redo(); });
    menu.on("edit.copy_chart", [this] { copyChart(); });
    menu.on("edit.list_prices", [this] { useListPrices(); });
    menu.on("view.language.fr", [this] { setLanguage(Language::french); });
    menu.on("view.language.en", [this] { setLanguage(Language::english); });
    menu.on("view.theme.system", [this] { setTheme(ThemeChoice::system); });
    menu.on("view.theme.light", [this] { setTheme(ThemeChoice::light); });
    menu.on("view.theme.dark", [this] { setTheme(ThemeChoice::dark); });
    menu.on("view.full_screen", [this] { setFullScreen(!isFullScreen()); });
    menu.on("help.about", [this] {
        m_dialogs.tell(this, m_look, QStringLiteral("Bascule " BASCULE_VERSION), m_look.text("about.text"));
    });
    connect(menu.menu("file.recent"), &QMenu::aboutToShow, this, [this] {
        m_actions->fillRecent(
            m_settings.recentFiles(), [this](const QString& file) { m_files->openPath(file); },
            [this] { m_settings.clearRecentFiles(); });
    });
    connect(menu.menu("file.examples"), &QMenu::aboutToShow, this, [this] {
        m_actions->fillExamples(exampleNames(), [this](const QString& name) { m_files->openExample(name); });
    });
}

void MainWindow::setLanguage(Language language) {
    m_look.words = Words(language);
    installLanguage(language);
    m_settings.setLanguage(codeOf(language));
    applyLook();
}

void MainWindow::setTheme(ThemeChoice theme) {
    m_theme = theme;
    m_settings.setTheme(theme);
    applyLook();
}

void MainWindow::setFullScreen(bool on) {
    m_look.scale = on ? kProjector : 1;
    if (on)
        showFullScreen();
    else
        showNormal();
    applyLook();
}

// The desktop's own palette, from under ours.
bool MainWindow::systemIsDark() const {
    QApplication::setPalette(QPalette());
    const QPalette desktop = QApplication::palette();
    return desktop.color(QPalette::Window).lightness() < desktop.color(QPalette::WindowText).lightness();
}

// Language, theme and size of type in one go: every text and colour follows, no input, selection or undo step changes.
void MainWindow::applyLook() {
    m_applying = true;
    const bool dark = m_theme == ThemeChoice::dark || (m_theme == ThemeChoice::system && systemIsDark());
    m_look.theme = dark ? Theme::darkTheme() : Theme::light();
    QApplication::setPalette(m_look.theme.palette());
    QApplication::setFont(m_look.font(13));
    QToolTip::setPalette(m_look.theme.palette());
    QToolTip::setFont(m_look.font(12));
    setLocale(m_look.words.format().locale());
    setMinimumSize(kSmallest);
    m_actions->setLook(m_look);
    m_actions->setChoice("view.language", codeOf(m_look.words.language()));
    m_actions->setChoice("view.theme", m_theme == ThemeChoice::dark    ? QStringLiteral("dark")
                                       : m_theme == ThemeChoice::light ? QStringLiteral("light")
                                                                       : QStringLiteral("system"));
    (*m_actions)["view.full_screen"]->setChecked(m_look.scale != 1);
    m_top->setLook(m_look);
    m_inputs->setLook(m_look);
    m_inputs->setNarrow(width() < m_look.px(kRoomy));
    m_verdict->setLook(m_look);
    m_message->setLook(m_look);
    m_message->say({}); // said in another language
    m_caution->setLook(m_look);
    m_pages->setLook(m_look);
    m_assumptions->setLook(m_look);
    m_status->setLook(m_look);
    m_explanation->setLook(m_look);
    render(*m_session.snapshot());
    renderTitle();
    m_applying = false;
}

void MainWindow::notice(const QString& text) {
    m_explanation->dismiss();
    m_message->say(text);
}

void MainWindow::render(const Snapshot& snapshot) {
    m_explanation->dismiss();  // its figures are those of before
    m_pages->render(snapshot); // first: it may have to leave a page that is gone
    renderAnswer(snapshot);
    m_status->render(snapshot);
    renderGroups(snapshot);
    renderUndo();
}

// What is set beside the page in view, and what is said above it.
void MainWindow::renderAnswer(const Snapshot& snapshot) {
    const PageEntry& page = m_pages->entry();
    m_inputs->render(snapshot, page);
    const bool filled = isFilled(page, snapshot.document.scenario);
    m_verdict->setVisible(filled);
    (*m_actions)["edit.copy_chart"]->setEnabled(page.has_result(snapshot));
    const Answer said =
        filled ? page.answer(snapshot, QDate::currentDate().toString(Qt::ISODate).toStdString()) : Answer{};
    if (filled) m_verdict->render(said);
    renderCautions(said);
}

void MainWindow::renderCautions(const Answer& said) {
    QStringList warnings, assumptions;
    for (const Phrase& phrase : said.cautions)
        (isWarning(phrase) ? warnings : assumptions) += m_look.words.text(withShortNames(phrase));
    const bool cure = !said.apis_without_input_price.empty() && listPricesHelp(m_session.document());
    QStringList rows;
    for (const std::string& id : said.apis_without_input_price)
        if (const ApiRow* row = m_session.document().prices->findApi(id)) rows += QString::fromStdString(row->name);
    m_caution->setToolTip(rows.join(QStringLiteral(", ")));
    m_caution->say(warnings.join(' '), cure ? m_look.text("use_list_prices") : QString());
    m_assumptions->say(assumptions);
}

void MainWindow::renderGroups(const Snapshot& snapshot) {
    std::vector<Choice> groups;
    QStringList ids;
    QString current;
    for (const PageEntry* entry : PageArea::available(snapshot)) {
        const QString id = QLatin1String(kGroups[int(entry->group)]);
        ids += QString::fromUtf8(entry->id);
        if (ids.back() == m_pages->page()) current = id;
        if (std::ranges::none_of(groups, [&](const Choice& each) { return each.id == id; }))
            groups.push_back({id, m_look.text(QStringLiteral("page_group.") + id)});
    }
    std::ranges::sort(groups, {}, [](const Choice& group) { // as the bar shows them, whatever the pages' order
        return std::ranges::find_if(kGroups, [&](const char* id) { return group.id == QLatin1String(id); }) - kGroups;
    });
    m_top->offerGroups(groups, current);
    m_actions->fillPages(ids, m_pages->page(), [this](const QString& id) { m_pages->showPage(id); });
}

void MainWindow::renderTitle() {
    const bool modified = m_session.modified();
    setWindowTitle(m_files->name() + QStringLiteral("[*] – Bascule"));
    setWindowModified(modified);
    m_top->setDocument(m_files->name(), modified, m_files->path());
    m_recovery->setPath(m_files->path());
    if (!modified) m_recovery->clear();
    renderUndo();
}

void MainWindow::renderUndo() {
    const QUndoStack& stack = m_session.undoStack();
    m_actions->setUndo(stack, m_look.words);
    m_status->setUndo(stack.canUndo() ? undoText(stack, m_look.words) + QStringLiteral(" · Ctrl+Z") : QString());
    (*m_actions)["edit.list_prices"]->setEnabled(listPricesDiffer(*m_session.document().prices));
}

void MainWindow::showPage(const QString& id) { m_pages->showPage(id); }

void MainWindow::explain(const QString& id, const QPoint& at) { m_explanation->open(*m_session.snapshot(), id, at); }

void MainWindow::useListPrices() {
    m_session.propose(withListPrices(m_session.document()), QStringLiteral("undo.list_prices"));
}

void MainWindow::copyChart() {
    QApplication::clipboard()->setMimeData(
        chartForClipboard(*m_session.snapshot(), m_pages->page(), m_pages->view(), m_look.words));
    notice(m_look.text("copied"));
}

void MainWindow::openFiles(const QStringList& files) {
    for (const QString& file : files)
        m_files->openPath(file);
}

void MainWindow::offerRecovery() {
    const auto found = m_recovery->find();
    if (!found) return;
    const Words& words = m_look.words;
    const QString name = found->path.isEmpty() ? words.text("untitled") : found->path.section('/', -1);
    const QString time = words.format().time(found->time.time());
    const int answered = m_dialogs.ask(
        this, m_look, words.text("recover_offer", {name, time}), words.text("recover_offer.detail", {time}),
        {words.text("button.recover"), words.text("button.discard"), words.text("button.later")});
    if (answered == 2) return;
    if (answered == 0) {
        m_files->recover(found->path, found->document);
        notice(words.text("recovered", {name, time}));
        m_recovery->writeNow();
    }
    Recovery::discard(*found);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_files->mayDiscard()) return event->ignore();
    if (!isFullScreen()) m_settings.setGeometry(saveGeometry());
    m_recovery->clear();
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    m_inputs->setNarrow(width() < m_look.px(kRoomy));
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ThemeChange && m_theme == ThemeChoice::system && !m_applying && m_status) applyLook();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) m_files->openPath(url.toLocalFile());
}

} // namespace bascule
