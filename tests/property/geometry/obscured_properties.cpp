// Compares the obscuring test with another method: hulls of many corners, which are tested against
// each piece by separating planes. This method does not use the support functions of the tested
// code.
#include "property/geometry/sight_tables.h"

namespace sightline::geometry::test {
namespace {

// The corners of a prism that replaces a silhouette. The prism is inside the silhouette if grow <
// 0, and around it if grow > 0.
std::vector<Vec3> cornersOf(const Silhouette& body, double grow, int sides = 256) {
    std::vector<Vec3> corners;
    for (int i = 0; i < sides; ++i) {
        const double round = grow > 0.0 ? 1.0 / std::cos(std::numbers::pi / sides) : 1.0;
        const Vec2 rim = direction({360.0 * i / sides}) * ((body.outline.radius + grow) * round);
        for (const Vec2 core : {body.outline.a, body.outline.b})
            for (const double z : {body.bottom - grow, body.top + grow})
                corners.emplace_back(core + rim, z);
    }
    return corners;
}

// The gap between two sets in one direction. It is positive if a plane separates the sets.
double gapAlong(Vec3 way, const std::vector<Vec3>& one, const std::vector<Vec3>& other) {
    double most = -1e9, least = 1e9;
    for (const Vec3 corner : one) most = std::max(most, glm::dot(way, corner));
    for (const Vec3 corner : other) least = std::min(least, glm::dot(way, corner));
    return least - most;
}

// The widest gap: the best of many directions, improved by small rotations. Stops early if the gap
// is wider than `enough`.
double widestGap(const std::vector<Vec3>& one, const std::vector<Vec3>& other,
                 double enough = 1e9) {
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
        if (gap > enough) return gap;
    }
    for (double step = 0.2; step > 1e-9 && gap <= enough;) {
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
            // The result must contain a line that connects the silhouettes and hits the piece.
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

std::vector<Vec3> cornersOf(const PieceSpec& piece) {
    const Vec3 size = std::get<BoxShape>(piece.shape).size;
    const Vec2 x = direction(piece.rotation), y(-x.y, x.x);
    std::vector<Vec3> corners;
    for (const double u : {-0.5, 0.5})
        for (const double v : {-0.5, 0.5})
            for (const double w : {0.0, 1.0})
                corners.emplace_back(Vec2(piece.position) + x * (u * size.x) + y * (v * size.y),
                                     piece.position.z + w * size.z);
    return corners;
}

// Moves a piece sideways and finds the position at which the answer changes, to 1e-9 inches. A
// millionth of an inch before and after this position, the separating planes must give the same
// answer as the tested function.
TEST(ObscuredProperties, FlipsWithinAMillionthOfAnInchOfThePlanes) {
    TableDice dice(41);
    constexpr double near = 1e-6;
    for (int i = 0; i < 24; ++i) {
        PieceSpec piece = box("box", {dice(12, 28), 18, dice.chance(0.3) ? 1.0 : 0.0},
                              {dice(0.2, 2), dice(0.2, 3), dice(0.2, 3)}, heavyWall(), dice(0, 90));
        const Mini viewer = trooper(10, dice(17, 19)), target = trooper(30, dice(17, 19));
        const auto isListedAt = [&](double y) {
            piece.position.y = y;
            return !obscured(field({piece}), viewer, target).by.empty();
        };
        double met = 18.0, apart = 26.0;
        ASSERT_TRUE(isListedAt(met)) << i;
        ASSERT_FALSE(isListedAt(apart)) << i;
        while (apart - met > 1e-9) {
            const double middle = (met + apart) / 2.0;
            (isListedAt(middle) ? met : apart) = middle;
        }
        constexpr int sides = 4096;  // the polygon differs from the circle by less than 2e-7
        auto hull = cornersOf(silhouetteOf(viewer), 0.0, sides);
        const auto more = cornersOf(silhouetteOf(target), 0.0, sides);
        hull.insert(hull.end(), more.begin(), more.end());
        piece.position.y = apart + near;
        EXPECT_GT(widestGap(hull, cornersOf(piece)), 0.0) << i;
        piece.position.y = met - 2.0 * near;
        EXPECT_LT(widestGap(hull, cornersOf(piece)), 0.0) << i;
    }
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

// The convex parts of a piece: sets of corners inside each part, and sets of corners around it.
struct Solids {
    std::vector<std::vector<Vec3>> inside, round;
};

Solids postAt(Vec3 at, double radius, double height) {
    const Silhouette body{{Vec2(at), Vec2(at), radius}, at.z, at.z + height};
    return {{cornersOf(body, -1e-9)}, {cornersOf(body, 1e-9)}};
}

Solids trianglesAt(Vec3 at, const MeshPart& part) {
    Solids solids;
    for (const auto& [i, j, k] : part.triangles)
        solids.inside.push_back({at + part.vertices[static_cast<std::size_t>(i)],
                                 at + part.vertices[static_cast<std::size_t>(j)],
                                 at + part.vertices[static_cast<std::size_t>(k)]});
    solids.round = solids.inside;
    return solids;
}

struct Tally {
    int met = 0, apart = 0;
};

// Compares the result of the tested function for one piece with the separating planes. Cases within
// 1e-4 inches of contact are left out.
void judge(const PieceSpec& piece, const Solids& solids, const Mini& viewer, const Mini& target,
           Tally& tally) {
    const Obscured answer = obscured(field({piece}), viewer, target);
    const auto hull = [&](double grow) {
        auto corners = cornersOf(silhouetteOf(viewer), grow);
        const auto more = cornersOf(silhouetteOf(target), grow);
        corners.insert(corners.end(), more.begin(), more.end());
        return corners;
    };
    const auto wide = hull(1e-6), narrow = hull(-1e-4);
    const bool apart = std::all_of(solids.round.begin(), solids.round.end(),
                                   [&](const auto& it) { return widestGap(wide, it, 0.0) > 0.0; });
    const bool met =
        !apart && std::any_of(solids.inside.begin(), solids.inside.end(),
                              [&](const auto& it) { return widestGap(narrow, it, -1e-4) < -1e-4; });
    if (apart) {
        EXPECT_TRUE(answer.by.empty());
        ++tally.apart;
    } else if (met) {
        EXPECT_EQ(answer.by.size(), 1U);
        ++tally.met;
    }
}

// Small, notched and oblong bases with a random facing.
Mini anyone(TableDice& dice, double x) {
    const double y = dice(17, 19);
    switch (dice.whole(0, 2)) {
        case 0:
            return trooper(x, y);
        case 1:
            return bike(x, y, dice(-180, 180));
        default: {
            Mini mini = trooper(x, y);
            mini.base = longBase;
            mini.height = 3.2;
            mini.facing = {dice(-180, 180)};
            return mini;
        }
    }
}

TEST(ObscuredProperties, PostsObscureWhereNoPlanePartsThem) {
    TableDice dice(29);
    Tally tally;
    for (int i = 0; i < 150; ++i) {
        const Vec3 at(dice(13, 27), dice(15, 21), dice.chance(0.3) ? 1.0 : 0.0);
        const double diameter = dice(0.4, 3), height = dice(0.2, 3);
        judge(cylinder("post", at, diameter, height, heavyWall()), postAt(at, diameter / 2, height),
              anyone(dice, 10), anyone(dice, 30), tally);
    }
    EXPECT_GT(tally.met, 30);
    EXPECT_GT(tally.apart, 30);
}

TEST(ObscuredProperties, RoughMeshesObscureWhereNoPlanePartsATriangle) {
    TableDice dice(31);
    Tally tally;
    for (int i = 0; i < 60; ++i) {
        const Vec3 at(dice(14, 26), dice(12, 24), 0.0);
        const MeshPart rock = i % 2 == 0 ? boulder(dice, {0, 0, 0.4}, dice(0.5, 1.2), 5, 0.06)
                                         : openHill(dice, 7, 0.05);
        judge(mesh("rock", at, {rock}, heavyWall()), trianglesAt(at, rock), anyone(dice, 10),
              anyone(dice, 30), tally);
    }
    EXPECT_GT(tally.met, 15);
    EXPECT_GT(tally.apart, 10);
}

// Random tables with meshes, posts, woods and vehicles. The fast and the full query must find the
// same miniatures obscured.
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
