/// The actions that a unit may make. Source: Core Rulebook p. 24 (Make Actions).
#pragma once

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

constexpr bool isMove(Action action) {
    return action == Action::move || action == Action::climb || action == Action::pivot ||
           action == Action::reverse || action == Action::strafe || action == Action::jump ||
           action == Action::compulsoryMove;
}

}  // namespace sightline::engine
