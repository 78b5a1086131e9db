#include "app/window/layouts/reports/placement_paper.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/window/shell/words/table_words.h"
#include "app/window/shell/words/terrain_names.h"

namespace sightline::app {
namespace {

// An A4 page in landscape, at 150 pixels per inch.
constexpr QSize placementPage{1754, 1240};
constexpr double pixelsPerMillimetre = 1754.0 / 297.0;
// Positions inside the page margins, pixels.
constexpr double sheetLeft = 71.0, sheetWidth = 1612.0, sheetFoot = 1169.0;
constexpr double listRow = 22.0, underPlan = 44.0, listHead = 26.0;
constexpr double pieceNameAt = 44.0, kindAt = 300.0, endsAt = 560.0, endWidth = 526.0;
constexpr int listPixels = 14, numberPixels = 17;
constexpr QColor sheetInk{25, 28, 33}, sheetMuted{96, 104, 114}, pieceFill{214, 206, 190},
    pieceEdge{120, 108, 86};

QPointF onSheet(geometry::Vec2 millimetres) {
    return {millimetres.x * pixelsPerMillimetre, millimetres.y * pixelsPerMillimetre};
}

QFont sheetFont(int pixels, bool bold = false) {
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

constexpr std::size_t rowsOfAPage = 48;  // number of list rows on every page after the first page

}  // namespace

PlacementPaper::PlacementPaper(engine::PlacementSheet sheet, QString name)
    : sheet_(std::move(sheet)), name_(std::move(name)) {}

QSize PlacementPaper::size() const { return placementPage; }

std::size_t PlacementPaper::onFirstPage() const {
    const double room = sheetFoot - onSheet(sheet_.planHigh).y() - underPlan - listHead;
    return static_cast<std::size_t>(std::max(0.0, room / listRow));
}

int PlacementPaper::pages() const {
    const std::size_t rest = sheet_.pieces.size() - std::min(sheet_.pieces.size(), onFirstPage());
    return 1 + static_cast<int>((rest + rowsOfAPage - 1) / rowsOfAPage);
}

QString PlacementPaper::corner(engine::TableCorner corner) {
    switch (corner) {
        case engine::TableCorner::nearLeft:
            return tr("near left");
        case engine::TableCorner::nearRight:
            return tr("near right");
        case engine::TableCorner::farLeft:
            return tr("far left");
        case engine::TableCorner::farRight:
            return tr("far right");
    }
    return {};
}

QString PlacementPaper::length(double inches) {
    return tr("%1 in (%2 cm)")
        .arg(QLocale().toString(inches, 'f', 1))
        .arg(QLocale().toString(inches * engine::centimetresPerInch, 'f', 1));
}

QString PlacementPaper::measured(const engine::MeasuredPoint& point) {
    return tr("%1: %2 along, %3 across")
        .arg(corner(point.from), length(point.along), length(point.across));
}

void PlacementPaper::paint(QPainter& painter, int page) const {
    painter.fillRect(QRectF(QPointF(), placementPage), Qt::white);
    if (page == 0) {
        paintPlan(painter);
        paintList(painter, 0, onFirstPage(), onSheet(sheet_.planHigh).y() + underPlan);
    } else {
        paintList(painter, onFirstPage() + static_cast<std::size_t>(page - 1) * rowsOfAPage,
                  rowsOfAPage, sheetLeft);
    }
    painter.setFont(sheetFont(listPixels));
    painter.setPen(sheetMuted);
    painter.drawText(QRectF(sheetLeft, sheetFoot + 6, sheetWidth, 30),
                     Qt::AlignRight | Qt::AlignVCenter,
                     tr("%1, page %2 of %3").arg(name_).arg(page + 1).arg(pages()));
}

void PlacementPaper::paintPlan(QPainter& painter) const {
    painter.setPen(QPen(sheetInk, 2.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(onSheet(sheet_.planLow), onSheet(sheet_.planHigh)));
    for (const engine::SheetPiece& piece : sheet_.pieces) {
        QPolygonF outline;
        for (const geometry::Vec2 point : piece.outline) outline << onSheet(point);
        painter.setPen(QPen(pieceEdge, 1.5));
        painter.setBrush(pieceFill);
        painter.drawPolygon(outline);
    }
    painter.setFont(sheetFont(numberPixels, true));
    painter.setPen(sheetInk);
    for (const engine::SheetPiece& piece : sheet_.pieces)
        painter.drawText(QRectF(onSheet(piece.label) - QPointF(30, 15), QSizeF(60, 30)),
                         Qt::AlignCenter, QString::number(piece.number));
    painter.setFont(sheetFont(listPixels));
    painter.setPen(sheetMuted);
    painter.drawText(
        QRectF(sheetLeft, onSheet(sheet_.planHigh).y() + 8, sheetWidth, 26), Qt::AlignVCenter,
        tr("%1, %2 by %3; the near long edge is below. The two points of each piece that lie "
           "farthest apart are measured from the closest corner.")
            .arg(name_, inches(sheet_.table.width), inches(sheet_.table.depth)));
}

void PlacementPaper::paintList(QPainter& painter, std::size_t first, std::size_t count,
                               double top) const {
    const auto cell = [&](double x, double y, double width, const QString& words) {
        const QString shown = painter.fontMetrics().elidedText(words, Qt::ElideRight, int(width));
        painter.drawText(QRectF(sheetLeft + x, y, width, listRow), Qt::AlignVCenter, shown);
    };
    painter.setFont(sheetFont(listPixels, true));
    painter.setPen(sheetInk);
    cell(pieceNameAt, top, kindAt - pieceNameAt - 10, tr("Piece"));
    cell(kindAt, top, endsAt - kindAt - 10, tr("Kind, height"));
    cell(endsAt, top, 2 * endWidth, tr("Two points of it, measured by tape"));
    painter.setFont(sheetFont(listPixels));
    const std::size_t last = std::min(sheet_.pieces.size(), first + count);
    for (std::size_t i = first; i < last; ++i) {
        const engine::SheetPiece& piece = sheet_.pieces[i];
        const double y = top + listHead + static_cast<double>(i - first) * listRow;
        cell(0, y, pieceNameAt - 6, QString::number(piece.number));
        cell(pieceNameAt, y, kindAt - pieceNameAt - 10, terrainName(piece.name));
        cell(kindAt, y, endsAt - kindAt - 10,
             QStringLiteral("%1, %2").arg(kindWords(piece.facts.kind), inches(piece.height)));
        for (std::size_t end = 0; end < piece.ends.size(); ++end)
            cell(endsAt + static_cast<double>(end) * endWidth, y, endWidth - 10,
                 measured(piece.ends[end]));
    }
}

}  // namespace sightline::app
