// The unit keyword Immune: Range 1 Weapons. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// The maximum range is the range that the card prints for the weapon. A melee weapon has no range.
void forbidShortRange(const CurrentState& now, const Bearer& defender, MayAddWeapon& point) {
    const UnitCard& card = *now.unit(point.attacker).card;
    const Weapon& weapon = card.weapons[static_cast<std::size_t>(point.weapon.weapon)];
    if (weapon.ranged && weapon.maximumRange == 1) point.adding.forbid(defender.reason(0));
}

}  // namespace

KeywordRule immuneRange1Weapons() {
    return KeywordRule(Keyword::immuneRange1Weapons)
        .holds<MayAddWeapon, BorneBy::defender>(forbidShortRange)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
