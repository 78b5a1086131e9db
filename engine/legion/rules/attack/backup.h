/// Backup: a corps Trooper unit near an allied commander or operative cancels hits of a ranged
/// attack on this commander or operative. Source: Core Rulebook p. 31 (Backup).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// Largest number of hits that Backup cancels, even if several units provide Backup.
inline constexpr int hitsBackedUp = 2;

/// Returns the unit that provides Backup against a ranged attack from a unit leader at `from`, or
/// no unit. The provider must be a Trooper unit that is not suppressed and has the rank corps, or a
/// rank that a keyword allows. The game and the previews call this function. Keywords can change
/// the result at `BenefitFromBackup` and `ProvideBackup` (see timing/standing_points.h). Games of
/// older versions ignore these keywords (`Asks::backupKeywords`).
UnitId backupFor(const CurrentState& now, const geometry::Mini& from, UnitId defended,
                 const Asks& asks);
/// Returns the unit that provides Backup to the defender of this attack, or no unit.
UnitId backupOf(const Battle& battle, const Attack& attack);

/// Cancels up to 2 hits by Backup in the step Modify Attack Dice, even if several units provide
/// Backup.
Task<void> backUp(Battle& battle, Attack& attack);

}  // namespace sightline::engine
