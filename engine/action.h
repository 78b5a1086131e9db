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
    finish
};

}  // namespace sightline::engine
