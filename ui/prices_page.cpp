#include "ui/prices_page.h"

#include "ui/bars.h"
#include "ui/edits.h"
#include "ui/price_tables.h"

#include <QVBoxLayout>
#include <algorithm>

namespace bascule {
namespace {
bool isIn(const std::vector<std::string>& ids, const std::string& id) {
    return std::ranges::find(ids, id) != ids.end();
}
} // namespace

PricesPage::PricesPage(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_filter(new QLineEdit(this)),
      m_book(new ElidedLabel(this)),
      m_list(new TextButton(TextButton::Kind::framed, this)) {
    setObjectName(QStringLiteral("page.prices"));
    m_filter->setObjectName(QStringLiteral("prices.filter"));
    m_filter->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("prices.use-list"));
    m_book->setObjectName(QStringLiteral("prices.book"));
    mute(m_book);
    auto* line = new QHBoxLayout;
    line->setSpacing(10);
    line->addWidget(m_filter);
    line->addWidget(m_book, 1);
    line->addWidget(m_list);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addLayout(line);
    m_gpus = addBlock("prices.gpus");
    m_apis = addBlock("prices.apis");
    column->addWidget(m_gpus.card, 1);
    column->addWidget(m_apis.card, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &PricesPage::renderTables);
    connect(m_list, &QAbstractButton::clicked, this,
            [this] { m_session.propose(withListPrices(m_session.document()), QStringLiteral("undo.list_prices")); });
    connect(m_gpus.table, &TableView::rowChosen, this, [this](const QString& row) {
        const std::string id = row.toStdString();
        const Document& now = m_session.document();
        m_session.propose(withGpuCompared(now, id, !isIn(comparedGpus(now), id)), QStringLiteral("undo.compared"));
    });
    connect(m_apis.table, &TableView::rowChosen, this, [this](const QString& row) {
        const std::string id = row.toStdString();
        const Document& now = m_session.document();
        m_session.propose(withApiCompared(now, id, !isIn(comparedApis(now), id)), QStringLiteral("undo.compared"));
    });
}

PricesPage::Block PricesPage::addBlock(const char* id) {
    auto* nothing = new QWidget(this);
    Block block{new Card(this),
                new QLabel(this),
                new QLabel(this),
                new TableView(this),
                nothing,
                new QLabel(nothing),
                new TextButton(TextButton::Kind::flat, nothing)};
    block.table->setObjectName(QStringLiteral("table.") + QLatin1String(id));
    block.count->setObjectName(QStringLiteral("count.") + QLatin1String(id));
    block.nothing->setObjectName(QStringLiteral("nothing.") + QLatin1String(id));
    block.nothingText->setObjectName(QStringLiteral("nothing-text.") + QLatin1String(id));
    block.nothingText->setTextFormat(Qt::PlainText);
    block.nothingText->setWordWrap(true);
    block.clear->setObjectName(QStringLiteral("clear.") + QLatin1String(id));
    auto* empty = new QVBoxLayout(nothing);
    empty->setContentsMargins(12, 6, 12, 12);
    empty->addWidget(block.nothingText);
    empty->addWidget(block.clear, 0, Qt::AlignLeft);
    empty->addStretch(1);
    nothing->hide();
    connect(block.clear, &QAbstractButton::clicked, this, [this] {
        m_filter->clear();
        m_filter->setFocus();
    });
    mute(block.nothingText);
    mute(block.count);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(12, 6, 12, 2);
    line->setSpacing(10);
    line->addWidget(block.title);
    line->addWidget(block.count);
    line->addStretch(1);
    auto* column = new QVBoxLayout(block.card);
    column->setContentsMargins(3, 3, 3, 3);
    column->setSpacing(0);
    column->addLayout(line);
    column->addWidget(block.table, 1);
    column->addWidget(block.nothing, 1);
    return block;
}

void PricesPage::setLook(const Look& look) {
    m_look = look;
    m_filter->setFont(look.font(13));
    m_filter->setPlaceholderText(look.text("prices.filter"));
    m_filter->setAccessibleName(look.text("prices.filter"));
    m_filter->setFixedWidth(look.px(240));
    m_filter->setStyleSheet(
        QStringLiteral("QLineEdit{border:1px solid %1;border-radius:5px;padding:3px "
                       "8px;background:%2;color:%3}QLineEdit:focus{border-color:%4}")
            .arg(look.theme.border.name(), look.theme.field.name(), look.theme.text.name(), look.theme.accent.name()));
    m_book->setFont(look.font(12));
    m_list->setLook(look, 12);
    m_list->setText(look.text("use_list_prices"));
    m_list->setToolTip(look.text("use_list_prices.help"));
    for (const Block* block : {&m_gpus, &m_apis}) {
        block->title->setFont(look.font(13, QFont::DemiBold));
        block->count->setFont(look.font(12));
        block->table->setLook(look);
        block->nothingText->setFont(look.font(13));
        block->clear->setLook(look);
        block->clear->setText(look.text("prices.clear_filter"));
    }
    putText(m_gpus.title, look.text("prices.gpus"));
    putText(m_apis.title, look.text("prices.apis"));
    m_gpus.table->setAccessibleName(m_gpus.title->text());
    m_apis.table->setAccessibleName(m_apis.title->text());
}

void PricesPage::count(const Block& block, const char* words, std::size_t compared, std::size_t rows) {
    putText(block.count, m_look.words.text(words, double(compared), {m_look.words.format().number(double(rows), 0)}));
}

void PricesPage::render(const Snapshot& snapshot) {
    const Document& document = snapshot.document;
    renderTables();
    putText(m_book, bookNames(document, false, m_look.words));
    const std::vector<std::string> gpus = comparedGpus(document), apis = comparedApis(document);
    count(m_gpus, "status.gpus", gpus.size(), document.prices->gpus.size());
    count(m_apis, "status.apis", apis.size(), document.prices->apis.size());
    m_gpus.table->cells()->setChecked(gpus);
    m_apis.table->cells()->setChecked(apis);
    m_list->setEnabled(listPricesDiffer(*document.prices));
}

void PricesPage::renderTables() {
    renderTable(m_gpus, gpuPriceTable(m_session.document()));
    renderTable(m_apis, apiPriceTable(m_session.document()));
}

void PricesPage::renderTable(const Block& block, const TableSpec& all) {
    const TableSpec kept = filtered(all, m_filter->text(), m_look.words);
    const bool nothing = kept.rows.empty() && !all.rows.empty();
    block.table->render(kept);
    block.table->setVisible(!nothing);
    block.nothing->setVisible(nothing);
    if (nothing)
        putText(block.nothingText, m_look.words.text("prices.no_match", {breakable(m_filter->text().trimmed())}));
}

} // namespace bascule
