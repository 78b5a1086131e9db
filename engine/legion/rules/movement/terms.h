/// Permissions of a unit's Move, from its unit type and card.
/// Source: Core Rulebook p. 24-28 (Movement), p. 39-40 (Unit Types, Vehicles).
#pragma once
#include <optional>

#include "engine/legion/basics/citation.h"
#include "engine/legion/rules/state/battle.h"
#include "geometry/move/move.h"

namespace sightline::engine {

geometry::PlacementTerms placementTermsOf(UnitType type);
/// The rule by which the unit type or the base forbids moves of that kind; empty if they are
/// allowed. Keywords that allow them are standing effects (MovementAbilities).
std::optional<Refusal> refusalOfKind(const UnitCard& card, const geometry::BaseSize& base,
                                     geometry::MoveKind kind);
/// True if the game offers moves of that kind. The game leaves strafes to the players, who see
/// whether a base has side notches.
bool mayMake(const Battle& battle, UnitId unit, geometry::MoveKind kind);

/// Terms of a move of that kind for a miniature of that unit type; `speed` before terrain.
geometry::MoveTerms moveTermsOf(UnitType type, const geometry::Mini& leader,
                                geometry::MoveKind kind, int speed,
                                const geometry::Dimensions& dimensions);
struct MoveOrder;
/// Terms for that Move of a unit in the game, without standing effects; any of its miniatures may
/// start in difficult terrain.
geometry::MoveTerms moveTermsOf(const Battle& battle, const MoveOrder& order, int speed);
/// The height in inches above the mover of terrain up to that height number. A height of exactly 6
/// inches is already height 2.
double upToHeight(int height, const geometry::Dimensions& dimensions);
/// True if a miniature of the unit is in difficult terrain. Miniatures off the battlefield are
/// ignored.
bool standsInDifficult(const Battle& battle, UnitId unit);
bool isInDifficult(const geometry::Battlefield& field, const geometry::Mini& mini);

}  // namespace sightline::engine
