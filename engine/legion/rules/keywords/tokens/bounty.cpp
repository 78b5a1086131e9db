// The unit keywords Bounty and Hunted. Core Rulebook, Keyword Glossary. They are in one file,
// because Hunted acts only if an enemy unit has Bounty.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::keywords {
namespace {

std::vector<UnitId> quarries(const Battle& battle, Player hunter) {
    std::vector<UnitId> units = battle.unitsOf(opponent(hunter));
    std::erase_if(units, [&](UnitId one) {
        const Rank rank = battle.unit(one).rank();
        return rank != Rank::commander && rank != Rank::operative;
    });
    return units;
}

bool mayHunt(const Battle& battle, const Bearer& bearer, const ResolveSetupEffects&) {
    return !quarries(battle, bearer.player).empty();
}

Task<void> chooseQuarry(Battle& battle, Bearer bearer, ResolveSetupEffects&) {
    const auto candidates = [player = bearer.player](const Battle& now) {
        return quarries(now, player);
    };
    const UnitId chosen = co_await chooseOneUnit(battle, bearer, candidates);
    if (!chosen.none()) co_await gainTokens(battle, chosen, Token::bounty, 1, bearer.citation());
}

bool earnsBounty(const Battle& battle, const Bearer& bearer, const UnitDefeated& point) {
    const UnitState& fallen = battle.unit(point.unit);
    return point.by == bearer.unit && fallen.player != bearer.player &&
           fallen.tokens[Token::bounty] > 0;
}

// Scores 1 victory point, however many bounty tokens the defeated unit has.
Task<void> scoreBounty(Battle& battle, Bearer bearer, UnitDefeated& point) {
    ++battle.mission.victoryPoints[static_cast<std::size_t>(bearer.player)];
    battle.record({.happening = Happening::victoryPointsScored,
                   .message = say::bountyEarned(battle.unit(point.unit).label),
                   .numbers = {{NumberId::points, 1}},
                   .citation = bearer.citation(),
                   .player = bearer.player,
                   .unit = bearer.unit});
    co_return;
}

bool isHunted(const Battle& battle, const Bearer& bearer, const ResolveSetupEffects&) {
    const std::vector<UnitId> enemies = battle.unitsOf(opponent(bearer.player));
    return std::any_of(enemies.begin(), enemies.end(),
                       [&](UnitId one) { return battle.unit(one).card->has(Keyword::bounty); });
}

Task<void> putPriceOn(Battle& battle, Bearer bearer, ResolveSetupEffects&) {
    co_await gainTokens(battle, bearer.unit, Token::bounty, 1, bearer.citation());
}

}  // namespace

KeywordRule bounty() {
    return KeywordRule(Keyword::bounty)
        .atInAnyOrder<ResolveSetupEffects>(chooseQuarry, mayHunt)
        .atInAnyOrder<UnitDefeated>(scoreBounty, earnsBounty);
}

KeywordRule hunted() {
    return KeywordRule(Keyword::hunted).atInAnyOrder<ResolveSetupEffects>(putPriceOn, isHunted);
}

}  // namespace sightline::engine::keywords
