// High Velocity (weapon). Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/dodge_and_cover.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {

bool maySpendDodge(const PoolWeapons& weapons) { return !allHave(weapons, Keyword::highVelocity); }

namespace keywords {
namespace {

bool isTooFast(const Battle& battle, const Bearer&, const ApplyDodge& point) {
    return !maySpendDodge(weaponsOf(battle, point.attack));
}

Task<void> forbidDodge(Battle& battle, Bearer bearer, ApplyDodge& point) {
    point.maySpend = false;
    const UnitId defender = point.attack.defender();
    if (battle.unit(defender).tokens[Token::dodge] == 0) co_return;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::noDodgeSpent(std::string(nameOf(Keyword::highVelocity))),
                   .citation = bearer.citation(),
                   .unit = bearer.unit,
                   .other = defender});
}

}  // namespace

KeywordRule highVelocity() {
    return KeywordRule(Keyword::highVelocity).inPool<ApplyDodge>(forbidDodge, isTooFast);
}

}  // namespace keywords
}  // namespace sightline::engine
