#include "ui/run_window.h"
#include "ui/slider.h"

#include <QAccessible>
#include <QtTest>

using namespace bascule;

class TestSlider : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepareApplication(); }

    void keysMoveIt_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<double>("value");
        QTest::newRow("right") << int(Qt::Key_Right) << 0.66;
        QTest::newRow("left") << int(Qt::Key_Left) << 0.64;
        QTest::newRow("up") << int(Qt::Key_Up) << 0.66;
        QTest::newRow("page up") << int(Qt::Key_PageUp) << 0.75;
        QTest::newRow("page down") << int(Qt::Key_PageDown) << 0.55;
        QTest::newRow("home") << int(Qt::Key_Home) << 0.01;
        QTest::newRow("end") << int(Qt::Key_End) << 1.0;
    }
    void keysMoveIt() {
        QFETCH(int, key);
        QFETCH(double, value);
        Slider slider;
        slider.setSpan({0.01, 1, 0.01, false});
        slider.show(0.65);
        QSignalSpy moved(&slider, &Slider::moved);
        QTest::keyClick(&slider, Qt::Key(key));
        QCOMPARE(moved.size(), 1);
        QCOMPARE(moved.at(0).at(0).toDouble(), value);
    }

    void aLogarithmicSliderKeepsItsValueUnderItsHandle() {
        Slider slider;
        slider.setSpan({1e6, 1e11, 1e6, true});
        for (const double value : {1e6, 5e7, 1e8, 3.27e9, 1e11}) {
            slider.show(value);
            QCOMPARE(slider.shown(), value);
            const double share = std::log10(value / 1e6) / 5;
            QVERIFY(std::abs(slider.value() / double(slider.maximum()) - share) < 1e-4);
        }
    }

    void oneDragIsOneGesture() {
        Slider slider;
        slider.resize(300, 18);
        slider.setSpan({0, 1, 0.01, false});
        slider.show(0.5);
        slider.show(0.5);
        QSignalSpy moved(&slider, &Slider::moved);
        QTest::mousePress(&slider, Qt::LeftButton, {}, {150, 9});
        for (int x = 151; x < 250; x += 3)
            QTest::mouseMove(&slider, {x, 9});
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, {250, 9});
        QVERIFY(moved.size() > 10);
        for (const auto& each : moved)
            QCOMPARE(each.at(1).toInt(), moved.at(0).at(1).toInt());
        QVERIFY(moved.at(0).at(1).toInt() != 0);
        const int first = moved.at(0).at(1).toInt();
        moved.clear();
        QTest::mouseClick(&slider, Qt::LeftButton, {}, {40, 9});
        QVERIFY(!moved.isEmpty());
        QVERIFY(moved.at(0).at(1).toInt() != first);
    }

    void theWheelMovesItOnlyWithTheFocus() {
        QWidget window;
        Slider slider(&window);
        slider.setSpan({0, 1, 0.01, false});
        slider.show(0.5);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        slider.clearFocus();
        QSignalSpy moved(&slider, &Slider::moved);
        const auto wheel = [&] {
            QWheelEvent event({10, 9}, slider.mapToGlobal(QPointF(10, 9)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&slider, &event);
        };
        wheel();
        QCOMPARE(moved.size(), 0);
        slider.setFocus();
        QVERIFY(slider.hasFocus());
        wheel();
        QCOMPARE(moved.size(), 1);
        QCOMPARE(slider.shown(), 0.51);
    }

    void aDoubleClickAsksForTheDefault() {
        Slider slider;
        QSignalSpy reset(&slider, &Slider::resetRequested);
        QTest::mouseDClick(&slider, Qt::LeftButton, {}, {60, 9});
        QCOMPARE(reset.size(), 1);
    }

    void readersHearTheValueWithItsUnit() {
        Slider slider;
        slider.setSpan({0, 1, 0.01, false});
        slider.setAccessibleName(QStringLiteral("Utilisation"));
        slider.setSpoken([](double value) { return QString::number(value * 100) + '%'; });
        slider.show(0.65);
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&slider);
        QVERIFY(spoken);
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Utilisation"));
        QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("65%"));
        QCOMPARE(spoken->role(), QAccessible::Slider);
    }
};

QTEST_MAIN(TestSlider)
#include "test_slider.moc"
