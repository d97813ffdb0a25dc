#include "ui/bars.h"

#include "ui/edits.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenuBar>
#include <QPainter>
#include <algorithm>

namespace bascule {
namespace {

// One half of the language switch: the language in use is bold and in the accent colour.
class LanguageHalf : public QAbstractButton {
public:
    LanguageHalf(const QString& code, const Look& look, QWidget* parent) : QAbstractButton(parent), m_look(look) {
        setText(code);
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override {
        const QFontMetrics metrics(m_look.font(13, QFont::DemiBold));
        return {metrics.horizontalAdvance(text()) + 16, metrics.height() + 10};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
        QAbstractButton::keyPressEvent(event);
    }
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        p.setFont(m_look.font(13, isChecked() ? QFont::DemiBold : QFont::Normal));
        p.setPen(isChecked() ? m_look.theme.gpu.ink : m_look.theme.muted);
        p.drawText(rect(), Qt::AlignCenter, text());
        if (hasFocus()) paintFocus(p, QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), 4, m_look.theme.accent);
    }

private:
    const Look& m_look;
};

} // namespace

TopBar::TopBar(QWidget* parent)
    : Bar(Qt::BottomEdge, parent),
      m_product(new QLabel(QStringLiteral("Bascule"), this)),
      m_menus(new QMenuBar(this)),
      m_document(new ElidedLabel(this)),
      m_groups(new Tabs(Tabs::Kind::underlined, this)),
      m_export(new TextButton(TextButton::Kind::framed, this)) {
    m_menus->setNativeMenuBar(false);
    m_menus->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_document->setObjectName(QStringLiteral("document"));
    mute(m_document);
    m_groups->setObjectName(QStringLiteral("groups"));
    m_export->setObjectName(QStringLiteral("export"));
    auto* languages = new Card(this);
    m_french = new LanguageHalf(QStringLiteral("FR"), m_look, languages);
    m_english = new LanguageHalf(QStringLiteral("EN"), m_look, languages);
    m_french->setObjectName(QStringLiteral("language.fr"));
    m_english->setObjectName(QStringLiteral("language.en"));
    auto* halves = new QHBoxLayout(languages);
    halves->setContentsMargins(1, 1, 1, 1);
    halves->setSpacing(0);
    halves->addWidget(m_french);
    halves->addWidget(m_english);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 0, 14, 1);
    row->setSpacing(10);
    row->addWidget(m_product);
    row->addWidget(m_menus, 0, Qt::AlignVCenter);
    row->addWidget(m_document, 1);
    row->addWidget(m_groups, 0, Qt::AlignBottom);
    row->addStretch(1);
    row->addWidget(m_export);
    row->addWidget(languages, 0, Qt::AlignVCenter);
    connect(m_groups, &Tabs::chosen, this, &TopBar::groupChosen);
    connect(m_export, &QAbstractButton::clicked, this, &TopBar::exportRequested);
    connect(m_french, &QAbstractButton::clicked, this, [this] { emit languageChosen(QStringLiteral("fr")); });
    connect(m_english, &QAbstractButton::clicked, this, [this] { emit languageChosen(QStringLiteral("en")); });
}

void TopBar::setLook(const Look& look) {
    m_look = look;
    setFixedHeight(look.px(41));
    m_product->setFont(look.font(13, QFont::Bold));
    m_menus->setFont(look.font(13));
    m_menus->setStyleSheet(
        QStringLiteral("QMenuBar{background:transparent;border:0}QMenuBar::item{padding:5px 8px;border-radius:4px;"
                       "background:transparent;color:%1}QMenuBar::item:selected{background:%2;color:%3}")
            .arg(look.theme.text.name(), look.theme.gpuPill.name(), look.theme.gpuPillText.name()));
    m_document->setFont(look.font(13));
    m_groups->setLook(look);
    m_groups->setAccessibleName(look.text("page_groups"));
    m_export->setLook(look);
    m_export->setText(look.text("export"));
    m_export->setToolTip(look.text("export.help"));
    m_french->setAccessibleName(QStringLiteral("Français"));
    m_english->setAccessibleName(QStringLiteral("English"));
    const bool french = look.words.language() == Language::french;
    m_french->setChecked(french);
    m_english->setChecked(!french);
    m_french->updateGeometry();
    m_english->updateGeometry();
    m_menus->setFixedWidth(m_menus->sizeHint().width());
}

