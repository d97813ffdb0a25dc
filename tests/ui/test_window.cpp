#include "window_fixture.h"

#include "model/answer.h"
#include "model/scenario_fields.h"
#include "ui/number_edit.h"
#include "ui/slider.h"
#include "ui/table_view.h"
#include "ui/verdict_card.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QTabBar>

using namespace bascule;

class TestWindow : public QObject {
    Q_OBJECT
private:
    // Every text the window shows or speaks, with the widget it belongs to.
    static QStringList texts(const WindowFixture& f) {
        QStringList all;
        const auto add = [&all](const QString& text) {
            if (!text.isEmpty()) all += text;
        };
        for (QWidget* widget : f.window->findChildren<QWidget*>()) {
            if (widget->inherits("QToolButton") && qobject_cast<QTabBar*>(widget->parent()))
                continue; // Qt's own, never shown
            if (auto* label = qobject_cast<QLabel*>(widget)) add(label->text());
            if (auto* button = qobject_cast<QAbstractButton*>(widget)) add(button->text());
            if (auto* edit = qobject_cast<QLineEdit*>(widget)) add(edit->placeholderText());
            if (auto* combo = qobject_cast<QComboBox*>(widget))
                for (int i = 0; i < combo->count(); ++i)
                    add(combo->itemText(i));
            if (auto* tabs = qobject_cast<QTabBar*>(widget))
                for (int i = 0; i < tabs->count(); ++i)
                    add(tabs->tabText(i));
            add(widget->toolTip());
            add(widget->accessibleName());
        }
        for (QAction* action : f.window->findChildren<QAction*>())
            add(action->text());
        return all;
    }

private slots:
    void initTestCase() { prepareApplication(); }

    void opensOnTheArticleAndSaysParity() {
        WindowFixture f;
        QVERIFY(f.session.document() == builtinDocument());
        QVERIFY(!f.session.modified());
        QVERIFY(f.text("verdict").contains(QStringLiteral("100M tokens")));
        QVERIFY2(f.text("assumptions").contains(QStringLiteral("at par")), qPrintable(f.text("assumptions")));
        QVERIFY(f.text("status.basis").contains(QStringLiteral("4 of 7")));
    }

