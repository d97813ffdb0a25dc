#include "ui/input_area.h"

#include "ui/input_panel.h"
#include "ui/section_panel.h"

namespace bascule {

InputArea::InputArea(Session& session, QWidget* parent)
    : QStackedWidget(parent), m_session(session), m_comparison(new InputPanel(session, this)) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    addWidget(m_comparison);
}

void InputArea::setLook(const Look& look) {
    m_look = look;
    m_comparison->setLook(look);
    for (auto& [page, panel] : m_sections)
        panel->setLook(look);
}

void InputArea::setNarrow(bool narrow) {
    m_narrow = narrow;
    m_comparison->setNarrow(narrow);
    for (auto& [page, panel] : m_sections)
        panel->setNarrow(narrow);
}

SectionPanel* InputArea::sectionOf(const PageEntry& page) {
    SectionPanel*& panel = m_sections[page.id];
    if (panel) return panel;
    panel = new SectionPanel(page, m_session, this);
    panel->setLook(m_look);
    panel->setNarrow(m_narrow);
    addWidget(panel);
    return panel;
}

void InputArea::render(const Snapshot& snapshot, const PageEntry& page) {
    const bool comparison = isOfComparison(page.inputs.front());
    if (comparison) {
        m_comparison->render(snapshot);
        setCurrentWidget(m_comparison);
        return;
    }
    SectionPanel* panel = sectionOf(page);
    panel->render(snapshot);
    setCurrentWidget(panel);
}

} // namespace bascule
