/// Settings and statistics of a frame.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

namespace sightline::rendering {

/// RGBA pixels with straight alpha, rows from the top.
struct Image {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
};

struct FrameSettings {
    int samples = 4;  ///< samples for multisampling, 1 for none; reduced to the driver's limit
    int shadowSize = 2048;    ///< texels along one side of the shadow map; 0: no shadow
    double pixelRatio = 1.0;  ///< device pixels per logical pixel, used for badges
    /// The frame is drawn at this share of the picture's width and height, and is then enlarged.
    /// Lines and badges on top stay sharp. Requires one sample.
    double scale = 1.0;
    /// True if more models will arrive soon. Shadows and light then wait, because each arrival
    /// would redraw both for the whole table.
    bool modelsArrive = false;
    /// Time limit for painting a new mat in this frame. Empty: paint until it is finished.
    std::optional<double> matMilliseconds{};
    /// Texels along the longer edge of a new mat. 0: a size that suits the driver.
    int matSide = 0;
};

struct FrameStatistics {
    int drawCalls = 0, instancesDrawn = 0, instancesCulled = 0;
    long triangles = 0;
};

}  // namespace sightline::rendering
