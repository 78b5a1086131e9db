/// Timing points at which rules act, but no cards. A rule announces an event here. So the rule need
/// not know the rules that react to the event.
#pragma once
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/talk/task.h"

namespace sightline::engine {

class Battle;

/// Timing point: a unit has made an attack, a Move or an action. Enemy units may react before
/// anything else happens. Core Rulebook p. 36 (Standby).
struct ReactionOffer {
    const UnitId actor;
    const Player cause;  ///< the player whose effect caused the event
};

/// Call this after a unit's attack, Move or action. First enemy units may react. Then charge tokens
/// may detonate, beginning with the charge tokens of the unit's opponent. Core Rulebook p. 36
/// (Standby), Keyword Glossary (Detonate X). `cause` is the player whose effect caused the event.
Task<void> offerReactions(Battle& battle, UnitId actor, Player cause);

/// Timing point: a unit has moved over enemy units, and all consequences of the Move are resolved
/// (Keyword Glossary, Overrun X).
struct MoveOverUnits {
    const UnitId unit;
    const std::vector<UnitId> over;
};

}  // namespace sightline::engine
