#include "ui/export_dialog.h"

#include "ui/number_edit.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace bascule {

ExportDialog::ExportDialog(const Look& look, const Snapshot& snapshot, const ExportOptions& options, QWidget* parent)
    : QDialog(parent),
      m_look(look),
      m_options(options),
      m_format(new Segmented(this)),
      m_scenario(new QCheckBox(this)) {
    setObjectName(QStringLiteral("export.dialog"));
    setWindowTitle(look.text("export.title"));
    setFont(look.font(13));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(10);
    m_format->setObjectName(QStringLiteral("export.format"));
    m_format->setAccessibleName(look.text("export.format"));
    m_format->setLook(look);
    column->addWidget(m_format);
    connect(m_format, &Segmented::chosen, this, &ExportDialog::chooseFormat);

    auto* heading = new QLabel(look.text("pages"), this);
    heading->setFont(look.font(13, QFont::DemiBold));
    column->addWidget(heading);
    for (const PageEntry& entry : pages()) {
        if (!entry.has_result(snapshot)) continue;
        const QString id = QString::fromUtf8(entry.id);
        auto* box = new QCheckBox(look.text(QStringLiteral("page.") + id), this);
        box->setObjectName(QStringLiteral("export.page.") + id);
        box->setProperty("page", id);
        box->setChecked(true);
        column->addWidget(box);
        m_pages += box;
        // Other than PDF takes exactly one page: the boxes then exclude one another.
        connect(box, &QAbstractButton::clicked, this, [this, box] {
            if (m_suffix == QLatin1String("pdf")) return;
            for (auto* other : m_pages)
                other->setChecked(other == box);
        });
    }
    auto* size = new QHBoxLayout;
    const auto number = [&](const char* words, double value, double low, double high) {
        auto* label = new QLabel(look.text(words), this);
        auto* edit = new NumberEdit(this);
        edit->setObjectName(QLatin1String(words));
        edit->setAccessibleName(label->text());
        edit->setRange({low, high, false, true, false});
        edit->setLook(look);
        edit->show(value);
        label->setBuddy(edit);
        size->addWidget(label);
        size->addWidget(edit);
        m_imageOnly << label << edit;
        return edit;
    };
    m_width = number("export.width", options.size.width(), 200, 10000);
    m_height = number("export.height", options.size.height(), 150, 10000);
    m_dpi = number("export.dpi", options.dpi, 30, 1200);
    size->addStretch(1);
    column->addLayout(size);
    m_scenario->setText(look.text("export.with_scenario"));
    m_scenario->setObjectName(QStringLiteral("export.scenario"));
    m_scenario->setChecked(options.withScenario);
    column->addWidget(m_scenario);
    column->addStretch(1);

    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    auto* cancel = new TextButton(TextButton::Kind::framed, this);
    auto* accept = new TextButton(TextButton::Kind::accent, this);
    cancel->setLook(look);
    accept->setLook(look);
    cancel->setText(look.text("cancel"));
    accept->setText(look.text("export.choose_file"));
    accept->setObjectName(QStringLiteral("export.accept"));
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(accept, &QAbstractButton::clicked, this, &QDialog::accept);
    buttons->addWidget(cancel);
    buttons->addWidget(accept);
    column->addLayout(buttons);
    setMinimumWidth(look.px(420));
    chooseFormat(m_suffix);
}

void ExportDialog::chooseFormat(const QString& suffix) {
    m_suffix = suffix;
    std::vector<Choice> formats;
    for (const char* format : {"pdf", "png", "svg", "csv"})
        formats.push_back({QLatin1String(format), QString::fromLatin1(format).toUpper()});
    m_format->offer(formats, suffix);
    const bool pdf = suffix == QLatin1String("pdf"), csv = suffix == QLatin1String("csv");
    for (auto* box : m_pages) {
        const bool current = m_options.pages.contains(box->property("page").toString());
        box->setChecked(pdf || current);
    }
    for (QWidget* widget : m_imageOnly)
        widget->setEnabled(!pdf && !csv);
    m_dpi->setEnabled(suffix == QLatin1String("png"));
    m_scenario->setEnabled(!csv);
}

ExportOptions ExportDialog::options() const {
    ExportOptions chosen = m_options;
    chosen.pages.clear();
    for (auto* box : m_pages)
        if (box->isChecked()) chosen.pages += box->property("page").toString();
    chosen.withScenario = m_scenario->isChecked();
    if (m_suffix == QLatin1String("png") || m_suffix == QLatin1String("svg")) {
        chosen.size = QSize(int(m_width->value()), int(m_height->value()));
        chosen.sizeGiven = true;
        chosen.dpi = int(m_dpi->value());
    }
    return chosen;
}

} // namespace bascule
