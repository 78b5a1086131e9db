#include "engine/legion/rules/rulings/allies_near.h"

#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine {

bool areWithin(const Battle& battle, const Tabletop& table, UnitId one, UnitId other,
               double inches) {
    if (battle.unit(one).undeployed || battle.unit(other).undeployed) {
        return battle.unit(one).undeployed && battle.unit(other).undeployed;
    }
    return unitsWithin(table.unit(one), table.unit(other), inches);
}

bool seesAlly(const Battle& battle, const Tabletop& table, UnitId one, UnitId other) {
    if (battle.unit(one).undeployed || battle.unit(other).undeployed)
        return battle.unit(one).undeployed && battle.unit(other).undeployed;
    const UnitOnTable *self = table.find(one), *ally = table.find(other);
    return self && ally && anySees(table, *self, *ally);
}

std::vector<UnitId> alliesAround(const Battle& battle, UnitId unit, int range) {
    const Tabletop table = tabletopOf(battle);
    const double inches = range * battle.field.dimensions().rangeBand;
    std::vector<UnitId> near = battle.unitsOf(battle.unit(unit).player);
    std::erase_if(near, [&](UnitId other) {
        return other != unit && !areWithin(battle, table, unit, other, inches);
    });
    return near;
}

std::vector<UnitId> alliesWithin(const Battle& battle, UnitId unit, int range) {
    std::vector<UnitId> near = alliesAround(battle, unit, range);
    std::erase(near, unit);
    return near;
}

std::vector<UnitId> enemiesWithin(const Battle& battle, UnitId unit, int range) {
    if (battle.unit(unit).undeployed) return {};
    const Tabletop table = tabletopOf(battle);
    const double inches = range * battle.field.dimensions().rangeBand;
    std::vector<UnitId> near = battle.unitsOf(opponent(battle.unit(unit).player));
    std::erase_if(near,
                  [&](UnitId other) { return !areWithin(battle, table, unit, other, inches); });
    return near;
}

}  // namespace sightline::engine
