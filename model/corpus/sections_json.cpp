#include "model/corpus/sections_json.h"

#include "model/field_json.h"

namespace bascule {
namespace {

Json refused(const Refusal& row) { return {{"error", codeOf(row.error)}, {"message", row.message}}; }

Json apiJson(const CorpusApi& row) {
    Json json{{"api", row.api}};
    if (!row.ok()) {
        json.update(refused(row));
        return json;
    }
    json["amount"] = row.amount;
    json["batch_amount"] = row.batch_amount ? Json(*row.batch_amount) : Json(nullptr);
    return json;
}

Json gpuJson(const CorpusGpu& row) {
    Json json{{"gpu", row.gpu}};
    if (!row.ok()) {
        json.update(refused(row));
        return json;
    }
    json["unit_hours"] = row.unit_hours;
    json["amount"] = row.amount;
    return json;
}

Json resultJson(const CorpusResult& result) {
    if (!result.ok()) return refused(result);
    Json json{{"tokens_per_document", result.tokens_per_document},
              {"tokens", result.tokens},
              {"apis", Json::array()},
              {"gpus", Json::array()}};
    for (const CorpusApi& row : result.apis)
        json["apis"].push_back(apiJson(row));
    for (const CorpusGpu& row : result.gpus)
        json["gpus"].push_back(gpuJson(row));
    return json;
}

Json textOrNull(const std::optional<std::string>& text) { return text ? Json(*text) : Json(nullptr); }

} // namespace

void readCorpus(ObjectReader& root, Scenario& scenario) {
    auto reader = root.object("corpus");
    if (!reader) return;
    Corpus& corpus = scenario.corpus.emplace();
    reader->require("documents");
    corpus.language = reader->text("language");
    corpus.encoding = reader->text("encoding");
    readFields(*reader, scenario);
    if (corpus.characters_per_document && corpus.tokens_per_document)
        throw InputError(reader->pointerOf("tokens_per_document"),
                         because("refused.beside", "must be absent when %1 is given", "characters_per_document"));
    if (!corpus.characters_per_document && !corpus.tokens_per_document)
        throw InputError(reader->pointer(),
                         because("refused.no_text_length", "must give characters_per_document or tokens_per_document"));
    root.keep("corpus", reader->finish());
}

void writeCorpus(Json& json, const Scenario& scenario) {
    Json& section = json["corpus"] = nullptr;
    if (!scenario.corpus) return;
    section = {{"language", textOrNull(scenario.corpus->language)},
               {"encoding", textOrNull(scenario.corpus->encoding)}};
    writeFields(section, "/corpus", scenario);
}

void writeCorpusResult(Json& json, const Results& results) {
    if (results.corpus) json["corpus"] = resultJson(*results.corpus);
}

} // namespace bascule
