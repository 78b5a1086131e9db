/// The whole printed mat as one picture, painted once from the tiling grounds, so that no repetition
/// and no seam can show and drawing it costs one look-up.
#pragma once
#include <string>

#include "geometry/terrain.h"
#include "rendering/gl/program.h"

namespace sightline::rendering {

/// `longSide`: texels along the longer edge of the table; lowered to what the driver offers.
Texture paintMat(const std::string& mat, const geometry::TableSize& table, int longSide,
                 const Program& painter);

/// Weave and grain (red), wood (green); tiles.
Texture makeDetailTexture();

}  // namespace sightline::rendering
