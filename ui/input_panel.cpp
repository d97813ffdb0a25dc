#include "ui/input_panel.h"

#include "model/scenario_fields.h"
#include "ui/edits.h"
#include "ui/panel_parts.h"
#include "ui/volume_dialog.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <limits>

namespace bascule {
namespace {

// What the conversation with a customer turns on; everything else waits under "More".
constexpr std::array kFirst = {std::string_view("/workload/output_tokens_per_month"),
                               std::string_view("/workload/input_tokens_per_output_token"),
                               std::string_view("/workload/cached_input_share"),
                               std::string_view("/hosting/utilisation"),
                               std::string_view("/hosting/hours_per_month"),
                               std::string_view("/hosting/fixed_cost_per_month"),
                               std::string_view("/api_discount"),
                               std::string_view("/workload/batch_share")};
bool comesFirst(const Field& field) { return std::ranges::find(kFirst, field.pointer) != kFirst.end(); }

// Offered as the terms that the GPU lists, and beside the load.
bool hasOwnPlace(const Field& field) {
    return field.pointer == "/hosting/commitment_months" || field.pointer == "/hosting/peak_limit";
}

constexpr const char* kBillings[] = {"monthly", "on_demand", "interruptible", "committed"};

QString text(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }

} // namespace

InputPanel::InputPanel(Session& session, QWidget* parent) : Bar(Qt::RightEdge, parent), m_session(session) {
    setObjectName(QStringLiteral("inputs"));
    m_column = scrollingColumn(this);
    buildSection(FieldGroup::usage, "group.usage");
    buildSection(FieldGroup::hosting, "group.hosting");
    buildSection(FieldGroup::api, "group.api");
    m_rates = new RateRows(session, this);
    m_column->addWidget(m_rates);
    const Section& api = m_sections.at(FieldGroup::api);
    m_rates->setTabAnchor(api.more_button ? static_cast<QWidget*>(api.more_button) : m_api.picker);
    m_column->addStretch(1);
    connectChoices();
}

void InputPanel::buildSection(FieldGroup group, const char* words) {
    Section section;
    section.title = new QLabel(this);
    section.title->setObjectName(QString::fromLatin1(words));
    m_column->addWidget(section.title);
    section.rows = new QVBoxLayout;
    section.rows->setSpacing(4);
    m_column->addLayout(section.rows);
    if (group == FieldGroup::hosting) m_gpu = addPicker(QStringLiteral("reference_gpu"), section.rows);
    if (group == FieldGroup::api) m_api = addPicker(QStringLiteral("reference_api"), section.rows);
    bool rest = false;
    for (const Field& field : scenarioFields()) {
        if (field.group != group) continue;
        if (hasOwnPlace(field)) continue;
        if (!comesFirst(field)) {
            rest = true;
            continue;
        }
        addField(field, section.rows);
        if (field.pointer == "/hosting/utilisation") buildHosting(section.rows);
        if (field.pointer == "/workload/output_tokens_per_month") {
            m_volume = new TextButton(TextButton::Kind::flat, this);
            m_volume->setObjectName(QStringLiteral("volume.open"));
            connect(m_volume, &QAbstractButton::clicked, this,
                    [this] { VolumeDialog::openOver(this, m_session, m_look); });
            section.rows->addWidget(m_volume, 0, Qt::AlignLeft);
        }
    }
    if (rest || group == FieldGroup::hosting) {
        section.more_button = new TextButton(TextButton::Kind::flat, this);
        section.more_button->setObjectName(QString::fromLatin1(words) + QStringLiteral(".more"));
        connect(section.more_button, &QAbstractButton::clicked, this, [this, group] { toggleMore(group); });
        m_column->addWidget(section.more_button, 0, Qt::AlignLeft);
    }
    m_column->addSpacing(8);
    m_sections.emplace(group, section);
}

void InputPanel::buildHosting(QVBoxLayout* into) {
    ValueRow::Spec spec{QStringLiteral("throughput"), QStringLiteral("field.throughput"),
                        Unit::tokens_per_second,      {},
                        {1, 10000, 1, true},          1};
    spec.range.low_excluded = true;
    m_throughput = new ValueRow(spec, this);
    connect(m_throughput, &ValueRow::edited, this, &InputPanel::editThroughput);
    connect(m_throughput, &ValueRow::resetRequested, this,
            [this] { editThroughput(std::numeric_limits<double>::quiet_NaN(), 0); });
    into->addWidget(m_throughput);
    m_billing = new Segmented(this);
    m_billing->setObjectName(QStringLiteral("field.billing"));
    into->addWidget(m_billing);
    m_term = addPicker(QStringLiteral("commitment_months"), into);
}

InputPanel::Choosing InputPanel::addPicker(const QString& id, QVBoxLayout* into) {
    Choosing made{new QLabel(this), new Picker(this)};
    made.picker->setObjectName(QStringLiteral("field.") + id);
    made.label->setBuddy(made.picker);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(made.label);
    line->addStretch(1);
    line->addWidget(made.picker);
    into->addLayout(line);
    return made;
}

ValueRow* InputPanel::addField(const Field& field, QVBoxLayout* into) {
    ValueRow* row = fieldRow(field, m_session, this);
    into->addWidget(row);
    m_fields.emplace(&field, row);
    return row;
}

void InputPanel::buildMore(FieldGroup group) {
    Section& section = m_sections.at(group);
    section.more = new QWidget(this);
    section.more_rows = new QVBoxLayout(section.more);
    section.more_rows->setContentsMargins(0, 0, 0, 0);
    section.more_rows->setSpacing(4);
    if (group == FieldGroup::hosting) {
        m_schedule = addPicker(QStringLiteral("schedule"), section.more_rows);
        connect(m_schedule.picker, &Picker::chosen, this, [this](const QString& id) {
            Scenario next = m_session.document().scenario;
            next.hosting.schedule = id == QLatin1String("elastic") ? Schedule::elastic : Schedule::always_on;
            m_session.proposeScenario(std::move(next), QStringLiteral("field.schedule"));
        });
    }
    for (const Field& field : scenarioFields())
        if (field.group == group && !comesFirst(field) && !hasOwnPlace(field)) addField(field, section.more_rows);
    m_column->insertWidget(m_column->indexOf(section.more_button) + 1, section.more);
    QWidget* last = section.more_button;
    for (QWidget* widget : section.more->findChildren<QWidget*>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus)) continue;
        setTabOrder(last, widget);
        last = widget;
    }
    section.more->show();
}

