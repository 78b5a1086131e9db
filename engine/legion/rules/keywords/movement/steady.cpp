// The unit keyword Steady. Core Rulebook, Keyword Glossary.
#include <utility>

#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

ActionOrder steadyAttack(const Bearer& bearer) {
    return {.unit = bearer.unit,
            .action = Action::attack,
            .isFree = true,
            .usable = UsableWeapons::rangedOnly};
}

// True after a Move action in the unit's own activation. A compulsory Move action counts, too.
bool shootsAfterMove(const Battle& battle, const Bearer& bearer, const MoveResolved& point) {
    return point.unit == bearer.unit && point.isAction && isActivating(battle, bearer.unit) &&
           isLegalAction(battle, steadyAttack(bearer));
}

Task<void> shootSteadily(Battle& battle, Bearer bearer, MoveResolved&) {
    std::vector<Action> attack{Action::attack};
    co_await offerFreeAction(battle, steadyAttack(bearer), std::move(attack),
                             actionSourceOf(battle, bearer));
}

}  // namespace

KeywordRule steady() {
    return KeywordRule(Keyword::steady).at<MoveResolved>(shootSteadily, shootsAfterMove);
}

}  // namespace sightline::engine::keywords
