#include "ui/empty_page.h"

#include "model/scenario_choices.h"

#include <QVBoxLayout>

namespace bascule {

EmptyPage::EmptyPage(const PageEntry& page, Session& session, QWidget* parent)
    : Card(parent), m_page(page), m_title(new QLabel(this)), m_text(new QLabel(this)) {
    setObjectName(QStringLiteral("empty.") + QString::fromUtf8(page.id));
    m_title->setWordWrap(true);
    m_text->setWordWrap(true);
    mute(m_text);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(32, 28, 32, 28);
    column->setSpacing(12);
    column->addStretch(1);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(8);
    for (const char* name : page.examples) {
        auto* button = new TextButton(TextButton::Kind::framed, this);
        button->setObjectName(QStringLiteral("start.") + QLatin1String(name));
        connect(button, &QAbstractButton::clicked, this, [&session, name] {
            session.propose(withExampleSections(session.document(), name), QStringLiteral("undo.example"));
        });
        column->addWidget(button, 0, Qt::AlignLeft);
        m_examples.push_back(button);
    }
    column->addStretch(2);
}

void EmptyPage::setLook(const Look& look) {
    const QString id = QString::fromUtf8(m_page.id);
    m_title->setFont(look.font(20, QFont::Bold));
    putText(m_title, look.text(QStringLiteral("empty.") + id));
    m_text->setFont(look.font(14));
    putText(m_text, look.text("empty.start"));
    for (std::size_t i = 0; i < m_examples.size(); ++i) {
        m_examples[i]->setLook(look);
        m_examples[i]->setText(look.text(QStringLiteral("example.") + QLatin1String(m_page.examples[i])));
    }
}

} // namespace bascule
