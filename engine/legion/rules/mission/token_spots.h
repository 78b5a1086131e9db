/// Legal positions for objective tokens and smoke tokens. Source: Core Rulebook p. 20 (Placing
/// Objectives), p. 5 (Tokens), p. 54 (Smoke X), p. 57 (Arm X).
#pragma once
#include <optional>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// A terrain piece that makes a position of an objective token illegal, and the reason.
struct TerrainFault {
    geometry::PieceId piece;
    Message message;  ///< the reason, such as "overlaps the barricade Crates"
};
/// The first terrain piece that makes the position `at` illegal for a token. No value if the
/// terrain allows the position.
std::optional<TerrainFault> terrainFaultOf(const Battle& battle, ObjectiveKind kind,
                                           geometry::Vec2 at);
/// The reason why the position `at` is illegal for a token. It names the terrain, token or
/// miniature at that position. No value if the position is legal. `moved` is the token that would
/// move there, if it is on the battlefield: it does not overlap itself.
std::optional<Message> faultOfSpot(const Battle& battle, ObjectiveKind kind, geometry::Vec2 at,
                                   ObjectiveId moved = {});

/// The reason why the position `at` is illegal for a token that must lie on a flat surface, such as
/// a charge token (p. 57). The token may overlap smoke tokens, but no other tokens. No value if the
/// position is legal.
std::optional<Message> faultOfFlatSpot(const Battle& battle, ObjectiveKind kind, geometry::Vec2 at);

/// The legal position for a token that is closest to `wished`. Returns `wished` itself if it is
/// legal, or if no legal position exists.
geometry::Vec2 closestSpot(const Battle& battle, ObjectiveKind kind, geometry::Vec2 wished);
/// The legal position for a token that is closest to the base of the miniature `leader`.
geometry::Vec2 closestSpot(const Battle& battle, ObjectiveKind kind, const geometry::Mini& leader);

}  // namespace sightline::engine
