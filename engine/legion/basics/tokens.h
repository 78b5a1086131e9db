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
    poison,
    shield,
    inactiveShield,
    bounty,
    secretMission
};

/// The units that may have tokens of a kind, and the largest number of these tokens.
enum class TokenLimit {
    anyNumber,
    one,
    troopersWithCourage,       ///< troopers with courage: no limit; other units have none
    neitherDroidsNorVehicles,  ///< droids and vehicles have none; other units: no limit
    oneForWhoMayStandBy
};

struct TokenKind {
    Token token{};
    const char* name = "";    ///< name in texts for players: "vehicle damage"
    const char* json = "";    ///< name in answers, journals and catalogue: "vehicle_damage"
    bool endOfRound = false;  ///< true: all of these tokens are removed in the End Phase (p. 38)
    TokenLimit limit = TokenLimit::anyNumber;
    const char* member = json;  ///< name in scenario files: "vehicleDamage"
    bool flag = false;          ///< true: scenario files store true or false instead of a number
    /// True: the state of a unit includes the token only if the unit has one. Older program
    /// versions did not know the token. So the digest of a game without this token is the same in
    /// old and new versions.
    bool ifAny = false;
};

/// The kinds of tokens, in the order of the enum `Token`.
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
              .limit = TokenLimit::neitherDroidsNorVehicles},
    TokenKind{.token = Token::shield, .name = "shield", .json = "shield", .ifAny = true},
    TokenKind{.token = Token::inactiveShield,
              .name = "inactive shield",
              .json = "inactive_shield",
              .member = "inactiveShield",
              .ifAny = true},
    TokenKind{.token = Token::bounty, .name = "bounty", .json = "bounty", .ifAny = true},
    TokenKind{.token = Token::secretMission,
              .name = "secret mission",
              .json = "secret_mission",
              .limit = TokenLimit::one,
              .member = "secretMission",
              .flag = true,
              .ifAny = true}};
static_assert([] {
    for (std::size_t i = 0; i < tokenTable.size(); ++i)
        if (tokenTable[i].token != static_cast<Token>(i)) return false;
    return true;
}());
inline constexpr int tokenKinds = static_cast<int>(tokenTable.size());

constexpr const TokenKind& kindOf(Token token) {
    return tokenTable[static_cast<std::size_t>(token)];
}
/// The name of the token in texts for players.
constexpr const char* nameOf(Token token) { return kindOf(token).name; }
/// True if a unit may have at most one token of this kind.
constexpr bool isSingle(Token token) {
    const TokenLimit limit = kindOf(token).limit;
    return limit == TokenLimit::one || limit == TokenLimit::oneForWhoMayStandBy;
}

}  // namespace sightline::engine
