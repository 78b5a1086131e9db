/// The mask of a dimmed frame: where the picture gets darker, and how much. It is coarse, because
/// the borders of lit parts are soft. The processor computes it, so that a driver without a
/// graphics card draws only one cheap layer.
#pragma once
#include <cstdint>
#include <vector>

#include "rendering/passes/frame.h"

namespace sightline::rendering {

struct DimMask {
    int columns = 0, rows = 0;
    /// The darkness of each cell, 0 to 255, row by row from the lowest row of the picture.
    std::vector<std::uint8_t> darkness;
};

/// Side of a cell of the mask in logical pixels.
inline constexpr int dimCell = 8;

/// Computes the mask of a frame. A lit part with an end behind the eye lights nothing. The mask is
/// empty if the scene is not dimmed.
DimMask dimMaskOf(const Dimming& dimming, const FrameView& view);

}  // namespace sightline::rendering
