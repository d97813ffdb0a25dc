#pragma once
#include "app/export/exporter.h"
#include "ui/controls.h"

#include <QCheckBox>
#include <QDialog>
#include <QRadioButton>

namespace bascule {

// Which format, which pages, how large, and whether the scenario travels along.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    ExportDialog(const Look& look, const Snapshot& snapshot, const ExportOptions& options, QWidget* parent);
    ExportOptions options() const;
    QString suffix() const { return m_suffix; }

private:
    void chooseFormat(const QString& suffix);

    Look m_look;
    ExportOptions m_options;
    QString m_suffix = QStringLiteral("pdf");
    Segmented* m_format;
    QList<QAbstractButton*> m_pages;
    QList<QWidget*> m_imageOnly;
    class NumberEdit *m_width, *m_height, *m_dpi;
    QCheckBox* m_scenario;
};

} // namespace bascule
