/// Timing points of the rules themselves, without cards: a rule announces an event without knowing
/// the rules that react to it.
#pragma once
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/talk/task.h"

namespace sightline::engine {

class Battle;

/// A unit has made an attack, a Move or an action: enemy units may react before anything else
/// follows. Core Rulebook p. 36 (Standby).
struct ReactionOffer {
    const UnitId actor;
    const Player cause;  ///< the player whose effect it was
};

/// Resolves the first reactions after a unit's attack, Move or action: enemy units may react, then
/// charge tokens may detonate, those of the unit's opponent first. Core Rulebook p. 36 (Standby),
/// Keyword Glossary (Detonate X). `cause`: the player whose effect it was.
Task<void> offerReactions(Battle& battle, UnitId actor, Player cause);

/// A Move over enemy units is complete, with all of its consequences (Keyword Glossary, Overrun X).
struct MoveOverUnits {
    const UnitId unit;
    const std::vector<UnitId> over;
};

}  // namespace sightline::engine
