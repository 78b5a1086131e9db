/// The grounds that a mat's picture is painted from: small pictures that tile.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sightline::rendering {

/// Colour (sRGB) and height (alpha), `size` texels along both sides, tiling.
struct GroundLayer {
    int size = 0;
    std::vector<std::uint8_t> rgba;
};

/// The mats there are, in the order that the painter's shader counts them.
enum class MatKind { desert, forest, city, ice, industrial };

/// An unknown name gives the desert.
MatKind matKind(std::string_view name);

/// From the commonest ground to the rarest. An unknown name gives the desert.
/// desert: rippled sand, cracked earth, gravel. forest: soil, grass, leaf litter. city: paving,
/// asphalt, rubble. ice: snow, clear ice, scree. industrial: concrete, deck plates, cinders.
std::array<GroundLayer, 3> matLayers(const std::string& mat, int size);

/// Slow noise in every channel, 16 units along a side.
GroundLayer noiseLayer(int size);

/// One channel: cloth weave and grain around middle grey, and wood grain, in red and green.
GroundLayer detailLayer(int size);

}  // namespace sightline::rendering
