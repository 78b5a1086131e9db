#include "app/window/legion/tools/near_footprints.h"

#include "app/window/shell/scene/scene_colours.h"
#include "geometry/range/extent.h"

namespace sightline::app {
namespace {

constexpr double nearby = 6.0;           // inches from the dragged object to a drawn footprint
constexpr double footprintLine = 0.07;   // width of the outlines, inches
constexpr float footprintAlpha = 0.75F;  // opacity of the outlines

rendering::Colour colourOf(geometry::Movement movement) {
    if (movement == geometry::Movement::impassable) return colours::illegal();
    if (movement == geometry::Movement::difficult) return colours::caution();
    return colours::cohesion;
}

}  // namespace

void addNearFootprints(SceneDraft& draft, const engine::View& view, geometry::Vec2 near) {
    const geometry::Extent around = geometry::Outline{near, near, nearby};
    for (const geometry::PieceInfo& piece : view.battlefield.pieces()) {
        if (geometry::gap(around, geometry::Extent(piece.footprint)) > 0.0) continue;
        rendering::GroundPolygon drawn;
        drawn.points.assign(piece.footprint.begin(), piece.footprint.end());
        drawn.fill = colours::withAlpha(colours::cohesion, 0.0F);
        drawn.edge = colours::withAlpha(colourOf(piece.facts.movement), footprintAlpha);
        drawn.edgeWidth = footprintLine;
        draft.scene.polygons.push_back(std::move(drawn));
    }
}

}  // namespace sightline::app
