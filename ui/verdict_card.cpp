#include "ui/verdict_card.h"

#include "ui/short_names.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

namespace bascule {

void FigureButton::render(const Look& look, const QString& value, const QString& condition) {
    if (value == m_value && condition == m_condition && look.theme.text == m_look.theme.text &&
        look.theme.accent == m_look.theme.accent && look.scale == m_look.scale)
        return;
    m_look = look;
    const QSize before = sizeHint();
    m_value = value;
    m_condition = condition;
    setAccessibleName(value + QStringLiteral(", ") + condition);
    if (sizeHint() != before) updateGeometry();
    update();
}

QStringList FigureButton::lines() const {
    return m_condition.size() <= (m_narrow ? 12 : 30) ? QStringList{m_condition} : inLines(m_condition, 2);
}

void FigureButton::setNarrow(bool narrow) {
    if (m_narrow == narrow) return;
    m_narrow = narrow;
    updateGeometry();
    update();
}

QSize FigureButton::sizeHint() const {
    const QFontMetrics large(m_look.font(21, QFont::Bold)), small(m_look.font(12));
    int width = large.horizontalAdvance(m_value);
    const QStringList words = lines();
    for (const QString& line : words)
        width = std::max(width, small.horizontalAdvance(line));
    constexpr int kStep = 12; // digits of other widths do not move everything
    return {(width + kStep) / kStep * kStep + kStep,
            large.height() + 2 * small.height() + 8}; // as if on two lines: the values stand on one line
}

void FigureButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

void FigureButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const QRectF room = QRectF(rect()).adjusted(6, 4, -6, -4);
    QFont large = m_look.font(21, QFont::Bold);
    p.setFont(large);
    p.setPen(underMouse() ? m_look.theme.gpu.ink : m_look.theme.text);
    double y = room.top();
    const double tall = QFontMetricsF(large).height();
    p.drawText(QRectF(room.left(), y, room.width(), tall), Qt::AlignRight | Qt::AlignVCenter, m_value);
    y += tall;
    p.setFont(m_look.font(12));
    p.setPen(m_look.theme.muted);
    const double small = QFontMetricsF(p.font()).height();
    for (const QString& line : lines()) {
        p.drawText(QRectF(room.left(), y, room.width(), small), Qt::AlignRight | Qt::AlignVCenter, line);
        y += small;
    }
    if (hasFocus()) paintFocus(p, hair(rect()), 5, m_look.theme.accent);
}

VerdictCard::VerdictCard(QWidget* parent)
    : Card(parent),
      m_sentence(new Prose(QStringLiteral("verdict"), this)),
      m_details(new Prose(QStringLiteral("verdict.details"), this)),
      m_more(new TextButton(TextButton::Kind::flat, this)) {
    setObjectName(QStringLiteral("verdict.card"));
    m_more->setObjectName(QStringLiteral("verdict.more"));
    m_more->hide();
    connect(m_more, &QAbstractButton::clicked, this,
            [this] { emit moreRequested(m_whole, m_more->mapToGlobal(m_more->rect().bottomLeft())); });
    m_sentence->installEventFilter(this);
    mute(m_details->label());
    auto* words = new QVBoxLayout;
    words->setSpacing(5);
    words->addWidget(m_sentence);
    words->addWidget(m_details);
    words->addWidget(m_more, 0, Qt::AlignLeft);
    words->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(18, 12, 14, 10);
    row->setSpacing(14);
    row->addLayout(words, 1);
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        m_figures[i] = new FigureButton(this);
        m_figures[i]->setObjectName(QStringLiteral("figure.%1").arg(i));
        row->addWidget(m_figures[i], 0, Qt::AlignVCenter);
        connect(m_figures[i], &QAbstractButton::clicked, this, [this, i] {
            emit explainRequested(m_explain[i], m_figures[i]->mapToGlobal(m_figures[i]->rect().bottomLeft()));
        });
    }
}

