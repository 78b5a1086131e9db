/// Backup: corps Troopers nearby cancel hits of a ranged attack on a commander or an operative.
/// Source: Core Rulebook p. 31 (Backup).
#pragma once
#include <functional>

#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

inline constexpr int hitsBackedUp = 2;  ///< maximum, for any number of units that provide Backup

/// The data of a unit that Backup depends on.
struct BackupUnit {
    Rank rank{};
    const UnitCard* card = nullptr;
    int suppression = 0;
};
/// True if rank, type and keywords allow it to benefit from Backup (Guardian X, We're Not Regs).
bool mayBenefit(const BackupUnit& defender, const Asks& asks = {});
/// True if it may provide Backup to that unit: a corps Trooper that is not suppressed, or such a
/// Trooper of another rank with keywords that waive the rank for this defender (Guardian X,
/// Entourage, Retinue). Incognito forbids it.
bool mayProvide(const BackupUnit& provider, const BackupUnit& defender, const Asks& asks = {});

/// The unit that provides Backup against a ranged attack from a unit leader at `from`; or none.
/// Game and preview both use it. Older games ignore keywords here (`Asks::backupKeywords`).
UnitId backupFor(const Tabletop& table, const geometry::Mini& from, UnitId defended,
                 const Asks& asks, const std::function<BackupUnit(UnitId)>& unitOf);
/// The unit that provides Backup to the defender of this attack; or none.
UnitId backupOf(const Battle& battle, const Attack& attack);

/// Cancels up to 2 hits in Modify Attack Dice, for any number of units that provide Backup.
Task<void> backUp(Battle& battle, Attack& attack);

}  // namespace sightline::engine
