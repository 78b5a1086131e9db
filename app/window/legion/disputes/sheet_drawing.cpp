#include "app/window/legion/disputes/sheet_drawing.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QSet>
#include <algorithm>

#include "app/window/legion/disputes/sheet_labels.h"

namespace sightline::app {
namespace {

constexpr QColor labelColour{25, 28, 33}, frameEdge{190, 196, 204}, labelGround{255, 255, 255, 205};
constexpr double longestLabel = 230.0;  // pixels; longer names are shortened
constexpr double titleRoom = 8.0;       // pixels between the title and the frame
constexpr int fillOpacity = 70;         // opacity of a filled shape, out of 255

bool isMini(engine::Ink ink) {
    return ink == engine::Ink::base || ink == engine::Ink::silhouette ||
           ink == engine::Ink::otherBase || ink == engine::Ink::otherSilhouette;
}

/// Paints one drawing: first its shapes and lines, then the labels above them.
class DrawingPainter {
  public:
    DrawingPainter(QPainter& painter, const engine::SheetDrawing& drawing, const QRectF& frame,
                   const SheetStrokes& strokes)
        : painter_(painter),
          drawing_(drawing),
          frame_(frame),
          placed_(drawing, frame),
          strokes_(strokes),
          labels_(frame.adjusted(2.0, 2.0, -2.0, -2.0)) {}

    void paint(const QString& title) {
        painter_.save();
        painter_.setClipRect(frame_);
        for (const engine::DrawnShape& shape : drawing_.shapes) paintShape(shape);
        for (const engine::DimensionLine& line : drawing_.dimensions) paintDimension(line);
        for (const engine::DrawnLine& line : drawing_.lines) {
            const bool dashed = line.ink == engine::Ink::tried;
            painter_.setPen(
                QPen(inkColour(line.ink), strokes_.line, dashed ? Qt::DashLine : Qt::SolidLine));
            painter_.drawLine(placed_(line.from), placed_(line.to));
        }
        paintLabels(title);
        painter_.restore();
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(frameEdge, strokes_.edge));
        painter_.drawRect(frame_);
    }

  private:
    QRectF boxOf(const engine::DrawnShape& shape) const {
        QPolygonF corners;
        for (const geometry::Vec2 corner : shape.corners) corners << placed_(corner);
        return corners.boundingRect();
    }

    void paintShape(const engine::DrawnShape& shape) {
        QPolygonF corners;
        for (const geometry::Vec2 corner : shape.corners) corners << placed_(corner);
        const QColor colour = inkColour(shape.ink);
        QColor fill = colour;
        fill.setAlpha(fillOpacity);
        painter_.setPen(QPen(colour, strokes_.edge));
        painter_.setBrush(fill);
        painter_.drawPolygon(corners);
    }

    void paintDimension(const engine::DimensionLine& line) {
        painter_.setPen(QPen(inkColour(engine::Ink::dimension), strokes_.edge, Qt::DashLine));
        painter_.drawLine(placed_(line.from), placed_(line.to));
    }

    // The most important labels take their places first. The order is: the title, the miniatures,
    // the pieces that decide the verdict, the lengths, the other pieces.
    void paintLabels(const QString& title) {
        QFont font;
        font.setPixelSize(strokes_.label);
        painter_.setFont(font);
        const QSizeF size = sizeOf(title);
        paintLabel(title, labelColour,
                   {frame_.topLeft() +
                    QPointF(size.width() / 2.0 + titleRoom, size.height() / 2.0 + titleRoom)});
        paintShapeLabels([](engine::Ink ink) { return isMini(ink); });
        paintShapeLabels([](engine::Ink ink) { return ink == engine::Ink::blocker; });
        for (const engine::DimensionLine& line : drawing_.dimensions) paintLength(line);
        paintShapeLabels([](engine::Ink ink) { return ink == engine::Ink::terrain; });
    }

