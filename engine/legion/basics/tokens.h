/// The kinds of token that a unit may have, with their properties. Source: Core Rulebook p. 24, 36,
/// 38-40.
#pragma once
#include <array>
#include <cstddef>

#include "engine/legion/basics/token.h"

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

/// Which units may have tokens of a kind, and how many tokens.
enum class TokenLimit {
    anyNumber,
    one,
    troopersWithCourage,       ///< any number; none for other units
    neitherDroidsNorVehicles,  ///< any number; none for droids and vehicles
    oneForWhoMayStandBy
};

struct TokenKind {
    Token token{};
    const char* name = "";    ///< in texts for players: "vehicle damage"
    const char* json = "";    ///< in answers, journals and catalogue: "vehicle_damage"
    bool endOfRound = false;  ///< all of them are removed in the End Phase (p. 38)
    TokenLimit limit = TokenLimit::anyNumber;
    const char* member = json;  ///< in scenario files: "vehicleDamage"
    bool flag = false;          ///< scenario files store true or false, not a number
};

/// In the order of enum `Token`.
inline constexpr std::array tokenTable{
    TokenKind{.token = Token::aim, .name = "aim", .json = "aim", .endOfRound = true},
    TokenKind{.token = Token::dodge, .name = "dodge", .json = "dodge", .endOfRound = true},
    TokenKind{.token = Token::surge, .name = "surge", .json = "surge", .endOfRound = true},
    TokenKind{.token = Token::observation,
              .name = "observation",
              .json = "observation",
              .endOfRound = true},
    TokenKind{.token = Token::standby,
              .name = "standby",
              .json = "standby",
              .endOfRound = true,
              .limit = TokenLimit::oneForWhoMayStandBy,
              .flag = true},
    TokenKind{.token = Token::suppression,
              .name = "suppression",
              .json = "suppression",
              .limit = TokenLimit::troopersWithCourage},
    TokenKind{.token = Token::vehicleDamage,
              .name = "vehicle damage",
              .json = "vehicle_damage",
              .limit = TokenLimit::one,
              .member = "vehicleDamage",
              .flag = true},
    TokenKind{.token = Token::ion, .name = "ion", .json = "ion"},
    TokenKind{.token = Token::immobilize, .name = "immobilize", .json = "immobilize"},
    TokenKind{.token = Token::poison,
              .name = "poison",
              .json = "poison",
              .limit = TokenLimit::neitherDroidsNorVehicles}};
static_assert([] {
    for (std::size_t i = 0; i < tokenTable.size(); ++i)
        if (tokenTable[i].token != static_cast<Token>(i)) return false;
    return true;
}());
inline constexpr int tokenKinds = static_cast<int>(tokenTable.size());

constexpr const TokenKind& kindOf(Token token) {
    return tokenTable[static_cast<std::size_t>(token)];
}
/// The name in texts for players.
constexpr const char* nameOf(Token token) { return kindOf(token).name; }
/// A unit never has more than one of them.
constexpr bool isSingle(Token token) {
    const TokenLimit limit = kindOf(token).limit;
    return limit == TokenLimit::one || limit == TokenLimit::oneForWhoMayStandBy;
}

}  // namespace sightline::engine
