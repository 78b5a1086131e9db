#include "engine/legion/rules/keywords/tokens/remove_wounds.h"

#include <algorithm>

#include "engine/legion/rules/rulings/conditional_rules.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::keywords {

std::vector<MiniId> woundedMinis(const Battle& battle, UnitId unit) {
    std::vector<MiniId> wounded = battle.unit(unit).minis;
    std::erase_if(wounded, [&](MiniId one) { return battle.mini(one).wounds == 0; });
    return wounded;
}

void removeWounds(Battle& battle, const Bearer& bearer, UnitId unit, int most) {
    int removed = 0;
    for (; removed < most; ++removed) {
        const std::vector<MiniId> wounded = woundedMinis(battle, unit);
        if (wounded.empty()) break;
        const MiniId worst = *std::max_element(
            wounded.begin(), wounded.end(),
            [&](MiniId a, MiniId b) { return battle.mini(a).wounds < battle.mini(b).wounds; });
        --battle.mini(worst).wounds;
    }
    if (removed == 0) return;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::woundsHealed(std::string(nameOf(bearer.keyword)), removed),
                   .citation = bearer.citation(),
                   .unit = unit});
    followConditions(battle, unit);
}

}  // namespace sightline::engine::keywords
