/// Which piece a hand means.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

/// The piece whose surface the ray meets first, and where. Beside a model's triangles its outline
/// seen from above counts up to its height, when nothing else is met: thin things are hard to hit.
struct PickedPiece {
    geometry::PieceId piece;
    geometry::Vec3 point{};
};
std::optional<PickedPiece> pieceUnder(const TerrainLayout& layout, const geometry::Segment& ray);

}  // namespace sightline::engine
