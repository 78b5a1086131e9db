/// The ground textures of a mat: small pictures that tile.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sightline::rendering {

/// A ground texture that tiles. RGB holds the sRGB colour, alpha holds the height. Each side has
/// `size` texels.
struct GroundLayer {
    int size = 0;
    std::vector<std::uint8_t> rgba;
};

/// The kinds of mats. The shader of the mat uses the same order.
enum class MatKind { desert, forest, city, ice, industrial };

/// The kind of mat with the given name. The desert if the name is unknown.
MatKind matKind(std::string_view name);

/// The three ground textures of a mat, from the most to the least frequent. An unknown name gives
/// the desert.
/// - desert: rippled sand, cracked earth, gravel
/// - forest: soil, grass, leaf litter
/// - city: paving, asphalt, rubble
/// - ice: snow, clear ice, scree
/// - industrial: concrete, deck plates, cinders
std::array<GroundLayer, 3> matLayers(const std::string& mat, int size);

/// A texture that tiles, with low-frequency noise in every channel.
GroundLayer noiseLayer(int size);

/// A detail texture. Red channel: cloth weave and grain around middle grey. Green channel: wood
/// grain.
GroundLayer detailLayer(int size);

}  // namespace sightline::rendering
