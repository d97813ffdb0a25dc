#pragma once
#include "app/session.h"
#include "model/pages/page_spec.h"
#include "ui/controls.h"
#include "ui/paint.h"

namespace bascule {

// In place of a page whose section the scenario lacks: what the page answers, and examples to begin with. One click, one undo step.
class EmptyPage : public Card {
    Q_OBJECT
public:
    EmptyPage(const PageEntry& page, Session& session, QWidget* parent);
    void setLook(const Look& look);

private:
    const PageEntry& m_page;
    QLabel *m_title, *m_text;
    std::vector<TextButton*> m_examples;
};

} // namespace bascule
