/// A widget that shows the two drawings of a dispute's sheet: the plan, and the side view below it.
#pragma once
#include <QWidget>

#include "engine/legion/advice/disputes/sheet.h"

namespace sightline::app {

class DisputeSheetView final : public QWidget {
    Q_OBJECT
  public:
    explicit DisputeSheetView(QWidget* parent = nullptr);

    /// Shows the drawings of this sheet instead of the previous drawings.
    void setSheet(const engine::DisputeSheet& sheet);
    const engine::DisputeSheet& sheet() const { return sheet_; }
    /// The pixel at which the plan or the side view shows a point of its drawing.
    QPointF onPlan(geometry::Vec2 point) const;
    QPointF onSide(geometry::Vec2 point) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QRectF planFrame() const;
    QRectF sideFrame() const;

    engine::DisputeSheet sheet_;
};

}  // namespace sightline::app
