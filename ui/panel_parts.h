#pragma once
#include "ui/value_row.h"

class QVBoxLayout;

namespace bascule {

struct Field;
class Bar;
class Session;

// What panels of inputs are made of.
constexpr int kPanelWidth = 320, kNarrowPanelWidth = 288; // before the look's scale

QVBoxLayout* scrollingColumn(Bar* panel); // the column of a panel that scrolls when it is too long
void styleHeading(QLabel* label,
                  const Look& look); // the heading of a group of inputs; its object name is its words' key
ValueRow* fieldRow(const Field& field, Session& session,
                   QWidget* parent); // proposes what is edited; a double-click the default

} // namespace bascule
