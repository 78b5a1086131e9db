/// Moments of the rules themselves, at which no card waits: a rule that brings something about does
/// not know the rules that answer it.
#pragma once
#include <vector>

#include "engine/asking/task.h"
#include "engine/ids.h"

namespace sightline::engine {

class Battle;

/// A unit has made an attack, a Move or an action: enemy units may react, before whatever else
/// happens after it. Core Rulebook p. 36 (Standby).
struct ReactionsOffered {
    const UnitId actor;
    const Player cause;  ///< whose effect it was
};

/// Whatever comes first after a unit has made an attack, a Move or an action: enemy units may
/// react, then charge tokens may detonate, those of its opponent first. Core Rulebook p. 36
/// (Standby), Keyword Glossary (Detonate X). `cause`: whose effect it was.
Task<void> offerReactions(Battle& battle, UnitId actor, Player cause);

/// Everything that follows a Move has happened, and it went over enemy units (Keyword Glossary,
/// Overrun X).
struct MovedOver {
    const UnitId unit;
    const std::vector<UnitId> over;
};

}  // namespace sightline::engine
