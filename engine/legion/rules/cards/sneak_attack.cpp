// The command card Sneak Attack. When a player divulges it, one allied vehicle gains Scout 1 for
// each allied special forces unit. The card data contain the rest of the text for Divulge.
#include <algorithm>

#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

bool isDivulgedNow(const Battle&, const CardInPlay& card, const CardDivulged& point) {
    return point.player == card.player && point.card.id == card.id;
}

int specialForces(const Battle& battle, Player player) {
    const std::vector<UnitId> units = battle.unitsOf(player);
    return static_cast<int>(std::count_if(units.begin(), units.end(), [&](UnitId one) {
        return battle.unit(one).rank() == Rank::specialForces;
    }));
}

void sendAhead(Battle& battle, const CardInPlay& card, UnitId vehicle) {
    KeywordText scout;
    scout.name = Keyword::scout;
    scout.value = 1;
    scout.automated = true;
    RuleGrant brings{.source = card.name, .citation = card.citation(), .keywords = {scout}};
    beginEffect(battle, vehicle, std::move(brings), EffectDuration::game);
}

// Each special forces unit gives Scout 1 to a different vehicle. The player
// chooses the vehicles only if there are more vehicles than special forces units.
Task<void> scoutWithVehicles(Battle& battle, CardInPlay card, CardDivulged&) {
    std::vector<UnitId> sent;
    const Candidates vehicles = [card, &sent](const Battle& now) {
        std::vector<UnitId> units = now.unitsOf(card.player);
        std::erase_if(units, [&](UnitId one) {
            return !isVehicle(now.unit(one).card->type) ||
                   std::find(sent.begin(), sent.end(), one) != sent.end();
        });
        return units;
    };
    const int count = specialForces(battle, card.player);
    for (int left = count; left > 0; --left) {
        const std::vector<UnitId> waiting = vehicles(battle);
        if (waiting.empty()) co_return;
        UnitId vehicle = waiting.front();
        if (static_cast<int>(waiting.size()) > left || battle.asksEverything)
            vehicle = co_await chooseUnit(battle, card, UnitId{}, vehicles, false);
        if (vehicle.none()) co_return;
        sent.push_back(vehicle);
        sendAhead(battle, card, vehicle);
    }
}

}  // namespace

CardRule sneakAttack() {
    return CardRule(CardRule::Kind::command, "sneak-attack")
        .atInAnyOrder<CardDivulged>(scoutWithVehicles, isDivulgedNow);
}

}  // namespace sightline::engine::cards
