/// The ground textures of which a mat is painted: small pictures that tile.
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

/// All kinds of mats. The painter's shader uses the same order.
enum class MatKind { desert, forest, city, ice, industrial };

/// Returns desert for an unknown name.
MatKind matKind(std::string_view name);

/// Three grounds, from the most to the least frequent. An unknown name gives the desert.
/// desert: rippled sand, cracked earth, gravel. forest: soil, grass, leaf litter. city: paving,
/// asphalt, rubble. ice: snow, clear ice, scree. industrial: concrete, deck plates, cinders.
std::array<GroundLayer, 3> matLayers(const std::string& mat, int size);

/// Low-frequency noise in every channel; repeats every 16 units along each side.
GroundLayer noiseLayer(int size);

/// Red: cloth weave and grain around middle grey. Green: wood grain.
GroundLayer detailLayer(int size);

}  // namespace sightline::rendering
