// The battle force Clan Wren. Mandalorian Troopers have Guardian 1: Clan Wren. Units with Guardian
// may be guarded and may benefit from Backup.
#include <algorithm>

#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/forces/force_units.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/force_points.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

std::vector<UnitId> troopersWithoutGuardian(const Battle& battle, const CardInPlay& force) {
    std::vector<UnitId> units = battle.unitsOf(force.player);
    std::erase_if(units, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        return unit.card->type != UnitType::mandalorianTrooper || hasEffectOf(unit, force);
    });
    return units;
}

bool hasTroopersOfWren(const Battle& battle, const CardInPlay& force, const StartOfCommandPhase&) {
    return !troopersWithoutGuardian(battle, force).empty();
}

Task<void> makeGuardians(Battle& battle, CardInPlay force, StartOfCommandPhase&) {
    for (const UnitId unit : troopersWithoutGuardian(battle, force))
        giveForGame(battle, force, unit, force.program->given);
    co_return;
}

void protectGuards(const CurrentState&, const ForceArmy& army, ProtectGuard& point) {
    if (army.has(point.unit)) point.protecting.allow(army.rule);
}

}  // namespace

CardRule clanWren() {
    return CardRule(CardRule::Kind::battleForce, "clan-wren")
        .atInAnyOrder<StartOfCommandPhase>(makeGuardians, hasTroopersOfWren)
        .holdsFor<ProtectGuard>(protectGuards);
}

}  // namespace sightline::engine::cards