void TopBar::setDocument(const QString& name, bool modified, const QString& path) {
    putText(m_document, modified ? name + QStringLiteral(" •") : name);
    m_document->setAccessibleName(modified ? m_look.words.text("document.modified", {name}) : name);
    m_document->setToolTip(path);
}

void TopBar::offerGroups(const std::vector<Choice>& groups, const QString& current) {
    m_groups->offer(groups, current);
    m_menus->setFixedWidth(m_menus->sizeHint().width());
}

NoticeBar::NoticeBar(const QString& name, bool closable, QWidget* parent)
    : Card(parent),
      m_text(new Prose(name + QStringLiteral(".text"), this)),
      m_button(new TextButton(TextButton::Kind::framed, this)),
      m_close(new TextButton(TextButton::Kind::flat, this)) {
    setObjectName(name);
    m_button->setObjectName(name + QStringLiteral(".button"));
    m_close->setObjectName(name + QStringLiteral(".close"));
    m_close->setText(QStringLiteral("×"));
    m_close->setVisible(closable);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 7, 10, 7);
    row->setSpacing(12);
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    row->addWidget(m_close);
    connect(m_button, &QAbstractButton::clicked, this, &NoticeBar::pressed);
    connect(m_close, &QAbstractButton::clicked, this, [this] { say({}); });
    hide();
}

void NoticeBar::setLook(const Look& look) {
    m_look = look;
    m_text->setFont(look.font(13));
    m_button->setLook(look, 13);
    m_close->setLook(look, 15);
    m_close->setAccessibleName(look.text("close"));
    m_text->setPalette([&] {
        QPalette palette = look.theme.palette();
        palette.setColor(QPalette::WindowText, look.theme.apiPillText);
        return palette;
    }());
}

void NoticeBar::say(const QString& text, const QString& button) {
    m_text->say(breakable(text));
    if (m_button->text() != button) {
        m_button->setText(button);
        m_button->updateGeometry();
    }
    m_button->setVisible(!button.isEmpty());
    setVisible(!text.isEmpty());
}

void NoticeBar::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(Qt::NoPen);
    p.setBrush(m_look.theme.apiPill);
    p.drawRoundedRect(hair(rect()), 7, 7);
}

SentenceLine::SentenceLine(const QString& name, QWidget* parent)
    : QWidget(parent), m_text(new ElidedLabel(this)), m_more(new TextButton(TextButton::Kind::flat, this)) {
    m_text->setObjectName(name);
    m_more->setObjectName(name + QStringLiteral(".more"));
    mute(m_text);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_text);
    row->addWidget(m_more);
    row->addStretch(1);
    m_more->hide();
    connect(m_more, &QAbstractButton::clicked, this,
            [this] { emit moreRequested(m_sentences, m_more->mapToGlobal(QPoint(0, 0))); });
}

void SentenceLine::setLook(const Look& look) {
    m_look = look;
    m_text->setFont(look.font(12));
    m_more->setLook(look, 12);
    fit();
}

void SentenceLine::say(const QStringList& sentences) {
    m_sentences = sentences;
    setVisible(!sentences.isEmpty());
    fit();
}

void SentenceLine::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void SentenceLine::fit() {
    const auto needed = [this](qsizetype count) {
        const int text = m_text->fontMetrics().horizontalAdvance(m_sentences.mid(0, count).join(' ')) + 4;
        const auto rest = double(m_sentences.size() - count);
        return rest > 0 ? text + 12 + m_more->fontMetrics().horizontalAdvance(m_look.words.text("more", rest, {}))
                        : text;
    };
    qsizetype count = m_sentences.size();
    while (count > 0 && needed(count) > width())
        --count;
    const auto rest = double(m_sentences.size() - count);
    putText(m_text, m_sentences.mid(0, std::max<qsizetype>(count, 1)).join(' '));
    const QString more = rest > 0 ? m_look.words.text("more", rest, {}) : QString();
    m_more->setAccessibleName(m_look.text("assumptions") + QStringLiteral(", ") + more);
    if (m_more->text() != more) {
        m_more->setText(more);
        m_more->updateGeometry();
    }
    m_more->setVisible(rest > 0);
}

