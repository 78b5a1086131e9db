/// A scenario becomes a battle, or the line that says why it cannot be played.
#pragma once
#include "engine/files/scenario.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// Units keep pointers to the scenario's cards: it must outlive the battle and stay where it is.
Result<Battle> setUp(const Scenario& scenario);

}  // namespace sightline::engine
