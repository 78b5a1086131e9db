#include "engine/legion/rules/rulings/weapons_against.h"

#include <algorithm>
#include <utility>

namespace sightline::engine {
namespace {

using geometry::Arc;

const Weapon& printed(const CurrentState& now, UnitId attacker, int weapon) {
    return now.unit(attacker).card->weapons[static_cast<std::size_t>(weapon)];
}

// Names the weapon with the index `weapon` on the unit card, but no miniature. Used for questions
// whose answer is the same for every miniature.
WeaponChoice ofAnyMini(int weapon) { return {MiniId{}, weapon}; }

Term moreRange(const CurrentState& now, UnitId attacker, int weapon, bool aimSpent) {
    WeaponRange point{attacker, ofAnyMini(weapon), aimSpent};
    consult(now, point);
    return point.more;
}

// True if the range band `band` is within the weapon's range. A minimum range of 1 or less excludes
// no distance, because it excludes neither half range nor base contact.
bool isInRange(const CurrentState& now, UnitId attacker, int index, double band, bool aimSpent) {
    const Weapon& weapon = printed(now, attacker, index);
    if (weapon.minimumRange > 1 && band < weapon.minimumRange) return false;
    return band <= weapon.maximumRange ||
           band <= weapon.maximumRange + moreRange(now, attacker, index, aimSpent).total();
}

bool firesWhileEngaged(const CurrentState& now, UnitId attacker, int weapon) {
    FireWhileEngaged point{attacker, ofAnyMini(weapon)};
    consult(now, point);
    return point.firing.allowed();
}

/// Says whether the attacker and the defender are engaged. No unit may make a ranged attack against
/// an engaged unit. An engaged unit may make a ranged attack only with a weapon for which a keyword
/// allows this.
struct Engagement {
    bool attacker = false, defender = false;  ///< true: this unit is engaged
    Engagement(const Tabletop& table, UnitId one, UnitId other)
        : attacker(isEngaged(table, one)), defender(isEngaged(table, other)) {}
    bool lets(const CurrentState& now, UnitId unit, int weapon) const {
        return printed(now, unit, weapon).ranged && !defender &&
               (!attacker || firesWhileEngaged(now, unit, weapon));
    }
};

bool someoneAims(const FiringArcs& firing, const UnitOnTable& attacker,
                 const UnitOnTable& defender) {
    return std::any_of(attacker.minis.begin(), attacker.minis.end(), [&](const auto& mini) {
        return isInFiringArc(firing, mini.mini, defender);
    });
}

// The attacker's weapons that range and melee allow. Firing arcs are not checked.
std::vector<int> weaponsInReach(const CurrentState& now, const UnitOnTable& self,
                                const UnitOnTable& other, bool aimSpent) {
    const Tabletop& table = *now.table();
    const bool melee = isMeleeAttack(self, other);
    const Engagement holding(table, self.id, other.id);
    const double band = rangeTo(self, other, table.field.dimensions()).band;
    std::vector<int> usable;
    for (std::size_t i = 0; i < self.card->weapons.size(); ++i) {
        const Weapon& weapon = self.card->weapons[i];
        const int index = static_cast<int>(i);
        if (weapon.area || weapon.overrun) continue;
        const bool reaches = melee ? weapon.melee
                                   : isInRange(now, self.id, index, band, aimSpent) &&
                                         holding.lets(now, self.id, index);
        if (reaches) usable.push_back(index);
    }
    return usable;
}

}  // namespace

FiringArcs firingArcs(const CurrentState& now, UnitId attacker, int weapon) {
    FiringArcs point{attacker, ofAnyMini(weapon)};
    consult(now, point);
    return point;
}

bool isInFiringArc(const FiringArcs& firing, const geometry::Mini& attacker,
                   const UnitOnTable& defender) {
    if (!firing.limited) return true;
    if (!attacker.base.notched) return false;
    return std::any_of(defender.minis.begin(), defender.minis.end(), [&](const auto& target) {
        const geometry::Extent base = geometry::outlineOf(target.mini);
        return std::any_of(firing.arcs.begin(), firing.arcs.end(),
                           [&](Arc arc) { return geometry::isInArc(attacker, arc, base); });
    });
}

Reckoning rangeOf(const CurrentState& now, UnitId attacker, int index, bool aimSpent) {
    const Weapon& weapon = printed(now, attacker, index);
    Reckoning range{.of = Reckoning::Number::range, .weapon = weapon.name};
    Reason base{weapon.maximumRange, page(31, "Declare Defender"), SourceRule::unitCard, attacker};
    if (!weapon.card.none())
        base = {weapon.maximumRange, page(16, "Upgrade Cards"), weapon.card.name, attacker};
    range.add(std::move(base));
    const Term more = moreRange(now, attacker, index, aimSpent);
    for (const Reason& one : more.reasons()) range.add(one);
    return range;
}

std::vector<int> weaponsAgainst(const CurrentState& now, UnitId attacker, UnitId defender,
                                bool aimSpent) {
    const Tabletop* table = now.table();
    const UnitOnTable* self = table ? table->find(attacker) : nullptr;
    const UnitOnTable* other = table ? table->find(defender) : nullptr;
    if (!self || !other) return {};
    std::vector<int> legal = weaponsInReach(now, *self, *other, aimSpent);
    std::erase_if(legal, [&](int weapon) {
        return !someoneAims(firingArcs(now, attacker, weapon), *self, *other);
    });
    return legal;
}

std::optional<Reason> onlyArcsPrevent(const CurrentState& now, UnitId attacker, UnitId defender) {
    const Tabletop* table = now.table();
    const UnitOnTable* self = table ? table->find(attacker) : nullptr;
    const UnitOnTable* other = table ? table->find(defender) : nullptr;
    if (!self || !other) return std::nullopt;
    for (const int weapon : weaponsInReach(now, *self, *other, false)) {
        const FiringArcs firing = firingArcs(now, attacker, weapon);
        if (!someoneAims(firing, *self, *other)) return firing.limited;
    }
    return std::nullopt;
}

bool mayShootAtAnyRange(const CurrentState& now, UnitId attacker, UnitId defender, int weapon) {
    const Tabletop* table = now.table();
    const UnitOnTable* self = table ? table->find(attacker) : nullptr;
    const UnitOnTable* other = table ? table->find(defender) : nullptr;
    if (!self || !other || isMeleeAttack(*self, *other)) return false;
    return Engagement(*table, attacker, defender).lets(now, attacker, weapon) &&
           someoneAims(firingArcs(now, attacker, weapon), *self, *other);
}

bool aimExtendsRange(const CurrentState& now, UnitId attacker) {
    const int weapons = static_cast<int>(now.unit(attacker).card->weapons.size());
    for (int weapon = 0; weapon < weapons; ++weapon) {
        if (moreRange(now, attacker, weapon, true).total() >
            moreRange(now, attacker, weapon, false).total())
            return true;
    }
    return false;
}

bool reachesFurther(const CurrentState& now, UnitId attacker, UnitId defender) {
    return aimExtendsRange(now, attacker) && weaponsAgainst(now, attacker, defender, true) !=
                                                 weaponsAgainst(now, attacker, defender, false);
}

}  // namespace sightline::engine
