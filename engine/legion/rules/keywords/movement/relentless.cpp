// The keyword Relentless. Core Rulebook, Keyword Glossary.
#include <utility>

#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

ActionOrder relentlessAttack(const Bearer& bearer) {
    return {.unit = bearer.unit, .action = Action::attack, .isFree = true};
}

// True after a Move action in the unit's own activation, also after a compulsory Move action.
bool attacksAfterMove(const Battle& battle, const Bearer& bearer, const MoveResolved& point) {
    return point.unit == bearer.unit && point.isAction && isActivating(battle, bearer.unit) &&
           isLegalAction(battle, relentlessAttack(bearer));
}

Task<void> attackRelentlessly(Battle& battle, Bearer bearer, MoveResolved&) {
    std::vector<Action> attack{Action::attack};
    co_await offerFreeAction(battle, relentlessAttack(bearer), std::move(attack),
                             actionSourceOf(battle, bearer));
}

}  // namespace

KeywordRule relentless() {
    return KeywordRule(Keyword::relentless).at<MoveResolved>(attackRelentlessly, attacksAfterMove);
}

}  // namespace sightline::engine::keywords
