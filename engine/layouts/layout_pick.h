/// Picking: finds the piece under the mouse pointer.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

/// The piece with the first surface on the ray, and the hit point. If the ray hits no surface, a
/// model is also hit through its outline in the plan, up to its height, because thin objects are
/// hard to hit.
struct PickedPiece {
    geometry::PieceId piece;
    geometry::Vec3 point{};
};
std::optional<PickedPiece> pieceUnder(const TerrainLayout& layout, const geometry::Segment& ray);

}  // namespace sightline::engine