    template <class Wanted>
    void paintShapeLabels(Wanted wanted) {
        for (const engine::DrawnShape& shape : drawing_.shapes) {
            if (!wanted(shape.ink) || shape.label.empty()) continue;
            const QString text = shortened(QString::fromStdString(shape.label));
            // The side view may cut one piece several times.
            if (named_.contains(text)) continue;
            const QRectF box = boxOf(shape).intersected(frame_);
            if (box.isEmpty()) continue;
            QVector<QPointF> centres = SheetLabels::around(box, sizeOf(text));
            if (isMini(shape.ink)) centres.removeFirst();  // the miniature itself stays visible
            const QColor colour =
                shape.ink == engine::Ink::terrain ? labelColour : inkColour(shape.ink).darker();
            if (paintLabel(text, colour, centres)) named_ << text;
        }
    }

    void paintLength(const engine::DimensionLine& line) {
        const QString text = QString::fromStdString(line.text);
        const QPointF from = placed_(line.from), way = placed_(line.to) - from;
        const QSizeF size = sizeOf(text);
        const bool upright = std::abs(way.y()) > std::abs(way.x());
        const QPointF off = upright ? QPointF(size.width() / 2.0 + 4.0, 0.0)
                                    : QPointF(0.0, -size.height() / 2.0 - 2.0);
        QVector<QPointF> centres;
        for (const double share : {0.5, 0.3, 0.7, 0.15, 0.85})
            for (const double side : {1.0, -1.0}) centres << from + way * share + off * side;
        paintLabel(text, inkColour(engine::Ink::dimension).darker(), centres);
    }

    bool paintLabel(const QString& text, const QColor& colour, const QVector<QPointF>& centres) {
        const auto there = labels_.place(sizeOf(text), centres);
        if (!there) return false;
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(labelGround);
        painter_.drawRect(*there);
        painter_.setPen(colour);
        painter_.drawText(*there, Qt::AlignCenter, text);
        return true;
    }

    QFontMetricsF metrics() const { return QFontMetricsF(painter_.font(), painter_.device()); }
    QString shortened(const QString& text) const {
        return metrics().elidedText(text, Qt::ElideRight,
                                    std::min(longestLabel, frame_.width() / 3.0));
    }
    QSizeF sizeOf(const QString& text) const {
        return {metrics().horizontalAdvance(text) + 4.0, metrics().height()};
    }

    QPainter& painter_;
    const engine::SheetDrawing& drawing_;
    QRectF frame_;
    SheetProjection placed_;
    SheetStrokes strokes_;
    SheetLabels labels_;
    QSet<QString> named_;
};

}  // namespace

SheetProjection::SheetProjection(const engine::SheetDrawing& drawing, const QRectF& frame)
    : middle_((drawing.low + drawing.high) / 2.0), centre_(frame.center()) {
    const geometry::Vec2 size = drawing.high - drawing.low;
    if (size.x > 0.0 && size.y > 0.0)
        scale_ = std::min(frame.width() / size.x, frame.height() / size.y);
}

QPointF SheetProjection::operator()(geometry::Vec2 point) const {
    return centre_ + QPointF((point.x - middle_.x) * scale_, (middle_.y - point.y) * scale_);
}

// The two miniatures have different colours, also for players who do not see red and green.
QColor inkColour(engine::Ink ink) {
    switch (ink) {
        case engine::Ink::terrain:
            return {120, 128, 138};
        case engine::Ink::blocker:
            return {200, 50, 45};
        case engine::Ink::base:
            return {25, 85, 170};
        case engine::Ink::silhouette:
            return {60, 130, 210};
        case engine::Ink::otherBase:
            return {130, 45, 160};
        case engine::Ink::otherSilhouette:
            return {165, 95, 195};
        case engine::Ink::witness:
            return {20, 150, 60};
        case engine::Ink::tried:
            return {215, 105, 25};
        case engine::Ink::dimension:
            return {120, 95, 30};
    }
    return labelColour;
}

void paintSheetDrawing(QPainter& painter, const engine::SheetDrawing& drawing, const QRectF& frame,
                       const QString& title, const SheetStrokes& strokes) {
    DrawingPainter(painter, drawing, frame, strokes).paint(title);
}

}  // namespace sightline::app
