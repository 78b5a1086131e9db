/// The tokens that a unit may have: what each is, once. Source: Core Rulebook p. 24, 36, 38-40.
#pragma once
#include <array>
#include <cstddef>

#include "engine/token.h"

namespace sightline::engine {

enum class Token : int {
    aim,
    dodge,
    surge,
    observation,
    standby,
    suppression,
    vehicleDamage,
    ion,
    immobilize,
    poison
};

struct TokenKind {
    Token token{};
    const char* name = "";    ///< as a player says it: "vehicle damage"
    const char* json = "";    ///< in answers, journals and catalogue: "vehicle_damage"
    bool endOfRound = false;  ///< every one of them leaves in the End Phase (p. 38)
};

/// In the order of `Token`.
inline constexpr std::array tokenTable{
    TokenKind{Token::aim, "aim", "aim", true},
    TokenKind{Token::dodge, "dodge", "dodge", true},
    TokenKind{Token::surge, "surge", "surge", true},
    TokenKind{Token::observation, "observation", "observation", true},
    TokenKind{Token::standby, "standby", "standby", true},
    TokenKind{Token::suppression, "suppression", "suppression"},
    TokenKind{Token::vehicleDamage, "vehicle damage", "vehicle_damage"},
    TokenKind{Token::ion, "ion", "ion"},
    TokenKind{Token::immobilize, "immobilize", "immobilize"},
    TokenKind{Token::poison, "poison", "poison"}};
inline constexpr int tokenKinds = static_cast<int>(tokenTable.size());

constexpr const TokenKind& kindOf(Token token) {
    return tokenTable[static_cast<std::size_t>(token)];
}
/// As a player says it.
constexpr const char* nameOf(Token token) { return kindOf(token).name; }

}  // namespace sightline::engine
