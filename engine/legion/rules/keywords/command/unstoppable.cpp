// The unit keyword Unstoppable. Core Rulebook, Keyword Glossary. The unit may activate while it has
// 1 or fewer order tokens, so it may activate twice in a round.
#include "engine/legion/rules/keywords/command/unstoppable.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/command_state.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::keywords {

// A lasting effect on the unit, which changes no rule, stores the facedown order token.
bool hasFacedownTokenToo(const UnitState& unit) {
    return std::any_of(unit.effects.begin(), unit.effects.end(), [](const auto& one) {
        return one.brings.source == nameOf(Keyword::unstoppable) && changesNothing(one.brings);
    });
}

namespace {

bool joinsPool(const Battle&, const Bearer& bearer, const CreateOrderPool& point) {
    return point.player == bearer.player;
}

Task<void> addToken(Battle& battle, Bearer bearer, CreateOrderPool& point) {
    ++point.pool[battle.unit(bearer.unit).rank()];
    battle.record({.happening = Happening::keywordActed,
                   .message = say::anotherOrderToken(),
                   .citation = bearer.citation(),
                   .unit = bearer.unit});
    co_return;
}

// True if the order pool has an order token that no other unit needs.
bool hasTokenInPool(const Battle& battle, const Bearer& bearer) {
    if (!battle.usesCommandCards) return true;
    const Rank rank = battle.unit(bearer.unit).rank();
    const auto others =
        std::count_if(battle.units.begin(), battle.units.end(), [&](const UnitState& one) {
            const bool waits = !one.defeated() && !one.ordered && !one.activated;
            return waits && one.player == bearer.player && one.id != bearer.unit &&
                   one.rank() == rank;
        });
    return battle.command(bearer.player).pool.tokens[static_cast<std::size_t>(rank)] > others;
}

// True if the unit has only one order token, and a second order token is left for it. If the unit
// activated with a drawn token while it had a faceup token, it has two order tokens.
bool isFirstToken(const Battle& battle, const Bearer& bearer, const PlaceOrderToken& point) {
    if (point.unit != bearer.unit) return false;
    const UnitState& unit = battle.unit(bearer.unit);
    const bool hasTwo = unit.ordered && battle.command(bearer.player).drawn.has_value();
    return !hasTwo && !hasFacedownTokenToo(unit) && hasTokenInPool(battle, bearer);
}

Task<void> stayEligible(Battle& battle, Bearer bearer, PlaceOrderToken& point) {
    point.staysEligible = true;
    RuleGrant token{.source = std::string(nameOf(bearer.keyword)), .citation = bearer.citation()};
    takeOn(battle, bearer.unit, std::move(token), EffectDuration::round);
    battle.record({.happening = Happening::keywordActed,
                   .message = say::mayActivateAgain(),
                   .citation = bearer.citation(),
                   .unit = bearer.unit});
    co_return;
}

}  // namespace

KeywordRule unstoppable() {
    return KeywordRule(Keyword::unstoppable)
        .atInAnyOrder<CreateOrderPool>(addToken, joinsPool)
        .atInAnyOrder<PlaceOrderToken>(stayEligible, isFirstToken);
}

}  // namespace sightline::engine::keywords
