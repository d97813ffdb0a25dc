#include "ui/load_parts.h"

#include "model/load.h"
#include "model/load_edits.h"
#include "model/say.h"
#include "ui/paint.h"
#include "ui/volume_dialog.h"

#include <QGridLayout>
#include <algorithm>
#include <cmath>

namespace bascule {
namespace {

const QString kProfile = QStringLiteral("field.workload.load.hourly_profile");
constexpr std::size_t kInColumn = 8; // three working shifts side by side

} // namespace

ProfileBoxes::ProfileBoxes(Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
    setObjectName(QStringLiteral("profile"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(2);
    for (std::size_t hour = 0; hour < m_boxes.size(); ++hour) {
        const int row = int(hour % kInColumn), column = int(hour / kInColumn);
        m_names[hour] = new QLabel(this);
        mute(m_names[hour]);
        NumberEdit* box = m_boxes[hour] = new NumberEdit(this);
        box->setObjectName(QStringLiteral("hour.%1").arg(hour));
        m_names[hour]->setBuddy(box);
        grid->addWidget(m_names[hour], row, 2 * column, Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(box, row, 2 * column + 1, Qt::AlignLeft);
        connect(box, &NumberEdit::edited, this, [this, hour](double demand) {
            m_session.propose(withHour(m_session.document(), hour, demand), kProfile);
            if (m_session.document().scenario.workload.load)
                m_boxes[hour]->show(m_session.document().scenario.workload.load->hourly_profile[hour]);
        });
    }
}

void ProfileBoxes::setLook(const Look& look) {
    for (std::size_t hour = 0; hour < m_boxes.size(); ++hour) {
        m_names[hour]->setFont(look.font(12));
        putText(m_names[hour], look.words.format().number(double(hour), 0)); // three columns in a narrow panel
        m_boxes[hour]->setLook(look);
        m_boxes[hour]->setFixedWidth(look.px(56));
        m_boxes[hour]->setAccessibleName(
            look.words.text("load.hour_box", {look.words.format().number(double(hour), 0)}));
    }
}

void ProfileBoxes::render(const Snapshot& snapshot) {
    const auto& profile = snapshot.document.scenario.workload.load->hourly_profile;
    const bool shares = *std::max_element(profile.begin(), profile.end()) <= 1; // as the chart shows them
    for (std::size_t hour = 0; hour < m_boxes.size(); ++hour) {
        m_boxes[hour]->setUnit(shares ? Unit::share : Unit::none, {});
        m_boxes[hour]->setStep(shares ? 0.05 : 1);
        m_boxes[hour]->show(profile[hour]);
    }
}

InvoiceButton::InvoiceButton(Session& session, QWidget* parent)
    : TextButton(TextButton::Kind::flat, parent), m_session(session) {
    setObjectName(QStringLiteral("invoice.take"));
    connect(this, &QAbstractButton::clicked, this, [this] {
        const auto& invoice = m_session.snapshot()->results.invoice;
        if (!invoice || !invoice->output_tokens_per_month) return;
        m_session.propose(withVolume(m_session.document(), *invoice->output_tokens_per_month),
                          QStringLiteral("undo.volume"));
    });
}

void InvoiceButton::render(const Snapshot& snapshot, const Look& look) {
    const auto& invoice = snapshot.results.invoice;
    const bool known = invoice && invoice->output_tokens_per_month.known();
    setVisible(known);
    if (!known) return;
    setText(look.words.text(say::phrase("invoice.take", say::volume(*invoice->output_tokens_per_month))));
    setEnabled(!invoice->gap.known() || std::abs(*invoice->gap) > 1e-9);
}

LoadTools::LoadTools(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_use(new TextButton(TextButton::Kind::accent, this)),
      m_remove(new TextButton(TextButton::Kind::flat, this)),
      m_volume(new TextButton(TextButton::Kind::flat, this)) {
    setObjectName(QStringLiteral("load_tools"));
    m_use->setObjectName(QStringLiteral("load.use"));
    m_remove->setObjectName(QStringLiteral("load.remove"));
    m_volume->setObjectName(QStringLiteral("load.volume"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(m_volume);
    row->addWidget(m_remove);
    row->addWidget(m_use);
    connect(m_use, &QAbstractButton::clicked, this, [this] {
        m_session.propose(withUtilisationFromLoad(m_session.document()), QStringLiteral("undo.load.use"));
    });
    connect(m_remove, &QAbstractButton::clicked, this,
            [this] { m_session.propose(withoutLoad(m_session.document()), QStringLiteral("undo.load.remove")); });
    connect(m_volume, &QAbstractButton::clicked, this, [this] { VolumeDialog::openOver(this, m_session, m_look); });
}

void LoadTools::setLook(const Look& look) {
    m_look = look;
    for (TextButton* button : {m_use, m_remove, m_volume})
        button->setLook(look, 12);
    m_remove->setText(look.text("load.remove"));
    m_remove->setToolTip(look.text("load.remove.help"));
    m_volume->setText(look.text("volume.open"));
}

void LoadTools::render(const Snapshot& snapshot) {
    const Scenario& scenario = snapshot.document.scenario;
    const bool load = scenario.workload.load.has_value();
    m_use->setVisible(load);
    m_remove->setVisible(load);
    if (!load) return;
    const bool possible = loadGivesUtilisation(scenario), used = scenario.hosting.utilisation_from_load;
    const Quantity rate = say::share(deriveLoad(*scenario.workload.load, scenario.hosting).utilisation);
    m_use->setEnabled(possible && !used);
    m_use->setText(possible ? m_look.words.text(say::phrase(used ? "load.use.done" : "load.use", rate))
                            : m_look.text("load.use.impossible"));
    m_use->updateGeometry();
}

} // namespace bascule
