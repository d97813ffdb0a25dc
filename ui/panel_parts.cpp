#include "ui/panel_parts.h"

#include "app/session.h"
#include "model/scenario_fields.h"
#include "ui/paint.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace bascule {

QVBoxLayout* scrollingColumn(Bar* panel) {
    auto* scroll = new QScrollArea(panel);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(4);
    scroll->setWidget(inside);
    inside->setAutoFillBackground(false);
    auto* whole = new QVBoxLayout(panel);
    whole->setContentsMargins(0, 0, 1, 0);
    whole->addWidget(scroll);
    return column;
}

void styleHeading(QLabel* label, const Look& look) {
    QFont heading = look.font(11, QFont::DemiBold);
    heading.setCapitalization(QFont::AllUppercase);
    heading.setLetterSpacing(QFont::AbsoluteSpacing, 0.9);
    putText(label, look.text(label->objectName()));
    label->setFont(heading);
    mute(label);
}

namespace {

ValueRow::Spec specOf(const Field& field) {
    const QString id = QString::fromUtf8(field.id.data(), qsizetype(field.id.size()));
    const double step = field.step > 0 ? field.step : 1;
    ValueRow::Spec spec{id,
                        QStringLiteral("field.") + id,
                        field.unit,
                        {field.minimum, field.maximum, field.minimum_excluded, field.whole, field.nullable},
                        {field.slider_low, field.slider_high, step, field.logarithmic},
                        step};
    if (field.unit == Unit::tokens) spec.box_step = 1e6;
    return spec;
}

} // namespace

ValueRow* fieldRow(const Field& field, Session& session, QWidget* parent) {
    const ValueRow::Spec spec = specOf(field);
    auto* row = new ValueRow(spec, parent);
    const auto edit = [&session, &field, words = spec.words](double value, int gesture) {
        Scenario next = session.document().scenario;
        field.set(next, value);
        session.proposeScenario(std::move(next), words, gesture);
    };
    QObject::connect(row, &ValueRow::edited, row, edit);
    QObject::connect(row, &ValueRow::resetRequested, row, [edit, &field] { edit(field.fallback(), 0); });
    return row;
}

} // namespace bascule
