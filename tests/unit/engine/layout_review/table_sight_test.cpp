// The table report's firing lanes and views from a territory, compared with slow, plain methods.
#include <gtest/gtest.h>

#include "engine/legion/advice/layout_review/lanes.h"
#include "engine/legion/advice/layout_review/onlookers.h"
#include "engine/legion/advice/layout_review/seen_from.h"
#include "unit/engine/tables.h"

namespace sightline::engine::test {
namespace {
using namespace geometry::test;
using geometry::Mini;

LaidTable smallTown() {
    return laid({box("a", {8, 12, 0}, {5, 3, 3}, heavyWall(), 20.0),
                 box("b", {17, 9, 0}, {2, 9, 4}, heavyWall()),
                 box("c", {13, 19, 0}, {6, 2, 2.5}, heavyWall(), -30.0),
                 box("low", {4, 5, 0}, {4, 1, 1}, heavyWall())},
                {24, 24});
}

bool nearBoth(const Lane& lane, const Mini& one, const Mini& other, double within) {
    const auto near = [&](const Mini& a, const Mini& b) {
        return glm::distance(geometry::plan(a.position), geometry::plan(b.position)) < within;
    };
    return (near(lane.one, one) && near(lane.other, other)) ||
           (near(lane.one, other) && near(lane.other, one));
}

TEST(TableLanes, AreTheLongestPairsThatSeeEachOther) {
    const LaidTable table = smallTown();
    LaneSettings settings;
    settings.most = 5;
    const auto lanes = firingLanes(table.field, Workers{2}, settings);
    ASSERT_EQ(lanes.size(), 5U);
    const auto places = trooperPlaces(table.field, settings.apart);
    double longest = 0.0;
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = i + 1; j < places.size(); ++j) {
            if (!sees(table.field, silhouetteOf(places[i]), silhouetteOf(places[j]))) continue;
            const double length = glm::distance(geometry::plan(places[i].position),
                                                geometry::plan(places[j].position));
            longest = std::max(longest, length);
            if (length <= lanes.back().length + 1e-9) continue;
            const bool known = std::any_of(lanes.begin(), lanes.end(), [&](const Lane& lane) {
                return nearBoth(lane, places[i], places[j], settings.sameWithin);
            });
            EXPECT_TRUE(known) << "a longer one was left out: " << length;
        }
    EXPECT_DOUBLE_EQ(lanes.front().length, longest);
    for (const Lane& lane : lanes) {
        EXPECT_FALSE(table.field.firstHit(lane.line)) << lane.length;
        EXPECT_GE(lane.length, settings.shortest);
    }
}

TEST(TableSight, ViewsBetweenTwoGroupsAreThoseOfEachGroupOnTheOther) {
    const LaidTable table = smallTown();
    const Onlookers near(table.field, usualTerritory({24, 24}, true), 3.0),
        far(table.field, usualTerritory({24, 24}, false), 4.0);
    const OpenViews open = openViewsBetween(near, far);
    ASSERT_EQ(open.ofOne.size(), near.count());
    ASSERT_EQ(open.ofOther.size(), far.count());
    int openPairs = 0;
    const auto compare = [&](const Onlookers& seers, const Onlookers& targets,
                             const std::vector<int>& views) {
        const auto all = static_cast<double>(seers.count());
        for (std::size_t i = 0; i < targets.count(); ++i) {
            EXPECT_EQ(views[i] / all, seers.shareThatSeesOpen(targets.eyes()[i]));
            openPairs += views[i];
        }
    };
    compare(far, near, open.ofOne);
    compare(near, far, open.ofOther);
    EXPECT_GT(openPairs, 0);
    EXPECT_LT(openPairs, static_cast<int>(2 * near.count() * far.count()));
}

TEST(TableLanes, AWallAcrossTheTableEndsThem) {
    const LaidTable table = laid({box("wall", {12, 12, 0}, {24, 1, 5}, impassable())}, {24, 24});
    for (const Lane& lane : firingLanes(table.field, Workers{2}))
        EXPECT_GT((lane.one.position.y - 12) * (lane.other.position.y - 12), 0.0);
}

TEST(TableSeen, SharesAreThoseOfEveryEyeAskedAlone) {
    const LaidTable table = smallTown();
    SeenSettings settings;
    settings.cell = 4.0;
    settings.apart = 6.0;
    const auto strip = usualTerritory(table.field.table(), true);
    const VisibilityFrom seen = seenFrom(table.field, strip, settings);
    ASSERT_TRUE(seen.complete);
    const auto eyes = placesWithin(table.field, strip, settings.apart);
    ASSERT_EQ(seen.eyes, static_cast<int>(eyes.size()));
    geometry::ExposureSettings cells;
    cells.cell = settings.cell;
    for (int row = 0; row < seen.rows; ++row)
        for (int column = 0; column < seen.columns; ++column) {
            const Mini target = exposedIn(table.field, column, row, cells);
            int seeing = 0, open = 0;
            for (const Mini& eye : eyes) {
                if (!sees(table.field, silhouetteOf(eye), silhouetteOf(target))) continue;
                ++seeing;
                if (!isObscuredInSight(table.field, eye, target)) ++open;
            }
            const geometry::Vec2 at = geometry::plan(target.position);
            // The report may count more viewers than the sample lines find, because a proof may
            // find a line that the sample lines miss.
            EXPECT_GE(seen.exposedAt(at) + 1e-6, static_cast<double>(seeing) / seen.eyes);
            EXPECT_LE(seen.exposedAt(at), (seeing + 1.0) / seen.eyes + 1e-6);
            EXPECT_LE(seen.openAt(at), (open + 1.0) / seen.eyes + 1e-6);
        }
}

TEST(TableSeen, HighSilhouettesAreSeenOverLowWalls) {
    std::vector<geometry::PieceSpec> walls;
    walls.reserve(8);
    for (int i = 0; i < 8; ++i)
        walls.push_back(
            box("w" + std::to_string(i), {3.0 + 3 * i, 12, 0}, {3, 0.5, 2}, heavyWall()));
    const LaidTable table = laid(std::move(walls), {24, 24});
    const auto strip = usualTerritory(table.field.table(), true);
    SeenSettings settings;
    settings.apart = 6.0;
    const double low = seenFrom(table.field, strip, settings).seenShare();
    settings.height = table.field.dimensions().largeSilhouette;
    EXPECT_GT(seenFrom(table.field, strip, settings).seenShare(), low + 0.1);
}

TEST(TableSeen, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    SeenSettings settings;
    settings.stop = stop.get_token();
    const LaidTable table = smallTown();
    EXPECT_FALSE(
        seenFrom(table.field, usualTerritory(table.field.table(), true), settings).complete);
}

}  // namespace
}  // namespace sightline::engine::test
