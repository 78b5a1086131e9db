#include "engine/legion/rules/state/token_room.h"

#include "engine/legion/basics/tokens.h"

namespace sightline::engine {

int roomFor(const UnitState& unit, Token token) {
    return roomFor(*unit.card, unit.tokens[token], token);
}

int roomFor(const UnitCard& card, int owned, Token token) {
    const int any = 1000, oneInAll = 1 - owned;
    switch (kindOf(token).limit) {
        case TokenLimit::anyNumber:
            return any;
        case TokenLimit::one:
            return oneInAll;
        case TokenLimit::troopersWithCourage:
            return isTrooper(card.type) && card.courage ? any : 0;
        case TokenLimit::neitherDroidsNorVehicles:
            return isDroid(card.type) || isVehicle(card.type) ? 0 : any;
        case TokenLimit::oneForWhoMayStandBy:
            return card.mayStandBy() ? oneInAll : 0;
    }
    return 0;
}

}  // namespace sightline::engine
