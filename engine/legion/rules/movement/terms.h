/// The permissions of a unit's Move that follow from its unit type and its card. Source: Core
/// Rulebook p. 24-28 (Movement), p. 39-40 (Unit Types, Vehicles).
#pragma once
#include <optional>

#include "engine/legion/basics/citation.h"
#include "engine/legion/rules/state/battle.h"
#include "geometry/move/move.h"

namespace sightline::engine {

geometry::PlacementTerms placementTermsOf(UnitType type);
/// The rule of the unit type or the base that forbids moves of that kind. No value if they are
/// allowed. Keywords that allow such moves are standing effects (MovementAbilities).
std::optional<Refusal> refusalOfKind(const UnitCard& card, const geometry::BaseSize& base,
                                     geometry::MoveKind kind);
/// True if the game offers moves of that kind. The players make strafes by hand, because only they
/// know whether a base has side notches.
bool mayMake(const Battle& battle, UnitId unit, geometry::MoveKind kind);

/// The terms of a move of that kind, for a miniature of that unit type. `speed` is the speed before
/// terrain.
geometry::MoveTerms moveTermsOf(UnitType type, const geometry::Mini& leader,
                                geometry::MoveKind kind, int speed,
                                const geometry::Dimensions& dimensions);
struct MoveOrder;
/// The terms of that Move for a unit in the game, without standing effects. Any of the unit's
/// miniatures may start in difficult terrain.
geometry::MoveTerms moveTermsOf(const Battle& battle, const MoveOrder& order, int speed);
/// The height above the mover, in inches, of terrain up to that height number. Terrain of exactly 6
/// inches already has height 2.
double upToHeight(int height, const geometry::Dimensions& dimensions);
/// True if a miniature of the unit is in difficult terrain. Only miniatures on the battlefield
/// count.
bool standsInDifficult(const Battle& battle, UnitId unit);
bool isInDifficult(const geometry::Battlefield& field, const geometry::Mini& mini);

}  // namespace sightline::engine
