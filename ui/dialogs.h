#pragma once
#include <QStringList>

class QWidget;

namespace bascule {

struct Look;
struct ExportOptions;
struct Snapshot;

// Everything that stops and asks. One seam, so that tests answer without a screen.
class Dialogs {
public:
    virtual ~Dialogs() = default;
    virtual QString openFile(QWidget* parent, const Look& look, const QString& title, const QString& folder,
                             const QString& filters);
    virtual QString saveFile(QWidget* parent, const Look& look, const QString& title, const QString& proposal,
                             const QString& filters, const QString& suffix);
    // The index of the button pressed; Esc and closing give the last one.
    virtual int ask(QWidget* parent, const Look& look, const QString& text, const QString& detail,
                    const QStringList& buttons);
    virtual void tell(QWidget* parent, const Look& look, const QString& text, const QString& detail);
    // Pages and what goes with them, before the file is chosen; false: cancelled.
    virtual bool exportOptions(QWidget* parent, const Look& look, const Snapshot& snapshot, QString& suffix,
                               ExportOptions& options);
};

} // namespace bascule
