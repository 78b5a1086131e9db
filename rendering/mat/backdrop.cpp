// Paints the landscapes: a sky, ridges from far to near, and the land before them.
#include "rendering/mat/backdrop.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include "rendering/mat/periodic_noise.h"
#include "rendering/mat/skylines.h"

namespace sightline::rendering {
namespace {

using Colour3 = glm::vec3;

/// Height of the painted horizon over the mat, about the eyes of a miniature. Inches.
constexpr float horizon = 1.5F;
constexpr float turnInInches = float(backdropHigh - backdropLow) * 8.0F;

/// One ridge of the landscape. Its colour fades from `top` at the outline to `foot` at the horizon.
struct Ridge {
    float (*outline)(float turn) = nullptr;
    Colour3 top{}, foot{};
    float grain = 0.1F;    ///< strength of spots and folds
    float bands = 0.0F;    ///< strength of level layers of stone
    float windows = 0.0F;  ///< share of windows with light
};

/// A disc in the sky, such as a sun.
struct Disc {
    float turn = 0.0F, height = 0.0F, radius = 0.0F;  ///< heights in inches
    Colour3 colour{}, halo{};
};

struct Landscape {
    Colour3 skyLow{}, skyMiddle{}, skyHigh{};
    Colour3 landFar{}, landNear{};
    std::vector<Ridge> ridges{};  ///< from far to near
    std::vector<Disc> discs{};
    float clouds = 0.0F;
};

Landscape desertLand() {
    return {{0.80F, 0.68F, 0.52F},
            {0.56F, 0.58F, 0.58F},
            {0.22F, 0.28F, 0.36F},
            {0.72F, 0.57F, 0.40F},
            {0.30F, 0.21F, 0.14F},
            {{[](float t) { return 1.5F + mesas(t, 9, 17.0F, 11U); },
              {0.63F, 0.50F, 0.42F},
              {0.74F, 0.61F, 0.48F},
              0.05F,
              0.05F},
             {[](float t) { return 0.5F + mesas(t, 14, 9.0F, 23U); },
              {0.56F, 0.40F, 0.29F},
              {0.70F, 0.54F, 0.39F},
              0.09F,
              0.09F},
             {[](float t) { return dunes(t, 10, 3.2F, 31U); },
              {0.72F, 0.56F, 0.38F},
              {0.66F, 0.50F, 0.33F},
              0.05F}},
            {{0.335F, 27.0F, 3.0F, {1.0F, 0.95F, 0.82F}, {0.30F, 0.20F, 0.10F}},
             {0.352F, 21.0F, 2.2F, {1.0F, 0.82F, 0.62F}, {0.22F, 0.12F, 0.05F}}},
            0.35F};
}

Landscape forestLand() {
    return {{0.66F, 0.70F, 0.65F},
            {0.48F, 0.56F, 0.58F},
            {0.22F, 0.30F, 0.34F},
            {0.36F, 0.40F, 0.26F},
            {0.12F, 0.13F, 0.08F},
            {{[](float t) { return peaks(t, 5, 24.0F, 41U); },
              {0.50F, 0.58F, 0.58F},
              {0.60F, 0.66F, 0.62F},
              0.04F},
             {[](float t) { return firs(t, 330, 17.0F, 43U); },
              {0.38F, 0.47F, 0.43F},
              {0.50F, 0.57F, 0.50F},
              0.06F},
             {[](float t) { return firs(t, 250, 15.0F, 47U); },
              {0.24F, 0.32F, 0.25F},
              {0.36F, 0.43F, 0.34F},
              0.10F},
             {[](float t) { return firs(t, 180, 11.0F, 53U); },
              {0.13F, 0.18F, 0.12F},
              {0.20F, 0.25F, 0.15F},
              0.14F}},
            {},
            0.5F};
}

Landscape cityLand() {
    return {{0.68F, 0.62F, 0.55F},
            {0.50F, 0.51F, 0.53F},
            {0.24F, 0.26F, 0.31F},
            {0.44F, 0.42F, 0.39F},
            {0.17F, 0.16F, 0.15F},
            {{[](float t) { return blocks(t, 70, 34.0F, 0.2F, 61U); },
              {0.53F, 0.51F, 0.49F},
              {0.62F, 0.57F, 0.51F},
              0.03F},
             {[](float t) { return blocks(t, 52, 25.0F, 0.5F, 67U); },
              {0.39F, 0.38F, 0.38F},
              {0.52F, 0.48F, 0.44F},
              0.07F,
              0.0F,
              0.10F},
             {[](float t) { return blocks(t, 40, 14.0F, 0.8F, 71U); },
              {0.25F, 0.24F, 0.24F},
              {0.38F, 0.35F, 0.32F},
              0.12F,
              0.0F,
              0.12F}},
            {},
            0.9F};
}

Landscape iceLand() {
    return {{0.76F, 0.80F, 0.83F},
            {0.52F, 0.63F, 0.74F},
            {0.20F, 0.29F, 0.41F},
            {0.74F, 0.80F, 0.86F},
            {0.26F, 0.31F, 0.38F},
            {{[](float t) { return peaks(t, 7, 31.0F, 83U); },
              {0.80F, 0.85F, 0.90F},
              {0.70F, 0.77F, 0.83F},
              0.13F},
             {[](float t) { return peaks(t, 11, 17.0F, 89U) - 3.0F; },
              {0.86F, 0.90F, 0.94F},
              {0.66F, 0.74F, 0.83F},
              0.20F},
             {[](float t) { return dunes(t, 9, 2.6F, 97U); },
              {0.84F, 0.88F, 0.92F},
              {0.72F, 0.79F, 0.87F},
              0.05F}},
            {{0.34F, 15.0F, 2.2F, {1.0F, 0.98F, 0.92F}, {0.16F, 0.15F, 0.12F}}},
            0.6F};
}

Landscape portLand() {
    return {{0.78F, 0.55F, 0.36F},
            {0.42F, 0.43F, 0.49F},
            {0.13F, 0.17F, 0.26F},
            {0.38F, 0.34F, 0.31F},
            {0.13F, 0.12F, 0.12F},
            {{[](float t) { return works(t, 64, 24.0F, 101U); },
              {0.50F, 0.41F, 0.37F},
              {0.64F, 0.49F, 0.38F},
              0.03F,
              0.0F,
              0.02F},
             {[](float t) { return works(t, 44, 19.0F, 103U); },
              {0.32F, 0.29F, 0.30F},
              {0.46F, 0.38F, 0.33F},
              0.06F,
              0.0F,
              0.05F},
             {[](float t) { return works(t, 30, 11.0F, 107U); },
              {0.17F, 0.17F, 0.19F},
              {0.27F, 0.24F, 0.23F},
              0.10F,
              0.0F,
              0.07F}},
            {{0.34F, 8.0F, 3.2F, {1.0F, 0.86F, 0.62F}, {0.30F, 0.15F, 0.06F}}},
            0.8F};
}

Landscape landOf(MatKind kind) {
    switch (kind) {
        case MatKind::forest:
            return forestLand();
        case MatKind::city:
            return cityLand();
        case MatKind::ice:
            return iceLand();
        case MatKind::industrial:
            return portLand();
        case MatKind::desert:
            break;
    }
    return desertLand();
}

/// One column of the picture: the heights of the outlines there.
struct Column {
    float turn = 0.0F;
    std::vector<float> tops;
};

Colour3 skyAt(const Landscape& land, float turn, float over) {
    const float low = glm::smoothstep(0.0F, 26.0F, over);
    const float high = glm::smoothstep(14.0F, 88.0F, over);
    Colour3 colour = glm::mix(glm::mix(land.skyLow, land.skyMiddle, low), land.skyHigh, high);
    const float cloud = roughness({turn * 16.0F, over * 0.11F}, 16, 4, 211U);
    const float veil = glm::smoothstep(0.0F, 0.7F, cloud) * (1.0F - high) * land.clouds;
    colour = glm::mix(colour, land.skyLow, 0.45F * veil);
    for (const Disc& disc : land.discs) {
        const float along = (turn - disc.turn) * turnInInches;
        const float away = std::hypot(along, over - disc.height);
        colour += disc.halo * std::exp(-away / (5.0F * disc.radius));
        colour = glm::mix(disc.colour, colour,
                          glm::smoothstep(disc.radius - 0.4F, disc.radius + 0.4F, away));
    }
    return colour;
}

Colour3 ridgeAt(const Ridge& ridge, float turn, float over, float top) {
    const float share = glm::clamp(over / std::max(top, 0.5F), 0.0F, 1.0F);
    Colour3 colour = glm::mix(ridge.foot, ridge.top, std::sqrt(share));
    // Folds run down from the outline; the sun lights one side of each.
    const float spots = roughness({turn * 256.0F, over * 0.45F}, 256, 2, 223U);
    const float bend = 1.5F * roughness({turn * 32.0F, over * 0.2F}, 32, 2, 225U);
    const float folds = roughness({turn * 64.0F + bend, over * 0.09F}, 64, 3, 227U);
    colour *= 1.0F + ridge.grain * (0.5F * spots + 1.6F * folds);
    if (ridge.bands > 0.0F)
        colour *= 1.0F + ridge.bands * roughness({turn * 8.0F, over * 1.3F}, 8, 2, 229U);
    if (ridge.windows > 0.0F && over < top - 0.8F && over > 0.6F) {
        const float x = turn * turnInInches * 1.6F, y = over * 1.3F;
        const bool pane = x - std::floor(x) < 0.45F && y - std::floor(y) < 0.40F;
        if (pane && latticeNoise(int(x), int(y), 233U) < ridge.windows)
            colour += Colour3(0.30F, 0.21F, 0.09F);
    }
    return colour;
}

/// The land in perspective: patches get larger and darker towards the floor.
Colour3 landAt(const Landscape& land, float turn, float below) {
    const float depth = glm::smoothstep(0.0F, 28.0F, below);
    const float away = 9.0F * std::log(1.0F + below);
    const float patches = roughness({turn * 40.0F, away * 0.5F}, 40, 3, 239U);
    const float spots = roughness({turn * 160.0F, away * 1.4F}, 160, 2, 241U);
    return glm::mix(land.landFar, land.landNear, depth) * (1.0F + 0.16F * patches + 0.08F * spots);
}

/// The colour at a height over the horizon. `inch` is the height of a pixel, for smooth outlines.
Colour3 colourAt(const Landscape& land, const Column& column, float over, float inch) {
    if (over < 0.0F) return landAt(land, column.turn, -over);
    // The nearest ridge that covers the place hides all others.
    std::size_t from = land.ridges.size();
    while (from > 0 && column.tops[from - 1] < over + inch) --from;
    Colour3 colour = from > 0
                         ? ridgeAt(land.ridges[from - 1], column.turn, over, column.tops[from - 1])
                         : skyAt(land, column.turn, over);
    for (std::size_t i = from; i < land.ridges.size(); ++i) {
        const float cover = glm::clamp((column.tops[i] - over) / inch + 0.5F, 0.0F, 1.0F);
        if (cover > 0.0F)
            colour =
                glm::mix(colour, ridgeAt(land.ridges[i], column.turn, over, column.tops[i]), cover);
    }
    return colour;
}

}  // namespace

Backdrop backdropOf(MatKind kind, int width) {
    const Landscape land = landOf(kind);
    Backdrop backdrop{std::max(width, 8), std::max(width, 8) / 8, {}};
    backdrop.rgba.resize(std::size_t(backdrop.width) * std::size_t(backdrop.height) * 4);
    const float inch = float(backdropHigh - backdropLow) / float(backdrop.height);
    Column column{0.0F, std::vector<float>(land.ridges.size())};
    for (int x = 0; x < backdrop.width; ++x) {
        column.turn = (float(x) + 0.5F) / float(backdrop.width);
        for (std::size_t i = 0; i < land.ridges.size(); ++i)
            column.tops[i] = land.ridges[i].outline(column.turn);
        for (int y = 0; y < backdrop.height; ++y) {
            const float over = float(backdropLow) + (float(y) + 0.5F) * inch - horizon;
            const Colour3 colour =
                glm::clamp(colourAt(land, column, over, inch), Colour3(0.0F), Colour3(1.0F));
            const std::size_t at =
                (std::size_t(y) * std::size_t(backdrop.width) + std::size_t(x)) * 4;
            for (int channel = 0; channel < 3; ++channel)
                backdrop.rgba[at + std::size_t(channel)] =
                    std::uint8_t(std::lround(colour[channel] * 255.0F));
            backdrop.rgba[at + 3] = 255;
        }
    }
    return backdrop;
}

}  // namespace sightline::rendering
