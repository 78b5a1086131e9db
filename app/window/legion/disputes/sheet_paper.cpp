#include "app/window/legion/disputes/sheet_paper.h"

#include <QBuffer>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <algorithm>

#include "app/window/shell/widgets/written_picture.h"

namespace sightline::app {
namespace {

// Positions and sizes on an A4 page in pixels, at 150 pixels per inch.
constexpr QSize pageSize{1240, 1754};
constexpr QRectF askedFrame{60, 24, 1120, 56};
constexpr QRectF verdictFrame{60, 82, 1120, 86};
constexpr QRectF planFrame{60, 190, 1120, 760};
constexpr QRectF sideFrame{60, 1010, 1120, 340};
constexpr QRectF wordsFrame{60, 1390, 1120, 320};
constexpr int verdictSize = 32, wordsSize = 20, labelSize = 15;  // font sizes in pixels
constexpr double lineWidth = 3.0, edgeWidth = 1.5;
constexpr QColor paperColour{255, 255, 255}, wordsColour{25, 28, 33}, frameEdge{190, 196, 204};

/// Converts inches on the table to pixels on the page. The drawing is in the middle of its frame
/// and as large as the frame allows.
class SheetProjection {
  public:
    SheetProjection(const engine::SheetDrawing& drawing, const QRectF& frame)
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

QString wordsOnPaper(const std::string& text) { return QString::fromStdString(text); }

void paintShape(QPainter& painter, const engine::DrawnShape& shape, const SheetProjection& placed) {
    QPolygonF corners;
    for (const geometry::Vec2 corner : shape.corners) corners << placed(corner);
    const QColor colour = SheetPaper::colourOf(shape.ink);
    QColor inside = colour;
    inside.setAlpha(70);
    painter.setPen(QPen(colour, edgeWidth));
    painter.setBrush(inside);
    painter.drawPolygon(corners);
    if (shape.label.empty()) return;
    painter.setPen(wordsColour);
    painter.drawText(corners.boundingRect(), int(Qt::AlignCenter) | int(Qt::TextDontClip),
                     wordsOnPaper(shape.label));
}

void paintDimension(QPainter& painter, const engine::DimensionLine& line,
                    const SheetProjection& placed) {
    const QPointF from = placed(line.from), to = placed(line.to);
    painter.setPen(QPen(SheetPaper::colourOf(engine::Ink::dimension), edgeWidth, Qt::DashLine));
    painter.drawLine(from, to);
    painter.setPen(wordsColour);
    painter.drawText((from + to) / 2.0 + QPointF(6, -6), wordsOnPaper(line.text));
}

void paintDrawing(QPainter& painter, const engine::SheetDrawing& drawing, const QRectF& frame,
                  const QString& title) {
    const SheetProjection placed(drawing, frame);
    painter.save();
    painter.setFont(fontOf(labelSize));
    painter.setPen(wordsColour);
    painter.drawText(frame.topLeft() - QPointF(0, 10), title);
    painter.setClipRect(frame);
    for (const engine::DrawnShape& shape : drawing.shapes) paintShape(painter, shape, placed);
    for (const engine::DimensionLine& line : drawing.dimensions)
        paintDimension(painter, line, placed);
    for (const engine::DrawnLine& line : drawing.lines) {
        painter.setPen(QPen(SheetPaper::colourOf(line.ink), lineWidth));
        painter.drawLine(placed(line.from), placed(line.to));
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(frameEdge, edgeWidth));
    painter.drawRect(frame);
}

void paintWords(QPainter& painter, const engine::DisputeSheet& sheet) {
    painter.setPen(wordsColour);
    painter.setFont(fontOf(wordsSize));
    painter.drawText(askedFrame, int(Qt::TextWordWrap) | int(Qt::AlignVCenter),
                     wordsOnPaper(sheet.asked));
    painter.setFont(fontOf(verdictSize, true));
    painter.drawText(verdictFrame, int(Qt::TextWordWrap) | int(Qt::AlignVCenter),
                     wordsOnPaper(sheet.verdict));
    QStringList lines;
    QStringList numbers;
    for (const std::string& number : sheet.numbers) numbers << wordsOnPaper(number);
    if (!numbers.isEmpty()) lines << numbers.join(QStringLiteral("   "));
    for (const std::string& doubt : sheet.doubts) lines << wordsOnPaper(doubt);
    lines << wordsOnPaper(sheet.page) << wordsOnPaper(sheet.rule);
    painter.setFont(fontOf(wordsSize));
    painter.drawText(wordsFrame, Qt::TextWordWrap, lines.join(QLatin1Char('\n')));
}

}  // namespace

QSize SheetPaper::size() { return pageSize; }

QColor SheetPaper::colourOf(engine::Ink ink) {
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
    return wordsColour;
}

QPointF SheetPaper::onPlan(const engine::DisputeSheet& sheet, geometry::Vec2 point) {
    return SheetProjection(sheet.plan, planFrame)(point);
}

QPointF SheetPaper::onSide(const engine::DisputeSheet& sheet, geometry::Vec2 point) {
    return SheetProjection(sheet.side, sideFrame)(point);
}

void SheetPaper::paint(QPainter& painter, const engine::DisputeSheet& sheet) {
    painter.fillRect(QRectF(QPointF(), pageSize), paperColour);
    paintDrawing(painter, sheet.plan, planFrame, tr("From above"));
    paintDrawing(painter, sheet.side, sideFrame, tr("From the side"));
    paintWords(painter, sheet);
}

QImage SheetPaper::picture(const engine::DisputeSheet& sheet) {
    QImage image(pageSize, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, sheet);
    return image;
}

std::optional<QString> SheetPaper::writePng(const QString& path,
                                            const engine::DisputeSheet& sheet) {
    return app::writePng(path, picture(sheet));
}

std::optional<QString> SheetPaper::writePdf(const QString& path,
                                            const engine::DisputeSheet& sheet) {
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF());
        writer.setTitle(wordsOnPaper(sheet.verdict));
        writer.setCreator(QStringLiteral("Sightline"));
        QPainter painter(&writer);
        painter.scale(double(writer.width()) / pageSize.width(),
                      double(writer.height()) / pageSize.height());
        paint(painter, sheet);
    }
    return writeBytes(path, pdf);
}

}  // namespace sightline::app
