#include "model/charts/corpus.h"
#include "model/corpus/corpus.h"
#include "model/explain.h"
#include "model/pages/pages.h"
#include "model/say.h"

namespace bascule {
namespace {

using namespace say;

Column column(const char* id, bool number = true) {
    return {id, phrase((std::string("column.corpus.") + id).c_str()), number};
}

// One document costs fractions of a cent.
double perThousand(double amount, const Corpus& corpus) { return amount / corpus.documents * 1000; }

Cell document(double amount, const Corpus& corpus, const std::string& currency, std::string explain) {
    if (!(corpus.documents > 0)) return {};
    return {money(perThousand(amount, corpus), currency), CellStyle::plain, std::move(explain)};
}

TableSpec costTable(const Snapshot& snapshot) {
    const CorpusResult& result = *snapshot.results.corpus;
    const Corpus& corpus = *snapshot.document.scenario.corpus;
    const PriceBook& book = *snapshot.document.prices;
    const std::string& currency = snapshot.results.currency;
    TableSpec table;
    table.id = "corpus";
    table.title = phrase("table.corpus", volume(result.tokens));
    table.columns = {column("offer", false), column("amount"),         column("batch"),
                     column("document"),     column("document_batch"), column("hours")};
    for (const CorpusApi& api : result.apis) {
        const ApiRow* row = book.findApi(api.api);
        TableSpec::Row line{api.api, false, {{literal(row ? row->name : api.api), CellStyle::plain, {}}}};
        const std::string id = explainId("corpus.api", {}, api.api), batch = explainId("corpus.batch", {}, api.api);
        const bool batched = api.ok() && api.batch_amount.known();
        line.cells.push_back(api.ok() ? Cell{money(api.amount, currency), CellStyle::strong, id} : Cell{});
        line.cells.push_back(batched ? Cell{money(*api.batch_amount, currency), CellStyle::plain, batch} : Cell{});
        line.cells.push_back(api.ok() ? document(api.amount, corpus, currency, id) : Cell{});
        line.cells.push_back(batched ? document(*api.batch_amount, corpus, currency, batch) : Cell{});
        line.cells.push_back({});
        table.rows.push_back(std::move(line));
    }
    for (const CorpusGpu& gpu : result.gpus) {
        const GpuRow* row = book.findGpu(gpu.gpu);
        TableSpec::Row line{gpu.gpu, true, {{literal(row ? row->name : gpu.gpu), CellStyle::strong, {}}}};
        const std::string id = explainId("corpus.gpu", gpu.gpu);
        line.cells.push_back(gpu.ok() ? Cell{money(gpu.amount, currency), CellStyle::strong, id} : Cell{});
        line.cells.push_back({});
        line.cells.push_back(gpu.ok() ? document(gpu.amount, corpus, currency, id) : Cell{});
        line.cells.push_back({});
        line.cells.push_back({hours(gpu.unit_hours), CellStyle::plain, id});
        table.rows.push_back(std::move(line));
    }
    return table;
}

TableSpec encodingTable(const Snapshot& snapshot) {
    const Corpus& corpus = *snapshot.document.scenario.corpus;
    const auto* encodings = encodingsOf(corpus, *snapshot.document.prices);
    TableSpec table;
    table.id = "corpus-encodings";
    if (!encodings || !corpus.characters_per_document) return table;
    table.title = phrase("table.corpus.encodings", one(languageName(*corpus.language)));
    table.columns = {column("encoding", false), column("ratio"), column("tokens"), column("all")};
    for (const auto& [encoding, ratio] : *encodings) {
        const double each = ratio * *corpus.characters_per_document;
        const bool chosen = encoding == corpus.encoding.value_or("") && !corpus.tokens_per_character;
        table.rows.push_back({encoding,
                              chosen,
                              {{literal(encoding), chosen ? CellStyle::strong : CellStyle::plain, {}},
                               {exact(plain(ratio)), CellStyle::plain, {}},
                               {tokens(each), CellStyle::plain, explainId("corpus.encoding", encoding)},
                               {tokens(each * corpus.documents * corpus.passes), CellStyle::plain, {}}}});
    }
    return table;
}

} // namespace

bool hasCorpus(const Snapshot& snapshot) { return snapshot.results.corpus && snapshot.results.corpus->ok(); }

PageSpec corpusPage(const Snapshot& snapshot, const PageView&) {
    PageSpec page;
    page.id = "corpus";
    page.title = phrase("page.corpus");
    if (!hasCorpus(snapshot)) return page;
    page.charts.push_back(corpusCost(snapshot));
    page.charts.push_back(corpusEncodings(snapshot));
    page.tables.push_back(costTable(snapshot));
    if (TableSpec encodings = encodingTable(snapshot); !encodings.columns.empty())
        page.tables.push_back(std::move(encodings));
    page.notes.push_back(phrase("note.corpus.price"));
    if (snapshot.document.scenario.corpus->characters_per_document &&
        !snapshot.document.scenario.corpus->tokens_per_character)
        page.notes.push_back(phrase("note.corpus.ratio"));
    page.notes.push_back(phrase("note.corpus.encoding"));
    if (snapshot.results.corpus->gpus.empty()) page.notes.push_back(phrase("note.corpus.no_gpu"));
    return page;
}

} // namespace bascule
