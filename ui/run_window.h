#pragma once
#include <QStringList>

namespace bascule {

// Style, fonts, chart painter: once per QApplication, before the first widget.
void prepareApplication();
// Opens the window on files (scenarios, price books, exports) and runs until it is closed. QApplication exists already.
int runWindow(const QStringList& files);

} // namespace bascule
