/// Keeps the rules of games that began before the code applied a keyword.
#pragma once
#include <optional>

#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// Some keywords and cards are applied by the game now, but were not when the journal began. In
/// games of the journal, the players continue to apply them by hand: reminders name them, and the
/// questions of the old game do not change. `then` has no value for a journal of version 1, which
/// does not store its rules. A scenario without a catalogue does not change. New journals of the
/// game store `then` again.
void keepOriginalRules(Scenario& scenario, const std::optional<PlayedUnder>& then);

}  // namespace sightline::engine
