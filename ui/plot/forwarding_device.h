#pragma once
#include <QPaintDevice>
#include <QPainter>
#include <memory>

namespace bascule::plot {

// A paint device that hands every stroke and every word on to another painter. The plotting library insists on a painter class of
// its own, a device takes one painter at a time, and an export draws chart and sheet into the same device.
class ForwardingDevice : public QPaintDevice {
public:
    ForwardingDevice(QPainter& target, const QSize& size);
    ~ForwardingDevice() override;
    QPaintEngine* paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSize m_size;
    std::unique_ptr<QPaintEngine> m_engine;
};

} // namespace bascule::plot
