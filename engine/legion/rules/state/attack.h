/// The state of an attack under way; its eleven steps pass it on from step to step.
/// Source: Core Rulebook p. 30-36.
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
    std::vector<Weapon> added{};  ///< by hand, whoever has them
    DicePool dice{};
    bool melee = false;
    bool overrun = false;  ///< neither ranged nor melee
    bool resolved = false;
    MoreDice more{};  ///< the dice among `dice` that effects added, for the record

    /// Adds `reason.amount` dice.
    void add(Die die, Reason reason);
};

/// The weapons that an attack may use.
enum class UsableWeapons { all, meleeOnly, rangedOnly };
bool mayUse(UsableWeapons usable, const Weapon& weapon);

/// The attacker of an attack, and its restrictions.
struct AttackOrder {
    UnitId attacker;
    UnitId only{};                  ///< the only defender that may be declared; none: any
    std::optional<Player> cause{};  ///< player whose effect it is; none: the attacker's player
    bool overrun = false;           ///< with overrun weapons, at any range
    UsableWeapons usable{};
};

/// The attacker of an area weapon: a token or a miniature, a weapon and its own surge chart.
struct AreaSource {
    geometry::Mini token{};
    Weapon weapon{};
    AttackSurge surge{};
};

/// A unit in melee at the time when the pool began to be resolved (p. 35).
struct MeleeBefore {
    UnitId unit;
    std::vector<UnitId> enemies{};   ///< in melee with it
    std::vector<MiniId> touching{};  ///< its miniatures in base contact with an enemy
    std::size_t miniatures = 0;      ///< number of its miniatures
};

struct Attack {
    UnitId attacker;
    AttackOrder order{};
    std::optional<AreaSource> area{};  ///< attacks in place of the attacker's miniatures
    AttackStep step{};
    std::vector<AttackPool> pools;
    int current = -1;  ///< pool being resolved
    AttackLedger ledger{};
    int moreWeapons = 0;    ///< for each miniature besides its first; added by hand
    bool longShot = false;  ///< an aim token was spent for more range (Keyword Glossary, Long Shot)

    // The pool being resolved.
    std::vector<RolledDie> dice;  ///< as they lie now, without canceled results
    bool hitOrCrit = false;       ///< at the end of Roll Attack Dice
    std::vector<ObscuredView> obscured;
    geometry::Cover cover{};
    std::optional<CoverPool> coverPool{};  ///< as it was gathered; kept after the roll
    std::vector<RolledDie> coverDice;
    int canceledByCover = 0, canceledByDodge = 0;
    DicePool defensePool{};  ///< before the roll
    std::vector<RolledDie> defenseDice;
    std::vector<RolledDie> guardDice{};  ///< of the last unit that guarded the defender
    int pierceSpent = 0;                 ///< Pierce already spent on these dice
    std::optional<int> wounds;
    int woundsLeft = 0;
    std::size_t settled = 0;     ///< number of entries in the record whose reminders are applied
    bool waits = false;          ///< the attack waits while the players apply effects by hand
    std::vector<UnitId> shared;  ///< units that have spent another unit's token (p. 39)
    std::vector<MeleeBefore> melees{};  ///< of the defender, before any defeat

    AttackPool& pool() { return pools[static_cast<std::size_t>(current)]; }
    const AttackPool& pool() const { return pools[static_cast<std::size_t>(current)]; }
    bool isRanged() const { return !pool().melee && !pool().overrun; }
    UnitId defender() const { return pool().defender; }
    int spentNow(UnitId unit, Token token) const { return ledger.spentBy(current, unit, token); }
};

/// Each weapon as often as it is in the pool; valid as long as the card and the pool.
std::vector<const Weapon*> weaponsIn(const UnitCard& attacker, const AttackPool& pool);

int countOf(const std::vector<RolledDie>& dice, Face face);
/// Cancels up to `most` results of that face; returns the number canceled.
int cancel(std::vector<RolledDie>& dice, Face face, int most);
/// Converts up to `most` results to another face; returns the number converted.
int convert(std::vector<RolledDie>& dice, Face from, Face to, int most);

}  // namespace sightline::engine
