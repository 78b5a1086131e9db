/// Applies the events that happened before the start of a scenario. Private to
/// engine/legion/rules/game/set_up.cpp.
#pragma once
#include <optional>

#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// Applies the scenario's lasting effects, cards, pass pools and objective tokens as adjustments by
/// hand, but without entries in the record. If an adjustment is refused, returns the refusal as a
/// problem.
std::optional<Problem> beginScenario(Battle& battle, const Scenario& scenario);

}  // namespace sightline::engine
