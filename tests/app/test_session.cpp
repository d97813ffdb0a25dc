#include "app/session.h"

#include "model/document.h"

#include <QSignalSpy>
#include <QTest>

using namespace bascule;

class TestSession : public QObject {
    Q_OBJECT

    static Scenario withUtilisation(const Session& session, double value) {
        Scenario scenario = session.document().scenario;
        scenario.hosting.utilisation = value;
        return scenario;
    }

private slots:
    void opensOnTheBuiltInComparison() {
        Session session;
        QVERIFY(session.document() == builtinDocument());
        QVERIFY(!session.modified());
        QCOMPARE(session.snapshot()->results.gpus.size(), std::size_t(4));
    }

    void oneDragIsOneStep() {
        Session session;
        session.proposeScenario(withUtilisation(session, 0.5), "field.utilisation");
        const int before = session.undoStack().count();
        const int gesture = Session::newGesture();
        for (int i = 1; i <= 30; ++i)
            session.proposeScenario(withUtilisation(session, 0.5 + 0.01 * i), "field.utilisation", gesture);
        QCOMPARE(session.undoStack().count(), before + 1);
        QCOMPARE(session.document().scenario.hosting.utilisation, 0.8);
        session.undoStack().undo();
        QCOMPARE(session.document().scenario.hosting.utilisation, 0.5);
        session.undoStack().redo();
        QCOMPARE(session.document().scenario.hosting.utilisation, 0.8);
    }

    void twoGesturesAreTwoSteps() {
        Session session;
        session.proposeScenario(withUtilisation(session, 0.7), "field.utilisation", Session::newGesture());
        session.proposeScenario(withUtilisation(session, 0.8), "field.utilisation", Session::newGesture());
        QCOMPARE(session.undoStack().count(), 2);
    }

    void aDragThereAndBackLeavesNoStep() {
        Session session;
        const double start = session.document().scenario.hosting.utilisation;
        const int gesture = Session::newGesture();
        session.proposeScenario(withUtilisation(session, 0.9), "field.utilisation", gesture);
        session.proposeScenario(withUtilisation(session, start), "field.utilisation", gesture);
        QCOMPARE(session.undoStack().count(), 0);
        QVERIFY(!session.modified());
    }

    void theSameValueIsNoStep() {
        Session session;
        session.proposeScenario(session.document().scenario, "field.utilisation");
        QCOMPARE(session.undoStack().count(), 0);
        QVERIFY(!session.modified());
    }

    void sixtyTicksEvaluateOnce() {
        Session session;
        session.snapshot();
        QCoreApplication::processEvents();
        const int before = session.evaluations();
        QSignalSpy changed(&session, &Session::changed);
        const int gesture = Session::newGesture();
        for (int i = 0; i < 60; ++i)
            session.proposeScenario(withUtilisation(session, 0.3 + 0.01 * i), "field.utilisation", gesture);
        QTRY_COMPARE(changed.count(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(session.evaluations(), before + 1);
        QCOMPARE(session.snapshot()->document.scenario.hosting.utilisation, 0.3 + 0.01 * 59);
    }

    void aPendingChangeIsNeverReadStale() {
        Session session;
        session.proposeScenario(withUtilisation(session, 0.85), "field.utilisation");
        QCOMPARE(session.snapshot()->results.utilisation, 0.85);
    }

    void modifiedFollowsSaveAndUndo() {
        Session session;
        QSignalSpy spy(&session, &Session::modifiedChanged);
        session.proposeScenario(withUtilisation(session, 0.85), "field.utilisation");
        QVERIFY(session.modified());
        session.markSaved();
        QVERIFY(!session.modified());
        session.undoStack().undo();
        QVERIFY(session.modified());
        session.undoStack().redo();
        QVERIFY(!session.modified());
        QCOMPARE(spy.count(), 4);
    }

    void openingClearsTheHistory() {
        Session session;
        session.proposeScenario(withUtilisation(session, 0.85), "field.utilisation");
        session.reset(builtinDocument());
        QCOMPARE(session.undoStack().count(), 0);
        QVERIFY(!session.modified());
        session.resetRecovered(builtinDocument());
        QVERIFY(session.modified());
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "test_session.moc"
