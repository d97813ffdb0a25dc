#pragma once
#include "ui/look.h"

#include <QLineEdit>
#include <functional>

namespace bascule {

// The one numeric editor. It holds a double, never its text: shown rounded in the language, edited with every digit. What cannot be
// read or lies outside the range is refused with a word why, and the old value stays.
class NumberEdit : public QLineEdit {
    Q_OBJECT
public:
    explicit NumberEdit(QWidget* parent = nullptr);

    struct Range {
        double low = 0, high = 1e300;
        bool low_excluded = false, whole = false, nullable = false;
        bool accepts(double value) const;
        bool operator==(const Range&) const = default;
    };
    void setLook(const Look& look);
    void setUnit(Unit unit, const std::string& currency);
    void setRange(const Range& range) { m_range = range; }
    void setStep(double step) { m_step = step; }
    void setSuffix(std::function<QString(double)> suffix); // " · parity"
    void show(double value);                               // NaN: unknown, a dash
    double value() const { return m_value; }
    QString refusal() const { return m_refusal; }
    QString spoken(double value) const;

signals:
    void edited(double value);
    void refused(const QString& why); // empty: the text is fine again

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

private:
    void commit();
    void accept(double value);
    void refuse(const QString& why);
    void showOld(const QString& why);
    void showText();
    QString exactText() const;
    QSize m_hint; // as those around it know it
    QString rangeRefusal() const;

    Look m_look;
    Unit m_unit = Unit::none;
    std::string m_currency;
    Range m_range;
    double m_step = 1, m_value = 0;
    std::function<QString(double)> m_suffix;
    QString m_refusal, m_untouched;
    bool m_editing = false;
};

} // namespace bascule
