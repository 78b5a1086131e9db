// Draws the marks of the mouse tool of Layout mode: outlines of selected pieces, agreed facts, and
// marks for pieces that extend beyond the table's edge.
#include <algorithm>
#include <glm/common.hpp>

#include "app/window/layouts/layout/layout_tool.h"
#include "app/window/layouts/layout/layout_words.h"
#include "app/window/layouts/layout/trace_hand.h"
#include "app/window/legion/scene/scene_badges.h"
#include "app/window/shell/scene/scene_colours.h"
#include "app/window/shell/words/table_words.h"
#include "app/window/shell/words/terrain_names.h"
#include "engine/layouts/layout_pick.h"
#include "geometry/measure/polygon.h"

namespace sightline::app {
namespace {

using geometry::Vec2;
using geometry::Vec3;

constexpr double plateGap = 0.4;  // height of a text plate above its piece, inches

rendering::Colour colourOf(const engine::TerrainPiece& piece) {
    switch (piece.facts.movement.value_or(geometry::Movement::open)) {
        case geometry::Movement::open:
            return colours::legal();
        case geometry::Movement::difficult:
            return colours::caution();
        case geometry::Movement::impassable:
            return colours::illegal();
    }
    return colours::legal();
}

Vec3 above(const engine::TerrainPiece& piece) {
    return {engine::planBoxOf(piece).middle(), piece.position.z + piece.shape->top + plateGap};
}

geometry::Polygon hullOfPart(const engine::TerrainPiece& piece, const geometry::MeshPart& part) {
    const Vec2 along = geometry::direction(piece.rotation);
    std::vector<Vec2> seen;
    seen.reserve(part.vertices.size());
    for (const Vec3 vertex : part.vertices)
        seen.push_back(
            geometry::plan(piece.position) +
            Vec2{vertex.x * along.x - vertex.y * along.y, vertex.x * along.y + vertex.y * along.x});
    return geometry::convexHull(std::move(seen));
}

void addGroundShape(SceneDraft& draft, const geometry::Polygon& outline, rendering::Colour edge,
                    double line, float fill) {
    draft.scene.polygons.push_back(
        {{outline.begin(), outline.end()}, colours::withAlpha(edge, fill), edge, line});
}

}  // namespace

std::set<std::string> LayoutTool::outlined() const {
    std::set<std::string> ids(session_.selected().begin(), session_.selected().end());
    if (pointed_ && !carried_) ids.insert(*pointed_);
    return ids;
}

std::optional<geometry::Segment> LayoutTool::framed() const {
    Vec3 low{1e9}, high{-1e9};
    for (const geometry::PieceId& id : session_.selected()) {
        const engine::TerrainPiece* piece = session_.layout().find(id);
        const geometry::PlanBox box = engine::planBoxOf(*piece);
        low = glm::min(low, Vec3{box.low - 2.0, 0.0});
        high = glm::max(high, Vec3{box.high + 2.0, piece->position.z + piece->shape->top});
    }
    if (low.x > high.x) return std::nullopt;
    return geometry::Segment{low, high};
}

void LayoutTool::setReport(const ReportShown* report) {
    if (report_) report_->disconnect(this);
    report_ = report;
    if (report_) connect(report_, &ReportShown::changed, this, [this] { emit changed(); });
    emit changed();
}

void LayoutTool::draw(SceneDraft& draft, double line) const {
    if (report_) report_->draw(draft, line);
    if (trace_) trace_->draw(draft, line);
    if (session_.factsShown()) drawFacts(draft);
    if (const engine::TerrainPiece* single = session_.single()) drawParts(draft, *single);
    drawMarks(draft, line);
    if (frame_) {
        geometry::Polygon corners;
        const QRectF box = QRectF(frame_->from, frame_->to).normalized();
        for (const QPointF pixel :
             {box.bottomLeft(), box.bottomRight(), box.topRight(), box.topLeft()})
            corners.push_back(geometry::plan(groundAt(sight().rayAt(pixel))));
        addGroundShape(draft, corners, colours::selection, line, 0.12F);
    }
    if (!drawn_) return;
    std::vector<Vec2> points = drawn_->points;
    points.push_back(drawn_->next);
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        draft.scene.tubes.push_back(
            {Vec3{points[i], 0.15}, Vec3{points[i + 1], 0.15}, line, colours::selection});
    for (const Vec2 point : drawn_->points)
        draft.scene.discs.push_back({point, 0.0, 2.0 * line, colours::selection});
}

// Draws the mirror line of the layout, and marks every piece that extends beyond the table's edge.
void LayoutTool::drawMarks(SceneDraft& draft, double line) const {
    const double w = preview_.table.width, d = preview_.table.depth;
    const rendering::Colour faint = colours::withAlpha(colours::cohesion, 0.8F);
    const auto add = [&](Vec2 from, Vec2 to) {
        draft.scene.tubes.push_back({Vec3{from, 0.05}, Vec3{to, 0.05}, line / 2, faint, true});
    };
    if (preview_.mirror == engine::Mirror::acrossWidth) add({w / 2, 0}, {w / 2, d});
    if (preview_.mirror == engine::Mirror::acrossDepth) add({0, d / 2}, {w, d / 2});
    if (preview_.mirror == engine::Mirror::point)
        draft.scene.discs.push_back({{w / 2, d / 2}, 1.0, 1.0 + 2 * line, faint});
    for (const engine::Overhang& over : engine::overhangsOf(preview_)) {
        const engine::TerrainPiece* piece = preview_.find(over.piece);
        addGroundShape(draft, engine::footprintOf(*piece), colours::illegal(), line, 0.25F);
        draft.scene.badges.push_back(plate(draft.images,
                                           tr("%1 over the edge").arg(inches(over.inches)),
                                           colours::illegal(), above(*piece)));
    }
}

void LayoutTool::drawFacts(SceneDraft& draft) const {
    for (const engine::TerrainPiece& piece : preview_.pieces) {
        const rendering::Colour colour = colourOf(piece);
        addGroundShape(draft, engine::footprintOf(piece), colour, 0.06, 0.15F);
        const QString words = QStringLiteral("%1 · %2 · %3")
                                  .arg(kindWords(piece.kind), factsWords(piece.facts),
                                       heightWords(piece, session_.dimensions()));
        draft.scene.badges.push_back(plate(draft.images, words, colour, above(piece)));
    }
}

// Draws each named part of the selected piece, with its agreed terrain facts.
void LayoutTool::drawParts(SceneDraft& draft, const engine::TerrainPiece& piece) const {
    const auto* mesh = std::get_if<geometry::MeshShape>(&piece.shape->geometry);
    if (!mesh || mesh->parts.size() < 2) return;
    for (const geometry::MeshPart& part : mesh->parts) {
        const auto facts = piece.parts.find(part.name);
        if (facts == piece.parts.end() || part.vertices.empty()) continue;
        const geometry::Polygon hull = hullOfPart(piece, part);
        if (hull.size() < 3) continue;
        addGroundShape(draft, hull, colours::caution(), 0.05, 0.3F);
        Vec2 middle{};
        double top = part.vertices.front().z;
        for (const Vec2 corner : hull) middle += corner / static_cast<double>(hull.size());
        for (const Vec3 vertex : part.vertices) top = std::max(top, vertex.z);
        draft.scene.badges.push_back(
            plate(draft.images,
                  QStringLiteral("%1: %2").arg(QString::fromStdString(part.name),
                                               factsWords(facts->second)),
                  colours::caution(), Vec3{middle, piece.position.z + top + plateGap}));
    }
}

std::optional<TableNote> LayoutTool::note() const {
    if (tracing() || carried_ || drag_ || drawn_ || frame_) return std::nullopt;
    const engine::TerrainPiece* piece = pointed_ ? session_.layout().find(*pointed_) : nullptr;
    if (!piece) return report_ ? report_->note() : std::nullopt;
    QStringList lines{
        QStringLiteral("<b>%1</b>").arg(terrainName(piece->name).toHtmlEscaped()),
        QStringLiteral("%1, %2").arg(kindWords(piece->kind), factsWords(piece->facts)),
        heightWords(*piece, session_.dimensions())};
    if (piece->locked) lines << tr("locked");
    if (!piece->note.empty()) lines << QString::fromStdString(piece->note).toHtmlEscaped();
    return TableNote{lines.join(QStringLiteral("<br>")), Tone::plain, above(*piece)};
}

}  // namespace sightline::app
