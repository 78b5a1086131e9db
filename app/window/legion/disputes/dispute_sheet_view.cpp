#include "app/window/legion/disputes/dispute_sheet_view.h"

#include <QPainter>

#include "app/window/legion/disputes/sheet_drawing.h"
#include "app/window/legion/disputes/sheet_paper.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

constexpr double shareOfPlan = 0.6;      // share of the height that the plan takes
constexpr double betweenDrawings = 6.0;  // pixels between the two drawings
constexpr QSize usualDrawings{640, 420}, leastSize{300, 220};
constexpr int labelSize = 12;  // pixels

}  // namespace

DisputeSheetView::DisputeSheetView(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void DisputeSheetView::setSheet(const engine::DisputeSheet& sheet) {
    sheet_ = sheet;
    setAccessibleName(QString::fromStdString(sheet.verdict));
    update();
}

QRectF DisputeSheetView::planFrame() const {
    return QRectF(0.5, 0.5, width() - 1.0, height() * shareOfPlan - betweenDrawings);
}

QRectF DisputeSheetView::sideFrame() const {
    const double top = height() * shareOfPlan;
    return QRectF(0.5, top, width() - 1.0, height() - top - 1.0);
}

QPointF DisputeSheetView::onPlan(geometry::Vec2 point) const {
    return SheetProjection(sheet_.plan, planFrame())(point);
}

QPointF DisputeSheetView::onSide(geometry::Vec2 point) const {
    return SheetProjection(sheet_.side, sideFrame())(point);
}

QSize DisputeSheetView::sizeHint() const { return usualDrawings; }

QSize DisputeSheetView::minimumSizeHint() const { return leastSize; }

// The drawings are on white paper in every theme, as on the saved sheet.
void DisputeSheetView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const SheetStrokes strokes{2.0, 1.2, theme::scaled(labelSize)};
    for (const QRectF& frame : {planFrame(), sideFrame()}) painter.fillRect(frame, Qt::white);
    paintSheetDrawing(painter, sheet_.plan, planFrame(), SheetPaper::planTitle(), strokes);
    paintSheetDrawing(painter, sheet_.side, sideFrame(), SheetPaper::sideTitle(), strokes);
}

}  // namespace sightline::app
