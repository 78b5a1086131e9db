/// Backup: corps Trooper units that are near a commander or an operative cancel hits of a ranged
/// attack on it. Source: Core Rulebook p. 31 (Backup).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/talk/task.h"

namespace sightline::engine {

inline constexpr int hitsBackedUp = 2;  ///< maximum, even if several units provide Backup

/// Returns the unit that provides Backup against a ranged attack from a unit leader at `from`, or
/// no unit. The provider must be a corps Trooper that is not suppressed; some keywords allow
/// another rank. The game and the preview use this function. Keywords act at the standing points
/// `BenefitFromBackup` and `ProvideBackup`. Older games ignore them (`Asks::backupKeywords`).
UnitId backupFor(const CurrentState& now, const geometry::Mini& from, UnitId defended,
                 const Asks& asks);
/// Returns the unit that provides Backup to the defender of this attack, or no unit.
UnitId backupOf(const Battle& battle, const Attack& attack);

/// Cancels up to 2 hits in Modify Attack Dice, even if several units provide Backup.
Task<void> backUp(Battle& battle, Attack& attack);

}  // namespace sightline::engine
