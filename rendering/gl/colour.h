/// Converts colours from sRGB (the values that designers write) to linear light (the values with
/// which shaders compute).
#pragma once
#include <cmath>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

namespace sightline::rendering {

inline float linearOf(float srgb) {
    return srgb <= 0.04045F ? srgb / 12.92F : std::pow((srgb + 0.055F) / 1.055F, 2.4F);
}
/// The alpha value is a share and not a colour, so it is not converted.
inline glm::vec4 linearOf(glm::vec4 srgb) {
    return {linearOf(srgb.r), linearOf(srgb.g), linearOf(srgb.b), srgb.a};
}

}  // namespace sightline::rendering
