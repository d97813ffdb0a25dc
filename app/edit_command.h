#pragma once
#include "model/scenario.h"

#include <QUndoCommand>

namespace bascule {

class Session;

// One step of undo: the document before and after, as values. Commands of one gesture (a drag, a burst of wheel steps) merge.
// text() holds the word key of the edit, not its words: the name is said in the language of the moment.
class EditCommand : public QUndoCommand {
public:
    EditCommand(Session& session, Document before, Document after, const QString& name, int gesture);
    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    Session& m_session;
    Document m_before, m_after;
    int m_gesture;
};

} // namespace bascule
