/// Finds the terrain under a flat token. The exact shapes of the pieces are tested, not their
/// hulls. Source: Core Rulebook p. 20 (Placing Objectives), p. 5 (Overlapping Objects).
#pragma once
#include <functional>
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::geometry {

/// A terrain piece that the token overlaps in the plan.
struct TerrainUnder {
    PieceId piece;
    bool wholly = false;  ///< true if the piece is under every part of the token (only tested if
                          ///< `asksWhole` allows it)
    bool impassable = false;  ///< true if the token is partly on an impassable part of the piece,
                              ///< or if an impassable part rises through the token
};

/// The terrain pieces that the token overlaps, in the order of the layout. Touching does not count.
/// The token rests on the highest floor under it. Surfaces lower than this floor by more than one
/// step do not count. The test for `wholly` is slow. If `asksWhole` is given, only the pieces that
/// it accepts are tested; for the others, `wholly` is false.
std::vector<TerrainUnder> terrainUnder(const Battlefield& field, const Outline& token,
                                       const std::function<bool(const PieceInfo&)>& asksWhole = {});

/// How the terrain under an outline restricts movement. Faster than `terrainUnder`, because
/// `TerrainUnder::wholly` is not tested.
struct TerrainPassage {
    /// True if `TerrainUnder::impassable` is true for any piece under the outline.
    bool impassable = false;
    /// True if the players agreed that a piece under the outline is difficult terrain.
    bool difficult = false;
};
TerrainPassage passageOver(const Battlefield& field, const Outline& outline);

}  // namespace sightline::geometry
