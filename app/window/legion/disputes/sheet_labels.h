/// Finds places for the labels of a drawing, so that no label covers another one.
#pragma once
#include <QRectF>
#include <QSizeF>
#include <QVector>
#include <optional>

namespace sightline::app {

class SheetLabels {
  public:
    /// All labels stay inside the frame.
    explicit SheetLabels(const QRectF& frame) : frame_(frame) {}

    /// Keeps labels away from a rectangle.
    void block(const QRectF& taken) { taken_ << taken; }
    /// The first free place of a label whose centre is at one of the points. The label is moved
    /// into the frame. Empty if no place is free.
    std::optional<QRectF> place(QSizeF size, const QVector<QPointF>& centres);
    /// The centres for a label at, above, below and beside a rectangle.
    static QVector<QPointF> around(const QRectF& rect, QSizeF size);

  private:
    QRectF frame_;
    QVector<QRectF> taken_;
};

}  // namespace sightline::app
