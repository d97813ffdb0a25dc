#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

// The page of the corpus: its inputs, sentences, formulas, and the languages of texts.
std::span<const WordEntry> corpusWords() {
    static constexpr WordEntry words[] = {
        {"page.corpus", QT_TRANSLATE_NOOP("bascule", "Corpus")},
        {"empty.corpus", QT_TRANSLATE_NOOP("bascule", "How many tokens is the text, and what does reading it cost?")},
        {"example.corpus-fr", QT_TRANSLATE_NOOP("bascule", "Corpus: 2 million French documents")},
        {"group.corpus", QT_TRANSLATE_NOOP("bascule", "Text")},
        {"field.corpus.documents", QT_TRANSLATE_NOOP("bascule", "Documents")},
        {"field.corpus.documents.help", QT_TRANSLATE_NOOP("bascule", "Documents that are read.")},
        {"field.corpus.length", QT_TRANSLATE_NOOP("bascule", "Length counted in")},
        {"field.corpus.length.help",
         QT_TRANSLATE_NOOP(
             "bascule", "Characters, from which tokens follow by language and encoding; or tokens that were counted.")},
        {"choice.corpus.characters", QT_TRANSLATE_NOOP("bascule", "Characters")},
        {"choice.corpus.tokens", QT_TRANSLATE_NOOP("bascule", "Tokens")},
        {"field.corpus.characters_per_document", QT_TRANSLATE_NOOP("bascule", "Characters per document")},
        {"field.corpus.characters_per_document.help",
         QT_TRANSLATE_NOOP("bascule", "Mean length of a document, in Unicode characters.")},
        {"field.corpus.tokens_per_document", QT_TRANSLATE_NOOP("bascule", "Tokens per document")},
        {"field.corpus.tokens_per_document.help",
         QT_TRANSLATE_NOOP("bascule", "Mean length of a document, as counted.")},
        {"field.corpus.language", QT_TRANSLATE_NOOP("bascule", "Language")},
        {"field.corpus.language.help",
         QT_TRANSLATE_NOOP("bascule", "Language of the text; ratios were measured for 25.")},
        {"field.corpus.encoding", QT_TRANSLATE_NOOP("bascule", "Encoding")},
        {"field.corpus.encoding.help", QT_TRANSLATE_NOOP("bascule", "How the model cuts text into tokens.")},
        {"field.corpus.tokens_per_character", QT_TRANSLATE_NOOP("bascule", "Tokens per character")},
        {"field.corpus.tokens_per_character.help",
         QT_TRANSLATE_NOOP("bascule",
                           "Measured on your own text; empty: the price book’s ratio for this language and encoding.")},
        {"field.corpus.passes", QT_TRANSLATE_NOOP("bascule", "Passes")},
        {"field.corpus.passes.help", QT_TRANSLATE_NOOP("bascule", "How often the whole corpus is read.")},
        //: %1 number of documents, %2 tokens, %3 lowest amount, %4 its offer, %5 highest amount, %6 its offer
        {"corpus.verdict",
         QT_TRANSLATE_NOOP("bascule", "%1 documents are %2: reading them costs from %3 (%4) to %5 (%6).")},
        //: %1 number of documents, %2 tokens
        {"corpus.verdict.tokens",
         QT_TRANSLATE_NOOP("bascule", "%1 documents are %2; no offer compared says what reading them costs.")},
        {"corpus.no_ratio",
         QT_TRANSLATE_NOOP("bascule",
                           "No answer: choose a language and an encoding, or give the tokens of a character.")},
        //: %1 language, %2 encoding
        {"corpus.no_ratio_of",
         QT_TRANSLATE_NOOP("bascule", "No answer: the price book has no tokens per character for %1 in %2.")},
        //: %1 amount, %2 offer
        {"corpus.batch_from", QT_TRANSLATE_NOOP("bascule", "By batch, from %1 (%2).")},
        //: %1 offer, %2 time, %3 amount
        {"corpus.on_gpu", QT_TRANSLATE_NOOP("bascule", "On %1 it takes %2 of one unit, %3.")},
        //: %1 and %3 tokens, %2 and %4 encodings
        {"corpus.encodings", QT_TRANSLATE_NOOP("bascule", "The same text is %1 in %2 and %3 in %4.")},
        {"corpus.no_price", QT_TRANSLATE_NOOP("bascule", "No offer compared has a price for input tokens.")},
        {"corpus.no_encodings",
         QT_TRANSLATE_NOOP("bascule",
                           "The tokens of a document are given: what they would be in another encoding is unknown.")},
        {"corpus.standard", QT_TRANSLATE_NOOP("bascule", "Standard")},
        {"corpus.batch", QT_TRANSLATE_NOOP("bascule", "Batch")},
        {"corpus.own", QT_TRANSLATE_NOOP("bascule", "Own GPUs")},
        {"chart.corpus.cost", QT_TRANSLATE_NOOP("bascule", "Cost of reading")},
        //: %1 tokens
        {"chart.corpus.cost.subtitle", QT_TRANSLATE_NOOP("bascule", "%1 of input")},
        {"chart.corpus.encodings", QT_TRANSLATE_NOOP("bascule", "The same document in other encodings")},
        //: %1 language, %2 number of characters
        {"chart.corpus.encodings.subtitle", QT_TRANSLATE_NOOP("bascule", "%1, %2 characters: tokens")},
        //: %1 tokens
        {"table.corpus", QT_TRANSLATE_NOOP("bascule", "Cost of reading %1")},
        //: %1 language
        {"table.corpus.encodings", QT_TRANSLATE_NOOP("bascule", "Encodings: %1")},
        {"column.corpus.offer", QT_TRANSLATE_NOOP("bascule", "Offer")},
        {"column.corpus.amount", QT_TRANSLATE_NOOP("bascule", "Cost")},
        {"column.corpus.batch", QT_TRANSLATE_NOOP("bascule", "By batch")},
        {"column.corpus.document", QT_TRANSLATE_NOOP("bascule", "Per 1,000 documents")},
        {"column.corpus.document_batch", QT_TRANSLATE_NOOP("bascule", "Per 1,000, by batch")},
        {"column.corpus.hours", QT_TRANSLATE_NOOP("bascule", "Unit-hours")},
        {"column.corpus.encoding", QT_TRANSLATE_NOOP("bascule", "Encoding")},
        {"column.corpus.ratio", QT_TRANSLATE_NOOP("bascule", "Tokens per character")},
        {"column.corpus.tokens", QT_TRANSLATE_NOOP("bascule", "Tokens per document")},
        {"column.corpus.all", QT_TRANSLATE_NOOP("bascule", "All tokens")},
        //: %1 tokens
        {"figure.corpus.tokens", QT_TRANSLATE_NOOP("bascule", "%1 per document")},
        //: %1 offer
        {"figure.corpus.cheapest", QT_TRANSLATE_NOOP("bascule", "cheapest: %1")},
        //: %1 offer
        {"figure.corpus.document", QT_TRANSLATE_NOOP("bascule", "per 1,000 documents, %1")},
        {"note.corpus.price",
         QT_TRANSLATE_NOOP("bascule", "Input prices as listed, without the API discount; a GPU’s hours at its "
                                      "on-demand price, else at its monthly price over the hours of a month.")},
        {"note.corpus.ratio", QT_TRANSLATE_NOOP("bascule", "Tokens per character measured on formal prose; other text "
                                                           "runs up to 25% higher, code and tables 0.30 to 0.40.")},
        {"note.corpus.encoding",
         QT_TRANSLATE_NOOP("bascule", "Every offer is counted with the same tokens; a model of another encoding makes "
                                      "more or fewer of the same text.")},
        {"note.corpus.no_gpu",
         QT_TRANSLATE_NOOP("bascule", "No GPU compared says how fast it reads input: its hours are unknown.")},
        //: %1 tokens
        {"explain.corpus.tokens", QT_TRANSLATE_NOOP("bascule", "Tokens of the corpus: %1")},
        //: %1 offer, %2 amount; here and below
        {"explain.corpus.api", QT_TRANSLATE_NOOP("bascule", "%1, cost of reading: %2")},
        {"explain.corpus.batch", QT_TRANSLATE_NOOP("bascule", "%1, cost of reading by batch: %2")},
        {"explain.corpus.gpu", QT_TRANSLATE_NOOP("bascule", "%1, cost of reading on own GPUs: %2")},
        //: %1 encoding, %2 tokens
        {"explain.corpus.encoding", QT_TRANSLATE_NOOP("bascule", "%1, tokens of a document: %2")},
        {"step.corpus.document",
         QT_TRANSLATE_NOOP("bascule", "Document: %1 characters × %2 tokens per character = %3")},
        {"step.corpus.tokens", QT_TRANSLATE_NOOP("bascule", "All: %1 × %2 documents × %3 passes = %4")},
        {"step.corpus.amount", QT_TRANSLATE_NOOP("bascule", "Reading: %1 × %2 = %3")},
        {"step.corpus.hours", QT_TRANSLATE_NOOP("bascule", "Hours of one unit: %1 ÷ (%2 × %3 × 3600) = %4")},
        {"step.corpus.gpu_amount", QT_TRANSLATE_NOOP("bascule", "Reading: %1 × %2 = %3")},
        {"language.ar", QT_TRANSLATE_NOOP("bascule", "Arabic")},
        {"language.cs", QT_TRANSLATE_NOOP("bascule", "Czech")},
        {"language.de", QT_TRANSLATE_NOOP("bascule", "German")},
        {"language.el", QT_TRANSLATE_NOOP("bascule", "Greek")},
        {"language.en", QT_TRANSLATE_NOOP("bascule", "English")},
        {"language.es", QT_TRANSLATE_NOOP("bascule", "Spanish")},
        {"language.fi", QT_TRANSLATE_NOOP("bascule", "Finnish")},
        {"language.fr", QT_TRANSLATE_NOOP("bascule", "French")},
        {"language.he", QT_TRANSLATE_NOOP("bascule", "Hebrew")},
        {"language.hi", QT_TRANSLATE_NOOP("bascule", "Hindi")},
        {"language.hu", QT_TRANSLATE_NOOP("bascule", "Hungarian")},
        {"language.it", QT_TRANSLATE_NOOP("bascule", "Italian")},
        {"language.ja", QT_TRANSLATE_NOOP("bascule", "Japanese")},
        {"language.ko", QT_TRANSLATE_NOOP("bascule", "Korean")},
        {"language.nl", QT_TRANSLATE_NOOP("bascule", "Dutch")},
        {"language.pl", QT_TRANSLATE_NOOP("bascule", "Polish")},
        {"language.pt", QT_TRANSLATE_NOOP("bascule", "Portuguese")},
        {"language.ro", QT_TRANSLATE_NOOP("bascule", "Romanian")},
        {"language.ru", QT_TRANSLATE_NOOP("bascule", "Russian")},
        {"language.sv", QT_TRANSLATE_NOOP("bascule", "Swedish")},
        {"language.th", QT_TRANSLATE_NOOP("bascule", "Thai")},
        {"language.tr", QT_TRANSLATE_NOOP("bascule", "Turkish")},
        {"language.uk", QT_TRANSLATE_NOOP("bascule", "Ukrainian")},
        {"language.vi", QT_TRANSLATE_NOOP("bascule", "Vietnamese")},
        {"language.zh", QT_TRANSLATE_NOOP("bascule", "Chinese")},
    };
    return words;
}

} // namespace bascule
