/// The units that a move passes over.
#pragma once
#include "engine/legion/rules/movement/move_unit.h"

namespace sightline::engine {

/// The enemy units under the path of the tool; for a notched base, under the path of the leader's
/// base. Moves that deploy a unit are included. Source: Keyword Glossary (Overrun X).
std::vector<UnitId> movedOver(const Battle& battle, const MoveOrder& order,
                              const geometry::Move& move, const geometry::MadeMove& made);

}  // namespace sightline::engine
