/// Adds a unit of a scenario to the battle.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// Adds the unit after the existing units. Its miniatures are placed at their start positions,
/// unless the unit is undeployed. The battle keeps pointers to the cards of `from`. A problem names
/// the unit and the miniature. After a problem, the battle must not be used.
std::optional<Problem> addUnit(Battle& battle, const ScenarioUnit& from, std::string label);

}  // namespace sightline::engine
