// The unit keyword Jedi Hunter. Core Rulebook, Keyword Glossary. If an attack has several
// defenders, the keyword acts only in the pools against a unit with a Force slot.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

void huntForceUsers(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    const auto& slots = point.facts.defenderCard->upgradeBar;
    if (std::find(slots.begin(), slots.end(), "force") != slots.end())
        point.terms.offerChart(AttackSurge::crit, attacker.reason(0));
}

}  // namespace

KeywordRule jediHunter() {
    return KeywordRule(Keyword::jediHunter).holds<AttackNumbers, BorneBy::attacker>(huntForceUsers);
}

}  // namespace sightline::engine::keywords
