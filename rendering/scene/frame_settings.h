/// How a frame is drawn, and what that took.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

namespace sightline::rendering {

/// Straight RGBA, rows from the top.
struct Image {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
};

struct FrameSettings {
    int samples = 4;          ///< multisampling, 1 for none; lowered to what the driver offers
    int shadowSize = 2048;    ///< texels along one side; 0 draws no shadow
    double pixelRatio = 1.0;  ///< device pixels per logical pixel, for badges
    /// The share of the picture's sides that is drawn, and enlarged to fit; lines and badges on top
    /// stay sharp. Only with one sample.
    double scale = 1.0;
    /// More models will be there soon: shadows and light wait for them, since each arrival would
    /// draw those of the whole table anew.
    bool modelsArrive = false;
    /// How long this frame may paint at a mat that is new; none: until it is done.
    std::optional<double> matMilliseconds{};
    /// Texels along the longer edge of a mat that is new; 0: what suits the driver.
    int matSide = 0;
};

struct FrameStatistics {
    int drawCalls = 0, instancesDrawn = 0, instancesCulled = 0;
    long triangles = 0;
};

}  // namespace sightline::rendering
