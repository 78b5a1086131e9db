/// Backup: corps Trooper units that are near a commander or an operative cancel hits of a ranged
/// attack on it. Source: Core Rulebook p. 31 (Backup).
#pragma once
#include <functional>

#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

inline constexpr int hitsBackedUp = 2;  ///< maximum, even if several units provide Backup

/// The data about a unit that Backup depends on.
struct BackupUnit {
    Rank rank{};
    const UnitCard* card = nullptr;
    int suppression = 0;
};
/// True if the unit's rank, type and keywords allow Backup for it (Guardian X, We're Not Regs).
bool mayBenefit(const BackupUnit& defender, const Asks& asks = {});
/// True if `provider` may provide Backup to `defender`. The provider must be a corps Trooper that
/// is not suppressed; some keywords allow another rank for this defender (Guardian X, Entourage,
/// Retinue). Incognito forbids Backup.
bool mayProvide(const BackupUnit& provider, const BackupUnit& defender, const Asks& asks = {});

/// Returns the unit that provides Backup against a ranged attack from a unit leader at `from`, or
/// no unit. The game and the preview use this function. Older games ignore keywords here
/// (`Asks::backupKeywords`).
UnitId backupFor(const Tabletop& table, const geometry::Mini& from, UnitId defended,
                 const Asks& asks, const std::function<BackupUnit(UnitId)>& unitOf);
/// Returns the unit that provides Backup to the defender of this attack, or no unit.
UnitId backupOf(const Battle& battle, const Attack& attack);

/// Cancels up to 2 hits in Modify Attack Dice, even if several units provide Backup.
Task<void> backUp(Battle& battle, Attack& attack);

}  // namespace sightline::engine
