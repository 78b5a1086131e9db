// The keyword Inspire X. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/activate_unit.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int inspireRange = 2;

std::vector<UnitId> suppressedNear(const Battle& battle, UnitId inspiring) {
    std::vector<UnitId> near = alliesWithin(battle, inspiring, inspireRange);
    std::erase_if(near,
                  [&](UnitId one) { return battle.unit(one).tokens[Token::suppression] == 0; });
    return near;
}

bool inspires(const Battle& battle, const Bearer& bearer, const EndOfUnitActivation& point) {
    return point.unit == bearer.unit && !suppressedNear(battle, bearer.unit).empty();
}

// Removes up to X suppression tokens in total from other units, one token after the other.
Task<void> calmAllies(Battle& battle, Bearer bearer, EndOfUnitActivation&) {
    const auto candidates = [inspiring = bearer.unit](const Battle& now) {
        return suppressedNear(now, inspiring);
    };
    for (int i = 0; i < bearer.x; ++i) {
        const UnitId chosen = co_await chooseUnit(battle, bearer, candidates);
        if (chosen.none()) co_return;
        co_await removeSuppression(battle, chosen, 1, bearer.citation());
    }
}

}  // namespace

KeywordRule inspire() {
    return KeywordRule(Keyword::inspire, {.value = true})
        .at<EndOfUnitActivation>(calmAllies, inspires);
}

}  // namespace sightline::engine::keywords
