// The keyword Charge. Core Rulebook, Keyword Glossary.
#include <utility>

#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

ActionOrder chargeAgainst(const Bearer& bearer, UnitId enemy) {
    return {.unit = bearer.unit,
            .action = Action::attack,
            .isFree = true,
            .only = enemy,
            .usable = UsableWeapons::meleeOnly};
}

// True after a Move action in the unit's own activation that brought the unit into melee.
bool charges(const Battle& battle, const Bearer& bearer, const MoveResolved& point) {
    return point.unit == bearer.unit && point.isAction && !point.intoMelee.none() &&
           isActivating(battle, bearer.unit) &&
           isLegalAction(battle, chargeAgainst(bearer, point.intoMelee));
}

Task<void> attackInCharge(Battle& battle, Bearer bearer, MoveResolved& point) {
    std::vector<Action> attack{Action::attack};
    co_await offerFreeAction(battle, chargeAgainst(bearer, point.intoMelee), std::move(attack),
                             actionSourceOf(battle, bearer));
}

}  // namespace

KeywordRule charge() {
    return KeywordRule(Keyword::charge).at<MoveResolved>(attackInCharge, charges);
}

}  // namespace sightline::engine::keywords
