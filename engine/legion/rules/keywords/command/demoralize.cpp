// The unit keyword Demoralize X. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/state/token_room.h"

namespace sightline::engine::keywords {
namespace {

constexpr int demoralizeRange = 2;

std::vector<UnitId> enemiesToSuppress(const Battle& battle, UnitId by) {
    std::vector<UnitId> near = enemiesWithin(battle, by, demoralizeRange);
    std::erase_if(near,
                  [&](UnitId one) { return roomFor(battle.unit(one), Token::suppression) == 0; });
    return near;
}

bool demoralizes(const Battle& battle, const Bearer& bearer, const AfterRally& point) {
    return point.unit == bearer.unit && !enemiesToSuppress(battle, bearer.unit).empty();
}

// Gives enemy units up to X suppression tokens in total, one token after the other.
Task<void> suppressEnemies(Battle& battle, Bearer bearer, AfterRally&) {
    const auto candidates = [by = bearer.unit](const Battle& now) {
        return enemiesToSuppress(now, by);
    };
    for (int i = 0; i < bearer.x; ++i) {
        const UnitId chosen = co_await chooseUnit(battle, bearer, candidates);
        if (chosen.none()) co_return;
        co_await gainTokens(battle, chosen, Token::suppression, 1, bearer.citation());
    }
}

}  // namespace

KeywordRule demoralize() {
    return KeywordRule(Keyword::demoralize, {.value = true})
        .at<AfterRally>(suppressEnemies, demoralizes);
}

}  // namespace sightline::engine::keywords
