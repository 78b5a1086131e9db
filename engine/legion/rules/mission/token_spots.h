/// Legal positions for objective tokens and smoke tokens. Source: Core Rulebook p. 20 (Placing
/// Objectives), p. 5 (Tokens), p. 54 (Smoke X).
#pragma once
#include <optional>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// A terrain piece that makes a position illegal for a token.
struct TerrainFault {
    geometry::PieceId piece;
    Message message;  ///< such as "overlaps the barricade Crates"
};
/// The first terrain piece that makes the position illegal. No value if the terrain allows the
/// position.
std::optional<TerrainFault> terrainFaultOf(const Battle& battle, ObjectiveKind kind,
                                           geometry::Vec2 at);
/// The reason why the position is illegal, with the name of the terrain, token or miniature there.
/// No value if the position is legal.
std::optional<Message> faultOfSpot(const Battle& battle, ObjectiveKind kind, geometry::Vec2 at);

/// The legal position that is closest to `wished`. Returns `wished` itself if it is legal, or if no
/// legal position exists.
geometry::Vec2 closestSpot(const Battle& battle, ObjectiveKind kind, geometry::Vec2 wished);
/// The legal position that is closest to the base of that miniature.
geometry::Vec2 closestSpot(const Battle& battle, ObjectiveKind kind, const geometry::Mini& leader);

}  // namespace sightline::engine
