// The unit keyword Nimble. Core Rulebook, Keyword Glossary. The keyword acts after each attack
// against the unit, also after an attack with an area weapon.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

bool dodgedNimbly(const Battle&, const Bearer& bearer, const AttackResolved& point) {
    return point.attack.defender() == bearer.unit &&
           point.attack.spentNow(bearer.unit, Token::dodge) > 0;
}

Task<void> regainDodge(Battle& battle, Bearer bearer, AttackResolved&) {
    co_await gainTokens(battle, bearer.unit, Token::dodge, 1, bearer.citation());
}

}  // namespace

KeywordRule nimble() {
    return KeywordRule(Keyword::nimble).at<AttackResolved>(regainDodge, dodgedNimbly);
}

}  // namespace sightline::engine::keywords
