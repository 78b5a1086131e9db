// The advantage card Cunning Deployment: 3 allied units gain 1 dodge each at the start of the first
// Activation Phase. The player must choose 3 units, or all units if there are fewer.
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

constexpr int unitsOfDeployment = 3;

std::vector<UnitId> unitsThatMayDodge(const Battle& battle, Player player) {
    std::vector<UnitId> units = battle.unitsOf(player);
    std::erase_if(units, [&](UnitId one) { return roomFor(battle.unit(one), Token::dodge) == 0; });
    return units;
}

bool deploysCunningly(const Battle& battle, const CardInPlay& card, const StartOfActivationPhase&) {
    return battle.round == 1 && !unitsThatMayDodge(battle, card.player).empty();
}

Task<void> giveDodges(Battle& battle, CardInPlay card, StartOfActivationPhase&) {
    const UnitsNow able = [player = card.player](const Battle& now) {
        return unitsThatMayDodge(now, player);
    };
    const std::vector<UnitId> chosen =
        co_await chooseUnitsFor(battle, card, able, unitsOfDeployment, unitsOfDeployment);
    for (const UnitId unit : chosen)
        co_await gainTokens(battle, unit, Token::dodge, 1, card.citation());
}

CardRule cunningRule(std::string id) {
    return CardRule(CardRule::Kind::battleCard, std::move(id))
        .at<StartOfActivationPhase>(giveDodges, deploysCunningly);
}

}  // namespace

CardRule cunningDeployment() { return cunningRule("cunning-deployment"); }
CardRule cunningDeploymentRecon() { return cunningRule("cunning-deployment-recon"); }

}  // namespace sightline::engine::cards
