#include "ui/volume_dialog.h"

#include "model/economics/usage.h"
#include "model/evaluate.h"
#include "model/load_edits.h"
#include "model/say.h"
#include "ui/paint.h"

#include <QVBoxLayout>
#include <cmath>

namespace bascule {
namespace {

constexpr const char* kWays[] = {"output", "all", "requests", "invoice"};
constexpr double kOutputEach = 400; // of a request, where the scenario does not say

} // namespace

void VolumeDialog::openOver(QWidget* owner, Session& session, const Look& look) {
    auto* dialog = new VolumeDialog(session, look, owner->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

VolumeDialog::VolumeDialog(Session& session, const Look& look, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_look(look),
      m_column(new QVBoxLayout(this)),
      m_ways(new Picker(this)),
      m_api(new Picker(this)),
      m_apiLine(new QWidget(this)),
      m_result(new QLabel(this)),
      m_users(new QLabel(this)),
      m_apply(new TextButton(TextButton::Kind::accent, this)) {
    setObjectName(QStringLiteral("volume"));
    setWindowTitle(look.text("volume.title"));
    setFont(look.font(13));
    setMinimumWidth(look.px(440));
    m_column->setContentsMargins(20, 18, 20, 16);
    m_column->setSpacing(10);
    const auto pickerLine = [&](QWidget* line, Picker* picker, const char* words, const char* name) {
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        auto* label = new QLabel(look.text(words), line);
        label->setBuddy(picker);
        picker->setObjectName(QLatin1String(name));
        picker->setAccessibleName(label->text());
        picker->setLook(look);
        row->addWidget(label);
        row->addStretch(1);
        row->addWidget(picker);
        m_column->addWidget(line);
    };
    pickerLine(new QWidget(this), m_ways, "volume.way", "volume.way");
    std::vector<Choice> ways;
    for (const char* way : kWays)
        ways.push_back({QLatin1String(way), look.text(QStringLiteral("volume.way.") + QLatin1String(way))});
    m_ways->offer(ways, m_way);

    const Document& document = session.document();
    const Workload& workload = document.scenario.workload;
    const Usage usage = usageOf(document.scenario);
    const double r = usage.input_ratio, each = usage.input_tokens_per_request.value_or(0);
    const double output = workload.load       ? workload.load->output_tokens_per_request
                          : r > 0 && each > 0 ? each / r
                                              : kOutputEach;
    m_output = addRow("volume.output", Unit::tokens, false, usage.volume);
    m_all = addRow("volume.all", Unit::tokens, false, usage.volume * (1 + r));
    m_requests = addRow("volume.requests", Unit::none, true, usage.volume / output);
    m_outputEach = addRow("field.workload.load.output_tokens_per_request", Unit::tokens_per_request, true, output);
    m_inputEach = addRow("field.workload.load.input_tokens_per_request", Unit::tokens_per_request, false, r * output);
    pickerLine(m_apiLine, m_api, "field.workload.invoice.api", "volume.api");
    const ApiResult* reference = session.snapshot()->results.findApi(referenceApi(document));
    const double modelled =
        reference && reference->ok() && reference->monthly_cost > 0 ? reference->monthly_cost : 1000;
    m_amount = addRow("field.workload.invoice.amount", Unit::money_per_month, true,
                      workload.invoice ? workload.invoice->amount : std::round(modelled * 100) / 100);
    std::vector<Choice> apis;
    for (const ApiRow& row : document.prices->apis)
        apis.push_back({QString::fromStdString(row.id), QString::fromStdString(row.name)});
    m_api->offer(apis, QString::fromStdString(workload.invoice ? workload.invoice->api : referenceApi(document)));

    for (QLabel* label : {m_result, m_users}) {
        label->setWordWrap(true);
        label->setFont(look.font(13));
        m_column->addWidget(label);
    }
    m_result->setObjectName(QStringLiteral("volume.result"));
    m_result->setFont(look.font(13, QFont::DemiBold));
    mute(m_users);
    m_users->setText(look.text("volume.users"));
    m_users->setVisible(workload.load.has_value());
    m_column->addStretch(1);
    auto* cancel = new TextButton(TextButton::Kind::framed, this);
    cancel->setLook(look);
    cancel->setText(look.text("cancel"));
    m_apply->setLook(look);
    m_apply->setText(look.text("volume.apply"));
    m_apply->setObjectName(QStringLiteral("volume.apply"));
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_apply);
    m_column->addLayout(buttons);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_apply, &QAbstractButton::clicked, this, &VolumeDialog::propose);
    connect(m_ways, &Picker::chosen, this, &VolumeDialog::choose);
    connect(m_api, &Picker::chosen, this, &VolumeDialog::refresh);
    choose(m_way);
}

ValueRow* VolumeDialog::addRow(const char* id, Unit unit, bool aboveZero, double value) {
    const QString words = QString::fromLatin1(id);
    ValueRow::Spec spec{words.section('.', -1), {}, unit, {}, {0, 0, 1, false}, unit == Unit::tokens ? 1e6 : 10};
    spec.range.low_excluded = aboveZero;
    auto* row = new ValueRow(spec, this);
    row->setObjectName(QStringLiteral("volume.row.") + spec.id);
    row->setLook(m_look);
    row->setTitle(m_look.text(words), {});
    row->setCurrency(m_session.document().scenario.currency);
    row->show(std::isfinite(value) && (value > 0 || !aboveZero) ? value : 1);
    m_column->addWidget(row);
    connect(row, &ValueRow::edited, this, &VolumeDialog::refresh);
    return row;
}

void VolumeDialog::choose(const QString& way) {
    m_way = way;
    m_output->setVisible(way == QLatin1String("output"));
    m_all->setVisible(way == QLatin1String("all"));
    for (ValueRow* row : {m_requests, m_outputEach, m_inputEach})
        row->setVisible(way == QLatin1String("requests"));
    m_apiLine->setVisible(way == QLatin1String("invoice"));
    m_amount->setVisible(way == QLatin1String("invoice"));
    refresh();
}

Document VolumeDialog::proposed() const {
    const Document& document = m_session.document();
    if (m_way == QLatin1String("all"))
        return withVolume(document, m_all->box()->value() / (1 + usageOf(document.scenario).input_ratio));
    if (m_way == QLatin1String("requests"))
        return withRequests(document, m_requests->box()->value(), m_outputEach->box()->value(),
                            m_inputEach->box()->value());
    if (m_way == QLatin1String("invoice"))
        return withInvoice(document, m_api->currentData().toString().toStdString(), m_amount->box()->value());
    return withVolume(document, m_output->box()->value());
}

// What the numbers come to, or why they come to nothing.
void VolumeDialog::refresh() {
    const Document next = proposed();
    const Usage usage = usageOf(next.scenario);
    bool known = std::isfinite(usage.volume) && std::isfinite(usage.input_ratio);
    Phrase why = say::phrase("error.overflow");
    if (m_way == QLatin1String("invoice")) {
        const InvoiceResult solved = *evaluate(next).invoice;
        known = known && solved.ok() && solved.output_tokens_per_month.known();
        if (!solved.ok())
            why = say::phrase((std::string("error.") + codeOf(solved.error)).c_str());
        else if (!known)
            why = say::phrase("volume.free");
    }
    const Quantity volume = say::volume(usage.volume);
    m_result->setText(m_look.words.text(!known ? say::phrase("volume.none", say::one(std::move(why)))
                                        : usage.input_ratio > 0
                                            ? say::phrase("volume.result.input", volume, say::plain(usage.input_ratio))
                                            : say::phrase("volume.result", volume)));
    m_apply->setEnabled(known);
}

void VolumeDialog::propose() {
    setFocus(); // what is being typed counts
    refresh();
    if (!m_apply->isEnabled()) return;
    m_session.propose(proposed(), QStringLiteral("undo.volume"));
    accept();
}

} // namespace bascule
