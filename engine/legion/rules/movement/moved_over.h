/// Units that a move goes over.
#pragma once
#include "engine/legion/rules/movement/move_unit.h"

namespace sightline::engine {

/// Enemy units that the tool of a move went over; on a notched base, that the leader's base went
/// over. Includes moves that deploy. Source: Keyword Glossary (Overrun X).
std::vector<UnitId> movedOver(const Battle& battle, const MoveOrder& order,
                              const geometry::Move& move, const geometry::MadeMove& made);

}  // namespace sightline::engine