void InputPanel::toggleMore(FieldGroup group) {
    Section& section = m_sections.at(group);
    if (section.more) {
        section.more->setVisible(section.more->isHidden());
    } else {
        buildMore(group);
    }
    setLook(m_look);
    render(*m_session.snapshot());
}

void InputPanel::connectChoices() {
    connect(m_gpu.picker, &Picker::chosen, this, [this](const QString& id) {
        m_session.propose(withReferenceGpu(m_session.document(), id.toStdString()),
                          QStringLiteral("field.reference_gpu"));
    });
    connect(m_api.picker, &Picker::chosen, this, [this](const QString& id) {
        m_session.propose(withReferenceApi(m_session.document(), id.toStdString()),
                          QStringLiteral("field.reference_api"));
    });
    connect(m_billing, &Segmented::chosen, this, [this](const QString& id) {
        m_session.propose(withBilling(m_session.document(), id.toStdString()), QStringLiteral("field.billing"));
    });
    connect(m_term.picker, &Picker::chosen, this, [this](const QString& months) {
        Scenario next = m_session.document().scenario;
        next.hosting.commitment_months = months.toDouble();
        m_session.proposeScenario(std::move(next), QStringLiteral("field.commitment_months"));
    });
}

void InputPanel::setLook(const Look& look) {
    m_look = look;
    slimScrollBars(findChild<QScrollArea*>(), look.theme.groove);
    setFixedWidth(look.px(m_narrow ? kNarrowPanelWidth : kPanelWidth));
    for (auto& [group, section] : m_sections) {
        styleHeading(section.title, look);
        if (!section.more_button) continue;
        section.more_button->setLook(look, 12);
        const bool open = section.more && !section.more->isHidden();
        section.more_button->setText(look.text(open ? "inputs.less" : "inputs.more"));
        section.more_button->setAccessibleName(section.title->text() + QStringLiteral(", ") +
                                               section.more_button->text());
    }
    for (auto& [field, row] : m_fields)
        row->setLook(look);
    m_throughput->setLook(look);
    m_volume->setLook(look, 12);
    m_volume->setText(look.text("volume.open"));
    for (const Choosing& each : {m_gpu, m_api, m_schedule, m_term}) {
        if (!each.picker) continue;
        const QString name = look.text(each.picker->objectName());
        each.label->setFont(look.font(13));
        putText(each.label, name);
        each.picker->setLook(look);
        each.picker->setAccessibleName(name);
        each.picker->setToolTip(look.text(each.picker->objectName() + QStringLiteral(".help")));
    }
    m_billing->setAccessibleName(look.text("field.billing"));
    m_billing->setToolTip(look.text("field.billing.help"));
    m_billing->setLook(look);
    m_rates->setLook(look);
}

void InputPanel::setNarrow(bool narrow) {
    if (m_narrow == narrow) return;
    m_narrow = narrow;
    setFixedWidth(m_look.px(narrow ? kNarrowPanelWidth : kPanelWidth));
}

