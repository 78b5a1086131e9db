/// The terrain under a flat token. It uses the exact shapes of the pieces, not their hulls. Source:
/// Core Rulebook p. 20 (Placing Objectives), p. 5 (Overlapping Objects).
#pragma once
#include <functional>
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::geometry {

/// A piece that the token overlaps in the plan.
struct TerrainUnder {
    PieceId piece;
    bool wholly = false;  ///< true if the piece is under every part of the token; see `asksWhole`
    bool impassable = false;  ///< true if the token is partly on an impassable part, or if such a
                              ///< part rises through the token
};

/// Every piece that the outline overlaps, in the order of the layout. Touching does not count. The
/// token rests on the highest floor under it. A surface more than one step below that floor is
/// covered, and the token does not overlap it. The test for `wholly` is slow. With `asksWhole`, it
/// runs only for the pieces that the callback accepts. For the other pieces, `wholly` is false.
std::vector<TerrainUnder> terrainUnder(const Battlefield& field, const Outline& token,
                                       const std::function<bool(const PieceInfo&)>& asksWhole = {});

/// Movement restrictions of the terrain under an outline, without the slow test for `wholly`.
struct TerrainPassage {
    bool impassable = false;  ///< true if `TerrainUnder::impassable` is true for any piece
    /// True if the outline overlaps a piece that was agreed to be difficult.
    bool difficult = false;
};
TerrainPassage passageOver(const Battlefield& field, const Outline& outline);

}  // namespace sightline::geometry
