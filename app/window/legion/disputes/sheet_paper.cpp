#include "app/window/legion/disputes/sheet_paper.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include "app/window/legion/disputes/sheet_drawing.h"
#include "app/window/shell/widgets/written_picture.h"

namespace sightline::app {
namespace {

// Positions and sizes on an A4 page in pixels, at 150 pixels per inch.
constexpr QSize pageSize{1240, 1754};
constexpr QRectF askedFrame{60, 24, 1120, 56};
constexpr QRectF verdictFrame{60, 82, 1120, 86};
constexpr QRectF planFrame{60, 180, 1120, 780};
constexpr QRectF sideFrame{60, 990, 1120, 350};
constexpr QRectF wordsFrame{60, 1370, 1120, 350};
constexpr int verdictSize = 32, wordsSize = 20;  // font sizes in pixels
constexpr QColor paperColour{255, 255, 255}, wordsColour{25, 28, 33};

QFont fontOf(int pixels, bool bold = false) {
    QFont font;
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

QString wordsOnPaper(const std::string& text) { return QString::fromStdString(text); }

void paintWords(QPainter& painter, const engine::DisputeSheet& sheet) {
    painter.setPen(wordsColour);
    painter.setFont(fontOf(wordsSize));
    painter.drawText(askedFrame, int(Qt::TextWordWrap) | int(Qt::AlignVCenter),
                     wordsOnPaper(sheet.asked));
    painter.setFont(fontOf(verdictSize, true));
    painter.drawText(verdictFrame, int(Qt::TextWordWrap) | int(Qt::AlignVCenter),
                     wordsOnPaper(sheet.verdict));
    QStringList lines;
    for (const std::string& reason : sheet.reasons) lines << wordsOnPaper(reason);
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

QColor SheetPaper::colourOf(engine::Ink ink) { return inkColour(ink); }

QString SheetPaper::planTitle() { return tr("From above"); }

QString SheetPaper::sideTitle() { return tr("From the side"); }

QPointF SheetPaper::onPlan(const engine::DisputeSheet& sheet, geometry::Vec2 point) {
    return SheetProjection(sheet.plan, planFrame)(point);
}

QPointF SheetPaper::onSide(const engine::DisputeSheet& sheet, geometry::Vec2 point) {
    return SheetProjection(sheet.side, sideFrame)(point);
}

void SheetPaper::paint(QPainter& painter, const engine::DisputeSheet& sheet) {
    painter.fillRect(QRectF(QPointF(), pageSize), paperColour);
    paintSheetDrawing(painter, sheet.plan, planFrame, planTitle(), {});
    paintSheetDrawing(painter, sheet.side, sideFrame, sideTitle(), {});
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
