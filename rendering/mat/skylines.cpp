// Outlines of landscapes from periodic noise.
#include "rendering/mat/skylines.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>

#include "rendering/mat/periodic_noise.h"

namespace sightline::rendering {
namespace {

/// One of `count` lots of equal width around the room.
struct Lot {
    int number = 0;
    float across = 0.0F;  ///< place in the lot, -0.5 to 0.5; beyond for a neighbour
    float chance(int which, std::uint32_t seed) const { return latticeNoise(number, which, seed); }
};

Lot lotAt(float turn, int count, int neighbour = 0) {
    const float at = turn * float(count);
    const int cell = int(std::floor(at)) + neighbour;
    const int number = ((cell % count) + count) % count;
    return {number, at - float(cell) - 0.5F};
}

float smooth(float from, float to, float value) { return glm::smoothstep(from, to, value); }

}  // namespace

float dunes(float turn, int count, float height, std::uint32_t seed) {
    const float at = turn * float(count);
    return height * (0.5F + 0.5F * roughness({at, 0.37F}, count, 3, seed));
}

float mesas(float turn, int count, float height, std::uint32_t seed) {
    float top = 0.0F;
    for (int neighbour = -1; neighbour <= 1; ++neighbour) {
        const Lot lot = lotAt(turn, count, neighbour);
        if (lot.chance(0, seed) < 0.45F) continue;
        const float half = 0.14F + 0.32F * lot.chance(1, seed);
        const float away = std::abs(lot.across - 0.3F * (lot.chance(2, seed) - 0.5F));
        const float ragged = 0.012F * roughness({turn * 400.0F, 0.5F}, 400, 3, seed + 1U);
        const float wall = 1.0F - smooth(half - 0.03F, half, away + ragged);
        const float talus = 1.0F - smooth(half - 0.02F, half + 0.22F, away);
        const float tall = height * (0.45F + 0.55F * lot.chance(3, seed));
        top = std::max(top, tall * (0.68F * wall + 0.32F * talus * talus));
    }
    return top + 0.05F * height * roughness({turn * 90.0F, 0.5F}, 90, 3, seed + 2U);
}

float peaks(float turn, int count, float height, std::uint32_t seed) {
    float sum = 0.0F, strength = 0.55F;
    for (int octave = 0, waved = count; octave < 5; ++octave, waved *= 2) {
        const float wave = waves({turn * float(waved), 0.41F}, waved, seed + std::uint32_t(octave));
        const float ridge = 1.0F - std::abs(wave);
        sum += strength * ridge * ridge;
        strength *= 0.5F;
    }
    return height * (0.12F + 0.88F * sum * sum);
}

float firs(float turn, int count, float height, std::uint32_t seed) {
    const float swell = 0.72F + 0.28F * roughness({turn * 9.0F, 0.3F}, 9, 2, seed + 7U);
    float top = 0.42F;
    for (int neighbour = -1; neighbour <= 1; ++neighbour) {
        const Lot lot = lotAt(turn, count, neighbour);
        const float tall = 0.55F + 0.45F * lot.chance(0, seed);
        const float away = std::abs(lot.across - 0.5F * (lot.chance(1, seed) - 0.5F));
        const float boughs = 0.05F * std::abs(std::sin(away * 26.0F));
        top = std::max(top, tall - (0.50F + 0.4F * lot.chance(2, seed)) * away - boughs);
    }
    return height * swell * top;
}

float blocks(float turn, int count, float height, float ruined, std::uint32_t seed) {
    float top = 0.06F;
    for (int neighbour = -1; neighbour <= 1; ++neighbour) {
        const Lot lot = lotAt(turn, count, neighbour);
        const float away = std::abs(lot.across);
        const float half = 0.22F + 0.34F * lot.chance(1, seed);
        if (away > half) continue;
        const float chance = lot.chance(0, seed);
        float tall = 0.16F + 0.84F * chance * chance;
        if (lot.chance(3, seed) < ruined) {
            const float bite = 0.5F + 0.5F * roughness({turn * float(count) * 5.0F, 0.5F},
                                                       count * 5, 2, seed + 5U);
            tall *= 0.55F + 0.45F * std::floor(bite * 5.0F) / 5.0F;
        } else if (away < half * 0.45F) {
            tall += 0.10F;  // a storey that stands back
        }
        if (lot.chance(4, seed) > 0.7F && away < 0.025F) tall += 0.18F;  // a mast
        top = std::max(top, tall);
    }
    return height * top;
}

float works(float turn, int count, float height, std::uint32_t seed) {
    float top = 0.08F;
    for (int neighbour = -1; neighbour <= 1; ++neighbour) {
        const Lot lot = lotAt(turn, count, neighbour);
        const float away = std::abs(lot.across), kind = lot.chance(0, seed);
        const float tall = 0.2F + 0.5F * lot.chance(1, seed);
        if (kind < 0.35F) {  // a tank with a round roof
            const float half = 0.42F;
            if (away < half) {
                const float round = std::sqrt(1.0F - away * away / (half * half));
                top = std::max(top, 0.6F * tall + 0.12F * round);
            }
        } else if (kind < 0.6F) {  // a chimney that is wider at its foot
            const float half = 0.05F + 0.05F * (1.0F - smooth(0.0F, 0.3F, away));
            if (away < half) top = std::max(top, 0.75F + 0.25F * tall);
            if (away < 0.4F) top = std::max(top, 0.24F);
        } else if (kind < 0.8F) {  // a crane: a mast and an arm
            if (away < 0.035F) top = std::max(top, 0.9F);
            if (lot.across > -0.2F && lot.across < 0.5F) top = std::max(top, 0.16F);
        } else {  // a hall
            if (away < 0.48F) top = std::max(top, 0.5F * tall + 0.08F * (0.5F - away));
        }
    }
    return height * top;
}

}  // namespace sightline::rendering
