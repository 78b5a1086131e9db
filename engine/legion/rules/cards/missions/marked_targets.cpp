// The secondary objective card Marked Targets. A player scores when a marked enemy unit is
// defeated.
#include <algorithm>

#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* markedTarget = "Marked Target";
constexpr int unitsMarked = 2;

bool isMarked(const Battle& battle, UnitId unit) {
    return battle.unit(unit).marks.contains(markedTarget);
}

// No unit is marked twice.
Task<void> markTargets(Battle& battle, CardInPlay card, ResolveSetupEffects&) {
    for (Player player : bothPlayers) {
        for (Player owner : {player, opponent(player)}) {
            const UnitsNow units = [owner](const Battle& now) {
                std::vector<UnitId> open = now.unitsOf(owner);
                std::erase_if(open, [&](UnitId unit) { return isMarked(now, unit); });
                return open;
            };
            const std::vector<UnitId> chosen = co_await chooseUnitsFor(
                battle, cardOf(card, player), units, unitsMarked, unitsMarked);
            for (UnitId unit : chosen) {
                battle.unit(unit).marks[markedTarget] = 1;
                battle.record({.happening = Happening::keywordActed,
                               .message = say::tokenGiven(markedTarget),
                               .citation = card.citation(),
                               .unit = unit});
            }
        }
    }
}

bool isMarkedEnemy(const Battle& battle, const CardInPlay& card, const UnitDefeated& point) {
    return battle.unit(point.unit).player == opponent(card.player) && isMarked(battle, point.unit);
}

Task<void> scoreTarget(Battle& battle, CardInPlay card, UnitDefeated& point) {
    scoreAtOnce(battle, card, 1, say::forUnit(battle.unit(point.unit).label));
    co_return;
}

}  // namespace

CardRule markedTargets() {
    return CardRule(CardRule::Kind::battleCard, "marked-targets")
        .atInAnyOrder<ResolveSetupEffects>(markTargets, onceForTable<ResolveSetupEffects>)
        .atInAnyOrder<UnitDefeated>(scoreTarget, isMarkedEnemy);
}

}  // namespace sightline::engine::cards
