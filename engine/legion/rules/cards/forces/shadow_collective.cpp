// The battle force Shadow Collective. Units with Transport may issue orders to the units that they
// transport, whatever their Affiliation. The battle force has one other rule, which is checked in
// army building.
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/forces/force_units.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* shadowCollectiveId = "shadow-collective";

void orderPassengers(const CurrentState&, OrderMercenaries& point) {
    const UnitState& transport = point.battle.unit(point.unit);
    const ForceInPlay* force = forceInPlay(point.battle, transport.player, shadowCollectiveId);
    if (!force || transport.transported != point.ordered) return;
    if (transport.card->has(Keyword::transport)) point.ordering.allow(reasonOf(*force));
}

}  // namespace

CardRule shadowCollective() {
    return CardRule(CardRule::Kind::battleForce, shadowCollectiveId)
        .holds<OrderMercenaries>(orderPassengers);
}

}  // namespace sightline::engine::cards
