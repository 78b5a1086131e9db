/// The landscape around the table, as it is painted on the wall of a round room. It fits the theme
/// of the mat.
#pragma once
#include <cstdint>
#include <vector>

#include "rendering/mat/mat_layers.h"

namespace sightline::rendering {

/// Distance from the eye to the wall, and the heights of its lower and upper edge over the mat, in
/// inches. The shader of the sky (assets/shaders/sky.frag) uses the same values.
inline constexpr double backdropAway = 150.0, backdropLow = -26.0, backdropHigh = 91.8;

/// Pixels of the wall: sRGB colours with alpha 255. The first row is at the lower edge. The
/// left edge continues the right edge, so the wall has no seam.
struct Backdrop {
    int width = 1, height = 1;
    std::vector<std::uint8_t> rgba;
};

/// Paints the landscape of a theme. `width` is the number of pixels around the room, at least 8.
/// The height is an eighth of the width.
Backdrop backdropOf(MatKind kind, int width);

}  // namespace sightline::rendering
