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
    std::vector<Weapon> added{};  ///< weapons added by hand; the attacker need not have these
                                  ///< weapons
    DicePool dice{};
    bool melee = false;
    bool overrun = false;  ///< true: an overrun attack, which is neither ranged nor melee
    bool resolved = false;
    MoreDice more{};  ///< the part of `dice` that effects added; used in the record
    std::vector<KeywordChoice> choices{};  ///< choices of the attacker for this pool

    /// Adds `reason.amount` dice to the pool.
    void add(Die die, Reason reason);
};

/// The kinds of weapons that an attack may use.
enum class UsableWeapons { all, meleeOnly, rangedOnly };
/// True if the attack may use the weapon. A weapon that is both a melee weapon and a ranged weapon
/// is a melee weapon while the attacker and the defender are in melee (`inMelee`).
bool mayUse(UsableWeapons usable, const Weapon& weapon, bool inMelee);

/// An order to attack: the attacker, and the restrictions for its attack.
struct AttackOrder {
    UnitId attacker;
    UnitId only{};                  ///< the only unit that may be declared the defender; no value:
                                    ///< any unit
    std::optional<Player> cause{};  ///< the player whose effect causes the attack; no value: the
                                    ///< attacker's player
    bool overrun = false;           ///< true: the attack uses overrun weapons, at any range
    UsableWeapons usable{};
    bool isAction = false;  ///< true: an Attack action, also a free one
};

/// The source of an attack with an area weapon: a token or a miniature, with its weapon and its own
/// surge chart.
struct AreaSource {
    geometry::Mini token{};
    Weapon weapon{};
    AttackSurge surge{};
};

/// A unit that was in melee before the attack pool was resolved, and its melee (p. 35).
struct MeleeBefore {
    UnitId unit;
    std::vector<UnitId> enemies{};   ///< enemy units with which the unit was in melee
    std::vector<MiniId> touching{};  ///< miniatures of the unit that were in base contact with an
                                     ///< enemy
    std::size_t miniatures = 0;      ///< number of miniatures in the unit
};

struct Attack {
    UnitId attacker;
    AttackOrder order{};
    std::optional<AreaSource> area{};  ///< the area weapon that attacks; no value: a unit attacks
    AttackStep step{};
    std::vector<AttackPool> pools;
    int current = -1;  ///< index of the pool that is being resolved; -1: no pool yet
    AttackLedger ledger{};
    int moreWeapons = 0;    ///< number of extra weapons that each miniature may add, because the
                            ///< players allowed it by hand
    bool longShot = false;  ///< true: an aim token was spent for a longer range (Keyword Glossary,
                            ///< Long Shot)

    // The members from here to `woundsLeft` are data of the pool that is being resolved.
    std::vector<RolledDie> dice;  ///< current results of the attack dice, without canceled results
    bool hitOrCrit = false;  ///< true: at the end of Roll Attack Dice, a die showed a hit or a crit
    std::vector<ObscuredView> obscured;
    geometry::Cover cover{};
    std::optional<CoverPool> coverPool{};  ///< the cover pool before the roll; kept after the roll
    std::vector<RolledDie> coverDice;
    int canceledByCover = 0, canceledByDodge = 0;
    DicePool defensePool{};  ///< the defense dice before the roll
    std::vector<RolledDie> defenseDice;
    std::vector<RolledDie> guardDice{};  ///< dice of the last unit that guarded the defender
    int pierceSpent = 0;                 ///< the amount of Pierce that was already used on
                                         ///< `guardDice`
    std::optional<int> wounds;
    int woundsLeft = 0;
    std::size_t settled = 0;     ///< size of the record when the players last applied reminders
    bool waits = false;          ///< true: the attack waits while the players apply effects by hand
    std::vector<UnitId> shared;  ///< Clone Trooper units that have spent a token of another unit in
                                 ///< this attack (p. 39)
    /// Units that have spent a token that another unit lent them by a keyword (LendTokens).
    std::vector<UnitId> lent{};
    std::vector<MeleeBefore> melees{};  ///< melees of the defender before a miniature was defeated

    AttackPool& pool() { return pools[static_cast<std::size_t>(current)]; }
    const AttackPool& pool() const { return pools[static_cast<std::size_t>(current)]; }
    bool isRanged() const { return !pool().melee && !pool().overrun; }
    UnitId defender() const { return pool().defender; }
    /// The number of tokens of the kind `token` that the unit spent for the current pool. Tokens
    /// that were spent before the first pool was chosen count for the first pool.
    int spentNow(UnitId unit, Token token) const;
    /// The wounds that the unit suffered from the attacker while the current pool was resolved.
    int woundsByAttacker(UnitId unit) const;
};

/// The weapons in the pool, with one entry for each miniature that adds the weapon. The pointers
/// are valid as long as the card and the pool exist.
std::vector<const Weapon*> weaponsIn(const UnitCard& attacker, const AttackPool& pool);

int countOf(const std::vector<RolledDie>& dice, Face face);
/// Removes up to `most` dice that show `face` from the results. Returns the number of removed dice.
int cancel(std::vector<RolledDie>& dice, Face face, int most);
/// Turns up to `most` dice that show `from` to the face `to`. Returns the number of turned dice.
int convert(std::vector<RolledDie>& dice, Face from, Face to, int most);

}  // namespace sightline::engine
