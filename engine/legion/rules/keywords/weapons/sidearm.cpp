// The upgrade keyword Sidearm: Melee or Ranged. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

bool attacksInMelee(const CurrentState& now, const MayAddWeapon& point) {
    const Tabletop* table = now.table();
    const UnitOnTable* self = table ? table->find(point.attacker) : nullptr;
    const UnitOnTable* other = table ? table->find(point.defender) : nullptr;
    return self && other && isMeleeAttack(*self, *other);
}

// True if the miniature has the card `card`. `carrier` is the card that added the miniature. If a
// card adds no miniature, the miniatures of the unit card have this card and use its weapons.
bool hasCard(const UnitCard& unit, const EquippedCard& card, const WhichCard& carrier) {
    if (card.is(carrier)) return true;
    return carrier.none() && std::any_of(unit.weapons.begin(), unit.weapons.end(), [&](auto& one) {
               return card.is(one.card) && one.carrier.none();
           });
}

// For attacks of the kind that the keyword names, the miniature uses only the weapons of the card.
void useOnlySidearm(const CurrentState& now, const Bearer& bearer, MayAddWeapon& point) {
    const UnitNow unit = now.unit(point.attacker);
    const Weapon& weapon = unit.card->weapons[static_cast<std::size_t>(point.weapon.weapon)];
    const WhichCard carrier = now.carrierOf(point.weapon.mini);
    for (const EquippedCard& card : unit.stand->cards) {
        if (weapon.overrun || card.is(weapon.card) || !hasCard(*unit.card, card, carrier)) continue;
        for (const KeywordText& one : card.keywords) {
            if (!one.is(bearer.keyword)) continue;
            const std::string_view kind = attacksInMelee(now, point) ? "melee" : "ranged";
            if (one.parameter.find(kind) != one.parameter.npos)
                point.adding.forbid(bearer.reason(0));
        }
    }
}

}  // namespace

KeywordRule sidearm() {
    return KeywordRule(Keyword::sidearm, {.parameter = true})
        .holds<MayAddWeapon, BorneBy::cards>(useOnlySidearm)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
