#include "engine/legion/rules/rulings/weapons_against.h"

#include <algorithm>
#include <utility>

#include "engine/legion/basics/term.h"

namespace sightline::engine {
namespace {

using geometry::Arc;

void addArcs(std::string_view named, std::vector<Arc>& arcs) {
    const auto has = [&](std::string_view word) { return named.find(word) != named.npos; };
    if (has("Front")) arcs.push_back(Arc::front);
    if (has("Sides")) arcs.insert(arcs.end(), {Arc::left, Arc::right});
    if (has("Rear")) arcs.push_back(Arc::rear);
}

int bandsFurther(const Weapon& weapon, bool longShot) {
    return longShot && weapon.has(Keyword::longShot) ? 1 : 0;
}

// Half range is not a separate band: a minimum range of 1 excludes no distance.
bool isInRange(const Weapon& weapon, double band, bool longShot) {
    return band <= weapon.maximumRange + bandsFurther(weapon, longShot) &&
           (weapon.minimumRange <= 1 || band >= weapon.minimumRange);
}

/// Whether the units are engaged. An engaged unit can shoot only with Versatile weapons. Other
/// units cannot shoot at an engaged unit.
struct Engagement {
    bool attacker = false, defender = false;  ///< true: the unit is engaged
    bool lets(const Weapon& weapon) const {
        const bool held = attacker && !weapon.has(Keyword::versatile);
        return weapon.ranged && !held && !defender;
    }
};

bool someoneAims(const UnitOnTable& attacker, const Weapon& weapon, const UnitOnTable& defender) {
    return std::any_of(attacker.minis.begin(), attacker.minis.end(), [&](const auto& mini) {
        return isInFiringArc(weapon, mini.mini, defender);
    });
}

}  // namespace

std::vector<Arc> firingArcs(const Weapon& weapon) {
    std::vector<Arc> arcs;
    for (const KeywordText& one : weapon.keywords) {
        if (one.is(Keyword::fixed)) addArcs(one.parameter, arcs);
    }
    if (arcs.empty()) return {Arc::front, Arc::left, Arc::rear, Arc::right};
    return arcs;
}

bool isInFiringArc(const Weapon& weapon, const geometry::Mini& attacker,
                   const UnitOnTable& defender) {
    if (!weapon.has(Keyword::fixed)) return true;
    if (!attacker.base.notched) return false;
    const std::vector<Arc> arcs = firingArcs(weapon);
    return std::any_of(defender.minis.begin(), defender.minis.end(), [&](const auto& target) {
        const geometry::Extent base = geometry::outlineOf(target.mini);
        return std::any_of(arcs.begin(), arcs.end(),
                           [&](Arc arc) { return geometry::isInArc(attacker, arc, base); });
    });
}

Reckoning rangeOf(const Weapon& weapon, UnitId unit, bool longShot) {
    Reckoning range{.of = Reckoning::Number::range, .weapon = weapon.name};
    Reason printed{weapon.maximumRange, page(31, "Declare Defender"), SourceRule::unitCard, unit};
    if (!weapon.card.none())
        printed = {weapon.maximumRange, page(16, "Upgrade Cards"), weapon.card.name, unit};
    range.add(std::move(printed));
    range.add(reasonOf(Keyword::longShot, {}, unit, bandsFurther(weapon, longShot)));
    return range;
}

std::vector<int> weaponsAgainst(const Tabletop& table, UnitId attacker, UnitId defender,
                                bool longShot) {
    const UnitOnTable *self = table.find(attacker), *other = table.find(defender);
    if (!self || !other) return {};
    const bool melee = inMelee(*self, *other);
    const Engagement holding{isEngaged(table, attacker), isEngaged(table, defender)};
    const double band = rangeTo(*self, *other, table.field.dimensions()).band;
    std::vector<int> legal;
    for (std::size_t i = 0; i < self->card->weapons.size(); ++i) {
        const Weapon& weapon = self->card->weapons[i];
        if (weapon.area || weapon.overrun) continue;
        const bool usable =
            melee ? weapon.melee : isInRange(weapon, band, longShot) && holding.lets(weapon);
        if (usable && someoneAims(*self, weapon, *other)) legal.push_back(static_cast<int>(i));
    }
    return legal;
}

bool mayShootAtAnyRange(const Tabletop& table, UnitId attacker, UnitId defender,
                        const Weapon& weapon) {
    const UnitOnTable *self = table.find(attacker), *other = table.find(defender);
    if (!self || !other || inMelee(*self, *other)) return false;
    const Engagement holding{isEngaged(table, attacker), isEngaged(table, defender)};
    return holding.lets(weapon) && someoneAims(*self, weapon, *other);
}

bool longShotReaches(const Tabletop& table, UnitId attacker, UnitId defender) {
    const UnitOnTable* self = table.find(attacker);
    const bool any =
        self && std::any_of(self->card->weapons.begin(), self->card->weapons.end(),
                            [](const Weapon& one) { return one.has(Keyword::longShot); });
    return any && weaponsAgainst(table, attacker, defender, true) !=
                      weaponsAgainst(table, attacker, defender, false);
}

}  // namespace sightline::engine
