#pragma once
#include "app/session.h"
#include "ui/controls.h"
#include "ui/number_edit.h"

#include <QLabel>
#include <array>

namespace bascule {

// The 24 hours of the load as boxes, eight in a column: for those who type.
class ProfileBoxes : public QWidget {
    Q_OBJECT
public:
    ProfileBoxes(Session& session, QWidget* parent);
    void setLook(const Look& look);
    void render(const Snapshot& snapshot); // there must be a load

private:
    Session& m_session;
    std::array<QLabel*, 24> m_names{};
    std::array<NumberEdit*, 24> m_boxes{};
};

// Takes the volume that explains the invoice. Shown where the model says another one.
class InvoiceButton : public TextButton {
    Q_OBJECT
public:
    InvoiceButton(Session& session, QWidget* parent);
    void render(const Snapshot& snapshot, const Look& look);

private:
    Session& m_session;
};

// Beside the page's tabs: the load's utilisation into the comparison, and other ways to say the volume.
class LoadTools : public QWidget {
    Q_OBJECT
public:
    LoadTools(Session& session, QWidget* parent);
    void setLook(const Look& look);
    void render(const Snapshot& snapshot);

private:
    Session& m_session;
    Look m_look;
    TextButton *m_use, *m_remove, *m_volume;
};

} // namespace bascule
