/// The state of the current attack. The eleven steps of the attack read and change it. Source: Core
/// Rulebook p. 30-36.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/basics/dice/more_dice.h"
#include "engine/legion/rules/state/attack_ledger.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

struct AttackPool {
    UnitId defender;
    std::vector<WeaponChoice> weapons{};
    std::vector<Weapon> added{};  ///< weapons added by hand; the attacker need not have them
    DicePool dice{};
    bool melee = false;
    bool overrun = false;  ///< the attack is neither ranged nor melee
    bool resolved = false;
    MoreDice more{};  ///< the part of `dice` that effects added; for the record

    /// Adds `reason.amount` dice to the pool.
    void add(Die die, Reason reason);
};

/// The weapons that an attack may use.
enum class UsableWeapons { all, meleeOnly, rangedOnly };
bool mayUse(UsableWeapons usable, const Weapon& weapon);

/// An attacker, and the restrictions for its attack.
struct AttackOrder {
    UnitId attacker;
    UnitId only{};                  ///< the only defender that may be declared; no value: no
                                    ///< restriction
    std::optional<Player> cause{};  ///< the player whose effect causes the attack; no value: the
                                    ///< attacker's player
    bool overrun = false;           ///< the attack uses overrun weapons, at any range
    UsableWeapons usable{};
};

/// The attacker in the attack of an area weapon: a token or a miniature, with a weapon and its own
/// surge chart.
struct AreaSource {
    geometry::Mini token{};
    Weapon weapon{};
    AttackSurge surge{};
};

/// A unit that was in melee when the resolution of the pool began (p. 35).
struct MeleeBefore {
    UnitId unit;
    std::vector<UnitId> enemies{};   ///< the enemies with which the unit was in melee
    std::vector<MiniId> touching{};  ///< the unit's miniatures that were in base contact with an
                                     ///< enemy
    std::size_t miniatures = 0;      ///< number of the unit's miniatures
};

struct Attack {
    UnitId attacker;
    AttackOrder order{};
    std::optional<AreaSource> area{};  ///< if there is a value, the area weapon attacks in place of
                                       ///< miniatures
    AttackStep step{};
    std::vector<AttackPool> pools;
    int current = -1;  ///< index of the pool that is being resolved
    AttackLedger ledger{};
    int moreWeapons = 0;    ///< weapons beyond the first that each miniature may add; by hand
    bool longShot = false;  ///< an aim token was spent for a longer range (Keyword Glossary, Long
                            ///< Shot)

    // Data of the pool that is being resolved.
    std::vector<RolledDie> dice;  ///< current results, without canceled results
    bool hitOrCrit = false;       ///< result at the end of Roll Attack Dice
    std::vector<ObscuredView> obscured;
    geometry::Cover cover{};
    std::optional<CoverPool> coverPool{};  ///< the gathered cover pool; kept after the roll
    std::vector<RolledDie> coverDice;
    int canceledByCover = 0, canceledByDodge = 0;
    DicePool defensePool{};  ///< the dice before the roll
    std::vector<RolledDie> defenseDice;
    std::vector<RolledDie> guardDice{};  ///< dice of the last unit that guarded the defender
    int pierceSpent = 0;                 ///< the Pierce that was already used on `guardDice`
    std::optional<int> wounds;
    int woundsLeft = 0;
    std::size_t settled = 0;     ///< number of entries in the record whose reminders were applied
    bool waits = false;          ///< true while the players apply effects by hand
    std::vector<UnitId> shared;  ///< units that have spent a token of another unit (p. 39)
    std::vector<MeleeBefore> melees{};  ///< melees of the defender before any miniature was
                                        ///< defeated

    AttackPool& pool() { return pools[static_cast<std::size_t>(current)]; }
    const AttackPool& pool() const { return pools[static_cast<std::size_t>(current)]; }
    bool isRanged() const { return !pool().melee && !pool().overrun; }
    UnitId defender() const { return pool().defender; }
    int spentNow(UnitId unit, Token token) const { return ledger.spentBy(current, unit, token); }
};

/// The weapons in the pool; a weapon is listed once for each miniature that adds it. The pointers
/// are valid as long as the card and the pool exist.
std::vector<const Weapon*> weaponsIn(const UnitCard& attacker, const AttackPool& pool);

int countOf(const std::vector<RolledDie>& dice, Face face);
/// Cancels up to `most` results with that face. Returns the number of canceled results.
int cancel(std::vector<RolledDie>& dice, Face face, int most);
/// Converts up to `most` results to another face. Returns the number of converted results.
int convert(std::vector<RolledDie>& dice, Face from, Face to, int most);

}  // namespace sightline::engine
