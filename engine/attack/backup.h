/// Backup: corps Troopers nearby take the worst of a ranged attack on a commander or an operative.
/// Source: Core Rulebook p. 31 (Backup).
#pragma once
#include "engine/conversation/task.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// The unit whose Backup the defender of this attack benefits from; none when there is none.
UnitId backupOf(const Battle& battle, const Attack& attack);

/// Cancels up to 2 hits in Modify Attack Dice, however many units provide Backup.
Task<void> backUp(Battle& battle, Attack& attack);

}  // namespace sightline::engine
