#include "ui/plot/forwarding_device.h"

#include <QPaintEngine>
#include <QPainterPath>

namespace bascule::plot {
namespace {

class ForwardingEngine : public QPaintEngine {
public:
    explicit ForwardingEngine(QPainter& target)
        : QPaintEngine(QPaintEngine::AllFeatures), m_target(target), m_base(target.transform()) {}

    bool begin(QPaintDevice*) override {
        m_target.save();
        return true;
    }
    bool end() override {
        m_target.restore();
        return true;
    }
    Type type() const override { return QPaintEngine::User; }

    void updateState(const QPaintEngineState& next) override {
        const DirtyFlags dirty = next.state();
        if (dirty & DirtyTransform) m_target.setTransform(next.transform() * m_base);
        if (dirty & DirtyPen) m_target.setPen(next.pen());
        if (dirty & DirtyBrush) m_target.setBrush(next.brush());
        if (dirty & DirtyBrushOrigin) m_target.setBrushOrigin(next.brushOrigin());
        if (dirty & DirtyFont) m_target.setFont(next.font());
        if (dirty & DirtyOpacity) m_target.setOpacity(next.opacity());
        if (dirty & DirtyHints) {
            m_target.setRenderHints(~next.renderHints(), false);
            m_target.setRenderHints(next.renderHints(), true);
        }
        updateClip(next, dirty);
    }

    using QPaintEngine::drawLines;
    using QPaintEngine::drawPolygon;
    using QPaintEngine::drawRects;
    void drawLines(const QLineF* lines, int count) override { m_target.drawLines(lines, count); }
    void drawRects(const QRectF* rects, int count) override { m_target.drawRects(rects, count); }
    void drawEllipse(const QRectF& area) override { m_target.drawEllipse(area); }
    void drawPath(const QPainterPath& path) override { m_target.drawPath(path); }
    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override {
        m_target.drawPixmap(to, pixmap, from);
    }
    void drawTextItem(const QPointF& at, const QTextItem& text) override {
        m_target.setFont(text.font());
        m_target.drawText(at, text.text());
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode == PolylineMode)
            m_target.drawPolyline(points, count);
        else
            m_target.drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }

private:
    void updateClip(const QPaintEngineState& next, DirtyFlags dirty) {
        if (dirty & DirtyClipRegion) m_target.setClipRegion(next.clipRegion(), next.clipOperation());
        if (dirty & DirtyClipPath) m_target.setClipPath(next.clipPath(), next.clipOperation());
        if (dirty & DirtyClipEnabled) m_target.setClipping(next.isClipEnabled());
    }

    QPainter& m_target;
    QTransform m_base;
};

} // namespace

ForwardingDevice::ForwardingDevice(QPainter& target, const QSize& size)
    : m_size(size), m_engine(std::make_unique<ForwardingEngine>(target)) {}

ForwardingDevice::~ForwardingDevice() = default;

QPaintEngine* ForwardingDevice::paintEngine() const { return m_engine.get(); }

int ForwardingDevice::metric(PaintDeviceMetric metric) const {
    constexpr int dotsPerInch = 96;
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return qRound(m_size.width() * 25.4 / dotsPerInch);
    case PdmHeightMM:
        return qRound(m_size.height() * 25.4 / dotsPerInch);
    case PdmNumColors:
        return 1 << 24;
    case PdmDepth:
        return 32;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dotsPerInch;
    case PdmDevicePixelRatio:
        return 1;
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace bascule::plot
