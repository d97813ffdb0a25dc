#pragma once
#include "model/pages/page_spec.h"
#include "ui/look.h"

class QMimeData;
class QPrinter;

namespace bascule {

// One chart page on the clipboard at once as picture, vector drawing and table: whatever the other program takes.
QMimeData* chartForClipboard(const Snapshot& snapshot, const QString& page, const PageView& view, const Words& words);
QString tableAsHtml(const std::vector<TableSpec>& tables, const Words& words);
QString tableAsText(const std::vector<TableSpec>& tables, const Words& words);

// Every page with a result on its own sheet: the same drawing as the PDF export.
void printPages(QPrinter& printer, const Snapshot& snapshot, const PageView& view, const Words& words);
void showPrintDialog(QWidget* parent, const Snapshot& snapshot, const PageView& view, const Look& look);
void showPrintPreview(QWidget* parent, const Snapshot& snapshot, const PageView& view, const Look& look);

} // namespace bascule
