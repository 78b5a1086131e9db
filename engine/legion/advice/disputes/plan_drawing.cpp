// Draws the plan of a dispute (the view from above).
#include <algorithm>
#include <limits>

#include "engine/legion/advice/disputes/drawings.h"

namespace sightline::engine {
namespace {

constexpr double roundAbout = 2.0;  // inches of the table that the plan shows around the objects
constexpr int roundCorners = 48;    // number of corners of a drawn disc

/// A bounding box that grows to include drawn points.
struct Frame {
    geometry::Vec2 low{std::numeric_limits<double>::infinity()};
    geometry::Vec2 high{-std::numeric_limits<double>::infinity()};
    void hold(geometry::Vec2 point) {
        low = glm::min(low, point);
        high = glm::max(high, point);
    }
};

geometry::Polygon drawnOutline(const geometry::Outline& outline) {
    geometry::Polygon corners;
    const geometry::Vec2 core = outline.b - outline.a;
    const double first =
        glm::length(core) > geometry::sameLength ? geometry::angleOf(core).value : 0.0;
    for (int i = 0; i < roundCorners; ++i) {
        const double turned = -90.0 + 360.0 * (i + 0.5) / roundCorners;
        const geometry::Vec2 centre = turned < 90.0 ? outline.b : outline.a;
        corners.push_back(centre + geometry::direction({first + turned}) * outline.radius);
    }
    return corners;
}

bool isIn(const std::vector<geometry::PieceId>& ids, const geometry::PieceId& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

Frame frameOf(const DrawnScene& scene) {
    Frame frame;
    for (const geometry::Mini& mini : scene.minis)
        for (const geometry::Vec2 corner : drawnOutline(outlineOf(mini))) frame.hold(corner);
    if (scene.measured) {
        frame.hold(scene.measured->from);
        frame.hold(scene.measured->to);
    }
    for (const geometry::PieceId& id : scene.blockers)
        if (const geometry::PieceInfo* info = scene.field.piece(id))
            for (const geometry::Vec2 corner : info->footprint) frame.hold(corner);
    if (frame.low.x > frame.high.x) {
        frame.hold({0.0, 0.0});
        frame.hold({scene.field.table().width, scene.field.table().depth});
    }
    frame.low -= geometry::Vec2(roundAbout);
    frame.high += geometry::Vec2(roundAbout);
    return frame;
}

bool isSeenIn(const geometry::Polygon& polygon, const Frame& frame) {
    Frame own;
    for (const geometry::Vec2 corner : polygon) own.hold(corner);
    return own.low.x < frame.high.x && own.high.x > frame.low.x && own.low.y < frame.high.y &&
           own.high.y > frame.low.y;
}

}  // namespace

SheetDrawing planOf(const DrawnScene& scene) {
    const Frame frame = frameOf(scene);
    SheetDrawing drawing{frame.low, frame.high, {}, {}, {}};
    for (const geometry::PieceInfo& info : scene.field.pieces())
        if (isSeenIn(info.footprint, frame))
            drawing.shapes.push_back({isIn(scene.blockers, info.id) ? Ink::blocker : Ink::terrain,
                                      info.footprint, info.name.empty() ? info.id : info.name,
                                      info.id});
    for (const geometry::Mini& mini : scene.minis) {
        const bool first = scene.moves || &mini == &scene.minis.front();
        drawing.shapes.push_back(
            {first ? Ink::base : Ink::otherBase, drawnOutline(outlineOf(mini)), ""});
    }
    if (scene.witness)
        drawing.lines.push_back(
            {Ink::witness, geometry::plan(scene.witness->from), geometry::plan(scene.witness->to)});
    if (scene.tried)
        addTry(drawing, geometry::plan(scene.tried->line.from),
               geometry::plan(scene.tried->line.to), geometry::plan(scene.tried->stopped));
    if (scene.measured)
        drawing.dimensions.push_back(
            {scene.measured->from, scene.measured->to,
             writtenInches(glm::distance(scene.measured->from, scene.measured->to))});
    return drawing;
}

}  // namespace sightline::engine
