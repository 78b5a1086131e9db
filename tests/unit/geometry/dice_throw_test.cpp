// Thrown dice as rigid bodies. Dice must stay in the tray, must not overlap, must come to rest on a
// face, and must show all faces about equally often.
#include "geometry/dice/dice_throw.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "geometry/shape/private/convex_distance.h"

namespace sightline::geometry {
namespace {

constexpr ThrowTray tray{8.0, 3.0};
/// How far two dice may overlap, in inches: during a hard collision, and at rest.
constexpr double hitDepth = 0.05, lyingDepth = 0.02;

std::vector<DieBody> dice(int octahedra, int cubes) {
    std::vector<DieBody> all(static_cast<std::size_t>(octahedra), DieBody::octahedron);
    all.insert(all.end(), static_cast<std::size_t>(cubes), DieBody::cube);
    return all;
}

/// The corners of a die that is smaller by `depth` on every side.
std::vector<Vec3> cornersOf(DieBody body, const DiePose& pose, double depth) {
    const DieForm& form = formOf(body);
    std::vector<Vec3> corners;
    corners.reserve(form.corners.size());
    for (const Vec3 corner : form.corners)
        corners.push_back(pose.at + pose.turn * (corner * (1.0 - depth / form.inner)));
    return corners;
}

void expectApart(const std::vector<DieBody>& bodies, const std::vector<DiePose>& poses,
                 double depth) {
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const auto mine = cornersOf(bodies[i], poses[i], depth);
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_FALSE(overlapConvex(mine, cornersOf(bodies[j], poses[j], depth)))
                << "dice " << j << " and " << i;
    }
}

void expectInside(const std::vector<DieBody>& bodies, const std::vector<DiePose>& poses,
                  double depth) {
    for (std::size_t i = 0; i < bodies.size(); ++i)
        for (const Vec3 corner : cornersOf(bodies[i], poses[i], 0.0)) {
            EXPECT_GE(corner.z, -depth);
            EXPECT_GE(corner.x, -depth);
            EXPECT_GE(corner.y, -depth);
            EXPECT_LE(corner.x, tray.width + depth);
            EXPECT_LE(corner.y, tray.depth + depth);
        }
}

void expectWhole(const std::vector<DieBody>& bodies, const DiceThrow& thrown) {
    EXPECT_LE(static_cast<int>(thrown.frames.size()), longestThrow);
    for (const auto& poses : thrown.frames) {
        expectApart(bodies, poses, hitDepth);
        expectInside(bodies, poses, hitDepth);
    }
    expectApart(bodies, thrown.frames.back(), lyingDepth);
    expectInside(bodies, thrown.frames.back(), lyingDepth);
}

TEST(DieBody, FacesLookOutwardAndAreEquallyFar) {
    for (const DieBody body : {DieBody::cube, DieBody::octahedron}) {
        const DieForm& form = formOf(body);
        EXPECT_EQ(form.faces.size(), body == DieBody::cube ? 6U : 8U);
        for (int face = 0; face < static_cast<int>(form.faces.size()); ++face) {
            const Vec3 out = outwardOf(form, face);
            for (const int corner : form.faces[static_cast<std::size_t>(face)])
                EXPECT_NEAR(glm::dot(out, form.corners[static_cast<std::size_t>(corner)]),
                            form.inner, 1e-12);
            EXPECT_NEAR(glm::dot(out, upwardOf(form, face)), 0.0, 1e-12);
        }
    }
}

TEST(DieBody, CanBeLaidWithAnyFaceOnTop) {
    for (const DieBody body : {DieBody::cube, DieBody::octahedron}) {
        const DieForm& form = formOf(body);
        for (int face = 0; face < static_cast<int>(form.faces.size()); ++face) {
            const DiePose pose{{}, layWithOnTop(body, face)};
            EXPECT_EQ(faceOnTop(body, pose), face);
            EXPECT_NEAR((pose.turn * outwardOf(form, face)).z, 1.0, 1e-12);
            EXPECT_NEAR((pose.turn * upwardOf(form, face)).y, 1.0, 1e-12);
        }
    }
}

TEST(DiceThrow, DiceStayApartAndInTheTrayAndComeToRestOnAFace) {
    const auto bodies = dice(5, 4);
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const auto thrown = throwDice(bodies, tray, seed);
        ASSERT_TRUE(thrown) << seed;
        expectWhole(bodies, *thrown);
        for (std::size_t i = 0; i < bodies.size(); ++i) {
            const DiePose& pose = thrown->frames.back()[i];
            const DieForm& form = formOf(bodies[i]);
            EXPECT_EQ(thrown->top[i], faceOnTop(bodies[i], pose));
            EXPECT_GT((pose.turn * outwardOf(form, thrown->top[i])).z, std::cos(0.035));
            EXPECT_NEAR(pose.at.z, form.inner, 0.03) << "on the floor, not on another die";
        }
    }
}

