#include "engine/state/token_room.h"

#include "engine/tokens.h"

namespace sightline::engine {

int roomFor(const UnitState& unit, Token token) {
    const UnitCard& card = *unit.card;
    switch (token) {
        case Token::suppression:
            return isTrooper(card.type) && card.courage ? 1000 : 0;
        case Token::poison:
            return isDroid(card.type) || isVehicle(card.type) ? 0 : 1000;
        case Token::standby:
            return card.mayStandBy() ? 1 - unit.tokens[token] : 0;
        case Token::vehicleDamage:
            return 1 - unit.tokens[token];
        default:
            return 1000;
    }
}

}  // namespace sightline::engine
