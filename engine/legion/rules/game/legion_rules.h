/// The rules of Legion as a RuleSet for engine/talk.
#pragma once
#include "engine/legion/rules/asking/asks.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/scenario.h"
#include "engine/talk/journal_lines.h"
#include "engine/talk/rule_set.h"

namespace sightline::engine {

/// The names of the game and its edition in the header of a journal. A header without these names
/// belongs to a game of Legion in the edition 2026.
inline constexpr talk::JournalGame legionJournals{
    .game = "legion", .edition = "2026", .asks = asksNow, .unnamed = true};

const talk::RuleSet<LegionWords>& legionRules();

}  // namespace sightline::engine
