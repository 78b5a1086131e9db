/// An attack under way: what its eleven steps hand on to each other.
/// Source: Core Rulebook p. 30-36.
#pragma once
#include <optional>
#include <vector>

#include "engine/state/attack_ledger.h"
#include "engine/state/view.h"

namespace sightline::engine {

struct AttackPool {
    UnitId defender;
    std::vector<WeaponChoice> weapons{};
    DicePool dice{};
    bool melee = false;
    bool overrun = false;  ///< neither ranged nor melee
    bool resolved = false;
};

/// What an attack may be made with.
enum class UsableWeapons { all, meleeOnly, rangedOnly };
bool mayUse(UsableWeapons usable, const Weapon& weapon);

/// Who attacks, and what the attack is bound to.
struct AttackOrder {
    UnitId attacker;
    UnitId only{};                  ///< the only defender that may be declared; none: any
    std::optional<Player> cause{};  ///< whose effect it is; none: the attacker's own player
    bool overrun = false;           ///< with overrun weapons, whatever the range
    UsableWeapons usable{};
};

/// What attacks with an area weapon: a token or a miniature, a weapon and its own surge chart.
struct AreaSource {
    geometry::Mini token{};
    Weapon weapon{};
    AttackSurge surge{};
};

/// A unit that was in melee when a pool began to be resolved (p. 35).
struct MeleeBefore {
    UnitId unit;
    std::vector<UnitId> enemies{};   ///< in melee with it
    std::vector<MiniId> touching{};  ///< its miniatures in base contact with an enemy
    std::size_t miniatures = 0;      ///< that it had
};

struct Attack {
    UnitId attacker;
    AttackOrder order{};
    std::optional<AreaSource> area{};  ///< it attacks in place of the attacker's miniatures
    AttackStep step{};
    std::vector<AttackPool> pools;
    int current = -1;  ///< pool being resolved
    AttackLedger ledger{};
    int moreWeapons = 0;    ///< of each miniature besides its one, granted by hand
    bool longShot = false;  ///< an aim token was spent for more range (Keyword Glossary, Long Shot)

    // The pool being resolved.
    std::vector<RolledDie> dice;  ///< as they lie now; canceled results are gone
    bool hitOrCrit = false;       ///< at the end of Roll Attack Dice
    std::vector<ObscuredView> obscured;
    geometry::Cover cover{};
    std::optional<CoverPool> coverPool{};  ///< that was gathered, before and after it is rolled
    std::vector<RolledDie> coverDice;
    int canceledByCover = 0, canceledByDodge = 0;
    DicePool defensePool{};  ///< about to be rolled
    std::vector<RolledDie> defenseDice;
    std::vector<RolledDie> guardDice{};  ///< of the last unit that guarded the defender
    int pierceSpent = 0;                 ///< of Pierce, on such dice
    std::optional<int> wounds;
    int woundsLeft = 0;
    std::size_t settled = 0;            ///< entries of the record whose reminders are applied
    bool waits = false;                 ///< for what the players apply by hand
    std::vector<UnitId> shared;         ///< who has spent another unit's token (p. 39)
    std::vector<MeleeBefore> melees{};  ///< of the defender, before anybody fell

    AttackPool& pool() { return pools[static_cast<std::size_t>(current)]; }
    const AttackPool& pool() const { return pools[static_cast<std::size_t>(current)]; }
    bool isRanged() const { return !pool().melee && !pool().overrun; }
    UnitId defender() const { return pool().defender; }
    int spentNow(UnitId unit, Token token) const { return ledger.spentBy(current, unit, token); }
};

int countOf(const std::vector<RolledDie>& dice, Face face);
/// Cancels up to `most` such results and tells how many there were to cancel.
int cancel(std::vector<RolledDie>& dice, Face face, int most);
/// Turns up to `most` of them to another face and tells how many were turned.
int convert(std::vector<RolledDie>& dice, Face from, Face to, int most);

}  // namespace sightline::engine
