#include "engine/state/token_room.h"

namespace sightline::engine {

const char* nameOf(Token token) {
    switch (token) {
        case Token::aim:
            return "aim";
        case Token::dodge:
            return "dodge";
        case Token::surge:
            return "surge";
        case Token::observation:
            return "observation";
        case Token::standby:
            return "standby";
        case Token::suppression:
            return "suppression";
        case Token::vehicleDamage:
            return "vehicle damage";
        case Token::ion:
            return "ion";
        case Token::immobilize:
            return "immobilize";
        case Token::poison:
            return "poison";
    }
    return "";
}

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
