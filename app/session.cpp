#include "app/session.h"

#include "app/edit_command.h"
#include "model/document.h"
#include "model/load_edits.h"

namespace bascule {

Session::Session(QObject* parent) : QObject(parent), m_document(builtinDocument()) {
    connect(&m_undo, &QUndoStack::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
}

SnapshotPtr Session::snapshot() const {
    if (!m_snapshot) {
        m_snapshot = takeSnapshot(m_document, m_readingWarnings);
        ++m_evaluations;
    }
    return m_snapshot;
}

void Session::propose(Document next, const QString& name, int gesture) {
    keepUtilisationPossible(next.scenario);
    if (next == m_document) return;
    m_undo.push(new EditCommand(*this, m_document, std::move(next), name, gesture));
}

void Session::proposeScenario(Scenario next, const QString& name, int gesture) {
    propose(Document{std::move(next), m_document.prices}, name, gesture);
}

int Session::newGesture() {
    static int last = 0;
    return ++last;
}

void Session::reset(const Document& document, Warnings readingWarnings) {
    m_undo.clear();
    m_readingWarnings = std::move(readingWarnings);
    apply(document);
}

void Session::resetRecovered(const Document& document) {
    reset(document);
    m_undo.resetClean();
}

void Session::apply(const Document& document) {
    m_document = document;
    m_snapshot.reset();
    schedule();
}

// One evaluation and one repaint an event-loop turn, however many changes are queued in it.
void Session::schedule() {
    if (m_scheduled) return;
    m_scheduled = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_scheduled = false;
            emit changed(snapshot());
        },
        Qt::QueuedConnection);
}

} // namespace bascule
