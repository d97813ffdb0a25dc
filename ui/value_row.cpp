#include "ui/value_row.h"

#include "ui/paint.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace bascule {

ValueRow::ValueRow(const Spec& spec, QWidget* parent)
    : QWidget(parent),
      m_spec(spec),
      m_label(new QLabel(this)),
      m_box(new NumberEdit(this)),
      m_message(new QLabel(this)) {
    const QString name = QStringLiteral("field.") + spec.id;
    setObjectName(name);
    m_label->setObjectName(name + QStringLiteral(".label"));
    m_label->setWordWrap(true);
    m_label->setBuddy(m_box);
    m_box->setObjectName(name + QStringLiteral(".box"));
    m_box->setUnit(spec.unit, {});
    m_box->setRange(spec.range);
    m_box->setStep(spec.box_step);
    m_message->setObjectName(name + QStringLiteral(".message"));
    m_message->setWordWrap(true);
    m_message->hide();

    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_label, 1);
    line->addWidget(m_box);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    column->addLayout(line);
    if (spec.span.low != spec.span.high) {
        m_slider = new Slider(this);
        m_slider->setObjectName(name + QStringLiteral(".slider"));
        m_slider->setSpan(spec.span);
        m_slider->setSpoken([this](double value) { return m_box->spoken(value); });
        column->addWidget(m_slider);
        connect(m_slider, &Slider::moved, this, &ValueRow::edited);
        connect(m_slider, &Slider::resetRequested, this, &ValueRow::resetRequested);
        setTabOrder(m_box, m_slider);
    }
    column->addWidget(m_message);
    connect(m_box, &NumberEdit::edited, this, [this](double value) { emit edited(value, 0); });
    connect(m_box, &NumberEdit::refused, this, [this](const QString& why) {
        m_message->setText(why);
        m_message->setVisible(!why.isEmpty());
    });
}

void ValueRow::setLook(const Look& look) {
    m_label->setFont(look.font(13));
    m_message->setFont(look.font(12));
    QPalette red = look.theme.palette();
    red.setColor(QPalette::WindowText, look.theme.danger);
    m_message->setPalette(red);
    m_box->setLook(look);
    if (m_slider) m_slider->setMarkColour(look.theme.crossing);
    if (!m_spec.words.isEmpty()) setTitle(look.text(m_spec.words), look.text(m_spec.words + QStringLiteral(".help")));
}

void ValueRow::setTitle(const QString& title, const QString& help) {
    putText(m_label, title);
    m_box->setAccessibleName(title);
    m_label->setToolTip(help);
    if (m_box->refusal().isEmpty()) m_box->setToolTip(help);
    if (!m_slider) return;
    m_slider->setAccessibleName(title);
    m_slider->setToolTip(help);
    m_slider->update();
}

void ValueRow::show(double value) {
    m_box->show(value);
    if (m_slider && m_slider->shown() != value) m_slider->show(value);
}

void ValueRow::setMarks(const std::vector<double>& values) {
    if (m_slider) m_slider->setMarks(values);
}

void ValueRow::setEditable(bool on) {
    if (m_box->isEnabled() == on) return;
    m_box->setEnabled(on);
    if (m_slider) m_slider->setEnabled(on);
}

} // namespace bascule
