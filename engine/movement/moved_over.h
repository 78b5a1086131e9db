/// Whom a move goes over.
#pragma once
#include "engine/movement/move_unit.h"

namespace sightline::engine {

/// Enemy units that the tool of a move, or the leader's base on a notched one, went over. `before`
/// is the leader as it stood. Source: Keyword Glossary (Overrun X).
std::vector<UnitId> movedOver(const Battle& battle, const MoveOrder& order,
                              const geometry::Move& move, const geometry::Mini& before,
                              const geometry::ToolShape& tool);

}  // namespace sightline::engine
