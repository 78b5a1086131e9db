/// Where objective tokens may lie. Source: Core Rulebook p. 20 (Placing Objectives), p. 5 (Tokens).
#pragma once
#include <optional>

#include "engine/state/battle.h"

namespace sightline::engine {

/// A terrain piece that keeps a token from lying somewhere.
struct TerrainFault {
    geometry::PieceId piece;
    Message message;  ///< "overlaps the barricade Crates"
};
/// The first such piece there; none when terrain allows it.
std::optional<TerrainFault> terrainFaultOf(const Battle& battle, ObjectiveKind kind,
                                           geometry::Vec2 at);
/// Why a token may not lie there, naming what is in its way, be it terrain, a token or a miniature.
/// None when it may.
std::optional<Message> faultOfSpot(const Battle& battle, ObjectiveKind kind, geometry::Vec2 at);

/// The legal spot closest to `wished`; that itself when it is legal, or when the table has none.
geometry::Vec2 closestSpot(const Battle& battle, ObjectiveKind kind, geometry::Vec2 wished);
/// A legal spot as close to the base of that miniature as there is one.
geometry::Vec2 closestSpot(const Battle& battle, ObjectiveKind kind, const geometry::Mini& leader);

}  // namespace sightline::engine
