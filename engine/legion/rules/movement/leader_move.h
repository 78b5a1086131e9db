/// The rules for the unit leader's part of a unit's Move. Source: Core Rulebook p. 24-29, 39.
#pragma once
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/timing/standing_points.h"

namespace sightline::engine {

/// The citation of the rules for the kind of Move `kind`, or for the Move in `order`.
Citation citationOf(geometry::MoveKind kind);
Citation citationOf(const MoveOrder& order);

/// The limits and permissions of a Move at the speed `speed`. Terrain may reduce the speed further.
MovementAbilities abilitiesFor(const Battle& battle, const MoveOrder& order, int speed);
/// True if the leader turns farther than the first rotation of the Move allows. The Move then
/// begins with a Pivot that a keyword allows (MovementAbilities::pivots).
bool beginsWithPivot(const MovementAbilities& own, const geometry::Mini& leader,
                     const geometry::Move& move);

/// True if a Move at the speed `speed` is possible. A Pivot uses no tool, so a unit with Speed 0
/// may pivot (p. 39). It may not pivot if immobilize tokens have reduced its speed to 0 (Keyword
/// Glossary, Immobilize).
bool allowsMove(const Battle& battle, const MoveOrder& order, int speed);

}  // namespace sightline::engine
