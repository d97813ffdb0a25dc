#include "ui/section_panel.h"

#include "model/scenario_choices.h"
#include "ui/edits.h"
#include "ui/panel_parts.h"

#include <QVBoxLayout>
#include <algorithm>

namespace bascule {
namespace {

QString text(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }

// Dimensions and constants that a file or a list gives: there, but not in the way.
bool isFolded(FieldGroup group) {
    return group == FieldGroup::model || group == FieldGroup::tuned_model || group == FieldGroup::recipe ||
           group == FieldGroup::network || group == FieldGroup::served_model || group == FieldGroup::hardware;
}

constexpr std::string_view kSuggested = "training.interruptions.checkpoint_every_minutes";

} // namespace

SectionPanel::SectionPanel(const PageEntry& page, Session& session, QWidget* parent)
    : Bar(Qt::RightEdge, parent), m_page(page), m_session(session) {
    setObjectName(QStringLiteral("inputs.") + QString::fromUtf8(page.id));
    QVBoxLayout* column = scrollingColumn(this);
    buildExamples(column);
    for (FieldGroup group : page.inputs)
        if (!isOfComparison(group)) buildGroup(group, column);
    m_rates = new RateRows(session, this);
    column->addWidget(m_rates);
    column->addStretch(1);
    setNarrow(false);
}

void SectionPanel::buildExamples(QVBoxLayout* column) {
    m_examples.label = new QLabel(this);
    m_examples.picker = new Picker(this);
    m_examples.picker->setObjectName(QStringLiteral("field.example"));
    m_examples.label->setBuddy(m_examples.picker);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_examples.label);
    line->addStretch(1);
    line->addWidget(m_examples.picker);
    column->addLayout(line);
    column->addSpacing(8);
    connect(m_examples.picker, &Picker::chosen, this, [this](const QString& id) {
        if (!id.isEmpty())
            m_session.propose(withExampleSections(m_session.document(), id.toStdString()),
                              QStringLiteral("undo.example"));
    });
}

void SectionPanel::buildGroup(FieldGroup group, QVBoxLayout* column) {
    Group made{group, new QLabel(this), new QVBoxLayout};
    made.title->setObjectName(QStringLiteral("group.") + QLatin1String(codeOf(group)));
    made.rows->setSpacing(4);
    column->addWidget(made.title);
    column->addLayout(made.rows);
    if (isFolded(group)) {
        made.more = new TextButton(TextButton::Kind::flat, this);
        made.more->setObjectName(made.title->objectName() + QStringLiteral(".more"));
        made.more->setCheckable(true);
        connect(made.more, &QAbstractButton::toggled, this, [this] {
            setLook(m_look);
            render(*m_session.snapshot());
        });
        column->addWidget(made.more, 0, Qt::AlignLeft);
    }
    column->addSpacing(8);
    m_groups.push_back(made);
    const auto addChoices = [&](std::string_view before) {
        for (const ChoiceInput& input : scenarioChoices())
            if (input.group == group && input.before == before) addChoice(input);
    };
    for (const Field& field : scenarioFields()) {
        if (field.group != group) continue;
        addChoices(field.id);
        addNumber(field);
    }
    addChoices("");
}

void SectionPanel::addNumber(const Field& field) {
    ValueRow* row = fieldRow(field, m_session, this);
    m_groups.back().rows->addWidget(row);
    m_numbers.push_back({&field, row, m_groups.size() - 1});
    if (field.id == kSuggested) addSuggestion();
    if (field.pointer == "/workload/load/peak_factor") addNumber(*findField("peak_limit"));
    if (field.pointer == "/workload/invoice/amount") {
        m_invoice = new InvoiceButton(m_session, this);
        m_groups.back().rows->addWidget(m_invoice, 0, Qt::AlignLeft);
    }
}

void SectionPanel::addSuggestion() {
    m_suggestion = new TextButton(TextButton::Kind::flat, this);
    m_suggestion->setObjectName(QStringLiteral("suggested_interval"));
    connect(m_suggestion, &QAbstractButton::clicked, this, [this] {
        const auto& result = m_session.snapshot()->results.training;
        if (!result || !result->suggested_checkpoint_every_minutes) return;
        Scenario next = m_session.document().scenario;
        findField(kSuggested)->set(next, *result->suggested_checkpoint_every_minutes);
        m_session.proposeScenario(std::move(next), QStringLiteral("field.") + text(kSuggested));
    });
    m_groups.back().rows->addWidget(m_suggestion, 0, Qt::AlignLeft);
}

void SectionPanel::addChoice(const ChoiceInput& input) {
    Choosing made{&input, m_groups.size() - 1, new QWidget(this), new QLabel(this)};
    const QString name = QStringLiteral("field.") + text(input.id);
    QBoxLayout* line = new QBoxLayout(input.few ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, made.line);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(input.few ? 2 : 8);
    line->addWidget(made.label);
    if (input.few) {
        made.segmented = new Segmented(made.line);
        made.segmented->setObjectName(name);
        line->addWidget(made.segmented);
        connect(made.segmented, &Segmented::chosen, this, [this, &input](const QString& id) { choose(input, id); });
    } else {
        made.picker = new Picker(made.line);
        made.picker->setObjectName(name);
        made.label->setBuddy(made.picker);
        line->addStretch(1);
        line->addWidget(made.picker);
        connect(made.picker, &Picker::chosen, this, [this, &input](const QString& id) { choose(input, id); });
    }
    m_groups.back().rows->addWidget(made.line);
    m_choices.push_back(made);
    if (input.id != "workload.load.hourly_profile") return;
    m_profile = new ProfileBoxes(m_session, this);
    m_groups.back().rows->addWidget(m_profile);
}

