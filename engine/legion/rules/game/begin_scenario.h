/// Applies the earlier events of a scenario. Private to engine/legion/rules/game/set_up.cpp.
#pragma once
#include <optional>

#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// Applies the scenario's lasting effects, cards, pass pools and objective tokens as adjustments by
/// hand, without entries in the record. Problems: refusals of these adjustments.
std::optional<Problem> beginScenario(Battle& battle, const Scenario& scenario);

}  // namespace sightline::engine
