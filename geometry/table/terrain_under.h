/// The terrain under a flat token, from the shapes of its pieces rather than their hulls.
/// Source: Core Rulebook p. 20 (Placing Objectives), p. 5 (Overlapping Objects).
#pragma once
#include <functional>
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::geometry {

/// A piece that the token overlaps, seen from above.
struct TerrainUnder {
    PieceId piece;
    bool wholly = false;  ///< the piece lies under every part of the token; see `asksWhole`
    bool impassable =
        false;  ///< some of the token is on an impassable part, or one rises through it
};

/// Every piece that the outline overlaps, in the order of the layout; touching is not overlapping.
/// The token rests on the highest floor under it: what lies deeper than a step below that is
/// covered by the piece and is not overlapped. How far a piece reaches takes longest to find: with
/// `asksWhole` it is looked for only of such pieces, and the others count as not wholly under it.
std::vector<TerrainUnder> terrainUnder(const Battlefield& field, const Outline& token,
                                       const std::function<bool(const PieceInfo&)>& asksWhole = {});

/// How one goes over what lies under an outline, without asking how far each piece reaches.
struct Going {
    bool impassable = false;  ///< as `TerrainUnder::impassable`, of any piece
    bool difficult = false;   ///< some piece that it overlaps was agreed to be difficult
};
Going goingOver(const Battlefield& field, const Outline& outline);

}  // namespace sightline::geometry
