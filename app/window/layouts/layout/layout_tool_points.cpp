// The mouse tool of Layout mode draws walls and outlines point by point.
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <utility>

#include "app/window/layouts/layout/layout_tool.h"
#include "app/window/layouts/layout/trace_hand.h"

namespace sightline::app {
namespace {

using geometry::Vec2;
using geometry::Vec3;

// Maximum distance between the two presses of a double click, inches.
constexpr double samePoint = 0.1;
// Inches. An outline is closed if its last point is at most this far from its first point.
constexpr double closedWithin = 0.6;

Vec2 onInches(Vec2 at) { return {std::round(at.x), std::round(at.y)}; }

/// A polygon with corners relative to its middle, so that the piece rotates about its middle.
struct CentredPiece {
    geometry::Polygon corners;
    Vec2 middle{};
};
CentredPiece centred(const std::vector<Vec2>& points) {
    Vec2 low = points.front(), high = low;
    for (const Vec2 point : points) {
        low = glm::min(low, point);
        high = glm::max(high, point);
    }
    CentredPiece shape{points, (low + high) / 2.0};
    for (Vec2& corner : shape.corners) corner -= shape.middle;
    return shape;
}

engine::Edited withWall(const engine::TerrainLayout& layout, const DrawnShape& shape,
                        const std::vector<Vec2>& points) {
    const auto stretches = engine::wallAlong(points, shape.size);
    if (!stretches) return stretches.problem();
    engine::Edited after = layout;
    engine::PieceIds ids;
    for (const engine::WallStretch& stretch : *stretches) {
        engine::TerrainPiece piece = shape.piece;
        piece.shape = stretch.shape;
        piece.position = Vec3{stretch.middle, 0.0};
        piece.rotation = stretch.rotation;
        after = engine::withPiece(*after, std::move(piece));
        if (!after) return after;
        ids.insert(after->pieces.back().id);
    }
    return ids.size() < 2 ? after : engine::grouped(*after, ids);
}

engine::Edited withOutline(const engine::TerrainLayout& layout, const DrawnShape& shape,
                           const std::vector<Vec2>& points) {
    if (points.size() < 3) return engine::prismShape(points, shape.size.height).problem();
    const CentredPiece outline = centred(points);
    const auto prism = engine::prismShape(outline.corners, shape.size.height);
    if (!prism) return prism.problem();
    engine::TerrainPiece piece = shape.piece;
    piece.shape = *prism;
    piece.position = Vec3{outline.middle, 0.0};
    return engine::withPiece(layout, std::move(piece));
}

}  // namespace

void LayoutTool::beginDrawing(const DrawnShape& shape) {
    if (trace_) trace_->setActive(false);
    cancel();
    session_.select({});
    drawn_ = DrawnPoints{shape, {}, {}};
    emit hint(tr("Click the points; double-click or Enter ends, Esc gives up"));
    emit changed();
}

void LayoutTool::setPoint(const geometry::Segment& ray) {
    Vec2 at = geometry::plan(groundAt(ray));
    if (session_.snap().inch) at = onInches(at);
    auto& points = drawn_->points;
    const bool outline = drawn_->shape.form == DrawnShape::Form::outline;
    const bool closes =
        outline && points.size() > 2 && glm::distance(at, points.front()) < closedWithin;
    if (closes) return endDrawing();
    if (points.empty() || glm::distance(at, points.back()) > samePoint) points.push_back(at);
    drawn_->next = at;
    emit changed();
}

void LayoutTool::endDrawing() {
    const DrawnPoints drawn = *std::exchange(drawn_, std::nullopt);
    const std::size_t before = session_.layout().pieces.size();
    const bool wall = drawn.shape.form == DrawnShape::Form::wall;
    emit hint({});
    if (session_.apply(engine::LayoutStep::add,
                       wall ? withWall(session_.layout(), drawn.shape, drawn.points)
                            : withOutline(session_.layout(), drawn.shape, drawn.points))) {
        engine::PieceIds made;
        const std::size_t count = wall ? drawn.points.size() - 1 : 1;
        for (std::size_t i = before; i < before + count; ++i)
            made.insert(session_.layout().pieces[i].id);
        session_.select(std::move(made));
    }
    emit changed();
}

}  // namespace sightline::app
