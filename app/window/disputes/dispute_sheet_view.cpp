#include "app/window/disputes/dispute_sheet_view.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QSaveFile>
#include <algorithm>

namespace sightline::app {
namespace {

// The page is laid out in pixels of an A4 sheet at 150 to the inch.
constexpr QSize pageSize{1240, 1754};
constexpr QRectF planFrame{60, 190, 1120, 760};
constexpr QRectF sideFrame{60, 1010, 1120, 340};
constexpr QRectF verdictFrame{60, 50, 1120, 110};
constexpr QRectF wordsFrame{60, 1390, 1120, 320};
constexpr int verdictSize = 32, wordsSize = 20, labelSize = 15;  // pixels of type
constexpr double lineWidth = 3.0, edgeWidth = 1.5;
constexpr QColor paper{255, 255, 255}, words{25, 28, 33}, frameEdge{190, 196, 204};

/// From inches of a drawing to the page: as large as its frame holds, in the middle of it.
class Placed {
  public:
    Placed(const engine::Drawing& drawing, const QRectF& frame)
        : middle_((drawing.low + drawing.high) / 2.0), centre_(frame.center()) {
        const geometry::Vec2 size = drawing.high - drawing.low;
        if (size.x > 0.0 && size.y > 0.0)
            scale_ = std::min(frame.width() / size.x, frame.height() / size.y);
    }
    QPointF operator()(geometry::Vec2 point) const {
        return centre_ + QPointF((point.x - middle_.x) * scale_, (middle_.y - point.y) * scale_);
    }

  private:
    geometry::Vec2 middle_;
    QPointF centre_;
    double scale_ = 1.0;
};

QFont fontOf(int pixels, bool bold = false) {
    QFont font;
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

QString shown(const std::string& text) { return QString::fromStdString(text); }

void paintShape(QPainter& painter, const engine::DrawnShape& shape, const Placed& placed) {
    QPolygonF corners;
    for (const geometry::Vec2 corner : shape.corners) corners << placed(corner);
    const QColor colour = DisputeSheetView::colourOf(shape.ink);
    QColor inside = colour;
    inside.setAlpha(70);
    painter.setPen(QPen(colour, edgeWidth));
    painter.setBrush(inside);
    painter.drawPolygon(corners);
    if (shape.label.empty()) return;
    painter.setPen(words);
    painter.drawText(corners.boundingRect(), int(Qt::AlignCenter) | int(Qt::TextDontClip),
                     shown(shape.label));
}

void paintDimension(QPainter& painter, const engine::DimensionLine& line, const Placed& placed) {
    const QPointF from = placed(line.from), to = placed(line.to);
    painter.setPen(
        QPen(DisputeSheetView::colourOf(engine::Ink::dimension), edgeWidth, Qt::DashLine));
    painter.drawLine(from, to);
    painter.setPen(words);
    painter.drawText((from + to) / 2.0 + QPointF(6, -6), shown(line.text));
}

}  // namespace

DisputeSheetView::DisputeSheetView(const engine::DisputeSheet& sheet, QWidget* parent)
    : QWidget(parent), sheet_(sheet) {
    setAccessibleName(shown(sheet.verdict));
}

QColor DisputeSheetView::colourOf(engine::Ink ink) {
    switch (ink) {
        case engine::Ink::terrain:
            return {120, 128, 138};
        case engine::Ink::blocker:
            return {200, 50, 45};
        case engine::Ink::base:
            return {30, 90, 170};
        case engine::Ink::silhouette:
            return {70, 140, 210};
        case engine::Ink::witness:
            return {20, 150, 60};
        case engine::Ink::dimension:
            return {150, 95, 0};
    }
    return words;
}

QPointF DisputeSheetView::onPlan(geometry::Vec2 point) const {
    return Placed(sheet_.plan, planFrame)(point);
}

QPointF DisputeSheetView::onSide(geometry::Vec2 point) const {
    return Placed(sheet_.side, sideFrame)(point);
}

QSize DisputeSheetView::sizeHint() const { return pageSize / 2; }

int DisputeSheetView::heightForWidth(int width) const {
    return width * pageSize.height() / pageSize.width();
}

void DisputeSheetView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale =
        std::min(double(width()) / pageSize.width(), double(height()) / pageSize.height());
    painter.scale(scale, scale);
    paintPage(painter);
}

void DisputeSheetView::paintPage(QPainter& painter) const {
    painter.fillRect(QRectF(QPointF(), pageSize), paper);
    paintDrawing(painter, sheet_.plan, planFrame, tr("From above"));
    paintDrawing(painter, sheet_.side, sideFrame, tr("From the side"));
    paintWords(painter);
}

void DisputeSheetView::paintDrawing(QPainter& painter, const engine::Drawing& drawing,
                                    const QRectF& frame, const QString& title) const {
    const Placed placed(drawing, frame);
    painter.save();
    painter.setFont(fontOf(labelSize));
    painter.setPen(words);
    painter.drawText(frame.topLeft() - QPointF(0, 10), title);
    painter.setClipRect(frame);
    for (const engine::DrawnShape& shape : drawing.shapes) paintShape(painter, shape, placed);
    for (const engine::DimensionLine& line : drawing.dimensions)
        paintDimension(painter, line, placed);
    for (const engine::DrawnLine& line : drawing.lines) {
        painter.setPen(QPen(colourOf(line.ink), lineWidth));
        painter.drawLine(placed(line.from), placed(line.to));
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(frameEdge, edgeWidth));
    painter.drawRect(frame);
}

void DisputeSheetView::paintWords(QPainter& painter) const {
    painter.setPen(words);
    painter.setFont(fontOf(verdictSize, true));
    painter.drawText(verdictFrame, int(Qt::TextWordWrap) | int(Qt::AlignVCenter),
                     shown(sheet_.verdict));
    QStringList lines;
    QStringList numbers;
    for (const std::string& number : sheet_.numbers) numbers << shown(number);
    if (!numbers.isEmpty()) lines << numbers.join(QStringLiteral("   "));
    for (const std::string& doubt : sheet_.doubts) lines << shown(doubt);
    lines << shown(sheet_.page) << shown(sheet_.rule);
    painter.setFont(fontOf(wordsSize));
    painter.drawText(wordsFrame, Qt::TextWordWrap, lines.join(QLatin1Char('\n')));
}

QImage DisputeSheetView::picture() const {
    QImage image(pageSize, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPage(painter);
    return image;
}

std::optional<QString> DisputeSheetView::writePng(const QString& path) const {
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && picture().save(&file, "PNG");
    if (written && file.commit()) return std::nullopt;
    return tr("%1 cannot be written").arg(path);
}

std::optional<QString> DisputeSheetView::writePdf(const QString& path) const {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return tr("%1 cannot be written").arg(path);
    {
        QPdfWriter writer(&file);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF());
        writer.setTitle(shown(sheet_.verdict));
        writer.setCreator(QStringLiteral("Sightline"));
        QPainter painter(&writer);
        painter.scale(double(writer.width()) / pageSize.width(),
                      double(writer.height()) / pageSize.height());
        paintPage(painter);
    }
    if (file.commit()) return std::nullopt;
    return tr("%1 cannot be written").arg(path);
}

}  // namespace sightline::app
