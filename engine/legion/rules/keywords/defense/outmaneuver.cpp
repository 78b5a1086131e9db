// The unit keyword Outmaneuver. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

void dodgeCrits(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    point.terms.dodgingCrits.allow(defender.reason(0));
}

}  // namespace

KeywordRule outmaneuver() {
    return KeywordRule(Keyword::outmaneuver).holds<AttackNumbers, BorneBy::defender>(dodgeCrits);
}

}  // namespace sightline::engine::keywords
