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
    jump,           ///< a Move action that replaces any other Move action (Keyword Glossary, Jump
                    ///< X)
    compulsoryMove  ///< a free Move action that the unit must make (Compulsory Move)
};

/// The kinds of Move that a unit may choose for a Move action.
inline constexpr std::array moveActions{Action::move,    Action::climb,  Action::pivot,
                                        Action::reverse, Action::strafe, Action::jump};

constexpr bool isMove(Action action) {
    return action == Action::move || action == Action::climb || action == Action::pivot ||
           action == Action::reverse || action == Action::strafe || action == Action::jump ||
           action == Action::compulsoryMove;
}

}  // namespace sightline::engine
