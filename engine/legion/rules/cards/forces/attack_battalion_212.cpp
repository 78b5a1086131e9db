// The battle force 212th Attack Battalion. A vehicle that attacks or defends may spend 1 token of
// another vehicle, or 1 aim or dodge token of a Clone Trooper unit. Commanders and operatives are
// no such vehicles.
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/force_points.h"

namespace sightline::engine::cards {
namespace {

bool isVehicleOf212th(const UnitNow& unit) {
    return isVehicle(unit.card->type) && unit.rank != Rank::commander &&
           unit.rank != Rank::operative;
}

void lendToVehicle(const CurrentState& now, const ForceArmy& army, LendToken& point) {
    if (!army.has(point.unit) || !army.has(point.spender)) return;
    if (!isVehicleOf212th(now.unit(point.spender))) return;
    const UnitNow lender = now.unit(point.unit);
    const bool ofClones =
        lender.card->type == UnitType::cloneTrooper && point.token != Token::surge;
    if (isVehicleOf212th(lender) || ofClones) point.lending.allow(army.rule);
}

}  // namespace

CardRule attackBattalion212() {
    return CardRule(CardRule::Kind::battleForce, "212th-attack-battalion")
        .holdsFor<LendToken>(lendToVehicle);
}

}  // namespace sightline::engine::cards
