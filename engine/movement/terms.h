/// What a unit may do when it moves, from its unit type and card.
/// Source: Core Rulebook p. 24-28 (Movement), p. 39-40 (Unit Types, Vehicles).
#pragma once
#include <optional>

#include "engine/citation.h"
#include "engine/state/battle.h"
#include "geometry/move/move.h"

namespace sightline::engine {

geometry::PlacementTerms placementTermsOf(UnitType type);
/// The rule by which the unit type, the base or the keywords of the card forbid moves of that kind;
/// none where they are allowed.
std::optional<Refusal> refusalOfKind(const UnitCard& card, const geometry::BaseSize& base,
                                     geometry::MoveKind kind);
/// The game offers moves of that kind. A strafe it leaves to the players, who see whether a base
/// has side notches.
bool mayMake(const UnitCard& card, const geometry::BaseSize& base, geometry::MoveKind kind);

/// Terms of a move of that kind for a miniature of that unit type; `speed` before terrain.
geometry::MoveTerms moveTermsOf(UnitType type, const geometry::Mini& leader,
                                geometry::MoveKind kind, int speed,
                                const geometry::Dimensions& dimensions);
/// The same for a unit with that card, whose keywords change what it may.
geometry::MoveTerms moveTermsOf(const UnitCard& card, const geometry::Mini& leader,
                                geometry::MoveKind kind, int speed,
                                const geometry::Dimensions& dimensions);
struct MoveOrder;
/// That Move of a unit of the game, where any of its miniatures may stand in difficult terrain.
geometry::MoveTerms moveTermsOf(const Battle& battle, const MoveOrder& order, int speed);
/// Terrain up to that height, from where one stands, in inches: what is exactly 6 inches high is
/// height 2 already.
double upToHeight(int height, const geometry::Dimensions& dimensions);
/// Some miniature of the unit stands in difficult terrain; one off the battlefield has no place.
bool standsInDifficult(const Battle& battle, UnitId unit);
bool isInDifficult(const geometry::Battlefield& field, const geometry::Mini& mini);

}  // namespace sightline::engine
