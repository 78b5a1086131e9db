/// Paints one drawing of a dispute's sheet into a frame. It uses no widget, so a background thread
/// can paint it.
#pragma once
#include <QColor>
#include <QRectF>
#include <QString>

#include "engine/legion/advice/disputes/sheet.h"

class QPainter;

namespace sightline::app {

/// Converts inches of a drawing to pixels. The drawing is in the middle of its frame and as large
/// as the frame allows.
class SheetProjection {
  public:
    SheetProjection(const engine::SheetDrawing& drawing, const QRectF& frame);
    QPointF operator()(geometry::Vec2 point) const;

  private:
    geometry::Vec2 middle_;
    QPointF centre_;
    double scale_ = 1.0;
};

/// Widths and sizes of a painted drawing in pixels.
struct SheetStrokes {
    double line = 3.0, edge = 1.5;
    int label = 15;
};

QColor inkColour(engine::Ink ink);

/// Paints the drawing with its title in the upper left corner of the frame. No label covers another
/// label; the label of a terrain piece without room is left out.
void paintSheetDrawing(QPainter& painter, const engine::SheetDrawing& drawing, const QRectF& frame,
                       const QString& title, const SheetStrokes& strokes);

}  // namespace sightline::app
