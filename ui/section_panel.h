#pragma once
#include "app/session.h"
#include "model/pages/page_spec.h"
#include "ui/controls.h"
#include "ui/load_parts.h"
#include "ui/paint.h"
#include "ui/rate_rows.h"

namespace bascule {

struct ChoiceInput;

// The inputs of one page's own section, built from the field table and the table of choices; shows those that have a part in the
// answer. Keeps no value of its own: shows the document, proposes changes.
class SectionPanel : public Bar {
    Q_OBJECT
public:
    SectionPanel(const PageEntry& page, Session& session, QWidget* parent);
    void setLook(const Look& look);
    void setNarrow(bool narrow);
    void render(const Snapshot& snapshot);

private:
    struct Group {
        FieldGroup group;
        QLabel* title = nullptr;
        QVBoxLayout* rows = nullptr;
        TextButton* more = nullptr; // of groups that are folded at first
    };
    struct Number {
        const Field* field;
        ValueRow* row;
        std::size_t group;
    };
    struct Choosing {
        const ChoiceInput* input;
        std::size_t group;
        QWidget* line;
        QLabel* label;
        Picker* picker = nullptr; // one of the two
        Segmented* segmented = nullptr;
        PriceBookPtr book; // what it shows, so that it is not listed again
        std::string chosen;
    };

    void buildExamples(QVBoxLayout* column);
    void buildGroup(FieldGroup group, QVBoxLayout* column);
    void addNumber(const Field& field);
    void addChoice(const ChoiceInput& input);
    void addSuggestion();
    void choose(const ChoiceInput& input, const QString& id);
    void renderChoices(const Snapshot& snapshot);
    void renderSuggestion(const Snapshot& snapshot);
    void renderExamples();
    bool isOpen(std::size_t group) const;

    const PageEntry& m_page;
    Session& m_session;
    Look m_look;
    bool m_narrow = false;
    Choosing m_examples{};
    std::vector<Group> m_groups;
    std::vector<Number> m_numbers;
    std::vector<Choosing> m_choices;
    TextButton* m_suggestion = nullptr; // takes the checkpoint interval that is suggested
    ProfileBoxes* m_profile = nullptr;  // of the load
    InvoiceButton* m_invoice = nullptr;
    RateRows* m_rates = nullptr;
};

} // namespace bascule
