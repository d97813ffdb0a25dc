#include "ui/rate_rows.h"

#include "ui/panel_parts.h"

#include <QVBoxLayout>
#include <algorithm>
#include <limits>

namespace bascule {

RateRows::RateRows(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_title(new QLabel(this)), m_column(new QVBoxLayout(this)) {
    m_title->setObjectName(QStringLiteral("group.currency"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    m_column->addWidget(m_title);
}

void RateRows::setLook(const Look& look) {
    m_look = look;
    styleHeading(m_title, look);
    for (auto& [currency, row] : m_rows)
        row->setLook(look);
}

ValueRow* RateRows::rowOf(const std::string& currency) {
    if (const auto found = m_rows.find(currency); found != m_rows.end()) return found->second;
    ValueRow::Spec spec{
        QStringLiteral("rate.") + QString::fromStdString(currency), {}, Unit::money, {}, {0, 0, 1, false}, 0.01};
    spec.range.low_excluded = true;
    auto* row = new ValueRow(spec, this);
    row->box()->setSuffix(
        [this](double value) { return value == 1 ? QStringLiteral(" · ") + m_look.text("rate.parity") : QString(); });
    connect(row, &ValueRow::edited, this, [this, currency](double value, int gesture) {
        Scenario next = m_session.document().scenario;
        ExchangeRate rate;
        rate.rate = value;
        next.exchange_rates[currency] = rate;
        m_session.proposeScenario(std::move(next), QStringLiteral("field.rate"), gesture);
    });
    m_column->addWidget(row);
    row->setLook(m_look);
    if (m_anchor) setTabOrder(m_anchor, row->box());
    m_rows.emplace(currency, row);
    return row;
}

void RateRows::render(const Snapshot& snapshot, const std::vector<std::string>& currencies) {
    const Scenario& scenario = snapshot.document.scenario;
    for (auto& [currency, row] : m_rows)
        row->setVisible(std::ranges::find(currencies, currency) != currencies.end());
    for (const std::string& currency : currencies) {
        ValueRow* row = rowOf(currency);
        row->setTitle(m_look.words.text("rate.label", {m_look.words.format().currencySign(currency)}),
                      m_look.words.text("rate.help",
                                        {QString::fromStdString(currency), QString::fromStdString(scenario.currency)}));
        row->setCurrency(scenario.currency);
        const auto rate = scenario.exchange_rates.find(currency);
        row->show(rate == scenario.exchange_rates.end() ? std::numeric_limits<double>::quiet_NaN() : rate->second.rate);
    }
    m_title->setVisible(!currencies.empty());
}

} // namespace bascule