void SectionPanel::choose(const ChoiceInput& input, const QString& id) {
    Scenario next = m_session.document().scenario;
    input.set(next, id.toStdString());
    m_session.proposeScenario(std::move(next), QStringLiteral("field.") + text(input.id));
}

bool SectionPanel::isOpen(std::size_t group) const {
    return !m_groups[group].more || m_groups[group].more->isChecked();
}

void SectionPanel::setNarrow(bool narrow) {
    m_narrow = narrow;
    setFixedWidth(m_look.px(narrow ? kNarrowPanelWidth : kPanelWidth));
}

void SectionPanel::setLook(const Look& look) {
    m_look = look;
    slimScrollBars(findChild<QAbstractScrollArea*>(), look.theme.groove);
    setNarrow(m_narrow);
    for (const Group& group : m_groups) {
        styleHeading(group.title, look);
        if (!group.more) continue;
        group.more->setLook(look, 12);
        group.more->setText(look.text(group.more->isChecked() ? "inputs.less" : "inputs.more"));
        group.more->setAccessibleName(group.title->text() + QStringLiteral(", ") + group.more->text());
    }
    for (const Number& number : m_numbers)
        number.row->setLook(look);
    for (Choosing& each : m_choices) {
        each.book.reset(); // options are said in another language
        const QString name = QStringLiteral("field.") + text(each.input->id);
        QWidget* box = each.picker ? static_cast<QWidget*>(each.picker) : each.segmented;
        each.label->setFont(look.font(13));
        putText(each.label, look.text(name));
        each.label->setVisible(each.input->titled);
        box->setAccessibleName(look.text(name));
        box->setToolTip(look.text(name + QStringLiteral(".help")));
        if (each.picker)
            each.picker->setLook(look);
        else
            each.segmented->setLook(look);
    }
    m_examples.label->setFont(look.font(13));
    putText(m_examples.label, look.text("field.example"));
    m_examples.picker->setLook(look);
    m_examples.picker->setAccessibleName(look.text("field.example"));
    m_examples.picker->setToolTip(look.text("field.example.help"));
    if (m_suggestion) m_suggestion->setLook(look, 12);
    if (m_profile) m_profile->setLook(look);
    if (m_invoice) m_invoice->setLook(look, 12);
    m_rates->setLook(look);
}

void SectionPanel::render(const Snapshot& snapshot) {
    const Scenario& scenario = snapshot.document.scenario;
    std::vector<bool> used(m_groups.size(), false);
    for (const Number& number : m_numbers) {
        const bool applies = fieldApplies(*number.field, scenario);
        used[number.group] = used[number.group] || applies;
        number.row->setVisible(applies && isOpen(number.group));
        if (!applies) continue;
        number.row->setCurrency(scenario.currency);
        number.row->show(number.field->get(scenario));
    }
    for (const Choosing& choice : m_choices)
        used[choice.group] = used[choice.group] || choice.input->applies(scenario);
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        m_groups[i].title->setVisible(used[i]);
        if (m_groups[i].more) m_groups[i].more->setVisible(used[i]);
    }
    renderChoices(snapshot);
    renderSuggestion(snapshot);
    if (m_profile) m_profile->setVisible(scenario.workload.load.has_value());
    if (m_profile && scenario.workload.load) m_profile->render(snapshot);
    if (m_invoice) m_invoice->render(snapshot, m_look);
    renderExamples();
    const bool filled = isFilled(m_page, scenario); // else the page itself offers them
    m_examples.label->setVisible(filled);
    m_examples.picker->setVisible(filled);
    m_rates->render(snapshot, sectionCurrencies(snapshot.document, m_page.inputs));
}

void SectionPanel::renderChoices(const Snapshot& snapshot) {
    for (Choosing& each : m_choices) {
        const bool applies = each.input->applies(snapshot.document.scenario);
        each.line->setVisible(applies && isOpen(each.group));
        if (!applies) continue;
        // Options follow from the book and the choice: a slider's tick does not list ten thousand rows again.
        std::string chosen = each.input->get(snapshot.document);
        if (each.book == snapshot.document.prices && each.chosen == chosen) continue;
        each.book = snapshot.document.prices;
        each.chosen = std::move(chosen);
        std::vector<Choice> choices;
        for (const ChoiceOption& option : each.input->options(snapshot.document))
            choices.push_back({text(option.id), m_look.words.text(option.name)});
        const QString wanted = text(each.chosen);
        if (each.picker)
            each.picker->offer(choices, wanted);
        else
            each.segmented->offer(choices, wanted);
    }
}

void SectionPanel::renderSuggestion(const Snapshot& snapshot) {
    if (!m_suggestion) return;
    const auto& result = snapshot.results.training;
    const bool known = result && result->suggested_checkpoint_every_minutes.known();
    m_suggestion->setVisible(known);
    if (!known) return;
    const double minutes = *result->suggested_checkpoint_every_minutes;
    m_suggestion->setText(m_look.words.text(Phrase{"suggested_interval", {Quantity{minutes, Unit::minutes, {}}}, -1}));
    const double present = findField(kSuggested)->get(snapshot.document.scenario);
    m_suggestion->setEnabled(present != minutes);
}

void SectionPanel::renderExamples() {
    std::vector<Choice> choices{{QString(), m_look.text("example.choose")}};
    for (const char* name : m_page.examples)
        choices.push_back({QString::fromUtf8(name), m_look.text(QStringLiteral("example.") + QLatin1String(name))});
    m_examples.picker->offer(choices, QString());
}

} // namespace bascule
