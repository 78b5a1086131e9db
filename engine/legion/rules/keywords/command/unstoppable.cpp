// The unit keyword Unstoppable. Core Rulebook, Keyword Glossary. The unit may activate while it has
// 1 or fewer order tokens, so it may activate twice in a round.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/command_state.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::keywords {
namespace {

// True if the unit has a facedown order token of this round. A lasting effect on the unit, which
// changes no rule, stores this.
bool hasFacedownToken(const UnitState& unit, const Bearer& bearer) {
    return std::any_of(unit.effects.begin(), unit.effects.end(), [&](const auto& one) {
        return one.brings.source == nameOf(bearer.keyword) && changesNothing(one.brings);
    });
}

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

// True if the order pool has an order token that no other unit needs. If this unit has a faceup
// token, a token that is drawn for it fits no unit. This token is then removed.
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

bool isFirstToken(const Battle& battle, const Bearer& bearer, const PlaceOrderToken& point) {
    return point.unit == bearer.unit && !hasFacedownToken(battle.unit(bearer.unit), bearer) &&
           hasTokenInPool(battle, bearer);
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