void VerdictCard::setLook(const Look& look) {
    m_look = look;
    m_sentence->setFont(look.font(21, QFont::Bold));
    m_details->setFont(look.font(13));
    m_more->setLook(look, 12);
    m_sentence->label()->setAccessibleName(look.text("verdict"));
    m_details->label()->setAccessibleName(look.text("verdict.details"));
    setHeight();
}

// Two heights: one where figures and words have room side by side, one where the words are squeezed.
void VerdictCard::setHeight() {
    for (FigureButton* figure : m_figures)
        figure->setNarrow(width() < m_look.px(1000));
    setFixedHeight(m_look.px(narrow() ? 160 : 134));
}

void VerdictCard::render(const Answer& answer) {
    const Words& words = m_look.words;
    const QString sentence = words.text(withShortNames(answer.verdict)), whole = words.text(answer.verdict);
    m_sentence->say(breakable(sentence));
    m_sentence->setToolTip(sentence == whole ? QString() : whole);
    m_all.clear();
    m_whole.clear();
    for (const Phrase& phrase : answer.details) {
        m_all += breakable(words.text(withShortNames(phrase)));
        m_whole += words.text(phrase);
    }
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        const bool known = i < answer.figures.size();
        m_figures[i]->setVisible(known);
        if (!known) continue;
        const KeyFigure& figure = answer.figures[i];
        m_explain[i] = QString::fromStdString(figure.explain);
        m_figures[i]->render(m_look, words.text(figure.value), words.text(figure.condition));
    }
    fit();
}

void VerdictCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    setHeight();
    fit();
}

// The words' room changes with the figures beside them.
bool VerdictCard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_sentence &&
        event->type() == QEvent::Resize) // not now: a layout that is at work takes no new wishes
        QMetaObject::invokeMethod(this, &VerdictCard::fit, Qt::QueuedConnection);
    return Card::eventFilter(watched, event);
}

// All details where they fit, somewhat smaller if need be; else as many whole sentences as fit, in their order of weight, and a
// button for the rest.
void VerdictCard::fit() {
    const int width = m_sentence->width();
    if (width < 80) return;
    constexpr int kSizes[][2] = {{21, 13}, {19, 13}, {18, 12}, {17, 12}};
    for (const auto& [large, small] : kSizes)
        if (fits(width, large, small, m_all)) return setWords(large, small, m_all);
    QStringList fewer = m_all;
    while (!fewer.isEmpty() && !fits(width, 17, 12, fewer))
        fewer.removeLast();
    setWords(17, 12, fewer);
}

bool VerdictCard::fits(int width, int large, int small, const QStringList& details) {
    int height = m_meter.height(m_look.font(large, QFont::Bold), m_sentence->text(), width);
    if (!details.isEmpty()) height += m_meter.height(m_look.font(small), details.join(' '), width) + 6;
    if (details.size() < m_all.size()) height += QFontMetrics(m_look.font(12)).height() + 6 + 5;
    return height <= minimumHeight() - 24;
}

void VerdictCard::setWords(int large, int small, const QStringList& details) {
    if (m_sentence->font().pixelSize() != m_look.px(large)) m_sentence->setFont(m_look.font(large, QFont::Bold));
    if (m_details->font().pixelSize() != m_look.px(small)) m_details->setFont(m_look.font(small));
    m_details->say(details.join(' '));
    m_details->setVisible(!details.isEmpty());
    const auto without = double(m_all.size() - details.size());
    const QString more = without > 0 ? m_look.words.text("more", without, {}) : QString();
    m_more->setAccessibleName(m_look.text("verdict.details") + QStringLiteral(", ") + more);
    if (m_more->text() != more) {
        m_more->setText(more);
        m_more->updateGeometry();
    }
    m_more->setVisible(without > 0);
    const QString whole = without > 0 ? m_whole.join(' ') : QString();
    if (m_details->toolTip() != whole) m_details->setToolTip(whole);
}

} // namespace bascule
