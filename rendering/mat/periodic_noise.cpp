#include "rendering/mat/periodic_noise.h"

#include <array>
#include <cmath>
#include <glm/geometric.hpp>

namespace sightline::rendering {
namespace {

std::uint32_t mixed(std::uint32_t n) {
    n ^= n >> 16U;
    n *= 0x7feb352dU;
    n ^= n >> 15U;
    n *= 0x846ca68bU;
    return n ^ n >> 16U;
}

int wrapped(int value, int period) {
    const int rest = value % period;
    return rest < 0 ? rest + period : rest;
}

// Precomputed unit vectors in all directions. Computing sines for every texel would take half of
// the time for a mat.
const std::array<glm::vec2, 1024>& directions() {
    static const auto made = [] {
        std::array<glm::vec2, 1024> round;
        for (std::size_t i = 0; i < round.size(); ++i) {
            const float angle = 6.2831853F * float(i) / float(round.size());
            round[i] = {std::cos(angle), std::sin(angle)};
        }
        return round;
    }();
    return made;
}

float eased(float t) { return t * t * t * (t * (t * 6.0F - 15.0F) + 10.0F); }

}  // namespace

float latticeNoise(int x, int y, std::uint32_t seed) {
    const std::uint32_t bits =
        mixed(std::uint32_t(x) * 0x9e3779b1U ^ mixed(std::uint32_t(y) * 0x85ebca77U ^ mixed(seed)));
    return float(bits >> 8U) / float(1U << 24U);
}

float waves(glm::vec2 at, int period, std::uint32_t seed) {
    const float floorX = std::floor(at.x), floorY = std::floor(at.y);
    const int x = int(floorX), y = int(floorY);
    const float fx = at.x - floorX, fy = at.y - floorY;
    const auto& round = directions();
    const auto slope = [&](int dx, int dy) {
        const float share = latticeNoise(wrapped(x + dx, period), wrapped(y + dy, period), seed);
        const glm::vec2 uphill = round[std::size_t(share * float(round.size()))];
        return uphill.x * (fx - float(dx)) + uphill.y * (fy - float(dy));
    };
    const float u = eased(fx), v = eased(fy);
    const float west = slope(0, 0), northWest = slope(0, 1);
    const float low = west + (slope(1, 0) - west) * u;
    const float high = northWest + (slope(1, 1) - northWest) * u;
    return (low + (high - low) * v) * 1.41F;
}

float roughness(glm::vec2 at, int period, int octaves, std::uint32_t seed) {
    float sum = 0.0F, share = 0.55F;
    for (int octave = 0; octave < octaves; ++octave) {
        sum += waves(at, period, seed + std::uint32_t(octave) * 17U) * share;
        at *= 2.0F;
        period *= 2;
        share *= 0.5F;
    }
    return sum;
}

CellPoint cells(glm::vec2 at, int period, std::uint32_t seed) {
    const int x = int(std::floor(at.x)), y = int(std::floor(at.y));
    CellPoint found{9.0F, 9.0F, 0.0F};
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const int cx = wrapped(x + dx, period), cy = wrapped(y + dy, period);
            const glm::vec2 centre(float(x + dx) + latticeNoise(cx, cy, seed),
                                   float(y + dy) + latticeNoise(cx, cy, seed + 1U));
            const float distance = glm::distance(at, centre);
            if (distance < found.nearest) {
                found = {distance, found.nearest, latticeNoise(cx, cy, seed + 2U)};
            } else if (distance < found.second) {
                found.second = distance;
            }
        }
    }
    return found;
}

}  // namespace sightline::rendering
