// The objective card Outflank. Vanguard units deploy at the short edges. The points for secured
// Flags come from the card data, not from this file.
#include <algorithm>

#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* outflankFlag = "Flag";
constexpr const char* vanguard = "Vanguard";
constexpr int mostVanguard = 3, vanguardToScore = 2;

bool isVanguard(const Battle& battle, UnitId unit) {
    return battle.unit(unit).marks.contains(vanguard);
}

bool isTransported(const Battle& battle, UnitId unit) {
    return std::any_of(battle.units.begin(), battle.units.end(),
                       [&](const UnitState& one) { return one.transported == unit; });
}

Task<void> nameVanguard(Battle& battle, CardInPlay card, DeployInPreparedPositions&) {
    for (Player player : bothPlayers) {
        const UnitsNow units = [player](const Battle& now) {
            std::vector<UnitId> own = now.unitsOf(player);
            std::erase_if(own, [&](UnitId unit) {
                return now.unit(unit).rank() == Rank::commander || isTransported(now, unit);
            });
            return own;
        };
        const std::vector<UnitId> chosen =
            co_await chooseUnitsFor(battle, cardOf(card, player), units, 0, mostVanguard);
        for (UnitId unit : chosen) {
            battle.unit(unit).marks[vanguard] = 1;
            battle.record({.happening = Happening::keywordActed,
                           .message = say::tokenGiven(vanguard),
                           .citation = card.citation(),
                           .unit = unit});
        }
    }
}

bool touchesShortEdge(const geometry::Polygon& area, double width) {
    constexpr double close = 0.01;  // inches; largest distance of a touching corner from the edge
    return std::any_of(area.begin(), area.end(), [&](geometry::Vec2 corner) {
        return corner.x < close || corner.x > width - close;
    });
}

// Vanguard units deploy in the parts of allied territory that touch a short edge, other units in
// the other parts. On the maps of other cards this rule does not act.
void limitDeployment(const CurrentState& now, DeploymentOrigin& point) {
    const BattleCard* card = now.objective();
    if (!card || !card->program || card->id != "outflank") return;
    const bool flanks = now.unit(point.unit).stand->marks.contains(vanguard);
    std::erase_if(point.territory, [&](const geometry::Polygon& area) {
        return touchesShortEdge(area, point.table.width) != flanks;
    });
}

bool scoresVanguard(const Battle& battle, const CardInPlay& card, const ScoreVictoryPoints& point) {
    return scoresNow(battle, card, point, 2);
}

bool contestsOwnFlag(const Battle& battle, Player player, UnitId unit) {
    const std::vector<ObjectiveId> flags = tokensOnTable(battle, outflankFlag);
    return std::any_of(flags.begin(), flags.end(), [&](ObjectiveId one) {
        const ObjectiveToken& flag = battle.mission.token(one);
        return securedBy(battle, flag) == player && isContesting(battle, unit, flag);
    });
}

Task<void> scoreVanguard(Battle& battle, CardInPlay card, ScoreVictoryPoints& point) {
    const std::vector<UnitId> units = battle.unitsOf(card.player);
    const auto there = std::count_if(units.begin(), units.end(), [&](UnitId unit) {
        return isVanguard(battle, unit) && contestsOwnFlag(battle, card.player, unit);
    });
    if (there >= vanguardToScore) addPoints(point, 1, say::forVanguard());
    co_return;
}

}  // namespace

CardRule outflank() {
    return CardRule(CardRule::Kind::battleCard, "outflank")
        .atInAnyOrder<DeployInPreparedPositions>(nameVanguard,
                                                 onceForTable<DeployInPreparedPositions>)
        .atInAnyOrder<ScoreVictoryPoints>(scoreVanguard, scoresVanguard)
        .holds<DeploymentOrigin>(limitDeployment);
}

}  // namespace sightline::engine::cards
