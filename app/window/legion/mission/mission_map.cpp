#include "app/window/legion/mission/mission_map.h"

#include <QPainter>
#include <cmath>

#include "app/window/legion/scene/scene_mission.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {
constexpr double mapBorder = 5.0;  // width of the map's border around the table, pixels
}

MissionMap::MissionMap(const ShownGame& game, QWidget* parent) : QWidget(parent), game_(game) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Map of the mission"));
}

int MissionMap::heightForWidth(int width) const {
    if (!game_.running()) return 0;
    const geometry::TableSize& table = game_.layout().table;
    return static_cast<int>(
        std::lround((width - 2 * mapBorder) * table.depth / table.width + 2 * mapBorder));
}

void MissionMap::point(std::optional<engine::TableSide> side) {
    pointed_ = side;
    update();
}

// Converts a point of the table to a pixel of the map. The near long edge is at the bottom, as the
// blue player sees the table.
QPointF MissionMap::on(geometry::Vec2 place) const {
    const geometry::TableSize& table = game_.layout().table;
    const double scale = (width() - 2 * mapBorder) / table.width;
    return {mapBorder + place.x * scale, height() - mapBorder - place.y * scale};
}

QPolygonF MissionMap::on(const geometry::Polygon& area) const {
    QPolygonF drawn;
    for (const geometry::Vec2 corner : area) drawn << on(corner);
    return drawn;
}

void MissionMap::paintEvent(QPaintEvent*) {
    if (!game_.running()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const geometry::TableSize& table = game_.layout().table;
    const QRectF mat(on({0.0, table.depth}), on({table.width, 0.0}));
    painter.setPen(QPen(theme::edge(), 1));
    painter.setBrush(QColor(0x3A, 0x33, 0x29));
    painter.drawRect(mat);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x55, 0x4C, 0x3D));
    for (const geometry::PieceSpec& piece : game_.layout().pieces)
        if (const auto* info = game_.view().battlefield.piece(piece.id))
            painter.drawPolygon(on(info->footprint));
    paintTerritories(painter);
    paintObjectives(painter);
    if (!pointed_) return;
    const double y = *pointed_ == engine::TableSide::near ? 0.0 : table.depth;
    painter.setPen(QPen(theme::accent(), 4));
    painter.drawLine(on({0.0, y}), on({table.width, y}));
}

void MissionMap::paintTerritories(QPainter& painter) const {
    const auto& mission = game_.view().mission;
    for (const engine::Player player : {engine::Player::blue, engine::Player::red}) {
        const auto& area = mission.territories[static_cast<std::size_t>(player)];
        if (area.empty()) continue;
        QColor fill = theme::of(player);
        fill.setAlphaF(0.28F);
        painter.setBrush(fill);
        painter.setPen(QPen(theme::of(player), 1.3));
        for (const geometry::Polygon& part : area) painter.drawPolygon(on(part));
    }
}

// Paints the objective tokens. If they are not on the table yet, paints them at the places on the
// mission card.
void MissionMap::paintObjectives(QPainter& painter) const {
    const auto& mission = game_.view().mission;
    const auto dot = [&](geometry::Vec2 at, engine::ObjectiveKind kind, const QColor& colour) {
        const double radius = kind == engine::ObjectiveKind::poi ? 6.0 : 4.0;
        painter.setPen(QPen(theme::ground(), 1.5));
        painter.setBrush(colour);
        painter.drawEllipse(on(at), radius, radius);
    };
    for (const auto& shown : mission.tokens) {
        if (!shown.token.onTable()) continue;
        dot(geometry::Vec2{shown.token.position}, shown.token.kind,
            shown.securedBy ? theme::of(*shown.securedBy) : theme::accent());
    }
    if (!mission.tokens.empty() || !mission.objective || !mission.objective->map) return;
    const geometry::TableSize& table = game_.layout().table;
    for (const engine::ObjectiveSpot& spot : mission.objective->map->objectives)
        dot(engine::onTable(spot.at, *mission.objective->map, table), spot.kind, theme::accent());
}

}  // namespace sightline::app
