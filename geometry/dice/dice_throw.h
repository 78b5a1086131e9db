/// A throw of dice as rigid bodies that tumble over the floor of a tray, through Bullet. It is a
/// show: the game has rolled before, the face that it rolled is drawn on whichever side comes to
/// lie on top, and nothing of chance lives here. The same seed gives the same throw.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/dice/die_body.h"

namespace sightline::geometry {

/// Seconds between two frames of a throw.
inline constexpr double throwStep = 1.0 / 60.0;
/// No throw takes longer: dice that still move then are thrown again before anybody sees it.
inline constexpr int longestThrow = 150;

/// Inside of the tray, in inches: x from 0 to width, y from 0 to depth; the floor is z = 0.
struct ThrowTray {
    double width = 0.0, depth = 0.0;
};

struct DiceThrow {
    /// Every die at every step, until all lie flat on the floor.
    std::vector<std::vector<DiePose>> frames;
    std::vector<int> top;  ///< the face that each die shows in the end
};

/// The dice come flying from the low end of x. None where so many do not fit into the tray.
std::optional<DiceThrow> throwDice(const std::vector<DieBody>& dice, const ThrowTray& tray,
                                   std::uint64_t seed);

}  // namespace sightline::geometry
