#pragma once
#include "model/pages/page_spec.h"
#include "ui/controls.h"
#include "ui/look.h"
#include "ui/paint.h"
#include "ui/table_view.h"

#include <QScrollArea>

class QBoxLayout;
class QVBoxLayout;

namespace bascule {

class PlotView;

// Any page: its charts side by side (one above the other where there is no room), its tables and its notes.
class PagePanel : public QScrollArea {
    Q_OBJECT
public:
    explicit PagePanel(const PageEntry& entry, QWidget* parent = nullptr);
    void setLook(const Look& look);
    void render(const PageSpec& spec);

signals:
    void explainRequested(const QString& explainId, const QPoint& globalPosition);
    void rowChosen(const QString& rowId);
    void barDrawn(const QString& chart, int bar, double value, int gesture); // objectName of the chart

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    PlotView* chartAt(std::size_t index);
    TableView* tableAt(std::size_t index);
    void arrange();
    void fitHeight(TableView* view);

    Look m_look;
    QString m_id;
    QVBoxLayout* m_column;
    QBoxLayout* m_charts;
    QVBoxLayout* m_tables;
    Prose* m_notes;
    std::vector<PlotView*> m_plots;
    std::vector<Card*> m_plotCards;
    std::vector<TableView*> m_views;
    std::size_t m_shownCharts = 0;
};

} // namespace bascule
