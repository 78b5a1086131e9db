// The unit keyword We Fight for Our Family. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int familyRange = 2;

std::vector<UnitId> familyOf(const Battle& battle, const Bearer& bearer) {
    std::vector<UnitId> family = alliesWithin(battle, bearer.unit, familyRange);
    std::erase_if(family, [&](UnitId one) { return !battle.unit(one).card->has(bearer.keyword); });
    return family;
}

bool foughtForFamily(const Battle& battle, const Bearer& bearer, const ActionMade& point) {
    return point.unit == bearer.unit && point.action == Action::attack &&
           !familyOf(battle, bearer).empty();
}

Task<void> protectFamily(Battle& battle, Bearer bearer, ActionMade&) {
    const auto candidates = [bearer](const Battle& now) { return familyOf(now, bearer); };
    const UnitId chosen = co_await chooseOneUnit(battle, bearer, candidates);
    if (!chosen.none()) co_await gainTokens(battle, chosen, Token::dodge, 1, bearer.citation());
}

}  // namespace

KeywordRule weFightForOurFamily() {
    return KeywordRule(Keyword::weFightForOurFamily).at<ActionMade>(protectFamily, foughtForFamily);
}

}  // namespace sightline::engine::keywords
