/// A game that was begun before a keyword was in code goes on as it began.
#pragma once
#include <optional>

#include "engine/state/scenario.h"

namespace sightline::engine {

/// What the game plays by itself now and did not when the journal was begun stays with the players:
/// they are reminded of it, and no question of the old game moves. `then` none: the journal is of
/// version 1, which did not say it. Scenarios that are of no catalogue stay as they are. Journals
/// written from here on say what `then` said.
void goOnAsBegun(Scenario& scenario, const std::optional<PlayedUnder>& then);

}  // namespace sightline::engine
