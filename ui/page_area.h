#pragma once
#include "app/session.h"
#include "model/pages/page_spec.h"
#include "ui/controls.h"

#include <QStackedWidget>
#include <map>

namespace bascule {

class EmptyPage;
class LoadTools;
class PagePanel;
class PricesPage;

// The pages of one group behind tabs. Only the page in view is built; the others wait until they are shown.
class PageArea : public QWidget {
    Q_OBJECT
public:
    PageArea(Session& session, QWidget* parent);
    void setLook(const Look& look);
    void render(const Snapshot& snapshot);
    void startWith(const QString& id); // before the first rendering
    void showPage(const QString& id);
    QString page() const { return m_page; }
    const PageEntry& entry() const; // of the page in view
    const PageView& view() const { return m_view; }
    static std::vector<const PageEntry*> available(const Snapshot& snapshot);
    PageSpec spec(const Snapshot& snapshot) const; // of the page in view

signals:
    void explainRequested(const QString& explainId, const QPoint& globalPosition);
    void rowChosen(const QString& rowId);
    void pageChanged(const QString& id);

private:
    QWidget* widgetOf(const PageEntry& entry);
    QWidget* emptyOf(const PageEntry& entry);
    void renderPage(const Snapshot& snapshot);
    void offerTabs(const Snapshot& snapshot);
    void renderUse(const Snapshot& snapshot);

    Session& m_session;
    Look m_look;
    QString m_page = QStringLiteral("break-even");
    PageView m_view;
    Tabs* m_tabs;
    TextButton *m_logarithmic, *m_hybrid;
    TextButton* m_useThroughput; // of the page inference: its estimate into the price book
    LoadTools* m_load;
    QStackedWidget* m_stack;
    std::map<std::string, PagePanel*> m_panels;
    std::map<std::string, EmptyPage*> m_empty;
    PricesPage* m_prices = nullptr;
};

} // namespace bascule
