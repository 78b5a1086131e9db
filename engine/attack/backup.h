/// Backup: corps Troopers nearby take the worst of a ranged attack on a commander or an operative.
/// Source: Core Rulebook p. 31 (Backup).
#pragma once
#include <functional>

#include "engine/asking/task.h"
#include "engine/rulings/tabletop.h"
#include "engine/state/battle.h"

namespace sightline::engine {

inline constexpr int hitsBackedUp = 2;  ///< at most, however many units provide Backup

/// What Backup asks about a unit.
struct BackupUnit {
    Rank rank{};
    const UnitCard* card = nullptr;
    int suppression = 0;
};
/// It may benefit from Backup, as far as rank, type and keywords say (Guardian X, We're Not Regs).
bool mayBenefit(const BackupUnit& defender, int asks = asksNow);
/// It may provide Backup to that unit: a calm corps Trooper, or one that keywords spare the rank
/// for this defender (Guardian X, Entourage, Retinue) and none forbids it (Incognito).
bool mayProvide(const BackupUnit& provider, const BackupUnit& defender, int asks = asksNow);

/// Who provides Backup to that unit against a ranged attack whose unit leader stands at `from`;
/// none when nobody does. The game and its preview ask here. Games that began before keywords had
/// a say in it go on without (`asks`, see asks.h).
UnitId backupFor(const Tabletop& table, const geometry::Mini& from, UnitId defended, int asks,
                 const std::function<BackupUnit(UnitId)>& unitOf);
/// The unit whose Backup the defender of this attack benefits from; none when there is none.
UnitId backupOf(const Battle& battle, const Attack& attack);

/// Cancels up to 2 hits in Modify Attack Dice, however many units provide Backup.
Task<void> backUp(Battle& battle, Attack& attack);

}  // namespace sightline::engine
