// The unit keyword Reinforcements. Core Rulebook, Keyword Glossary. The keyword gives a Move in the
// End Phase of round 1. An undeployed unit deploys by this Move (p. 24). An engaged unit cannot
// make the Move, because a unit withdraws only in its own activation.
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int reinforcingRound = 1, reinforcingSpeed = 1;

bool reinforces(const Battle& battle, const Bearer& bearer, const StartOfEndPhase&) {
    return battle.round == reinforcingRound &&
           hasMoves(battle, moveByAbility(bearer.unit, reinforcingSpeed));
}

Task<void> moveReinforcing(Battle& battle, Bearer bearer, StartOfEndPhase&) {
    co_await offerMove(battle, bearer.unit, reinforcingSpeed, actionSourceOf(battle, bearer));
}

}  // namespace

KeywordRule reinforcements() {
    return KeywordRule(Keyword::reinforcements).at<StartOfEndPhase>(moveReinforcing, reinforces);
}

}  // namespace sightline::engine::keywords
