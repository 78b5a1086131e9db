/// Adds a unit of a scenario to the battle.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// Adds the unit after the existing ones. Its miniatures are placed at their start positions,
/// unless it is undeployed. Keeps pointers to its cards. Problems name unit and miniature; do not
/// use the battle after a problem.
std::optional<Problem> addUnit(Battle& battle, const ScenarioUnit& from, std::string label);

}  // namespace sightline::engine
