// Obscured against hulls of many corners tried piece by piece with planes, which share no code with
// the library's support points.
#include "property/geometry/sight_tables.h"

namespace sightline::geometry::test {
namespace {

// Corners of a silhouette as a prism inside it (grow < 0) or round it (grow > 0).
std::vector<Vec3> cornersOf(const Silhouette& body, double grow) {
    std::vector<Vec3> corners;
    constexpr int sides = 256;
    for (int i = 0; i < sides; ++i) {
        const double round = grow > 0.0 ? 1.0 / std::cos(std::numbers::pi / sides) : 1.0;
        const Vec2 rim = direction({360.0 * i / sides}) * ((body.outline.radius + grow) * round);
        for (const Vec2 core : {body.outline.a, body.outline.b})
            for (const double z : {body.bottom - grow, body.top + grow})
                corners.emplace_back(core + rim, z);
    }
    return corners;
}

// The gap between two sets along a direction; positive when a plane parts them.
double gapAlong(Vec3 way, const std::vector<Vec3>& one, const std::vector<Vec3>& other) {
    double most = -1e9, least = 1e9;
    for (const Vec3 corner : one) most = std::max(most, glm::dot(way, corner));
    for (const Vec3 corner : other) least = std::min(least, glm::dot(way, corner));
    return least - most;
}

// The widest gap that small turns of the best of many directions find.
double widestGap(const std::vector<Vec3>& one, const std::vector<Vec3>& other) {
    Vec3 best(0, 0, 1);
    double gap = -1e9;
    const auto tries = [&](Vec3 way) {
        const double length = glm::length(way);
        if (length < 1e-9) return false;
        const double here = gapAlong(way / length, one, other);
        if (here <= gap) return false;
        gap = here;
        best = way / length;
        return true;
    };
    for (int i = 0; i < 200; ++i) {
        const double z = 1.0 - 2.0 * (i + 0.5) / 200;
        const Vec2 level = direction({137.50776405 * i}) * std::sqrt(1.0 - z * z);
        tries({level, z});
    }
    for (double step = 0.2; step > 1e-9;) {
        bool any = false;
        for (int axis = 0; axis < 3; ++axis)
            for (const double sign : {-1.0, 1.0}) {
                Vec3 way = best;
                way[axis] += sign * step;
                any = tries(way) || any;
            }
        if (!any) step *= 0.6;
    }
    return gap;
}

TEST(ObscuredProperties, ListsExactlyThePiecesThatNoPlaneParts) {
    TableDice dice(17);
    int met = 0, apart = 0;
    for (int i = 0; i < 250; ++i) {
        const Vec3 size(dice(0.2, 2), dice(0.2, 3), dice(0.2, 3));
        const PieceSpec piece =
            box("box", {dice(11, 29), dice(16, 20), dice.chance(0.3) ? 1.0 : 0.0}, size,
                heavyWall(), dice(0, 90));
        const Mini viewer = trooper(10, dice(17, 19)), target = trooper(30, dice(17, 19));
        const Battlefield table = field({piece});
        const auto it = obscured(table, viewer, target);
        std::vector<Vec3> block;
        const Vec2 x = direction(piece.rotation), y(-x.y, x.x);
        for (const double u : {-0.5, 0.5})
            for (const double v : {-0.5, 0.5})
                for (const double w : {0.0, 1.0})
                    block.emplace_back(Vec2(piece.position) + x * (u * size.x) + y * (v * size.y),
                                       piece.position.z + w * size.z);
        const auto hull = [&](double grow) {
            auto corners = cornersOf(silhouetteOf(viewer), grow);
            const auto more = cornersOf(silhouetteOf(target), grow);
            corners.insert(corners.end(), more.begin(), more.end());
            return corners;
        };
        if (widestGap(hull(1e-6), block) > 0.0) {
            EXPECT_TRUE(it.by.empty()) << i;
            ++apart;
        } else if (widestGap(hull(-1e-4), block) < -1e-4) {
            ASSERT_EQ(it.by.size(), 1U) << i;
            ++met;
            // Its line is between the silhouettes and meets the piece.
            ASSERT_TRUE(it.by[0].line);
            Segment line = *it.by[0].line;
            line.to += (line.to - line.from) * 1e-6;
            const Battlefield thicker =
                field({box("box", piece.position - Vec3(0, 0, 1e-4), size + Vec3(2e-4), heavyWall(),
                           piece.rotation.value)});
            EXPECT_TRUE(thicker.firstHit(line)) << i;
        }
    }
    EXPECT_GT(met, 50);
    EXPECT_GT(apart, 50);
}

TEST(ObscuredProperties, ABoxItsTrianglesAndItsPrismObscureAlike) {
    TableDice dice(23);
    for (int i = 0; i < 400; ++i) {
        const Vec3 at(dice(11, 29), dice(16, 20), 0.0),
            size(dice(0.2, 2), dice(0.2, 3), dice(0.2, 3));
        const double turn = dice(0, 90);
        const Mini viewer = trooper(10, dice(17, 19)), target = trooper(30, dice(17, 19));
        const auto asked = [&](PieceSpec piece) {
            piece.position = at;
            piece.rotation = {turn};
            return obscured(field({piece}), viewer, target);
        };
        const MeshPart part =
            boxPart("", {-size.x / 2, -size.y / 2, 0}, {size.x / 2, size.y / 2, size.z});
        const Obscured whole = asked(box("it", {}, size, heavyWall()));
        const Obscured faces = asked(mesh("it", {}, {part}, heavyWall()));
        const Obscured prismatic = asked(prism("it",
                                               {{-size.x / 2, -size.y / 2},
                                                {size.x / 2, -size.y / 2},
                                                {size.x / 2, size.y / 2},
                                                {-size.x / 2, size.y / 2}},
                                               size.z, heavyWall()));
        for (const Obscured* other : {&faces, &prismatic}) {
            ASSERT_EQ(whole.by.size(), other->by.size()) << i;
            EXPECT_EQ(whole.obscured, other->obscured) << i;
            if (whole.by.empty()) continue;
            EXPECT_NEAR(whole.by[0].distance, other->by[0].distance, 1e-6) << i;
        }
    }
}

// On tables with meshes, posts, woods and vehicles, for everyone who is seen.
TEST(ObscuredProperties, WhoIsSeenIsObscuredByWhatTheFullAnswerNames) {
    int obscuredOnes = 0, openOnes = 0;
    for (unsigned seed = 61; seed < 64; ++seed) {
        const SightTable table = sightTable(seed, 32, 1);
        TableDice dice(seed);
        const std::vector<Silhouette> hulls{silhouetteOf(standing(table, dice, {36, 18}, 9))};
        SightSettings settings;
        settings.obstacles = hulls;
        settings.margin = false;
        for (int i = 0; i < 400; ++i) {
            const SightPair pair = sightPair(table, dice);
            if (!sees(table.field, silhouetteOf(pair.one), silhouetteOf(pair.other), settings))
                continue;
            const Obscured whole = obscured(table.field, pair.one, pair.other, settings);
            if (whole.losBlocked) continue;
            EXPECT_EQ(isObscuredInSight(table.field, pair.one, pair.other, settings),
                      whole.obscured)
                << seed << ' ' << i;
            ++(whole.obscured ? obscuredOnes : openOnes);
        }
    }
    EXPECT_GT(obscuredOnes, 100);
    EXPECT_GT(openOnes, 100);
}

}  // namespace
}  // namespace sightline::geometry::test
