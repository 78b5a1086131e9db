#include "engine/legion/rules/attack/attacking_unit.h"

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

UnitOnTable standIn(const AreaSource& source) {
    UnitOnTable attacker;
    attacker.minis = {{-1, source.token}};
    return attacker;
}

UnitOnTable attackingUnit(const Battle& battle, const Tabletop& table, const Attack& attack) {
    if (attack.area) return standIn(*attack.area);
    if (const UnitOnTable* stands = table.find(attack.attacker)) return *stands;
    const UnitState& gone = battle.unit(attack.attacker);
    UnitOnTable attacker{gone.id, gone.player, gone.card, {}};
    if (!gone.lastToFall.none())
        attacker.minis = {{gone.lastToFall.value, battle.mini(gone.lastToFall).mini}};
    return attacker;
}

}  // namespace sightline::engine
