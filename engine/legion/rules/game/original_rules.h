/// Keeps the rules of games that began before a keyword was in code.
#pragma once
#include <optional>

#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// Keywords and cards that the game applies only now, and not when the journal began, are still
/// applied by the players: reminders name them, and the questions of the old game do not change.
/// `then` none: a journal of version 1, which does not store its rules. A scenario without a
/// catalogue does not change. New journals of the game store `then` again.
void keepOriginalRules(Scenario& scenario, const std::optional<PlayedUnder>& then);

}  // namespace sightline::engine
