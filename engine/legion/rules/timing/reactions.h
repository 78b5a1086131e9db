/// Timing points for rules, not for cards: a rule announces an event and need not know the rules
/// that react to it.
#pragma once
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/talk/task.h"

namespace sightline::engine {

class Battle;

/// A unit has made an attack, a Move or an action. Enemy units may react before anything else
/// happens. Core Rulebook p. 36 (Standby).
struct ReactionOffer {
    const UnitId actor;
    const Player cause;  ///< the player whose effect caused the event
};

/// Resolves the first reactions to a unit's attack, Move or action: first enemy units may react,
/// then charge tokens may detonate, those of the unit's opponent first. Core Rulebook p. 36
/// (Standby), Keyword Glossary (Detonate X). `cause` is the player whose effect caused the event.
Task<void> offerReactions(Battle& battle, UnitId actor, Player cause);

/// A Move over enemy units has ended, and all of its consequences are resolved (Keyword Glossary,
/// Overrun X).
struct MoveOverUnits {
    const UnitId unit;
    const std::vector<UnitId> over;
};

}  // namespace sightline::engine
