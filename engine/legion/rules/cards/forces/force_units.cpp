#include "engine/legion/rules/cards/forces/force_units.h"

#include <algorithm>

#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/lasting_effects.h"

namespace sightline::engine::cards {

const ForceInPlay* forceInPlay(const Battle& battle, Player player, std::string_view id) {
    const ForceInPlay* force = battle.forces[static_cast<std::size_t>(player)];
    return force && force->program && force->id == id ? force : nullptr;
}

Reason reasonOf(const ForceInPlay& force) {
    return {.citation = page(16, force.name), .source = force.name};
}

bool hasEffectOf(const UnitState& unit, const CardInPlay& force) {
    return std::any_of(unit.effects.begin(), unit.effects.end(),
                       [&](const LastingEffect& one) { return one.brings.source == force.name; });
}

void giveForGame(Battle& battle, const CardInPlay& force, UnitId unit,
                 std::vector<KeywordText> keywords) {
    RuleGrant brings{.source = force.name, .citation = force.citation()};
    brings.keywords = std::move(keywords);
    beginEffect(battle, unit, std::move(brings), EffectDuration::game);
}

std::vector<UnitId> commandersOf(const Battle& battle, Player player) {
    std::vector<UnitId> commanders = battle.unitsOf(player);
    std::erase_if(commanders,
                  [&](UnitId one) { return battle.unit(one).rank() != Rank::commander; });
    return commanders;
}

bool isWithinOfCommander(const Battle& battle, UnitId unit, int range) {
    const std::vector<UnitId> commanders = commandersOf(battle, battle.unit(unit).player);
    const Tabletop table = tabletopOf(battle);
    const double inches = range * battle.field.dimensions().rangeBand;
    return std::any_of(commanders.begin(), commanders.end(), [&](UnitId one) {
        return one == unit || areWithin(battle, table, unit, one, inches);
    });
}

}  // namespace sightline::engine::cards
