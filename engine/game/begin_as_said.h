/// What has happened before a scenario begins. Private to engine/game/set_up.cpp.
#pragma once
#include <optional>

#include "engine/state/battle.h"
#include "engine/state/scenario.h"

namespace sightline::engine {

/// Lasting effects, cards, pass pools and objective tokens as the scenario says, through the gate
/// of what players change by hand, without an entry in the record. Problems: what that gate
/// refuses.
std::optional<Problem> beginAsSaid(Battle& battle, const Scenario& scenario);

}  // namespace sightline::engine
