/// Keeps the rules of a game that began with an older version of the program. That version applied
/// fewer keywords than the present version.
#pragma once
#include <optional>

#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// Marks the keywords and cards that the program applies now but did not apply when the journal
/// began. In a game of the journal, the players continue to apply them by hand: reminders name
/// them, and the questions of the old game do not change. `then` are the rules in the journal.
/// `then` has no value for a journal of version 1, which does not store its rules. A scenario
/// without a catalogue does not change. A journal that continues the game stores `then` again.
void keepOriginalRules(Scenario& scenario, const std::optional<PlayedUnder>& then);

}  // namespace sightline::engine
