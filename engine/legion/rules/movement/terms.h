/// The terms of a unit's Move: the limits and permissions that follow from its unit type and its
/// card. Source: Core Rulebook p. 24-28 (Movement), p. 39-40 (Unit Types, Vehicles).
#pragma once
#include <optional>

#include "engine/legion/basics/citation.h"
#include "engine/legion/rules/state/battle.h"
#include "geometry/move/move.h"

namespace sightline::engine {

geometry::PlacementTerms placementTermsOf(UnitType type);
/// The rule of the unit type or the base that forbids the kind of Move `kind`. No value if the Move
/// is allowed. Keywords that allow the Move despite this rule are not considered here; they change
/// MovementAbilities.
std::optional<Refusal> refusalOfKind(const UnitCard& card, const geometry::BaseSize& base,
                                     geometry::MoveKind kind);
/// True if the game offers the kind of Move `kind` to the unit. The game offers a strafe only if
/// the keyword Hover acts in the game (MovementAbilities). In games of older versions, the players
/// make strafes by hand.
bool mayMake(const Battle& battle, UnitId unit, geometry::MoveKind kind);

/// The terms of the kind of Move `kind` for a miniature of the unit type. `speed` is the speed
/// before terrain reduces it.
geometry::MoveTerms moveTermsOf(UnitType type, const geometry::Mini& leader,
                                geometry::MoveKind kind, int speed,
                                const geometry::Dimensions& dimensions);
struct MoveOrder;
/// The terms of the Move `order` in a game, without the changes by keywords. They depend on whether
/// any miniature of the unit starts in difficult terrain.
geometry::MoveTerms moveTermsOf(const Battle& battle, const MoveOrder& order, int speed);
/// The greatest height, in inches above the mover, that terrain with the height number `height` can
/// have. Terrain of exactly 6 inches already has height 2.
double upToHeight(int height, const geometry::Dimensions& dimensions);
/// True if a miniature of the unit stands on the battlefield in difficult terrain.
bool standsInDifficult(const Battle& battle, UnitId unit);
bool isInDifficult(const geometry::Battlefield& field, const geometry::Mini& mini);

}  // namespace sightline::engine
