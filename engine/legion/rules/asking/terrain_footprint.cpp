#include "engine/legion/rules/asking/terrain_footprint.h"

#include <algorithm>

namespace sightline::engine {

geometry::Polygon footprintOf(const geometry::Battlefield& field,
                              const std::vector<geometry::PieceSpec>& pieces,
                              const AdjustTerrain& what) {
    geometry::Polygon corners;
    geometry::Vec2 from{};
    geometry::Degrees by = what.facing;
    if (what.made) {
        const double x = what.made->size.x / 2.0, y = what.made->size.y / 2.0;
        corners = {{-x, -y}, {x, -y}, {x, y}, {-x, y}};
    } else {
        const auto spec = std::find_if(pieces.begin(), pieces.end(),
                                       [&](const auto& one) { return one.id == what.piece; });
        const geometry::PieceInfo* info = field.piece(what.piece);
        if (spec == pieces.end() || !info) return {};
        corners = info->footprint;
        from = geometry::Vec2{spec->position};
        by.value -= spec->rotation.value;
    }
    const geometry::Vec2 along = geometry::direction(by);
    for (geometry::Vec2& corner : corners) {
        const geometry::Vec2 arm = corner - from;
        corner = what.at.value_or(from) + geometry::Vec2{arm.x * along.x - arm.y * along.y,
                                                         arm.x * along.y + arm.y * along.x};
    }
    return corners;
}

}  // namespace sightline::engine
