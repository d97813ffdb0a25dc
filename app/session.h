#pragma once
#include "model/evaluate.h"

#include <QObject>
#include <QUndoStack>

namespace bascule {

// The only thing that changes: the document, its undo stack and the latest snapshot.
// A slider's way to the screen: propose() -> one undo step a gesture -> one evaluation an event-loop turn -> changed().
class Session : public QObject {
    Q_OBJECT
public:
    explicit Session(QObject* parent = nullptr);

    const Document& document() const { return m_document; }
    SnapshotPtr snapshot() const; // of the present document: evaluates first when a change is pending
    QUndoStack& undoStack() { return m_undo; }

    // A new state of the document. `name` is a word key ("field.utilisation") for the undo text; calls with the same non-zero
    // gesture and name merge into one step (one drag). Equal to the present one: nothing happens.
    void propose(Document next, const QString& name, int gesture = 0);
    void proposeScenario(Scenario next, const QString& name, int gesture = 0);
    static int newGesture();

    void reset(const Document& document, Warnings readingWarnings = {}); // opened or new: empty undo stack, clean
    void resetRecovered(const Document& document);                       // recovered after a crash: counts as modified
    bool modified() const { return !m_undo.isClean(); }
    void markSaved() { m_undo.setClean(); }
    int evaluations() const { return m_evaluations; }

signals:
    void changed(const bascule::SnapshotPtr& snapshot);
    void modifiedChanged(bool modified);

private:
    friend class EditCommand;
    void apply(const Document& document);
    void schedule();

    Document m_document;
    Warnings m_readingWarnings;
    QUndoStack m_undo;
    mutable SnapshotPtr m_snapshot; // null: stale
    mutable int m_evaluations = 0;
    bool m_scheduled = false;
};

} // namespace bascule
