/// Picking: finds the piece under the pointer.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

/// The piece with the first surface on the ray, and the hit point. If the ray hits no surface, a
/// model also counts by its outline in the plan up to its height, since thin things are hard to
/// hit.
struct PickedPiece {
    geometry::PieceId piece;
    geometry::Vec3 point{};
};
std::optional<PickedPiece> pieceUnder(const TerrainLayout& layout, const geometry::Segment& ray);

}  // namespace sightline::engine
