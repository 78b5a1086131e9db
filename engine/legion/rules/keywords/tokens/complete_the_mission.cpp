// The unit keyword Complete the Mission. Core Rulebook, Keyword Glossary.
#include <utility>

#include "engine/legion/rules/activation/place_token.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/mission/token_spots.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::keywords {
namespace {

using geometry::Vec2;

constexpr const char* priorityMission = "Priority Mission";
constexpr ObjectiveKind kindOfToken = ObjectiveKind::marker;
constexpr int gainedCritical = 2;

std::optional<Message> faultOfPlace(const Battle& battle, Vec2 at) {
    if (auto fault = faultOfSpot(battle, kindOfToken, at)) return fault;
    for (Player player : bothPlayers) {
        if (geometry::isWithin(territoryOf(battle, player), outlineOf(kindOfToken, at)))
            return say::notInContested();
    }
    return std::nullopt;
}

Task<void> placeMission(Battle& battle, Bearer bearer, ResolveSetupEffects&) {
    const geometry::TableSize table = battle.field.table();
    TokenToPlace token{.printed = priorityMission, .fault = faultOfPlace};
    token.wished = {table.width / 2.0, table.depth / 2.0};
    TokenGiver giver{actionSourceOf(battle, bearer), bearer.player, bearer.unit};
    co_await placeToken(battle, std::move(giver), std::move(token));
}

void turnDefenseSurges(const CurrentState& now, const Bearer& defender, AttackNumbers& point) {
    if (now.isNearToken(defender.unit, defender.player, priorityMission))
        point.terms.offerChart(DefenseSurge::block, defender.reason(0));
}

void gainCritical(const CurrentState& now, const Bearer& attacker, AttackNumbers& point) {
    if (now.isNearToken(point.facts.defender, attacker.player, priorityMission))
        point.terms.critical.add(attacker.reason(gainedCritical));
}

}  // namespace

KeywordRule completeTheMission() {
    return KeywordRule(Keyword::completeTheMission)
        .atInAnyOrder<ResolveSetupEffects>(placeMission)
        .holds<AttackNumbers, BorneBy::defender>(turnDefenseSurges)
        .holds<AttackNumbers, BorneBy::attacker>(gainCritical);
}

}  // namespace sightline::engine::keywords
