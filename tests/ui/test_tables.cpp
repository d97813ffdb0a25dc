#include "ui/edits.h"
#include "ui/price_tables.h"
#include "ui/run_window.h"
#include "ui/table_view.h"

#include "model/document.h"

#include <QtTest>

using namespace bascule;

class TestTables : public QObject {
    Q_OBJECT
private:
    static TableSpec prices() {
        TableSpec table;
        table.id = "t";
        table.columns = {{"name", literal("Name"), false}, {"price", literal("Price"), true}};
        const auto row = [&](const char* id, std::optional<double> price) {
            TableSpec::Row line;
            line.id = id;
            line.cells.resize(2);
            line.cells[0].value = std::string(id);
            if (price) line.cells[1].value = Quantity{*price, Unit::money_per_million, "USD"};
            table.rows.push_back(line);
        };
        row("a", 10);
        row("b", 2);
        row("c", 0.5);
        row("d", 1000);
        row("e", std::nullopt);
        return table;
    }
    static QString order(const QAbstractItemModel& model) {
        QString ids;
        for (int r = 0; r < model.rowCount(); ++r)
            ids += model.index(r, 0).data(TableModel::RowIdRole).toString();
        return ids;
    }

private slots:
    void initTestCase() { prepareApplication(); }

    void sortsByValueUnknownLast_data() {
        QTest::addColumn<bool>("french");
        QTest::newRow("English") << false;
        QTest::newRow("French") << true;
    }
    void sortsByValueUnknownLast() {
        QFETCH(bool, french);
        TableModel model;
        Look look;
        look.words = Words(french ? Language::french : Language::english);
        model.setLook(look);
        model.render(prices());
        QCOMPARE(order(model), QStringLiteral("abcde"));
        model.sort(1, Qt::AscendingOrder);
        QCOMPARE(order(model), QStringLiteral("cbade"));
        model.sort(1, Qt::DescendingOrder);
        QCOMPARE(order(model), QStringLiteral("dabce"));
        QCOMPARE(model.index(4, 1).data().toString(), QString(QChar(0x2013)));
        model.sort(-1);
        QCOMPARE(order(model), QStringLiteral("abcde"));
    }

    void newValuesDoNotResetTheTable() {
        TableModel model;
        model.setLook(Look{});
        model.render(prices());
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset), changed(&model, &QAbstractItemModel::dataChanged);
        TableSpec next = prices();
        next.rows[0].cells[1].value = Quantity{11, Unit::money_per_million, "USD"};
        model.render(next);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(changed.size(), 1);
        QVERIFY(model.index(0, 1).data().toString().contains(QStringLiteral("11")));
    }

    void aClickOnAFigureExplainsAndOnARowChooses() {
        TableSpec spec = prices();
        spec.rows[0].cells[1].explain = "x";
        TableView view;
        view.resize(500, 300);
        view.setLook(Look{});
        view.render(spec);
        view.show();
        QSignalSpy explained(&view, &TableView::explainRequested), chosen(&view, &TableView::rowChosen);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(0, 1)).center());
        QCOMPARE(explained.size(), 1);
        QCOMPARE(explained.at(0).at(0).toString(), QStringLiteral("x"));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(1, 0)).center());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.at(0).at(0).toString(), QStringLiteral("b"));
        view.setCurrentIndex(view.model()->index(0, 1));
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(explained.size(), 2);
    }

    void theFilterLooksIntoEveryColumn() {
        const TableSpec all = apiPriceTable(builtinDocument());
        const Words words(Language::english);
        QCOMPARE(filtered(all, QString(), words).rows.size(), all.rows.size());
        QCOMPARE(filtered(all, QStringLiteral("SONNET"), words).rows.size(), std::size_t(1));
        QCOMPARE(filtered(all, QStringLiteral("anthropic"), words).rows.size(), std::size_t(2));
        QCOMPARE(filtered(all, QStringLiteral("no such row"), words).rows.size(), std::size_t(0));
    }

    void comparedRowsKeepTheBooksOrder() {
        const Document document = builtinDocument();
        const auto without = withApiCompared(document, "openai/gpt-5.4", false);
        QCOMPARE(comparedApis(without).size(), comparedApis(document).size() - 1);
        QVERIFY(referenceApi(without) != "openai/gpt-5.4");
        const auto again = withApiCompared(without, "openai/gpt-5.4", true);
        QCOMPARE(comparedApis(again), comparedApis(document));
    }

    void listPricesReplaceTheSameModelsOnly() {
        Document document = builtinDocument();
        document.scenario.workload.input_tokens_per_output_token = 4;
        QCOMPARE(missingInputPrices(document).size(), comparedApis(document).size());
        QVERIFY(listPricesHelp(document));
        const Document listed = withListPrices(document);
        QCOMPARE(missingInputPrices(listed),
                 std::vector<std::string>{"mistral/small-4"}); // not in the list: stays as published
        QVERIFY(!listPricesHelp(listed));
        QCOMPARE(listed.prices->apis.size(), document.prices->apis.size());
        QVERIFY(listed.prices->gpus == document.prices->gpus);
        QVERIFY(withListPrices(listed) == listed);
    }

    void anotherPriceBookKeepsWhatItKnows() {
        const Document document = builtinDocument();
        auto book = std::make_shared<PriceBook>(*document.prices);
        std::erase_if(book->apis, [](const ApiRow& row) { return row.id == "openai/gpt-5.4"; });
        const Document next = withPriceBook(document, book);
        QCOMPARE(comparedApis(next).size(), comparedApis(document).size() - 1);
        QVERIFY(!referenceApi(next).empty());
        QCOMPARE(comparedGpus(next), comparedGpus(document));
    }
};

QTEST_MAIN(TestTables)
#include "test_tables.moc"
