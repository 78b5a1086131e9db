/// Animates dice that tumble over the floor of a tray (rigid-body simulation with the Bullet
/// library). The animation does not decide the roll: the renderer draws the rolled face on the side
/// that ends on top. The same seed gives the same throw.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/dice/die_body.h"

namespace sightline::geometry {

/// Seconds between two frames of a throw.
inline constexpr double throwStep = 1.0 / 60.0;
/// Maximum number of frames of a throw. If dice still move after it, the simulation starts again
/// with other random numbers, before any frame is shown.
inline constexpr int longestThrow = 150;

/// The inside of the tray, in inches: x from 0 to width, y from 0 to depth. The floor is at z = 0.
struct ThrowTray {
    double width = 0.0, depth = 0.0;
};

struct DiceThrow {
    /// Frames of the throw, each with the pose of every die. In the last frame, all dice lie flat
    /// on the floor.
    std::vector<std::vector<DiePose>> frames;
    std::vector<int> top;  ///< for each die, the index of the face on top at the end
};

/// Simulates a throw of dice that fly from the wall x = 0 into the tray. Empty if the tray is too
/// small for the dice, or if the dice never come to rest.
std::optional<DiceThrow> throwDice(const std::vector<DieBody>& dice, const ThrowTray& tray,
                                   std::uint64_t seed);

}  // namespace sightline::geometry
