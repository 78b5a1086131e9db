/// Settings and statistics of a drawn frame.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

namespace sightline::rendering {

/// A picture: RGBA pixels with straight alpha, row by row from the top.
struct Image {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
};

struct FrameSettings {
    /// Samples per pixel for multisampling, 1 for none; reduced to the driver's limit.
    int samples = 4;
    int shadowSize = 2048;    ///< number of texels along a side of the shadow map; 0: no shadow
    double pixelRatio = 1.0;  ///< device pixels per logical pixel; decides the size of badges
    /// Share of the picture's width and height at which the frame is drawn. The frame is then
    /// enlarged; lines and badges on top stay sharp. A share below 1 requires one sample per pixel.
    double scale = 1.0;
    /// True if more models will arrive soon. Shadows and light are then not updated, because each
    /// arrival would redraw them for the whole table.
    bool modelsArrive = false;
    /// Time limit for painting a new mat in this frame, milliseconds. Empty: paint until the mat is
    /// finished.
    std::optional<double> matMilliseconds{};
    /// Number of texels along the longer edge of a new mat. 0: a number that suits the driver.
    int matSide = 0;
};

struct FrameStatistics {
    int drawCalls = 0, instancesDrawn = 0, instancesCulled = 0;
    long triangles = 0;
};

}  // namespace sightline::rendering