TEST(DiceThrow, ManyDiceFindRoom) {
    const auto bodies = dice(16, 12);
    const ThrowTray large{12.0, 4.0};
    const auto thrown = throwDice(bodies, large, 3);
    ASSERT_TRUE(thrown);
    expectApart(bodies, thrown->frames.back(), lyingDepth);
}

TEST(DiceThrow, OneDieInASmallTray) {
    for (const DieBody body : {DieBody::cube, DieBody::octahedron})
        EXPECT_TRUE(throwDice({body}, {1.5, 1.5}, 1));
}

TEST(DiceThrow, TooManyForTheTrayAreNotThrown) {
    EXPECT_FALSE(throwDice(dice(30, 30), tray, 1));
    EXPECT_FALSE(throwDice(dice(1, 0), {3.0, 0.5}, 1)) << "narrower than a die";
}

TEST(DiceThrow, NoDice) {
    const auto thrown = throwDice({}, tray, 1);
    ASSERT_TRUE(thrown);
    EXPECT_TRUE(thrown->top.empty());
}

TEST(DiceThrow, TheSameSeedIsTheSameThrow) {
    const auto bodies = dice(4, 3);
    const auto one = throwDice(bodies, tray, 11), again = throwDice(bodies, tray, 11);
    const auto other = throwDice(bodies, tray, 12);
    ASSERT_TRUE(one && again && other);
    ASSERT_EQ(one->frames.size(), again->frames.size());
    for (std::size_t frame = 0; frame < one->frames.size(); ++frame)
        for (std::size_t i = 0; i < bodies.size(); ++i) {
            EXPECT_EQ(one->frames[frame][i].at, again->frames[frame][i].at);
            EXPECT_EQ(one->frames[frame][i].turn, again->frames[frame][i].turn);
        }
    EXPECT_NE(one->frames.back()[0].at, other->frames.back()[0].at);
}

// Pearson's chi-squared test. With probability 1 in 1000, the value is above 24.3 for seven degrees
// of freedom and above 20.5 for five.
TEST(DiceThrow, EveryFaceComesUpAboutAsOften) {
    const auto bodies = dice(6, 6);
    std::vector<double> eight(8, 0.0), six(6, 0.0);
    constexpr int throws = 100;
    for (std::uint64_t seed = 0; seed < throws; ++seed) {
        const auto thrown = throwDice(bodies, tray, 1000 + seed);
        ASSERT_TRUE(thrown);
        for (std::size_t i = 0; i < bodies.size(); ++i)
            (i < 6 ? eight : six)[static_cast<std::size_t>(thrown->top[i])] += 1.0;
    }
    const auto unevenness = [](const std::vector<double>& counts) {
        const double mean = 6.0 * throws / double(counts.size());
        double sum = 0.0;
        for (const double count : counts) sum += (count - mean) * (count - mean) / mean;
        return sum;
    };
    EXPECT_LT(unevenness(eight), 24.3);
    EXPECT_LT(unevenness(six), 20.5);
}

}  // namespace
}  // namespace sightline::geometry