StatusBar::StatusBar(QWidget* parent)
    : Bar(Qt::TopEdge, parent), m_basis(new ElidedLabel(this)), m_undo(new QLabel(this)) {
    setObjectName(QStringLiteral("status"));
    m_basis->setObjectName(QStringLiteral("status.basis"));
    m_undo->setObjectName(QStringLiteral("status.undo"));
    mute(m_basis);
    mute(m_undo);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 1, 14, 0);
    row->setSpacing(16);
    row->addWidget(m_basis, 1);
    row->addWidget(m_undo);
}

void StatusBar::setLook(const Look& look) {
    m_look = look;
    setFixedHeight(look.px(25));
    m_basis->setFont(look.font(12));
    m_undo->setFont(look.font(12));
}

QString bookName(const Document& document, const Words& words) {
    const std::string& name = document.prices->name;
    if (name == builtinPriceBook()->name) return words.text("status.reference_book");
    if (name == listPriceBook()->name) return words.text("status.list_book");
    return QString::fromStdString(name);
}

QString bookNames(const Document& document, bool comparedOnly, const Words& words) {
    const PriceBook& book = *document.prices;
    bool own = false, listed = false;
    const std::vector<std::string> compared = comparedApis(document);
    for (const ApiRow& row : book.apis) {
        if (comparedOnly && std::ranges::find(compared, row.id) == compared.end()) continue;
        const ApiRow* published = book.name == builtinPriceBook()->name ? builtinPriceBook()->findApi(row.id) : nullptr;
        const ApiRow* list = listPriceBook()->findApi(row.id);
        const bool fromList = list && row == *list && !(published && row == *published);
        (fromList ? listed : own) = true;
    }
    own |= !book.gpus.empty() && !(comparedOnly && comparedGpus(document).empty());
    if (!listed || book.name == listPriceBook()->name) return bookName(document, words);
    return own ? words.list({bookName(document, words), words.text("status.and_list_book")})
               : words.text("status.list_book");
}

void StatusBar::render(const Snapshot& snapshot) {
    const Document& document = snapshot.document;
    const Words& words = m_look.words;
    std::string oldest; // of the prices compared: what the answer can be trusted for
    const auto older = [&](const std::optional<std::string>& date) {
        if (date && (oldest.empty() || *date < oldest)) oldest = *date;
    };
    for (const std::string& id : comparedApis(document))
        if (const ApiRow* row = document.prices->findApi(id); row) older(row->as_of);
    for (const std::string& id : comparedGpus(document))
        if (const GpuRow* row = document.prices->findGpu(id); row) older(row->as_of);
    const QString name = bookNames(document, true, words);
    QStringList parts{oldest.empty() ? name : words.text("status.book", {name, words.format().date(oldest)})};
    const auto whole = [&](std::size_t n) { return words.format().number(double(n), 0); };
    parts += words.text("status.gpus", double(comparedGpus(document).size()), {whole(document.prices->gpus.size())});
    parts += words.text("status.apis", double(comparedApis(document).size()), {whole(document.prices->apis.size())});
    parts += words.text("status.before_tax");
    for (const std::string& currency : foreignCurrencies(document)) {
        const auto rate = document.scenario.exchange_rates.find(currency);
        if (rate == document.scenario.exchange_rates.end()) continue;
        const QString one = words.format().currencySign(currency);
        const QString value =
            words.format().rate({rate->second.rate, Unit::money, document.scenario.currency, false, true});
        parts += rate->second.rate == 1
                     ? words.text("status.parity", {one, words.format().currencySign(document.scenario.currency)})
                     : words.text("status.rate", {one, value});
    }
    putText(m_basis, parts.join(QStringLiteral(" · ")));
}

void StatusBar::setUndo(const QString& undo) { putText(m_undo, undo); }

} // namespace bascule
