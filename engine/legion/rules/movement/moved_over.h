/// Finds the units that a unit moves over.
#pragma once
#include "engine/legion/rules/movement/move_unit.h"

namespace sightline::engine {

/// The enemy units under the path of the movement tool. For a notched base, also the enemy units
/// under the path of the leader's base. Moves by which a unit deploys are included. Source: Keyword
/// Glossary (Overrun X).
std::vector<UnitId> movedOver(const Battle& battle, const MoveOrder& order,
                              const geometry::Move& move, const geometry::MadeMove& made);

}  // namespace sightline::engine
