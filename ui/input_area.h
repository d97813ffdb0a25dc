#pragma once
#include "app/session.h"
#include "model/pages/page_spec.h"
#include "ui/look.h"

#include <QStackedWidget>
#include <map>

namespace bascule {

class InputPanel;
class SectionPanel;

// What is set beside the page in view: the comparison's inputs, or those of the page's own section, made when first shown.
class InputArea : public QStackedWidget {
    Q_OBJECT
public:
    InputArea(Session& session, QWidget* parent);
    void setLook(const Look& look);
    void setNarrow(bool narrow);
    void render(const Snapshot& snapshot, const PageEntry& page);

private:
    SectionPanel* sectionOf(const PageEntry& page);

    Session& m_session;
    Look m_look;
    bool m_narrow = false;
    InputPanel* m_comparison;
    std::map<std::string, SectionPanel*> m_sections;
};

} // namespace bascule
