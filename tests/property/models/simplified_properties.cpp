// Compares simplified scans with a slow measurement that shares no code with the product: many
// points on each surface, and the nearest of all triangles of the other surface.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <limits>
#include <random>

#include "rendering/model/simplified_model.h"
#include "rendering/model/welded.h"

namespace sightline::rendering {
namespace {

/// A random number generator with the same numbers on every computer.
class ScanDice {
  public:
    explicit ScanDice(unsigned seed) : engine_(seed) {}
    double operator()(double least, double most) {
        return least + (most - least) * static_cast<double>(engine_() % 1000003) / 1000002.0;
    }
    int whole(int least, int most) {
        return least + static_cast<int>(engine_() % static_cast<unsigned>(most - least + 1));
    }

  private:
    std::mt19937 engine_;
};

/// A closed, bumpy ball: waves of a few lengths, and noise.
ModelPart bumpyBall(ScanDice& dice, int rings, double radius, double noise) {
    struct Wave {
        double polar, turn, high, at;
    };
    std::vector<Wave> waves;
    waves.reserve(5);
    for (int i = 0; i < 5; ++i)
        waves.push_back(
            {dice(1, 6), double(dice.whole(1, 6)), radius * dice(0.0, 0.06), dice(0, 6)});
    const int around = 2 * rings;
    ModelPart part{.name = "Ball"};
    const auto add = [&](double polar, double turn) {
        double r = radius + dice(-noise, noise);
        for (const Wave& wave : waves)
            r += wave.high * std::sin(polar) * std::sin(wave.polar * polar + wave.at) *
                 std::cos(wave.turn * turn);
        part.vertices.push_back({.position = {float(r * std::sin(polar) * std::cos(turn)),
                                              float(r * std::sin(polar) * std::sin(turn)),
                                              float(r * std::cos(polar))}});
    };
    constexpr double pi = 3.14159265358979323846;
    add(0.0, 0.0);
    for (int i = 1; i < rings; ++i)
        for (int k = 0; k < around; ++k) add(pi * i / rings, 2.0 * pi * k / around);
    add(pi, 0.0);
    const auto number = [&](int ring, int k) {
        return std::uint32_t(1 + (ring - 1) * around + k % around);
    };
    const auto last = std::uint32_t(part.vertices.size() - 1);
    const auto triangle = [&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
        part.indices.insert(part.indices.end(), {a, b, c});
    };
    for (int k = 0; k < around; ++k) {
        triangle(0, number(1, k), number(1, k + 1));
        triangle(last, number(rings - 1, k + 1), number(rings - 1, k));
        for (int i = 1; i + 1 < rings; ++i) {
            triangle(number(i, k), number(i + 1, k), number(i + 1, k + 1));
            triangle(number(i, k), number(i + 1, k + 1), number(i, k + 1));
        }
    }
    return part;
}

// The distance from a point to a triangle: the nearest point of the plane or of the three edges.
// The product uses another method.
double slowDistance(glm::dvec3 p, const std::array<glm::dvec3, 3>& t) {
    const glm::dvec3 normal = glm::cross(t[1] - t[0], t[2] - t[0]);
    bool within = true;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < 3; ++i) {
        const glm::dvec3 from = t[i], along = t[(i + 1) % 3] - from;
        const double share =
            std::clamp(glm::dot(p - from, along) / glm::dot(along, along), 0.0, 1.0);
        least = std::min(least, glm::distance(p, from + along * share));
        within = within && glm::dot(glm::cross(along, p - from), normal) >= 0.0;
    }
    if (within) least = std::min(least, std::abs(glm::dot(p - t[0], glm::normalize(normal))));
    return least;
}

std::vector<std::array<glm::dvec3, 3>> trianglesIn(const Model& model) {
    std::vector<std::array<glm::dvec3, 3>> all;
    for (const ModelPart& part : model.parts)
        for (std::size_t i = 0; i + 2 < part.indices.size(); i += 3)
            all.push_back({part.vertices[part.indices[i]].position,
                           part.vertices[part.indices[i + 1]].position,
                           part.vertices[part.indices[i + 2]].position});
    return all;
}

/// The largest distance from random points on one surface to the other surface.
double slowFarthest(const Model& from, const Model& to, ScanDice& dice, int points) {
    const auto there = trianglesIn(from), here = trianglesIn(to);
    double farthest = 0.0;
    for (int i = 0; i < points; ++i) {
        const auto& t = there[std::size_t(dice.whole(0, int(there.size()) - 1))];
        double u = dice(0, 1), v = dice(0, 1);
        if (u + v > 1.0) u = 1.0 - u, v = 1.0 - v;
        const glm::dvec3 point = t[0] + (t[1] - t[0]) * u + (t[2] - t[0]) * v;
        double least = std::numeric_limits<double>::infinity();
        for (const auto& one : here) least = std::min(least, slowDistance(point, one));
        farthest = std::max(farthest, least);
    }
    return farthest;
}

std::size_t countIn(const Model& model) { return trianglesIn(model).size(); }

TEST(Simplified, IsNowhereFartherThanItSays) {
    for (unsigned seed = 1; seed <= 12; ++seed) {
        ScanDice dice(seed);
        const double within = dice(0.02, 0.05);
        Model whole{{{}}, {bumpyBall(dice, 60, dice(1.0, 2.0), dice(0.0, within / 5.0))}};
        const SimplifiedModel fewer = simplified(whole, {within});
        EXPECT_LE(fewer.measured, within) << "seed " << seed;
        EXPECT_LT(countIn(fewer.model), countIn(whole)) << "seed " << seed;
        const double there = slowFarthest(whole, fewer.model, dice, 3'000);
        const double back = slowFarthest(fewer.model, whole, dice, 400);
        EXPECT_LE(std::max(there, back), fewer.measured + 1e-5) << "seed " << seed;
        EXPECT_GE(std::max(there, back), fewer.measured / 4.0)
            << "seed " << seed << ": what is said is no wild guess";
    }
}

// The simplified mesh must be as large as the scan in every direction, because rulings about
// silhouettes and heights use the simplified mesh.
TEST(Simplified, ReachesAsFarInEveryDirection) {
    for (unsigned seed = 20; seed <= 30; ++seed) {
        ScanDice dice(seed);
        Model whole{{{}}, {bumpyBall(dice, 50, 3.0, 0.01)}};
        const SimplifiedModel fewer = simplified(whole, {0.03});
        for (int i = 0; i < 200; ++i) {
            const glm::dvec3 way =
                glm::normalize(glm::dvec3(dice(-1, 1), dice(-1, 1), dice(-1, 1) + 1e-3));
            const auto reach = [&](const Model& model) {
                double far = -std::numeric_limits<double>::infinity();
                for (const ModelPart& part : model.parts)
                    for (const ModelVertex& vertex : part.vertices)
                        far = std::max(far, glm::dot(glm::dvec3(vertex.position), way));
                return far;
            };
            EXPECT_NEAR(reach(fewer.model), reach(whole), fewer.measured + 1e-5) << "seed " << seed;
        }
    }
}

TEST(Simplified, WhatWasClosedHasNoHole) {
    for (unsigned seed = 40; seed <= 55; ++seed) {
        ScanDice dice(seed);
        Model whole{{{}}, {bumpyBall(dice, 40, 2.0, dice(0.0, 0.03))}};
        ASSERT_TRUE(seamsOf(welded(whole.parts)).closed());
        const SimplifiedModel fewer = simplified(whole, {dice(0.01, 0.1)});
        EXPECT_EQ(seamsOf(welded(fewer.model.parts)).open, 0U) << "seed " << seed;
    }
}

// Rough balls: at some allowed errors, the simplification removes no triangle; at others, almost
// all. A larger allowed error must not leave more triangles.
TEST(Simplified, WhatIsPossibleAtLessIsPossibleAtMore) {
    int none = 0, some = 0;
    for (unsigned seed = 60; seed <= 67; ++seed) {
        ScanDice dice(seed);
        const Model whole{{{}}, {bumpyBall(dice, 24, 2.0, dice(0.0, 0.03))}};
        bool before = false;
        for (double within = 0.002; within < 0.2; within *= dice(1.4, 2.2)) {
            const bool now = countIn(simplified(whole, {within}).model) < countIn(whole);
            EXPECT_TRUE(now || !before) << "seed " << seed << ", within " << within;
            before = now;
            (now ? some : none) += 1;
        }
    }
    EXPECT_GT(none, 3);
    EXPECT_GT(some, 20);
}

}  // namespace
}  // namespace sightline::rendering
