#pragma once
#include "app/session.h"
#include "ui/controls.h"
#include "ui/paint.h"
#include "ui/rate_rows.h"

#include <map>

class QVBoxLayout;

namespace bascule {

struct Field;
enum class FieldGroup;

// The inputs, built from the field table, with the choices that are not numbers beside them. Keeps no value of its own: shows the
// document, proposes changes.
class InputPanel : public Bar {
    Q_OBJECT
public:
    InputPanel(Session& session, QWidget* parent);
    void setLook(const Look& look);
    void setNarrow(bool narrow); // in a small window
    void render(const Snapshot& snapshot);

private:
    struct Section {
        QLabel* title;
        QVBoxLayout* rows;
        QWidget* more = nullptr; // the advanced inputs, made when first opened
        QVBoxLayout* more_rows = nullptr;
        TextButton* more_button = nullptr;
    };
    struct Choosing {
        QLabel* label = nullptr;
        Picker* picker = nullptr;
    };

    void buildSection(FieldGroup group, const char* words);
    void buildMore(FieldGroup group);
    void toggleMore(FieldGroup group);
    ValueRow* addField(const Field& field, QVBoxLayout* into);
    Choosing addPicker(const QString& id, QVBoxLayout* into);
    void buildHosting(QVBoxLayout* into);
    void connectChoices();
    void renderChoices(const Snapshot& snapshot);
    void renderThroughput(const Snapshot& snapshot);
    void sayFromLoad(ValueRow& row, bool on);
    void renderMarks(const Snapshot& snapshot);
    void editThroughput(double value, int gesture);
    QString gpuName(const GpuRow& row) const;

    Session& m_session;
    Look m_look;
    bool m_narrow = false;
    QVBoxLayout* m_column;
    std::map<FieldGroup, Section> m_sections;
    std::map<const Field*, ValueRow*> m_fields;
    TextButton* m_volume = nullptr; // opens the dialog of volumes
    RateRows* m_rates = nullptr;
    ValueRow* m_throughput = nullptr;
    Choosing m_gpu, m_api, m_schedule, m_term;
    Segmented* m_billing = nullptr;
};

} // namespace bascule
