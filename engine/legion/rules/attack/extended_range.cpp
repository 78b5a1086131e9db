#include "engine/legion/rules/attack/extended_range.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack/shared_tokens.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/weapons_against.h"

namespace sightline::engine {
namespace {

// True if the unit has an aim token, or if another unit can share an aim token with it (p. 39).
bool hasAimForIt(const Battle& battle, UnitId unit) {
    return battle.unit(unit).tokens[Token::aim] > 0 ||
           !tokenSharers(BattleState(battle), unit, battle.unitsOf(battle.unit(unit).player),
                         Token::aim)
                .empty();
}

}  // namespace

bool hasExtendedRange(const Battle& battle, UnitId attacker) {
    const std::optional<Attack>& attack = battle.attack;
    // The unit declares the defenders of this attack before the first pool is resolved. A later
    // declaration belongs to a further attack.
    const bool declares =
        attack && !attack->area && attack->attacker == attacker && attack->current < 0;
    if (declares) return attack->longShot;
    return aimExtendsRange(BattleState(battle), attacker) && hasAimForIt(battle, attacker);
}

}  // namespace sightline::engine
