#pragma once
#include "ui/number_edit.h"
#include "ui/slider.h"

#include <QLabel>

namespace bascule {

// One numeric input: its name, its box, its slider when it has one, and the word why when a text is refused.
class ValueRow : public QWidget {
    Q_OBJECT
public:
    struct Spec {
        QString id;    // "utilisation": widgets are named field.utilisation.box, .slider, .label, .message
        QString words; // "field.utilisation", with its help in "….help"
        Unit unit = Unit::none;
        NumberEdit::Range range;
        Slider::Span span; // low == high: no slider
        double box_step = 1;
    };
    ValueRow(const Spec& spec, QWidget* parent);

    void setLook(const Look& look);
    void setTitle(const QString& title, const QString& help); // where the words alone do not say it
    void setCurrency(const std::string& currency) { m_box->setUnit(m_spec.unit, currency); }
    void show(double value);
    void setMarks(const std::vector<double>& values);
    void setEditable(bool on);
    NumberEdit* box() const { return m_box; }
    Slider* slider() const { return m_slider; }

signals:
    void edited(double value, int gesture);
    void resetRequested();

private:
    Spec m_spec;
    QLabel* m_label;
    NumberEdit* m_box;
    Slider* m_slider = nullptr;
    QLabel* m_message;
};

} // namespace bascule
