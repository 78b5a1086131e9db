/// The whole printed mat as one picture, painted once from the tiling grounds, so that no
/// repetition and no seam can show and drawing it costs one look-up.
#pragma once
#include <string>

#include "geometry/terrain.h"
#include "rendering/gl/program.h"

namespace sightline::rendering {

struct MatQuality {
    int longSide =
        4096;  ///< texels along the table's longer edge; lowered to what the driver offers
    bool sharpAtAngles = true;  ///< anisotropic filtering
};

Texture paintMat(const std::string& mat, const geometry::TableSize& table,
                 const MatQuality& quality, const Program& painter);

/// Weave and grain (red), wood (green); tiles.
Texture makeDetailTexture();

}  // namespace sightline::rendering
