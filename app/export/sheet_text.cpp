#include "app/export/sheet_text.h"

#include "app/theme.h"
#include "model/answer.h"
#include "model/document.h"
#include "model/scenario_choices.h"

#include <QFontMetricsF>
#include <QMap>
#include <algorithm>
#include <set>
#include <string_view>

namespace bascule {
namespace {

const QString kDot = QStringLiteral(" · ");

QString fieldName(const Words& words, std::string_view id) { return words.text(("field." + std::string(id)).c_str()); }

// Always there: without them no figure on the sheet can be checked. The others only where they differ from the default.
bool always(std::string_view id) {
    return id == "output_tokens_per_month" || id == "utilisation" || id == "hours_per_month";
}

double valueOf(const Field& field, const Snapshot& snapshot) {
    if (field.id == "output_tokens_per_month") return snapshot.results.output_tokens_per_month;
    if (field.id == "input_tokens_per_output_token") return snapshot.results.input_tokens_per_output_token;
    if (field.id == "utilisation") return snapshot.results.utilisation;
    return field.get(snapshot.document.scenario);
}

void addConstraints(const Constraints& constraints, const Words& words, SheetText& text) {
    QStringList parts;
    for (const auto* list : {&constraints.jurisdictions, &constraints.certifications})
        for (const std::string& item : *list)
            parts << QString::fromStdString(item);
    if (constraints.no_training_on_data) parts << words.text("export.no_training");
    if (!parts.isEmpty()) text.inputs.emplace_back(words.text("export.constraints"), parts.join(QStringLiteral(", ")));
}

bool isShown(const Field& field, const Snapshot& snapshot, std::span<const FieldGroup> groups) {
    if (std::find(groups.begin(), groups.end(), field.group) == groups.end() ||
        !fieldApplies(field, snapshot.document.scenario))
        return false;
    const double value = valueOf(field, snapshot), fallback = field.fallback();
    const bool of_model = field.group == FieldGroup::model || field.group == FieldGroup::tuned_model;
    if (of_model && !field.pointer.ends_with("/parameters")) return false;     // the model's name stands for its widths
    if (!isOfComparison(field.group)) return !std::isnan(value) && value != 0; // a section says what it was given
    return always(field.id) || !(value == fallback || (std::isnan(value) && std::isnan(fallback)));
}

// The choices of a group that stand before a number, or at its end.
void addChoices(const Document& document, FieldGroup group, std::string_view before, const Words& words,
                SheetText& text) {
    for (const ChoiceInput& input : scenarioChoices()) {
        if (input.group != group || input.before != before || !input.applies(document.scenario)) continue;
        const std::string chosen = input.get(document);
        for (const ChoiceOption& option : input.options(document))
            if (option.id == chosen && !chosen.empty())
                text.inputs.emplace_back(printable(fieldName(words, input.id)), printable(words.text(option.name)));
    }
}

void addInputs(const Snapshot& snapshot, std::span<const FieldGroup> groups, const Words& words, SheetText& text) {
    const Scenario& s = snapshot.document.scenario;
    const auto has = [&](FieldGroup group) { return std::find(groups.begin(), groups.end(), group) != groups.end(); };
    const Field* former = nullptr;
    for (const Field& field : scenarioFields()) {
        if (former && former->group != field.group && has(former->group))
            addChoices(snapshot.document, former->group, "", words, text);
        former = &field;
        if (has(field.group)) addChoices(snapshot.document, field.group, field.id, words, text);
        if (!isShown(field, snapshot, groups)) continue;
        Quantity quantity{valueOf(field, snapshot), field.unit, s.currency};
        const bool derived = field.id == "utilisation"
                                 ? s.hosting.utilisation_from_load
                                 : s.workload.load && (field.id == "output_tokens_per_month" ||
                                                       field.id == "input_tokens_per_output_token");
        quantity.exact = !derived; // what was typed as it was typed; what was computed, rounded
        const QString value = words.format().rate(quantity);
        text.inputs.emplace_back(fieldName(words, field.id), derived ? words.text("export.from_load", {value}) : value);
        if (field.id == "hours_per_month")
            text.inputs.emplace_back(words.text("export.billing"),
                                     words.text((std::string("billing.") + codeOf(s.hosting.billing)).c_str()));
        if (field.id == "hours_per_month" && s.hosting.schedule != Scenario{}.hosting.schedule)
            text.inputs.emplace_back(words.text("export.schedule"),
                                     words.text((std::string("schedule.") + codeOf(s.hosting.schedule)).c_str()));
    }
    if (!has(FieldGroup::hosting)) return;
    for (const auto& [id, rate] : s.hosting.throughput) {
        const GpuRow* row = snapshot.document.prices->findGpu(id);
        if (row && snapshot.results.findGpu(id))
            text.inputs.emplace_back(fieldName(words, "throughput") + QStringLiteral(", ") +
                                         QString::fromStdString(row->name),
                                     words.format().rate({rate, Unit::tokens_per_second, {}, false, true}));
    }
    addConstraints(s.constraints, words, text);
}

// What a row of prices says of itself.
struct Origin {
    std::string currency;
    std::optional<std::string> source, as_of;
};

void addOrigin(const auto* row, std::vector<Origin>& origins) {
    if (row) origins.push_back({row->currency, row->source, row->as_of});
}

// Of the rows behind the page: those it names, else those compared, GPUs first.
std::vector<Origin> originsOf(const Snapshot& snapshot, const PageSpec& page) {
    const PriceBook& prices = *snapshot.document.prices;
    std::vector<Origin> origins;
    for (const std::string& id : page.rows) {
        addOrigin(prices.findGpu(id), origins);
        addOrigin(prices.findApi(id), origins);
        addOrigin(prices.findStorage(id), origins);
    }
    if (!page.rows.empty()) return origins;
    for (const GpuResult& g : snapshot.results.gpus)
        addOrigin(prices.findGpu(g.id), origins);
    for (const ApiResult& a : snapshot.results.apis)
        addOrigin(prices.findApi(a.id), origins);
    return origins;
}

QString sourceText(const std::optional<std::string>& source, const std::optional<std::string>& as_of,
                   const Words& words) {
    // Rows of one list name their place in it (", key …"); the sheet names the list, the price table each place.
    const QString name = source && !source->empty()
                             ? printable(QString::fromStdString(*source)).section(QStringLiteral(", key "), 0, 0)
                             : words.text("export.source.unknown");
    return as_of && !as_of->empty() ? words.text("export.source", {name, words.format().date(*as_of)})
                                    : words.text("export.source.undated", {name});
}

QString sources(const std::vector<Origin>& origins, const Words& words) {
    QStringList texts;
    for (const Origin& row : origins) {
        const QString text = sourceText(row.source, row.as_of, words);
        if (!texts.contains(text)) texts << text;
    }
    return texts.isEmpty() ? QString() : words.text("export.sources", {texts.join(QStringLiteral("; "))});
}

QString rateText(const std::string& currency, const ExchangeRate& rate, const Scenario& scenario, const Words& words) {
    const Format& format = words.format();
    const QString one = format.axis(1, Unit::money, currency, 10); // "$1", "1 $"
    const QString value = format.quantity({rate.rate, Unit::money, scenario.currency, false, true});
    const bool par = rate.rate == 1;
    if (!rate.source && !rate.as_of) return words.text(par ? "export.rate.parity" : "export.rate", {one, value});
    QStringList origin;
    if (rate.source) origin << printable(QString::fromStdString(*rate.source));
    if (rate.as_of) origin << format.date(*rate.as_of);
    return words.text(par ? "export.rate.parity.source" : "export.rate.source",
                      {one, value, origin.join(QStringLiteral(", "))});
}

QString terms(const Scenario& scenario, const std::vector<Origin>& origins, const Words& words) {
    QStringList parts{words.text("export.estimate"), words.text("export.before_tax")};
    std::set<std::string> said{scenario.currency};
    for (const Origin& row : origins) {
        const auto rate = scenario.exchange_rates.find(row.currency);
        if (said.insert(row.currency).second && rate != scenario.exchange_rates.end())
            parts << rateText(row.currency, rate->second, scenario, words);
    }
    return parts.join(kDot);
}

// Characters of a word that a line holds, at least one and no half of a pair.
qsizetype fitting(const QString& word, const QFontMetricsF& metrics, double width) {
    qsizetype end = 1;
    while (end < word.size() && metrics.horizontalAdvance(word.left(end + 1)) <= width)
        ++end;
    return word[end - 1].isHighSurrogate() ? std::max<qsizetype>(end - 1, 2) : end;
}

} // namespace

QString printable(const QString& text) {
    QString clean = text;
    for (QChar& c : clean) {
        const auto category = c.category();
        if (category == QChar::Other_Control || category == QChar::Separator_Line ||
            category == QChar::Separator_Paragraph || c.unicode() == 0xfffe || c.unicode() == 0xffff)
            c = ' ';
    }
    return clean;
}

QFont sheetFont(int pixels, QFont::Weight weight) {
    QFont font = textFont(pixels, weight);
    font.setStyleStrategy(QFont::PreferNoShaping);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QStringList wrapped(const QString& text, const QFont& font, double width, int most) {
    const QFontMetricsF metrics(font);
    const double space = metrics.horizontalAdvance(' ');
    QStringList lines, words = printable(text).split(' ', Qt::SkipEmptyParts);
    QString line;
    double used = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const double advance = metrics.horizontalAdvance(words[i]);
        const double needed = line.isEmpty() ? advance : used + space + advance;
        if (needed <= width) {
            line += line.isEmpty() ? words[i] : ' ' + words[i];
            used = needed;
            continue;
        }
        if (lines.size() == most - 1) { // no line left: the rest as far as it goes
            const QString rest = words.mid(i).join(' ');
            return lines << metrics.elidedText(line.isEmpty() ? rest : line + ' ' + rest, Qt::ElideRight, width);
        }
        if (line.isEmpty()) { // one word longer than a line
            const qsizetype end = fitting(words[i], metrics, width);
            lines << words[i].left(end);
            words[i].remove(0, end);
            --i;
        } else {
            lines << line;
            --i;
        }
        line.clear();
        used = 0;
    }
    return line.isEmpty() ? lines : lines << line;
}

QStringList wholeSentences(const QStringList& sentences, const QFont& font, double width, int most) {
    for (qsizetype count = sentences.size(); count > 1; --count) {
        const QStringList lines = wrapped(sentences.mid(0, count).join(' '), font, width, most + 1);
        if (lines.size() <= most) return lines;
    }
    return sentences.isEmpty() ? QStringList() : wrapped(sentences.front(), font, width, most);
}

namespace {

// The title of a built-in example, as long as it is unchanged, in the sheet's language: its file is written in English.
QString shownTitle(const QString& title, const Words& words) {
    static const QMap<QString, std::string> examples = [] {
        QMap<QString, std::string> titles{
            {QString::fromStdString(builtinDocument().scenario.title), "example.builtin"}};
        for (const std::string& name : exampleNames())
            titles.insert(QString::fromStdString(exampleDocument(name).scenario.title), "example." + name);
        return titles;
    }();
    const std::string key = examples.value(title);
    return key.empty() || !Words::has(key.c_str()) ? title : words.text(key.c_str());
}

} // namespace

QString sheetTitle(const Snapshot& snapshot, const Words& words) {
    const QString title = printable(QString::fromStdString(snapshot.document.scenario.title)).trimmed();
    return printable(title.isEmpty() ? words.text("sheet.title") : shownTitle(title, words));
}

SheetText sheetText(const Snapshot& snapshot, const PageSpec& page, const Words& words) {
    SheetText text;
    text.title = sheetTitle(snapshot, words);
    text.page = printable(words.text(page.title));
    const PageEntry* entry = findPage(page.id);
    const Answer said = entry ? entry->answer(snapshot, {}) : answer(snapshot);
    text.verdict = printable(words.text(said.verdict));
    for (const Phrase& detail : said.details)
        text.details << printable(words.text(detail));
    if (entry) addInputs(snapshot, entry->inputs, words, text);
    for (const auto* notes : {&said.cautions, &page.notes})
        for (const Phrase& note : *notes) {
            const QString sentence = printable(words.text(note));
            if (!sentence.isEmpty() && !text.notes.contains(sentence) && !text.details.contains(sentence))
                text.notes << sentence;
        }
    const std::vector<Origin> origins = originsOf(snapshot, page);
    text.terms = terms(snapshot.document.scenario, origins, words);
    text.sources = sources(origins, words);
    return text;
}

} // namespace bascule
