#include "ui/page_panel.h"

#include "ui/plot_view.h"
#include "ui/short_names.h"

#include <QVBoxLayout>
#include <algorithm>

namespace bascule {
namespace {
constexpr int kSideBySide = 820;  // narrower, two charts stand one above the other
constexpr int kChartHeight = 250; // the least that stays readable from the back of a room
constexpr int kMostRows = 14;     // a longer table scrolls by itself
} // namespace

PagePanel::PagePanel(const PageEntry& entry, QWidget* parent)
    : QScrollArea(parent), m_id(QString::fromUtf8(entry.id)), m_notes(new Prose(QStringLiteral("notes.") + m_id)) {
    setObjectName(QStringLiteral("page.") + m_id);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget;
    m_column = new QVBoxLayout(inside);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(12);
    m_charts = new QBoxLayout(QBoxLayout::LeftToRight);
    m_charts->setSpacing(12);
    m_tables = new QVBoxLayout;
    m_tables->setSpacing(12);
    mute(m_notes->label());
    m_column->addLayout(m_charts, 1);
    m_column->addLayout(m_tables);
    m_column->addWidget(m_notes);
    setWidget(inside);
    viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
}

PlotView* PagePanel::chartAt(std::size_t index) {
    while (m_plots.size() <= index) {
        auto* card = new Card(this);
        auto* inside = new QVBoxLayout(card);
        inside->setContentsMargins(8, 8, 8, 6);
        auto* plot = new PlotView(card);
        plot->setTheme(m_look.theme);
        plot->setTextScale(m_look.scale);
        inside->addWidget(plot);
        card->setMinimumHeight(m_look.px(kChartHeight));
        m_charts->addWidget(card, 1);
        connect(plot, &PlotView::explainRequested, this, &PagePanel::explainRequested);
        connect(plot, &PlotView::barDrawn, this, [this, plot](int bar, double value, int gesture) {
            emit barDrawn(plot->objectName(), bar, value, gesture);
        });
        m_plots.push_back(plot);
        m_plotCards.push_back(card);
    }
    return m_plots[index];
}

TableView* PagePanel::tableAt(std::size_t index) {
    while (m_views.size() <= index) {
        auto* card = new Card(this);
        auto* inside = new QVBoxLayout(card);
        inside->setContentsMargins(3, 3, 3, 3);
        auto* view = new TableView(card);
        view->setLook(m_look);
        inside->addWidget(view);
        m_tables->addWidget(card);
        connect(view, &TableView::explainRequested, this, &PagePanel::explainRequested);
        connect(view, &TableView::heightChanged, this, [this, view] { fitHeight(view); });
        connect(view, &TableView::rowChosen, this, &PagePanel::rowChosen);
        m_views.push_back(view);
    }
    return m_views[index];
}

void PagePanel::setLook(const Look& look) {
    m_look = look;
    slimScrollBars(this, look.theme.groove);
    m_notes->setFont(look.font(12));
    for (PlotView* plot : m_plots) {
        plot->setTheme(look.theme);
        plot->setTextScale(look.scale);
    }
    for (Card* card : m_plotCards)
        card->setMinimumHeight(look.px(kChartHeight));
    for (TableView* view : m_views)
        view->setLook(look);
}

void PagePanel::render(const PageSpec& spec) {
    for (std::size_t i = 0; i < spec.charts.size(); ++i) {
        PlotView* plot = chartAt(i);
        plot->setObjectName(QStringLiteral("chart.") + QString::fromStdString(spec.charts[i].id));
        plot->render(spec.charts[i], m_look.words);
        m_plotCards[i]->setVisible(true);
    }
    for (std::size_t i = spec.charts.size(); i < m_plots.size(); ++i)
        m_plotCards[i]->hide();
    m_shownCharts = spec.charts.size();
    for (std::size_t i = 0; i < spec.tables.size(); ++i) {
        TableView* view = tableAt(i);
        const TableSpec& table = spec.tables[i];
        view->setObjectName(QStringLiteral("table.") + QString::fromStdString(table.id));
        const QString title = m_look.words.text(table.title.empty() ? spec.title : table.title);
        if (view->accessibleName() != title) view->setAccessibleName(title);
        view->render(table);
        fitHeight(view);
        view->parentWidget()->setVisible(!table.columns.empty());
    }
    for (std::size_t i = spec.tables.size(); i < m_views.size(); ++i)
        m_views[i]->parentWidget()->hide();
    QStringList notes;
    for (const Phrase& note : spec.notes)
        notes += m_look.words.text(withShortNames(note));
    m_notes->say(breakable(notes.join(' ')));
    m_notes->setVisible(!notes.isEmpty());
    arrange();
}

// A table shows all its rows, up to a limit: then it scrolls by itself.
void PagePanel::fitHeight(TableView* view) {
    const int rows = std::min(view->cells()->rowCount(), kMostRows);
    const int height = view->headerHeight() + rows * view->rowHeight() + (view->needsScrollBar() ? 10 : 1);
    view->setVerticalScrollBarPolicy(rows < view->cells()->rowCount() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    if (view->minimumHeight() != height) view->setFixedHeight(height);
}

void PagePanel::arrange() {
    const bool beside = viewport()->width() >= m_look.px(kSideBySide) * int(m_shownCharts) / 2 || m_shownCharts < 2;
    const auto direction = beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_charts->direction() != direction) m_charts->setDirection(direction);
}

void PagePanel::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange();
}

} // namespace bascule
