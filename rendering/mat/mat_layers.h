/// The ground textures that a mat consists of: small pictures that tile.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sightline::rendering {

/// A tiling picture of colour (sRGB) and height (alpha), with `size` texels along both sides.
struct GroundLayer {
    int size = 0;
    std::vector<std::uint8_t> rgba;
};

/// All kinds of mats. The painter's shader uses the same order.
enum class MatKind { desert, forest, city, ice, industrial };

/// The kind of mat with this name. An unknown name gives the desert.
MatKind matKind(std::string_view name);

/// Three grounds, from the most to the least frequent. An unknown name gives the desert.
/// - desert: rippled sand, cracked earth, gravel
/// - forest: soil, grass, leaf litter
/// - city: paving, asphalt, rubble
/// - ice: snow, clear ice, scree
/// - industrial: concrete, deck plates, cinders
std::array<GroundLayer, 3> matLayers(const std::string& mat, int size);

/// Low-frequency noise in every channel. It repeats every 16 units along each side.
GroundLayer noiseLayer(int size);

/// Red channel: cloth weave and grain around middle grey. Green channel: wood grain.
GroundLayer detailLayer(int size);

}  // namespace sightline::rendering
