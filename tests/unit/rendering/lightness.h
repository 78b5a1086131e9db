/// Lightness of pixels as different eyes see it: CIE 1976 L* and chroma, and the colour visions of
/// Machado, Oliveira and Fernandes (2009).
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace sightline::rendering {

using Triple = std::array<double, 3>;

struct Vision {
    const char* name;
    std::array<Triple, 3> matrix;  ///< for linear red, green and blue
};

inline const std::array visions{Vision{"normal", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
                                Vision{"protan",
                                       {{{0.152286, 1.052583, -0.204868},
                                         {0.114503, 0.786281, 0.099216},
                                         {-0.003882, -0.048116, 1.051998}}}},
                                Vision{"deutan",
                                       {{{0.367322, 0.860646, -0.227968},
                                         {0.280085, 0.672501, 0.047413},
                                         {-0.011820, 0.042940, 0.968881}}}},
                                Vision{"tritan",
                                       {{{1.255528, -0.076749, -0.178779},
                                         {-0.078411, 0.930809, 0.147602},
                                         {0.004733, 0.691367, 0.303900}}}}};

/// CIE L*a*b* of an sRGB pixel as eyes with this vision see it, for the white of D65.
inline Triple labOf(const std::uint8_t* pixel, const Vision& vision) {
    Triple light{}, seen{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double share = pixel[i] / 255.0;
        light[i] = share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    }
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t i = 0; i < 3; ++i) seen[row] += vision.matrix[row][i] * light[i];
        seen[row] = std::clamp(seen[row], 0.0, 1.0);
    }
    const auto root = [](double t) {
        return t > 216.0 / 24389.0 ? std::cbrt(t) : (24389.0 / 27.0 * t + 16.0) / 116.0;
    };
    const double x = root((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047);
    const double y = root(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
    const double z = root((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883);
    return {116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
}

inline double lightnessOf(const std::uint8_t* pixel, const Vision& vision) {
    return labOf(pixel, vision)[0];
}

}  // namespace sightline::rendering
