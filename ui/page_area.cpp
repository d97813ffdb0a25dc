#include "ui/page_area.h"

#include "model/load_edits.h"
#include "model/served.h"
#include "ui/empty_page.h"
#include "ui/load_parts.h"
#include "ui/page_panel.h"
#include "ui/prices_page.h"

#include <QDate>
#include <QVBoxLayout>
#include <algorithm>

namespace bascule {

PageArea::PageArea(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_tabs(new Tabs(Tabs::Kind::chips, this)),
      m_logarithmic(new TextButton(TextButton::Kind::chip, this)),
      m_hybrid(new TextButton(TextButton::Kind::chip, this)),
      m_useThroughput(new TextButton(TextButton::Kind::framed, this)),
      m_load(new LoadTools(session, this)),
      m_stack(new QStackedWidget(this)) {
    m_tabs->setObjectName(QStringLiteral("pages"));
    m_logarithmic->setObjectName(QStringLiteral("view.logarithmic"));
    m_hybrid->setObjectName(QStringLiteral("view.hybrid"));
    m_useThroughput->setObjectName(QStringLiteral("use_throughput"));
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_tabs);
    line->addStretch(1);
    line->addWidget(m_logarithmic);
    line->addWidget(m_hybrid);
    line->addWidget(m_useThroughput);
    line->addWidget(m_load);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addLayout(line);
    column->addWidget(m_stack, 1);
    connect(m_tabs, &Tabs::chosen, this, &PageArea::showPage);
    connect(m_logarithmic, &QAbstractButton::toggled, this, [this](bool on) {
        m_view.logarithmic = on;
        renderPage(*m_session.snapshot());
    });
    connect(m_useThroughput, &QAbstractButton::clicked, this, [this] {
        m_session.propose(
            withEstimatedThroughput(*m_session.snapshot(), QDate::currentDate().toString(Qt::ISODate).toStdString()),
            QStringLiteral("undo.use_throughput"));
    });
    connect(m_hybrid, &QAbstractButton::toggled, this, [this](bool on) {
        m_view.hybrid = on;
        renderPage(*m_session.snapshot());
    });
}

std::vector<const PageEntry*> PageArea::available(const Snapshot& snapshot) {
    std::vector<const PageEntry*> found;
    for (const PageEntry& entry : pages())
        if (std::string_view(entry.id) == "prices" || !entry.examples.empty() || entry.has_result(snapshot))
            found.push_back(&entry);
    return found;
}

PageSpec PageArea::spec(const Snapshot& snapshot) const {
    return isFilled(entry(), snapshot.document.scenario) ? entry().build(snapshot, m_view) : PageSpec{};
}

const PageEntry& PageArea::entry() const {
    const PageEntry* entry = findPage(m_page.toStdString());
    return entry ? *entry : pages().front();
}

void PageArea::setLook(const Look& look) {
    m_look = look;
    m_tabs->setLook(look);
    m_tabs->setAccessibleName(look.text("pages"));
    for (TextButton* chip : {m_logarithmic, m_hybrid})
        chip->setLook(look, 12);
    m_logarithmic->setText(look.text("view.logarithmic"));
    m_hybrid->setText(look.text("view.hybrid"));
    m_hybrid->setToolTip(look.text("view.hybrid.help"));
    m_useThroughput->setLook(look, 12);
    m_useThroughput->setToolTip(look.text("use_throughput.help"));
    m_load->setLook(look);
    for (auto& [id, panel] : m_panels)
        panel->setLook(look);
    for (auto& [id, page] : m_empty)
        page->setLook(look);
    if (m_prices) m_prices->setLook(look);
}

QWidget* PageArea::emptyOf(const PageEntry& entry) {
    EmptyPage*& page = m_empty[entry.id];
    if (page) return page;
    page = new EmptyPage(entry, m_session, m_stack);
    page->setLook(m_look);
    m_stack->addWidget(page);
    return page;
}

QWidget* PageArea::widgetOf(const PageEntry& entry) {
    if (std::string_view(entry.id) == "prices") {
        if (m_prices) return m_prices;
        m_prices = new PricesPage(m_session, m_stack);
        m_prices->setLook(m_look);
        m_stack->addWidget(m_prices);
        return m_prices;
    }
    PagePanel*& panel = m_panels[entry.id];
    if (panel) return panel;
    panel = new PagePanel(entry, m_stack);
    panel->setLook(m_look);
    m_stack->addWidget(panel);
    connect(panel, &PagePanel::explainRequested, this, &PageArea::explainRequested);
    connect(panel, &PagePanel::rowChosen, this, &PageArea::rowChosen);
    connect(panel, &PagePanel::barDrawn, this, [this](const QString& chart, int bar, double value, int gesture) {
        if (chart == QLatin1String("chart.load-profile"))
            m_session.propose(withHour(m_session.document(), std::size_t(bar), value),
                              QStringLiteral("field.workload.load.hourly_profile"), gesture);
    });
    return panel;
}

void PageArea::offerTabs(const Snapshot& snapshot) {
    const PageEntry* current = findPage(m_page.toStdString());
    std::vector<Choice> choices;
    for (const PageEntry* entry : available(snapshot))
        if (current && entry->group == current->group)
            choices.push_back(
                {QString::fromUtf8(entry->id), m_look.text(QStringLiteral("page.") + QString::fromUtf8(entry->id))});
    m_tabs->offer(choices, m_page);
    m_tabs->setVisible(choices.size() > 1);
    const bool tools = m_page == QLatin1String("break-even");
    m_logarithmic->setVisible(tools);
    m_hybrid->setVisible(tools);
    m_load->setVisible(m_page == QLatin1String("load"));
    m_load->render(snapshot);
}

void PageArea::render(const Snapshot& snapshot) {
    const auto shown = available(snapshot);
    const auto is = [this](const PageEntry* entry) { return m_page == QLatin1String(entry->id); };
    if (!shown.empty() && std::ranges::none_of(shown, is)) return showPage(QString::fromUtf8(shown.front()->id));
    offerTabs(snapshot);
    renderPage(snapshot);
}

void PageArea::renderPage(const Snapshot& snapshot) {
    const PageEntry* entry = findPage(m_page.toStdString());
    if (!entry) return;
    renderUse(snapshot);
    const bool filled = isFilled(*entry, snapshot.document.scenario);
    QWidget* widget = filled ? widgetOf(*entry) : emptyOf(*entry);
    if (widget == m_prices)
        m_prices->render(snapshot);
    else if (filled)
        static_cast<PagePanel*>(widget)->render(entry->build(snapshot, m_view));
    if (m_stack->currentWidget() != widget) m_stack->setCurrentWidget(widget);
}

// One click takes what the page estimates over into the comparison.
void PageArea::renderUse(const Snapshot& snapshot) {
    const bool offered = m_page == QLatin1String("inference") && entry().has_result(snapshot);
    m_useThroughput->setVisible(offered);
    if (!offered) return;
    const Served served(snapshot);
    m_useThroughput->setText(m_look.words.text(Phrase{served.isUsed() ? "use_throughput.used" : "use_throughput",
                                                      {Quantity{served.rowThroughput(), Unit::tokens_per_second}},
                                                      -1}));
    m_useThroughput->setEnabled(!served.isUsed());
}

void PageArea::startWith(const QString& id) {
    if (findPage(id.toStdString())) m_page = id;
}

void PageArea::showPage(const QString& id) {
    const PageEntry* entry = findPage(id.toStdString());
    if (!entry) return;
    m_page = id;
    const SnapshotPtr snapshot = m_session.snapshot();
    offerTabs(*snapshot);
    renderPage(*snapshot);
    emit pageChanged(id);
}

} // namespace bascule
