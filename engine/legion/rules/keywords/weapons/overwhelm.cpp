// The weapon keyword Overwhelm. Core Rulebook, Keyword Glossary. The keyword also acts if the aim
// token that was spent rerolls no die.
#include <string>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack_numbers/attack_facts.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

bool spentAim(const Battle& battle, const Bearer& bearer, const AssignSuppression& point) {
    const Attack& attack = point.attack;
    const UnitState& defender = battle.unit(attack.defender());
    return attack.ledger.spentForDice(attack.current, bearer.unit, Token::aim) > 0 &&
           !defender.defeated() && takesSuppression(*defender.card);
}

Task<void> suppressForAim(Battle& battle, Bearer bearer, AssignSuppression& point) {
    ++point.tokens;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::suppressesFurther(std::string(nameOf(bearer.keyword))),
                   .citation = bearer.citation(),
                   .unit = bearer.unit,
                   .other = point.attack.defender()});
    co_return;
}

}  // namespace

KeywordRule overwhelm() {
    return KeywordRule(Keyword::overwhelm).inPool<AssignSuppression>(suppressForAim, spentAim);
}

}  // namespace sightline::engine::keywords
