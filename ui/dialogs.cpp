#include "ui/dialogs.h"

#include "ui/export_dialog.h"
#include "ui/look.h"
#include "ui/paint.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace bascule {

// Qt's own file dialogs: they speak the language chosen here, whatever the desktop speaks.
QString Dialogs::openFile(QWidget* parent, const Look& look, const QString& title, const QString& folder,
                          const QString& filters) {
    QFileDialog dialog(parent, title, folder, filters);
    dialog.setOption(QFileDialog::DontUseNativeDialog);
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setLocale(look.words.format().locale());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString Dialogs::saveFile(QWidget* parent, const Look& look, const QString& title, const QString& proposal,
                          const QString& filters, const QString& suffix) {
    QFileDialog dialog(parent, title, QString(), filters);
    dialog.setOption(QFileDialog::DontUseNativeDialog);
    dialog.setOption(QFileDialog::DontConfirmOverwrite); // asked once, after the suffix is known
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(proposal);
    dialog.setLocale(look.words.format().locale());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

int Dialogs::ask(QWidget* parent, const Look& look, const QString& text, const QString& detail,
                 const QStringList& buttons) {
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("question"));
    box.setWindowTitle(QStringLiteral("Bascule"));
    box.setText(breakable(text));
    box.setInformativeText(breakable(detail));
    box.setFont(look.font(13));
    QList<QAbstractButton*> made;
    for (qsizetype i = 0; i < buttons.size(); ++i) {
        const bool last = i + 1 == buttons.size();
        const auto role = i == 0 ? QMessageBox::AcceptRole
                          : last ? QMessageBox::RejectRole
                                 : QMessageBox::DestructiveRole;
        made += box.addButton(buttons[i], role);
        if (last) box.setEscapeButton(made.last());
        if (i == 0) box.setDefaultButton(static_cast<QPushButton*>(made.first()));
    }
    box.exec();
    const qsizetype index = made.indexOf(box.clickedButton());
    return int(index < 0 ? buttons.size() - 1 : index);
}

void Dialogs::tell(QWidget* parent, const Look& look, const QString& text, const QString& detail) {
    ask(parent, look, text, detail, {look.text("ok")});
}

bool Dialogs::exportOptions(QWidget* parent, const Look& look, const Snapshot& snapshot, QString& suffix,
                            ExportOptions& options) {
    ExportDialog dialog(look, snapshot, options, parent);
    if (dialog.exec() != QDialog::Accepted) return false;
    options = dialog.options();
    suffix = dialog.suffix();
    return true;
}

} // namespace bascule
