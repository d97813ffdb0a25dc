#include "ui/number_edit.h"
#include "ui/run_window.h"

#include <QtTest>
#include <cmath>

using namespace bascule;

class TestNumberEdit : public QObject {
    Q_OBJECT
private:
    static Look french() {
        Look look;
        look.words = Words(Language::french);
        return look;
    }
    static void type(NumberEdit& edit, const QString& text) {
        edit.setFocus(Qt::TabFocusReason);
        edit.selectAll();
        edit.insert(text);
        QTest::keyClick(&edit, Qt::Key_Return);
    }

private slots:
    void initTestCase() { prepareApplication(); }

    void takesWhatPeopleTypeAndPaste_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("inFrench");
        QTest::addColumn<double>("value");
        QTest::newRow("space, comma") << "1 000,5" << true << 1000.5;
        QTest::newRow("no-break space") << QString::fromUtf8("1\u00a0000,5") << true << 1000.5;
        QTest::newRow("narrow no-break space") << QString::fromUtf8("1\u202f000,5") << true << 1000.5;
        QTest::newRow("thin space") << QString::fromUtf8("1\u2009000,5") << true << 1000.5;
        QTest::newRow("keypad dot in French") << "1000.5" << true << 1000.5;
        QTest::newRow("point") << "1000.5" << false << 1000.5;
        QTest::newRow("English groups") << "1,234,567" << false << 1234567.0;
        QTest::newRow("100M") << "100M" << false << 1e8;
        QTest::newRow("100 M") << QString::fromUtf8("100\u00a0M") << true << 1e8;
        QTest::newRow("1e8") << "1e8" << true << 1e8;
        QTest::newRow("1,2 Md") << "1,2 Md" << true << 1.2e9;
    }
    void takesWhatPeopleTypeAndPaste() {
        QFETCH(QString, text);
        QFETCH(bool, inFrench);
        QFETCH(double, value);
        NumberEdit edit;
        edit.setUnit(Unit::tokens, {});
        edit.setLook(inFrench ? french() : Look{});
        edit.show(5);
        QSignalSpy edited(&edit, &NumberEdit::edited);
        type(edit, text);
        QCOMPARE(edited.size(), 1);
        QCOMPARE(edited.at(0).at(0).toDouble(), value);
        QCOMPARE(edit.value(), value);
        QVERIFY(edit.refusal().isEmpty());
    }

    void refusesWithAWordAndKeepsTheOldValue_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("letters") << "abc";
        QTest::newRow("two decimal signs") << "1,2,3x";
        QTest::newRow("infinite") << "inf";
        QTest::newRow("not a number") << "nan";
        QTest::newRow("empty") << "";
        QTest::newRow("above the range") << "250 %";
        QTest::newRow("below the range") << "-3 %";
        QTest::newRow("at the excluded end") << "0 %";
    }
    void refusesWithAWordAndKeepsTheOldValue() {
        QFETCH(QString, text);
        NumberEdit edit;
        edit.setUnit(Unit::share, {});
        edit.setRange({0, 1, true, false, false});
        edit.setLook(french());
        edit.show(0.65);
        QSignalSpy edited(&edit, &NumberEdit::edited);
        edit.setFocus(Qt::TabFocusReason);
        edit.selectAll();
        if (text.isEmpty())
            edit.del();
        else
            edit.insert(text);
        QTest::keyClick(&edit, Qt::Key_Return);
        QCOMPARE(edited.size(), 0);
        QCOMPARE(edit.value(), 0.65);
        QVERIFY(!edit.refusal().isEmpty());
        QVERIFY2(!edit.refusal().contains(QChar(0x27E6)), qPrintable(edit.refusal()));
        type(edit, QStringLiteral("70 %"));
        QCOMPARE(edit.value(), 0.7);
        QVERIFY(edit.refusal().isEmpty());
    }

    void aLookOrALanguageNeverRereadsTheText() {
        NumberEdit edit;
        edit.setUnit(Unit::money, "EUR");
        edit.setLook(french());
        edit.show(1.234);
        QSignalSpy edited(&edit, &NumberEdit::edited);
        edit.setLook(Look{});
        edit.setLook(french());
        QCOMPARE(edit.value(), 1.234);
        QCOMPARE(edited.size(), 0);
    }

    void focusShowsEveryDigitAndLeavingChangesNothing() {
        QWidget window;
        NumberEdit edit(&window);
        QLineEdit other(&window);
        edit.setUnit(Unit::tokens, {});
        edit.setLook(Look{});
        edit.show(107827200);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        other.setFocus();
        QSignalSpy edited(&edit, &NumberEdit::edited);
        const QString rounded = edit.text();
        edit.setFocus(Qt::TabFocusReason);
        QCOMPARE(parseNumber(edit.text(), Unit::tokens, Language::english).value, 107827200.0);
        other.setFocus(Qt::TabFocusReason);
        QCOMPARE(edit.text(), rounded);
        QCOMPARE(edited.size(), 0);
    }
};

QTEST_MAIN(TestNumberEdit)
#include "test_number_edit.moc"
