#include "app/window/layouts/reports/report_paper.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/window/layouts/reports/report_maps.h"
#include "app/window/layouts/reports/report_rows.h"
#include "app/window/shell/scene/scene_colours.h"
#include "app/window/shell/widgets/table_relief.h"
#include "app/window/shell/words/table_words.h"

namespace sightline::app {
namespace {

using What = ReportPick::What;

// Positions and sizes on an A4 page in pixels, at 150 pixels per inch.
constexpr QSize reportPage{1240, 1754};
constexpr QRectF reportTitle{60, 50, 1120, 60};
constexpr QRectF planRoom{60, 130, 1120, 1500};
constexpr QRectF reportRoom{60, 60, 1120, 1600};
constexpr double footAt = 1680.0, mapTop = 70.0, mapCaption = 30.0, mapKeys = 26.0, mapApart = 26.0;
constexpr double mapWidth = 547.0, columnApart = 26.0;
constexpr double underMap = 0.45;  // opacity of the picture of the terrain below a map
constexpr int titlePixels = 34, wordsPixels = 19, smallPixels = 15;
constexpr QColor reportInk{25, 28, 33}, mutedInk{96, 104, 114}, laneInk{200, 50, 45};

QFont typeOf(int pixels, bool bold = false) {
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

/// All maps that are already measured, in the order of the report.
std::vector<ReportPick> mapsKnown(const MeasuredTable& known) {
    std::vector<ReportPick> all;
    all.reserve(2 * seenWays + known.report.bases.size());
    for (const What what : {What::exposure, What::cover})
        for (std::size_t way = 0; way < seenWays; ++way) all.push_back({what, way, 0});
    for (std::size_t i = 0; i < known.report.bases.size(); ++i) all.push_back({What::base, i, 0});
    std::erase_if(all, [&](const ReportPick& pick) { return !ReportMaps::mapOf(known, pick); });
    return all;
}

/// A map as a picture with one pixel for each cell. The far edge of the table is at the top.
QImage cellsOf(const rendering::GridCells& cells) {
    QImage image(cells.columns, cells.rows, QImage::Format_ARGB32);
    std::size_t at = 0;
    for (int row = cells.rows - 1; row >= 0; --row)
        for (int column = 0; column < cells.columns; ++column, at += 4)
            image.setPixelColor(column, row,
                                QColor(cells.rgba[at], cells.rgba[at + 1], cells.rgba[at + 2],
                                       std::min(255, cells.rgba[at + 3] * 3 / 2)));
    return image;
}

double heightFor(const MeasuredTable& known, double width) {
    const geometry::TableSize table = known.table->field.table();
    return width * table.depth / table.width;
}

double mapHeight(const MeasuredTable& known) { return std::min(heightFor(known, mapWidth), 560.0); }

int mapsDown(const MeasuredTable& known) {
    const double one = mapCaption + mapHeight(known) + mapKeys + mapApart;
    return std::max(1, static_cast<int>((footAt - mapTop) / one));
}

/// The rectangle of the plan: as large as `room` allows, and at the top of `room`.
QRectF fittedPlan(const MeasuredTable& known, const QRectF& room) {
    const double width = std::min(
        room.width(), room.height() * room.width() / std::max(1.0, heightFor(known, room.width())));
    return {room.left() + (room.width() - width) / 2.0, room.top(), width, heightFor(known, width)};
}

}  // namespace

ReportPaper::ReportPaper(const MeasuredTable& known)
    : known_(known),
      relief_(tableRelief(*known.table, known.mat, int(planRoom.width()))),
      maps_(mapsKnown(known)),
      words_(ReportRows::of(known), reportRoom) {}

QSize ReportPaper::size() const { return reportPage; }

QString ReportPaper::title() const { return QString::fromStdString(known_.name); }

int ReportPaper::mapPages() const {
    const int onPage = 2 * mapsDown(known_);
    return (static_cast<int>(maps_.size()) + onPage - 1) / onPage;
}

int ReportPaper::pages() const { return 1 + words_.pages() + mapPages(); }

void ReportPaper::paint(QPainter& painter, int page) const {
    painter.fillRect(QRectF(QPointF(), reportPage), Qt::white);
    const int words = words_.pages();
    if (page == 0)
        paintPlan(painter);
    else if (page <= words)
        words_.paint(painter, page - 1);
    else
        paintMaps(painter, page - 1 - words);
    painter.setFont(typeOf(smallPixels));
    painter.setPen(mutedInk);
    painter.drawText(QRectF(60, footAt, 1120, 40), Qt::AlignRight | Qt::AlignVCenter,
                     tr("%1, page %2 of %3")
                         .arg(QString::fromStdString(known_.name))
                         .arg(page + 1)
                         .arg(pages()));
}

// Paints the plan of the table with its firing lanes, and the most important figures below the
// plan.
void ReportPaper::paintPlan(QPainter& painter) const {
    painter.setPen(reportInk);
    painter.setFont(typeOf(titlePixels, true));
    painter.drawText(reportTitle, int(Qt::AlignLeft) | int(Qt::AlignVCenter),
                     QString::fromStdString(known_.name));
    const geometry::TableSize table = known_.table->field.table();
    const QRectF frame = fittedPlan(known_, planRoom.adjusted(0, 40, 0, -260));
    painter.setFont(typeOf(smallPixels));
    painter.setPen(mutedInk);
    painter.drawText(
        QRectF(frame.left(), planRoom.top(), frame.width(), 34), Qt::AlignVCenter,
        tr("%1 by %2; the far long edge is above; lines are firing lanes with their lengths")
            .arg(inches(table.width), inches(table.depth)));
    painter.drawImage(frame, relief_);
    const auto on = [&](geometry::Vec2 at) {
        return frame.topLeft() + onRelief(at, table, frame.size());
    };
    for (const engine::Lane& lane : known_.report.lanes) {
        const QPointF from = on(geometry::plan(lane.one.position)),
                      to = on(geometry::plan(lane.other.position));
        painter.setPen(QPen(laneInk, 2.5));
        painter.drawLine(from, to);
        painter.setPen(reportInk);
        painter.drawText(from + (to - from) * 0.12 + QPointF(4, -4), inches(lane.length));
    }
    painter.setPen(QPen(reportInk, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame);
    painter.setFont(typeOf(wordsPixels));
    double y = frame.bottom() + 24.0;
    const std::vector<ReportRow> sections = ReportRows::of(known_);
    for (const ReportRow& row : sections.front().rows) {
        painter.setPen(reportInk);
        painter.drawText(QRectF(60, y, 1120, 28), Qt::AlignVCenter, row.words);
        painter.setPen(mutedInk);
        painter.drawText(QRectF(84, y + 26, 1096, 26), Qt::AlignVCenter, row.against);
        y += 58.0;
    }
}

void ReportPaper::paintMaps(QPainter& painter, int page) const {
    const int down = mapsDown(known_);
    const double high = mapHeight(known_);
    for (int slot = 0; slot < 2 * down; ++slot) {
        const std::size_t index =
            static_cast<std::size_t>(page) * 2 * static_cast<std::size_t>(down) +
            static_cast<std::size_t>(slot);
        if (index >= maps_.size()) return;
        const int column = slot % 2, row = slot / 2;
        const double x = 60.0 + column * (mapWidth + columnApart);
        const double y = mapTop + row * (mapCaption + high + mapKeys + mapApart);
        painter.setFont(typeOf(wordsPixels, true));
        painter.setPen(reportInk);
        painter.drawText(QRectF(x, y, mapWidth, mapCaption), Qt::AlignVCenter,
                         ReportMaps::title(known_, maps_[index]));
        paintMap(painter, maps_[index], {x, y + mapCaption, mapWidth, high});
    }
}

void ReportPaper::paintMap(QPainter& painter, const ReportPick& pick, const QRectF& room) const {
    const auto map = ReportMaps::mapOf(known_, pick);
    if (!map) return;
    const geometry::TableSize table = known_.table->field.table();
    const QRectF frame = fittedPlan(known_, room);
    painter.save();
    painter.setOpacity(underMap);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(frame, relief_);
    painter.setOpacity(1.0);
    painter.setClipRect(frame);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    // The map may be larger than the table, because its cells at the far and right edges extend
    // beyond the table.
    const geometry::Vec2 end{map->cells->columns * map->cell, map->cells->rows * map->cell};
    const QPointF low = frame.topLeft() + onRelief({0, 0}, table, frame.size()),
                  high = frame.topLeft() + onRelief(end, table, frame.size());
    painter.drawImage(QRectF(QPointF(low.x(), high.y()), QPointF(high.x(), low.y())),
                      cellsOf(*map->cells));
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mutedInk, 1.0));
    painter.drawRect(frame);
    painter.setFont(typeOf(smallPixels));
    double x = room.left();
    for (const MapKey& key : ReportMaps::keyOf(pick)) {
        const QRectF square(x, room.top() + frame.height() + 7, 13, 13);
        painter.fillRect(square, colours::asQt(colours::withAlpha(key.colour, 0.9F)));
        painter.setPen(reportInk);
        painter.drawText(QPointF(x + 18, square.bottom()), key.words);
        x += 18 + painter.fontMetrics().horizontalAdvance(key.words) + 14;
    }
}

}  // namespace sightline::app
