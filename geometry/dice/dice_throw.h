/// Rigid-body simulation (Bullet) of dice that tumble over the floor of a tray. It is animation
/// only: the game has already rolled, and the renderer draws the rolled face on the side that ends
/// on top. The same seed gives the same throw.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/dice/die_body.h"

namespace sightline::geometry {

/// Seconds between two frames of a throw.
inline constexpr double throwStep = 1.0 / 60.0;
/// Maximum number of frames. If dice still move after this number, the simulation starts again with
/// other random numbers. This happens before any frame is shown.
inline constexpr int longestThrow = 150;

/// The inside of the tray, in inches: x from 0 to width, y from 0 to depth. The floor is at z = 0.
struct ThrowTray {
    double width = 0.0, depth = 0.0;
};

struct DiceThrow {
    /// The pose of every die at every step, until all are flat on the floor.
    std::vector<std::vector<DiePose>> frames;
    std::vector<int> top;  ///< for each die, the face on top at the end
};

/// Simulates dice that fly in from the low end of x. Empty if the tray is too small for the dice,
/// or if the dice do not come to rest in any try.
std::optional<DiceThrow> throwDice(const std::vector<DieBody>& dice, const ThrowTray& tray,
                                   std::uint64_t seed);

}  // namespace sightline::geometry
