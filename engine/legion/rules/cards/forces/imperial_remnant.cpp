// The battle force Imperial Remnant. The nominated commander issues orders only within range 2.
// Units that are not within range 2 of an allied commander, and undeployed units, have Independent.
// The courage of a unit beyond range 2 does not help in a panic check.
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/forces/force_units.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* imperialRemnantId = "imperial-remnant";
constexpr int remnantRange = 2;

bool areNear(const Battle& battle, UnitId one, UnitId other) {
    const double inches = remnantRange * battle.field.dimensions().rangeBand;
    return one == other || areWithin(battle, tabletopOf(battle), one, other, inches);
}

void limitOrders(const CurrentState&, ReceiveOrder& point) {
    const Player player = point.battle.unit(point.unit).player;
    const ForceInPlay* force = forceInPlay(point.battle, player, imperialRemnantId);
    if (!force || !point.battle.has(point.by)) return;
    if (point.battle.command(player).commander != point.by) return;
    if (!areNear(point.battle, point.unit, point.by)) point.receiving.forbid(reasonOf(*force));
}

void limitCourage(const CurrentState&, UseCourageOf& point) {
    const Player player = point.battle.unit(point.unit).player;
    const ForceInPlay* force = forceInPlay(point.battle, player, imperialRemnantId);
    if (force && !areNear(point.battle, point.unit, point.commander))
        point.use.forbid(reasonOf(*force));
}

bool isRemnant(const Battle&, const CardInPlay&, const EndOfCommandPhase&) { return true; }

// Gives Independent to the units that are not within range of a commander. The units do not move
// between the end of the Command Phase and the timing point of Independent, so the distance at the
// end of the Command Phase is correct.
Task<void> giveIndependence(Battle& battle, CardInPlay force, EndOfCommandPhase&) {
    for (const UnitId unit : battle.unitsOf(force.player)) {
        if (battle.unit(unit).onTable() && isWithinOfCommander(battle, unit, remnantRange))
            continue;
        RuleGrant brings{.source = force.name, .citation = force.citation()};
        brings.keywords = force.program->given;
        beginEffect(battle, unit, std::move(brings), EffectDuration::round);
    }
    co_return;
}

}  // namespace

CardRule imperialRemnant() {
    return CardRule(CardRule::Kind::battleForce, imperialRemnantId)
        .atInAnyOrder<EndOfCommandPhase>(giveIndependence, isRemnant)
        .holds<ReceiveOrder>(limitOrders)
        .holds<UseCourageOf>(limitCourage);
}

}  // namespace sightline::engine::cards
