/// The terrain under a flat token, from the exact shapes of the pieces instead of their hulls.
/// Source: Core Rulebook p. 20 (Placing Objectives), p. 5 (Overlapping Objects).
#pragma once
#include <functional>
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::geometry {

/// A piece that the token overlaps in the plan.
struct TerrainUnder {
    PieceId piece;
    bool wholly = false;      ///< the piece is under every part of the token; see `asksWhole`
    bool impassable = false;  ///< a part of the token is on an impassable part, or an impassable
                              ///< part rises through it
};

/// Every piece that the outline overlaps, in the order of the layout. Touching does not count. The
/// token rests on the highest floor under it. It covers a surface more than a step below that floor
/// and does not overlap it. The test for `wholly` is slow: with `asksWhole` it runs only for the
/// pieces that the callback accepts, and the other pieces count as not wholly under the token.
std::vector<TerrainUnder> terrainUnder(const Battlefield& field, const Outline& token,
                                       const std::function<bool(const PieceInfo&)>& asksWhole = {});

/// Movement through the terrain under an outline, without the slow test for `wholly`.
struct TerrainPassage {
    bool impassable = false;  ///< as `TerrainUnder::impassable`, for any piece
    bool difficult = false;   ///< the outline overlaps a piece that was agreed to be difficult
};
TerrainPassage passageOver(const Battlefield& field, const Outline& outline);

}  // namespace sightline::geometry
