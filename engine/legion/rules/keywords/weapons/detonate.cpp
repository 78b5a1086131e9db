// The keyword Detonate X: Charge Type. Core Rulebook, Keyword Glossary. The name of a charge token
// is its type and the name of its area weapon.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/attack/area_attack.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/mission/near_leader.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::keywords {
namespace {

bool isWeaponOf(const Weapon& weapon, const std::string& type) {
    return weapon.area && weapon.name == type;
}

// The area weapon of the charges: a weapon of the unit, or the weapon of a command card in force.
const Weapon* weaponOf(const Battle& battle, const Bearer& bearer, const std::string& type) {
    for (const Weapon& one : battle.unit(bearer.unit).card->weapons)
        if (isWeaponOf(one, type)) return &one;
    for (const CommandCard* card : BattleState(battle).commandCards(bearer.player))
        if (card->weapon && isWeaponOf(*card->weapon, type)) return &*card->weapon;
    return nullptr;
}

AreaSource sourceOf(const Battle& battle, const ObjectiveToken& charge, const Weapon& weapon) {
    const geometry::Mini disc = discAt(battle, charge.kind, geometry::plan(charge.position));
    return {.token = disc, .weapon = weapon, .surge = weapon.surge};
}

// The charges of the player with this type that would attack a unit. A charge that attacks nothing
// would only leave the battlefield.
std::vector<ObjectiveId> chargesToDetonate(const Battle& battle, const Bearer& bearer,
                                           const std::string& type) {
    std::vector<ObjectiveId> charges;
    const Weapon* weapon = weaponOf(battle, bearer, type);
    if (!weapon) return charges;
    for (const ObjectiveToken& token : battle.mission.tokens) {
        if (token.printed == type && token.owner == bearer.player && token.onTable() &&
            !areaDefenders(battle, sourceOf(battle, token, *weapon)).empty())
            charges.push_back(token.id);
    }
    return charges;
}

std::vector<KeywordText> instancesOf(const Battle& battle, const Bearer& bearer) {
    std::vector<KeywordText> own = battle.unit(bearer.unit).card->keywords;
    std::erase_if(own, [&](const KeywordText& one) { return !one.is(bearer.keyword); });
    return own;
}

bool mayDetonate(const Battle& battle, const Bearer& bearer, const ChargesDetonate&) {
    const std::vector<KeywordText> own = instancesOf(battle, bearer);
    return !battle.over() && std::any_of(own.begin(), own.end(), [&](const KeywordText& one) {
        return !chargesToDetonate(battle, bearer, one.parameter).empty();
    });
}

Task<void> detonateOne(Battle& battle, Bearer bearer, ObjectiveId id, const Weapon& weapon) {
    const ObjectiveToken& charge = battle.mission.token(id);
    battle.record({.happening = Happening::keywordActed,
                   .message = say::tokenDetonates(charge.name),
                   .citation = bearer.citation(),
                   .unit = bearer.unit});
    co_await makeAreaAttack(battle, bearer.unit, sourceOf(battle, charge, weapon));
    battle.mission.token(id).removed = true;
}

Task<void> detonateCharges(Battle& battle, Bearer bearer, ChargesDetonate&) {
    const std::vector<KeywordText> instances = instancesOf(battle, bearer);
    for (const KeywordText& one : instances) {
        for (int i = 0; i < one.value.value_or(1); ++i) {
            const std::vector<ObjectiveId> charges =
                chargesToDetonate(battle, bearer, one.parameter);
            if (charges.empty() || battle.over() || battle.unit(bearer.unit).defeated()) break;
            Messages names;
            for (ObjectiveId id : charges)
                names.push_back(say::printed(battle.mission.token(id).name));
            const int chosen = co_await chooseText(battle, bearer, std::move(names), true);
            const Weapon* weapon = weaponOf(battle, bearer, one.parameter);
            if (chosen < 0 || !weapon) break;
            const Weapon copy = *weapon;
            co_await detonateOne(battle, bearer, charges[static_cast<std::size_t>(chosen)], copy);
        }
    }
}

}  // namespace

KeywordRule detonate() {
    return KeywordRule(Keyword::detonate, {.value = true, .parameter = true})
        .at<ChargesDetonate>(detonateCharges, mayDetonate);
}

}  // namespace sightline::engine::keywords
