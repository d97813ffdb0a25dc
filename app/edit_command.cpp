#include "app/edit_command.h"

#include "app/session.h"

namespace bascule {

EditCommand::EditCommand(Session& session, Document before, Document after, const QString& name, int gesture)
    : QUndoCommand(name),
      m_session(session),
      m_before(std::move(before)),
      m_after(std::move(after)),
      m_gesture(gesture) {}

void EditCommand::undo() { m_session.apply(m_before); }
void EditCommand::redo() { m_session.apply(m_after); }

int EditCommand::id() const { return m_gesture == 0 ? -1 : 1; }

bool EditCommand::mergeWith(const QUndoCommand* other) {
    const auto* next = static_cast<const EditCommand*>(other); // same id(): an EditCommand
    if (next->m_gesture != m_gesture || next->text() != text()) return false;
    m_after = next->m_after;
    setObsolete(m_after == m_before); // dragged there and back: no step
    return true;
}

} // namespace bascule
