/// A unit of a scenario becomes one of the battle.
#pragma once
#include "engine/state/battle.h"
#include "engine/state/scenario.h"

namespace sightline::engine {

/// Adds it after those that are there, its miniatures where they start unless it is undeployed.
/// Keeps pointers to its cards. Problems name unit and miniature; the battle is of no use then.
std::optional<Problem> addUnit(Battle& battle, const ScenarioUnit& from, std::string label);

}  // namespace sightline::engine
