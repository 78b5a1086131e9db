/// Backup: corps Trooper units that are near a commander or an operative cancel hits of a ranged
/// attack on it. Source: Core Rulebook p. 31 (Backup).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/talk/task.h"

namespace sightline::engine {

inline constexpr int hitsBackedUp = 2;  ///< maximum, even if several units provide Backup

/// The unit that provides Backup against a ranged attack from a unit leader at `from`; or none: a
/// corps Trooper that is not suppressed, or such a Trooper of another rank that keywords allow.
/// Game and preview both use it. Keywords join the standing points `BenefitFromBackup` and
/// `ProvideBackup`; older games ignore them (`Asks::backupKeywords`).
UnitId backupFor(const CurrentState& now, const geometry::Mini& from, UnitId defended,
                 const Asks& asks);
/// The unit that provides Backup to the defender of this attack; or none.
UnitId backupOf(const Battle& battle, const Attack& attack);

/// Cancels up to 2 hits in Modify Attack Dice, even if several units provide Backup.
Task<void> backUp(Battle& battle, Attack& attack);

}  // namespace sightline::engine