void InputPanel::render(const Snapshot& snapshot) {
    const Scenario& scenario = snapshot.document.scenario;
    for (auto& [field, row] : m_fields) {
        row->setCurrency(scenario.currency);
        double value = field->get(scenario);
        const bool volume = field->pointer == "/workload/output_tokens_per_month";
        const bool ratio = field->pointer == "/workload/input_tokens_per_output_token";
        if (scenario.workload.load && volume) value = snapshot.results.output_tokens_per_month;
        if (scenario.workload.load && ratio) value = snapshot.results.input_tokens_per_output_token;
        row->setEditable(!(scenario.workload.load && (volume || ratio)));
        const bool rate = field->pointer == "/hosting/utilisation" && scenario.hosting.utilisation_from_load;
        if (rate) value = snapshot.results.utilisation; // moving the slider types one again
        sayFromLoad(*row, rate || (scenario.workload.load && (volume || ratio)));
        row->show(value);
    }
    renderChoices(snapshot);
    renderThroughput(snapshot);
    renderMarks(snapshot);
    m_rates->render(snapshot, foreignCurrencies(snapshot.document));
}

// " · from the load" behind a value that nobody typed.
void InputPanel::sayFromLoad(ValueRow& row, bool on) {
    if (row.property("from_load").toBool() == on) return;
    row.setProperty("from_load", on);
    row.box()->setSuffix(on ? [this](double) { return m_look.text("from_load"); } : std::function<QString(double)>());
}

QString InputPanel::gpuName(const GpuRow& row) const {
    QString name = text(offerName(row));
    if (row.vram_gb_per_gpu) name += u' ' + m_look.words.format().quantity({*row.vram_gb_per_gpu, Unit::gigabytes, {}});
    return name;
}

void InputPanel::renderChoices(const Snapshot& snapshot) {
    const Document& document = snapshot.document;
    std::vector<Choice> gpus, apis, billings, terms;
    for (const std::string& id : comparedGpus(document))
        if (const GpuRow* row = document.prices->findGpu(id)) gpus.push_back({text(id), gpuName(*row)});
    for (const std::string& id : comparedApis(document))
        if (const ApiRow* row = document.prices->findApi(id)) apis.push_back({text(id), text(row->name)});
    m_gpu.picker->offer(gpus, text(referenceGpu(document)));
    m_api.picker->offer(apis, text(referenceApi(document)));

    const Hosting& hosting = document.scenario.hosting;
    const GpuRow* row = document.prices->findGpu(referenceGpu(document));
    const bool terms_exist = (row && !row->committed.empty()) || hosting.billing == Billing::committed;
    for (const char* id : kBillings)
        if (terms_exist || std::string_view(id) != "committed")
            billings.push_back({QLatin1String(id), m_look.text(QStringLiteral("billing.") + QLatin1String(id))});
    m_billing->offer(billings, QLatin1String(codeOf(hosting.billing)));
    if (row)
        for (const Commitment& term : row->committed)
            terms.push_back(
                {QString::number(term.months), m_look.words.format().quantity({term.months, Unit::months, {}})});
    m_term.picker->offer(terms, QString::number(hosting.commitment_months));
    const bool show_term = hosting.billing == Billing::committed && !terms.empty();
    m_term.picker->setVisible(show_term);
    m_term.label->setVisible(show_term);
    if (m_schedule.picker)
        m_schedule.picker->offer({{QStringLiteral("always_on"), m_look.text("schedule.always_on")},
                                  {QStringLiteral("elastic"), m_look.text("schedule.elastic")}},
                                 QLatin1String(codeOf(hosting.schedule)));
}

void InputPanel::renderThroughput(const Snapshot& snapshot) {
    const std::string id = referenceGpu(snapshot.document);
    const GpuRow* row = snapshot.document.prices->findGpu(id);
    const auto& typed = snapshot.document.scenario.hosting.throughput;
    const auto at = typed.find(id);
    double value = std::numeric_limits<double>::quiet_NaN();
    if (at != typed.end())
        value = at->second;
    else if (row && row->output_tokens_per_second)
        value = *row->output_tokens_per_second;
    m_throughput->setEditable(row != nullptr);
    m_throughput->show(value);
}

// Where the verdict changes at this volume: on the utilisation slider the rate, on the volume slider the ends of the ranges.
void InputPanel::renderMarks(const Snapshot& snapshot) {
    const Comparison* pair = snapshot.results.find(referenceGpu(snapshot.document), referenceApi(snapshot.document));
    std::vector<double> rates, volumes;
    if (pair && pair->flip_utilisation.known()) rates.push_back(*pair->flip_utilisation);
    if (pair)
        for (const Interval& range : snapshot.results.cheaperBetween(*pair)) {
            if (volumes.size() > 12) break;
            volumes.push_back(range.from);
            if (range.to.known()) volumes.push_back(*range.to);
        }
    for (auto& [field, row] : m_fields) {
        if (field->pointer == "/hosting/utilisation") row->setMarks(rates);
        if (field->pointer == "/workload/output_tokens_per_month") row->setMarks(volumes);
    }
}

void InputPanel::editThroughput(double value, int gesture) {
    m_session.propose(withThroughput(m_session.document(), value), QStringLiteral("field.throughput"), gesture);
}

} // namespace bascule
