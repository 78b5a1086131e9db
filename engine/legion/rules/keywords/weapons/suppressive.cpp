// The weapon keyword Suppressive. Core Rulebook, Keyword Glossary. The defender gains 1 more
// suppression token.
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

Task<void> suppressFurther(Battle& battle, Bearer bearer, AssignSuppression& point) {
    ++point.tokens;
    const UnitState& defender = battle.unit(point.attack.defender());
    if (defender.defeated() || !takesSuppression(*defender.card)) co_return;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::suppressesFurther(std::string(nameOf(Keyword::suppressive))),
                   .citation = bearer.citation(),
                   .unit = bearer.unit,
                   .other = defender.id});
}

}  // namespace

KeywordRule suppressive() {
    return KeywordRule(Keyword::suppressive).inPool<AssignSuppression>(suppressFurther);
}

}  // namespace sightline::engine::keywords
