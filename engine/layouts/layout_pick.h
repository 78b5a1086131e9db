/// Picking: finds the piece under the mouse pointer.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

/// The first piece that the ray hits, and the hit point. Thin objects are hard to hit. So if the
/// ray hits no surface, the outline of each model as seen from above is tested, up to the height of
/// the model.
struct PickedPiece {
    geometry::PieceId piece;
    geometry::Vec3 point{};
};
std::optional<PickedPiece> pieceUnder(const TerrainLayout& layout, const geometry::Segment& ray);

}  // namespace sightline::engine
