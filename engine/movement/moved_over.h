/// Whom a move goes over.
#pragma once
#include "engine/movement/move_unit.h"

namespace sightline::engine {

/// Enemy units that the tool of a move, or the leader's base on a notched one, went over; a move
/// that deploys too. Source: Keyword Glossary (Overrun X).
std::vector<UnitId> movedOver(const Battle& battle, const MoveOrder& order,
                              const geometry::Move& move, const geometry::MadeMove& made);

}  // namespace sightline::engine
