/// Picking: finds the piece under the mouse pointer.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

/// The first piece that the ray hits, and the hit point. If the ray hits no surface, the outlines
/// of models as seen from above are tested, up to the height of the model, because thin objects are
/// hard to hit.
struct PickedPiece {
    geometry::PieceId piece;
    geometry::Vec3 point{};
};
std::optional<PickedPiece> pieceUnder(const TerrainLayout& layout, const geometry::Segment& ray);

}  // namespace sightline::engine