    void aSliderChangesTheSentenceAndOneDragIsOneStep() {
        WindowFixture f;
        auto* slider = f.find<Slider>("field.utilisation.slider");
        const QString before = f.text("verdict");
        const int evaluations = f.session.evaluations();
        QTest::mousePress(slider, Qt::LeftButton, {}, {slider->width() / 2, slider->height() / 2});
        for (int i = 0; i < 60; ++i)
            QTest::mouseMove(slider, {slider->width() / 2 - i * 2, slider->height() / 2});
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width() / 4, slider->height() / 2});
        QTRY_VERIFY(f.text("verdict") != before);
        QCOMPARE(f.session.undoStack().count(), 1);
        QVERIFY(f.session.evaluations() - evaluations <= 62);
        const double dragged = f.session.document().scenario.hosting.utilisation;
        QVERIFY(dragged < 0.5);
        QCOMPARE(f.find<NumberEdit>("field.utilisation.box")->value(), dragged);
        QVERIFY(f.window->isWindowModified());
        QVERIFY(f.text("document").contains(QChar(0x2022)));

        f.action("edit.undo")->trigger();
        QTRY_COMPARE(f.text("verdict"), before);
        QCOMPARE(f.find<NumberEdit>("field.utilisation.box")->value(), 0.65);
        QVERIFY(!f.window->isWindowModified());
        f.action("edit.redo")->trigger();
        QTRY_COMPARE(f.find<NumberEdit>("field.utilisation.box")->value(), dragged);
    }

    void nothingIsDroppedInASmallWindow_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("French") << QStringLiteral("fr");
    }
    void nothingIsDroppedInASmallWindow() {
        QFETCH(QString, language);
        WindowFixture f(language, {1024, 700});
        const Answer said = answer(*f.session.snapshot());
        const QString shown = f.text("verdict.details");
        qsizetype without = 0;
        for (const Phrase& detail : said.details)
            without += !shown.contains(f.window->look().words.text(detail));
        QVERIFY(without > 0); // else this shows nothing
        auto* more = f.find<QAbstractButton>("verdict.more");
        QVERIFY(more->isVisible());
        QVERIFY2(more->text().startsWith(QString::number(without)), qPrintable(more->text()));
        QVERIFY(more->geometry().bottom() < f.find<QWidget>("verdict.card")->height() - 8);
        more->setFocus();
        QTest::keyClick(more, Qt::Key_Return);
        const QString whole = f.text("explanation.text");
        for (const Phrase& detail : said.details)
            QVERIFY2(whole.contains(f.window->look().words.text(detail).toHtmlEscaped()), qPrintable(whole));
        QTest::keyClick(f.find<QLabel>("explanation.text"), Qt::Key_Escape);
        QVERIFY(more->hasFocus());

        auto* table = f.find<TableView>("table.comparison");
        QVERIFY(table->cells()->columnCount() >= 12);
        QVERIFY(!table->needsScrollBar());

        f.window->resize(1600, 900);
        f.settle();
        QVERIFY(more->isHidden());
        QVERIFY(table->density() == TableView::Density::roomy || !table->needsScrollBar());
    }

    void longNamesWidenNothing_data() { nothingIsDroppedInASmallWindow_data(); }
    void longNamesWidenNothing() {
        QFETCH(QString, language);
        WindowFixture f(language, {1024, 700});
        const QSize before = f.window->centralWidget()->minimumSizeHint();
        const std::string name(170, 'M');
        Document next = f.session.document();
        auto book = std::make_shared<PriceBook>(*next.prices);
        for (GpuRow& row : book->gpus)
            row.name = name + row.id;
        for (ApiRow& row : book->apis) {
            row.name = name + row.id;
            row.price_per_million.input.reset();
        }
        book->name = name;
        next.prices = book;
        next.scenario.title = name;
        next.scenario.workload.input_tokens_per_output_token = 2; // and the warnings name them
        for (const char* page : {"break-even", "unit-cost", "prices"}) {
            f.window->showPage(QLatin1String(page));
            f.session.reset(next);
            f.settle();
            QCOMPARE(f.window->size(), QSize(1024, 700));
            const QSize now = f.window->centralWidget()->minimumSizeHint();
            QVERIFY2(now.width() <= std::max(before.width(), 1024), qPrintable(QString::number(now.width())));
            for (const char* part : {"verdict.card", "status", "caution"}) {
                auto* widget = f.find<QWidget>(part);
                if (widget->isVisible())
                    QVERIFY2(widget->mapTo(f.window.get(), QPoint(widget->width(), 0)).x() <= 1024, part);
            }
            auto* sentence = f.find<QLabel>("verdict");
            QVERIFY(sentence->geometry().bottom() <= f.find<QWidget>("verdict.card")->height());
        }
    }

    void listPricesAreNamedWithTheOldestDateCompared() {
        WindowFixture f;
        f.window->showPage(QStringLiteral("prices"));
        f.settle();
        QVERIFY(f.text("status.basis").startsWith(QStringLiteral("Reference price book as of 30")));
        QCOMPARE(f.text("prices.book"), QStringLiteral("Reference price book"));
        f.action("edit.list_prices")->trigger();
        f.settle();
        QVERIFY2(f.text("status.basis").startsWith(QStringLiteral("Reference price book and list prices as of 1 ")),
                 qPrintable(f.text("status.basis")));
        QCOMPARE(f.text("prices.book"), QStringLiteral("Reference price book and list prices"));
        f.action("edit.undo")->trigger();
        f.settle();
        QVERIFY(f.text("status.basis").startsWith(QStringLiteral("Reference price book as of 30")));
    }

    void aFilterWithoutAMatchSaysSoAndCanBeCleared() {
        WindowFixture f(QStringLiteral("fr"));
        f.window->showPage(QStringLiteral("prices"));
        f.settle();
        auto* filter = f.find<QLineEdit>("prices.filter");
        auto* table = f.find<TableView>("table.prices.apis");
        filter->setText(QStringLiteral("introuvable"));
        f.settle();
        QVERIFY(table->isHidden());
        QVERIFY(f.find<QWidget>("nothing.prices.apis")->isVisible());
        QCOMPARE(f.text("nothing-text.prices.apis"),
                 QStringLiteral("Aucune ligne ne correspond à «\u00A0introuvable\u00A0»."));
        QTest::keyClick(f.find<QAbstractButton>("clear.prices.apis"), Qt::Key_Return);
        f.settle();
        QVERIFY(filter->text().isEmpty());
        QVERIFY(table->isVisible());
        QVERIFY(f.find<QWidget>("nothing.prices.apis")->isHidden());
        filter->setText(QStringLiteral("sonnet")); // in one of the tables only
        QVERIFY(table->isVisible());
        QVERIFY(f.find<TableView>("table.prices.gpus")->isHidden());
    }

    void whateverTakesOverClosesTheExplanation_data() {
        QTest::addColumn<QString>("how");
        for (const char* how : {"escape", "escape elsewhere", "click", "page", "change", "notice", "dialog", "size"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void whateverTakesOverClosesTheExplanation() {
        QFETCH(QString, how);
        WindowFixture f;
        auto* figure = f.find<QAbstractButton>("figure.0");
        figure->setFocus();
        QTest::keyClick(figure, Qt::Key_Return);
        auto* popup = f.find<QWidget>("explanation");
        QVERIFY(popup->isVisible());
        QVERIFY(f.find<QLabel>("explanation.text")->hasFocus());
        QDialog dialog(f.window.get());
        if (how == QLatin1String("escape")) QTest::keyClick(f.find<QLabel>("explanation.text"), Qt::Key_Escape);
        if (how == QLatin1String("escape elsewhere")) {
            auto* box = f.find<QWidget>("field.utilisation.box");
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Escape);
        }
        if (how == QLatin1String("click")) QTest::mouseClick(f.find<QWidget>("status"), Qt::LeftButton);
        if (how == QLatin1String("page")) f.window->showPage(QStringLiteral("prices"));
        if (how == QLatin1String("change")) {
            Scenario next = f.session.document().scenario;
            next.hosting.utilisation = 0.5;
            f.session.proposeScenario(next, QStringLiteral("field.utilisation"));
            f.settle();
        }
        if (how == QLatin1String("notice")) f.action("edit.copy_chart")->trigger();
        if (how == QLatin1String("dialog")) dialog.show();
        if (how == QLatin1String("size")) {
            f.window->resize(1100, 720);
            f.settle();
        }
        QVERIFY(popup->isHidden());
        if (how == QLatin1String("escape")) QVERIFY(figure->hasFocus());
    }

    void sixtyQueuedTicksEvaluateOnce() {
        WindowFixture f;
        const int before = f.session.evaluations();
        for (int i = 0; i < 60; ++i) {
            Scenario next = f.session.document().scenario;
            next.hosting.utilisation = 0.3 + i * 0.005;
            f.session.proposeScenario(next, QStringLiteral("field.utilisation"), 7777);
        }
        QSignalSpy changed(&f.session, &Session::changed);
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(f.session.evaluations(), before + 1);
        QCOMPARE(f.session.undoStack().count(), 1);
    }

    void theSentenceIsTheModelsOwn() {
        WindowFixture f;
        const Answer said = answer(*f.session.snapshot());
        QCOMPARE(f.text("verdict"), f.window->look().words.text(said.verdict));
        for (int i = 0; i < 3; ++i)
            QCOMPARE(f.find<FigureButton>(qPrintable(QStringLiteral("figure.%1").arg(i)))->value(),
                     f.window->look().words.text(said.figures.at(std::size_t(i)).value));
    }

    void aLanguageSwitchChangesEveryTextAndNothingElse() {
        WindowFixture f;
        auto* slider = f.find<Slider>("field.utilisation.slider");
        QTest::keyClick(slider, Qt::Key_Right);
        f.settle();
        const Document document = f.session.document();
        const int steps = f.session.undoStack().count(), index = f.session.undoStack().index();
        const QStringList english = texts(f);
        const QString page = f.find<QTabBar>("pages")->tabText(0);
        QSignalSpy changed(&f.session, &Session::changed);

        QTest::mouseClick(f.find<QAbstractButton>("language.fr"), Qt::LeftButton);
        f.settle();
        QVERIFY(f.session.document() == document);
        QCOMPARE(f.session.undoStack().count(), steps);
        QCOMPARE(f.session.undoStack().index(), index);
        QVERIFY(f.text("verdict").contains(QStringLiteral("par mois")));
        QVERIFY(f.action("edit.undo")->text().startsWith(QStringLiteral("Annuler «")));
        QVERIFY(f.find<QTabBar>("pages")->tabText(0) != page || page == QStringLiteral("Fine-tuning"));
        const QStringList french = texts(f);
        const QSet<QString> spoken(english.cbegin(), english.cend());
        // Names, numbers and words that are the same in both languages.
        static const QRegularExpression same(
            QStringLiteral("^([A-Za-z0-9./·& -]*(GPU|gpt|Claude|claude|Mistral|mistral|API|Source)[A-Za-z0-9./·& "
                           "-]*|&?Pages?|OK|Usage|Corpus|Documents|Standard|Interruptible|Fine-tuning|"
                           "Bascule|FR|EN|&?English|&?Français|English|Français|×|[^a-zA-Z]*|[0-9].*)$"));
        QSet<QString> names;
        for (const ApiRow& row : document.prices->apis)
            names += QString::fromStdString(row.name);
        for (const QString& text : french)
            if (spoken.contains(text) && !names.contains(text) && !same.match(text).hasMatch())
                QFAIL(qPrintable(QStringLiteral("still English: ") + text));
        for (const QString& text : french)
            QVERIFY2(!text.contains(QChar(0x27E6)), qPrintable(text));

        f.action("view.language.en")->trigger();
        f.settle();
        QVERIFY(f.session.document() == document);
        QCOMPARE(texts(f), english);
        QCOMPARE(changed.size(), 0);
    }

    void themesChangeColoursOnly() {
        WindowFixture f;
        const QStringList before = texts(f);
        f.action("view.theme.dark")->trigger();
        f.settle();
        QVERIFY(f.window->look().theme.dark);
        QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 60);
        QCOMPARE(texts(f), before);
        QCOMPARE(f.session.undoStack().count(), 0);
        f.action("view.theme.light")->trigger();
        QVERIFY(!f.window->look().theme.dark);
    }

    void boxesProposeAndRefuse() {
        WindowFixture f(QStringLiteral("fr"));
        auto* box = f.find<NumberEdit>("field.output_tokens_per_month.box");
        box->setFocus(Qt::TabFocusReason);
        box->selectAll();
        box->insert(QStringLiteral("300M"));
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(f.session.document().scenario.workload.output_tokens_per_month, 3e8);
        QTRY_VERIFY(f.text("verdict").contains(QStringLiteral("300")));
        box->selectAll();
        box->insert(QStringLiteral("beaucoup"));
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(f.session.document().scenario.workload.output_tokens_per_month, 3e8);
        auto* message = f.find<QLabel>("field.output_tokens_per_month.message");
        QVERIFY(message->isVisible());
        QVERIFY(message->text().contains(QStringLiteral("n’est pas un nombre")));
    }

    void choicesAreOneStepEach() {
        WindowFixture f;
        auto* api = f.find<QComboBox>("field.reference_api");
        const int sonnet = api->findData(QStringLiteral("anthropic/claude-sonnet-4.6"));
        QVERIFY(sonnet >= 0);
        api->setCurrentIndex(sonnet);
        emit api->activated(sonnet);
        QTRY_VERIFY(f.text("verdict").contains(QStringLiteral("Sonnet")));
        QTest::mouseClick(f.find<QAbstractButton>("field.billing.on_demand"), Qt::LeftButton);
        QCOMPARE(f.session.document().scenario.hosting.billing, Billing::on_demand);
        QCOMPARE(f.session.undoStack().count(), 2);
        auto* throughput = f.find<Slider>("field.throughput.slider");
        QTest::keyClick(throughput, Qt::Key_Right);
        QCOMPARE(f.session.document().scenario.hosting.throughput.count("gpu-pro"), std::size_t(1));
        emit throughput->resetRequested();
        QVERIFY(f.session.document().scenario.hosting.throughput.empty());
    }

    void missingInputPricesAreSaidAndCuredInOneClick() {
        WindowFixture f;
        QVERIFY(!f.find<QWidget>("caution")->isVisible());
        Scenario next = f.session.document().scenario;
        next.workload.input_tokens_per_output_token = 4;
        f.session.proposeScenario(next, QStringLiteral("field.input_tokens_per_output_token"));
        QTRY_VERIFY(f.find<QWidget>("caution")->isVisible());
        QVERIFY2(f.text("caution.text").contains(QStringLiteral("input price")), qPrintable(f.text("caution.text")));
        QTest::mouseClick(f.find<QAbstractButton>("caution.button"), Qt::LeftButton);
        QCOMPARE(f.session.undoStack().count(), 2);
        QTRY_VERIFY(f.session.snapshot()->results.findApi("openai/gpt-5.4")->ok());
        f.action("edit.undo")->trigger();
        QVERIFY(!f.session.snapshot()->results.findApi("openai/gpt-5.4")->ok());
    }

    void pagesOpenFromTabsMenusAndKeys() {
        WindowFixture f;
        for (const PageEntry& entry : pages()) {
            f.window->showPage(QString::fromUtf8(entry.id));
            f.settle();
            const bool filled = isFilled(entry, f.session.document().scenario);
            const QString shown =
                (filled ? QStringLiteral("page.") : QStringLiteral("empty.")) + QLatin1String(entry.id);
            QVERIFY(f.find<QWidget>(qPrintable(shown))->isVisible());
        }
        QCOMPARE(f.settings.page(), QString::fromUtf8(pages().back().id));
        auto* groups = f.find<QTabBar>("groups");
        QVERIFY(groups->count() >= 2);
        groups->setCurrentIndex(0);
        f.settle();
        QVERIFY(f.settings.page() != QStringLiteral("prices"));
    }

    void rowsToCompareAreOneStepEach() {
        WindowFixture f;
        f.window->showPage(QStringLiteral("prices"));
        f.settle();
        auto* apis = f.find<TableView>("table.prices.apis");
        const int before = int(comparedApis(f.session.document()).size());
        QTest::mouseClick(apis->viewport(), Qt::LeftButton, {}, apis->visualRect(apis->model()->index(0, 0)).center());
        QCOMPARE(int(comparedApis(f.session.document()).size()), before - 1);
        QCOMPARE(f.session.undoStack().count(), 1);
        f.find<QLineEdit>("prices.filter")->setText(QStringLiteral("sonnet"));
        QCOMPARE(apis->model()->rowCount(), 1);
    }

    void everyFocusableWidgetHasAName() {
        for (const char* language : {"en", "fr"}) {
            WindowFixture f((QLatin1String(language)));
            for (const PageEntry& entry : pages())
                f.window->showPage(QString::fromUtf8(entry.id));
            f.settle();
            for (QWidget* widget : f.window->findChildren<QWidget*>()) {
                if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible()) continue;
                QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
                QVERIFY(spoken);
                QVERIFY2(
                    !spoken->text(QAccessible::Name).isEmpty(),
                    qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName()));
            }
        }
    }

    void theWholeWindowIsReachedByTab() {
        WindowFixture f;
        f.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        QSet<QWidget*> reached;
        for (int i = 0; i < 120; ++i) {
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : f.window.get(), Qt::Key_Tab);
            if (QWidget* now = QApplication::focusWidget()) reached += now;
        }
        for (const char* name : {"field.utilisation.slider", "field.utilisation.box", "field.reference_gpu", "figure.0",
                                 "language.fr", "export"})
            QVERIFY2(reached.contains(f.find<QWidget>(name)), name);
    }

    void nothingIsClipped_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char* language : {"en", "fr"})
            for (const QSize size : {QSize(1024, 700), QSize(1280, 800)})
                QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(language).arg(size.width())))
                    << QString::fromLatin1(language) << size;
    }
    void nothingIsClipped() {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        WindowFixture f(language, size);
        QCOMPARE(f.window->size(), size);
        for (const PageEntry& entry : pages()) {
            f.window->showPage(QString::fromUtf8(entry.id));
            f.settle();
            for (QLabel* label : f.window->findChildren<QLabel*>()) {
                if (!label->isVisible() || label->text().isEmpty() || label->inherits("bascule::ElidedLabel")) continue;
                const int needed =
                    label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
                QVERIFY2(label->height() + 1 >= needed, qPrintable(QStringLiteral("%1 %2×%3, not %4: %5")
                                                                       .arg(label->objectName())
                                                                       .arg(label->width())
                                                                       .arg(label->height())
                                                                       .arg(needed)
                                                                       .arg(label->text())));
                if (!label->wordWrap())
                    QVERIFY2(label->width() + 1 >= label->sizeHint().width(), qPrintable(label->text()));
            }
            for (QAbstractButton* button : f.window->findChildren<QAbstractButton*>()) {
                if (!button->isVisible() || button->text().isEmpty()) continue;
                QVERIFY2(button->width() + 1 >= button->minimumSizeHint().width(),
                         qPrintable(button->objectName() + u' ' + button->text()));
            }
            for (QTabBar* tabs : f.window->findChildren<QTabBar*>())
                if (tabs->isVisible())
                    QVERIFY2(tabs->width() + 1 >= tabs->sizeHint().width(), qPrintable(tabs->objectName()));
        }
    }
};

QTEST_MAIN(TestWindow)
#include "test_window.moc"
