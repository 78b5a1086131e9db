/// The actions that a unit may make. Source: Core Rulebook p. 24 (Make Actions).
#pragma once
#include <array>

namespace sightline::engine {

enum class Action {
    move,
    climb,
    pivot,
    reverse,
    strafe,
    aim,
    dodge,
    attack,
    standby,
    recover,
    finish,
    jump,           ///< a Move action, made in place of any other (Keyword Glossary, Jump X)
    compulsoryMove  ///< a free Move action that a unit has to make (Compulsory Move)
};

/// What a unit chooses from when it makes a Move action.
inline constexpr std::array moveActions{Action::move,    Action::climb,  Action::pivot,
                                        Action::reverse, Action::strafe, Action::jump};

constexpr bool isMove(Action action) {
    return action == Action::move || action == Action::climb || action == Action::pivot ||
           action == Action::reverse || action == Action::strafe || action == Action::jump ||
           action == Action::compulsoryMove;
}

}  // namespace sightline::engine
