/// The tokens that a unit may have. Source: Core Rulebook p. 24, 36, 39-40.
#pragma once

namespace sightline::engine {

enum class Token {
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
inline constexpr int tokenKinds = 10;

}  // namespace sightline::engine
