/// Tables of names: the words for faces, dice, tokens and other values in answers and journals.
#pragma once
#include <cstddef>
#include <iterator>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/dice/roll_kind.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/until.h"
#include "engine/legion/lists/catalogue/unit_card.h"
#include "geometry/move/move.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

template <class Value>
struct Name {
    const char* text;
    Value value;
};

inline constexpr Name<Face> faceNames[] = {
    {"blank", Face::blank}, {"hit", Face::hit},
    {"crit", Face::crit},   {"attack_surge", Face::attackSurge},
    {"block", Face::block}, {"defense_surge", Face::defenseSurge}};
inline constexpr Name<Die> dieNames[] = {{"red_attack", Die::redAttack},
                                         {"black_attack", Die::blackAttack},
                                         {"white_attack", Die::whiteAttack},
                                         {"red_defense", Die::redDefense},
                                         {"white_defense", Die::whiteDefense}};
inline constexpr Name<RollKind> rollNames[] = {
    {"attack", RollKind::attack},     {"reroll", RollKind::reroll},
    {"cover", RollKind::cover},       {"defense", RollKind::defense},
    {"guard", RollKind::guard},       {"rally", RollKind::rally},
    {"ion", RollKind::ion},           {"vehicle_damage", RollKind::vehicleDamage},
    {"priority", RollKind::priority}, {"blue_player", RollKind::bluePlayer},
    {"effect", RollKind::effect},     {"regenerate", RollKind::regenerate}};
static_assert(std::size(rollNames) == static_cast<std::size_t>(RollKind::regenerate) + 1);
inline constexpr Name<Player> playerNames[] = {{"blue", Player::blue}, {"red", Player::red}};

inline constexpr Name<EquippedCard::State> cardNames[] = {
    {"ready", EquippedCard::State::ready},
    {"exhausted", EquippedCard::State::exhausted},
    {"expended", EquippedCard::State::expended}};
inline constexpr Name<ObjectiveKind> kindNames[] = {{"poi", ObjectiveKind::poi},
                                                    {"asset", ObjectiveKind::asset},
                                                    {"marker", ObjectiveKind::marker},
                                                    {"smoke", ObjectiveKind::smoke}};
inline constexpr Name<geometry::Cover> coverNames[] = {{"none", geometry::Cover::none},
                                                       {"light", geometry::Cover::light},
                                                       {"heavy", geometry::Cover::heavy}};
inline constexpr Name<geometry::MoveKind> moveNames[] = {{"standard", geometry::MoveKind::standard},
                                                         {"climb", geometry::MoveKind::climb},
                                                         {"pivot", geometry::MoveKind::pivot},
                                                         {"reverse", geometry::MoveKind::reverse},
                                                         {"strafe", geometry::MoveKind::strafe}};

inline constexpr Name<EffectDuration> untilNames[] = {
    {"attack", EffectDuration::attack},
    {"activation", EffectDuration::activation},
    {"next_activation", EffectDuration::nextActivation},
    {"round", EffectDuration::round},
    {"game", EffectDuration::game}};

struct TokenNames {
    Name<Token> all[tokenTable.size()]{};
};
inline constexpr TokenNames tokenNamesInTable = [] {
    TokenNames names;
    for (std::size_t i = 0; i < tokenTable.size(); ++i)
        names.all[i] = {tokenTable[i].json, tokenTable[i].token};
    return names;
}();
inline constexpr const auto& tokenNames = tokenNamesInTable.all;

/// The name of the value in a table. Null if the value has no name.
template <class Value, std::size_t count>
const char* nameOf(const Name<Value> (&names)[count], Value value) {
    for (const auto& one : names) {
        if (one.value == value) return one.text;
    }
    return "";
}

}  // namespace sightline::engine
