// The unit keyword Swashbuckler. Core Rulebook, Keyword Glossary. In an Attack action, the unit
// gains its token after the first pool for which it spent aim tokens.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

// True if the unit spent an aim token while an earlier pool of the attack was resolved.
bool aimedBefore(const Attack& attack, UnitId unit) {
    const auto& spent = attack.ledger.spent;
    return std::any_of(spent.begin(), spent.end(), [&](const AttackLedger::SpentTokens& one) {
        const bool earlier = one.pool >= 0 && one.pool != attack.current;
        return earlier && one.unit == unit && one.token == Token::aim;
    });
}

bool aimedInAction(const Battle&, const Bearer& bearer, const AttackResolved& point) {
    const Attack& attack = point.attack;
    return attack.attacker == bearer.unit && attack.order.isAction && !attack.area &&
           attack.spentNow(bearer.unit, Token::aim) > 0 && !aimedBefore(attack, bearer.unit);
}

Task<void> gainDodgeForAim(Battle& battle, Bearer bearer, AttackResolved&) {
    co_await gainTokens(battle, bearer.unit, Token::dodge, 1, bearer.citation());
}

}  // namespace

KeywordRule swashbuckler() {
    return KeywordRule(Keyword::swashbuckler).at<AttackResolved>(gainDodgeForAim, aimedInAction);
}

}  // namespace sightline::engine::keywords
