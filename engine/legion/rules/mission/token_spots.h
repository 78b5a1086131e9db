/// Legal spots for objective tokens.
/// Source: Core Rulebook p. 20 (Placing Objectives), p. 5 (Tokens).
#pragma once
#include <optional>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// A terrain piece that makes a spot illegal for a token.
struct TerrainFault {
    geometry::PieceId piece;
    Message message;  ///< "overlaps the barricade Crates"
};
/// The first such piece; none if terrain allows the spot.
std::optional<TerrainFault> terrainFaultOf(const Battle& battle, ObjectiveKind kind,
                                           geometry::Vec2 at);
/// The reason why the spot is illegal, with the name of the terrain, token or miniature there. None
/// if legal.
std::optional<Message> faultOfSpot(const Battle& battle, ObjectiveKind kind, geometry::Vec2 at);

/// The closest legal spot to `wished`; `wished` itself if it is legal or no spot is legal.
geometry::Vec2 closestSpot(const Battle& battle, ObjectiveKind kind, geometry::Vec2 wished);
/// The legal spot closest to the base of that miniature.
geometry::Vec2 closestSpot(const Battle& battle, ObjectiveKind kind, const geometry::Mini& leader);

}  // namespace sightline::engine
