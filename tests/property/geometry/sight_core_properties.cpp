// Lines of sight must not depend on the number of cores or on distant solids: the answer must be
// the same in every bit.
#include <gtest/gtest.h>
#include <tbb/global_control.h>
#include <tbb/task_arena.h>

#include "geometry/sight/solids_between.h"
#include "property/geometry/sight_tables.h"
#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

Sight onCores(int cores, const SightTable& table, const SightPair& pair,
              const SightSettings& settings) {
    const tbb::global_control some(tbb::global_control::max_allowed_parallelism,
                                   static_cast<std::size_t>(cores));
    tbb::task_arena arena(cores);
    return arena.execute([&] {
        return lineOfSight(table.field, silhouetteOf(pair.one), silhouetteOf(pair.other), settings);
    });
}

void expectSame(const Sight& one, const Sight& other) {
    EXPECT_EQ(one.verdict, other.verdict);
    EXPECT_EQ(one.visible, other.visible);
    EXPECT_EQ(one.proven, other.proven);
    EXPECT_EQ(one.margin, other.margin);
    EXPECT_EQ(one.marginProven, other.marginProven);
    EXPECT_EQ(one.blockers, other.blockers);
    ASSERT_EQ(one.witness.has_value(), other.witness.has_value());
    if (!one.witness) return;
    EXPECT_EQ(one.witness->from, other.witness->from);
    EXPECT_EQ(one.witness->to, other.witness->to);
}

TEST(SightOnCores, ManySayWhatOneSays) {
    for (const unsigned seed : {3U, 8U}) {
        const SightTable table = sightTable(seed, 32, 1);
        TableDice dice(500 + seed);
        SightSettings alone;
        alone.margin = false;
        for (int i = 0; i < 500; ++i) {
            const SightPair pair = sightPair(table, dice);
            expectSame(onCores(1, table, pair, alone), onCores(4, table, pair, alone));
        }
        for (int i = 0; i < 12; ++i) {
            const SightPair pair = sightPair(table, dice);
            expectSame(onCores(1, table, pair, {}), onCores(3, table, pair, {}));
        }
    }
}

TEST(SightOnCores, AViewerTellsEachOfManyInOrder) {
    const SightTable table = sightTable(5, 32, 1);
    TableDice dice(77);
    const std::vector<Silhouette> hulls{silhouetteOf(sightPair(table, dice).one)};
    SightSettings settings;
    settings.obstacles = hulls;
    const SightPair first = sightPair(table, dice);
    const Viewer viewer(table.field, silhouetteOf(first.one), settings);
    std::vector<Silhouette> others;
    others.reserve(40);
    for (int i = 0; i < 40; ++i) others.push_back(silhouetteOf(sightPair(table, dice).other));
    const std::vector<Sight> sights = viewer.glances(others);
    ASSERT_EQ(sights.size(), others.size());
    for (std::size_t i = 0; i < others.size(); ++i) expectSame(sights[i], viewer.glance(others[i]));
}

TEST(SightOnCores, AStoppedProofIsContestedAndAViewInHandStays) {
    const SightTable table = sightTable(3, 32, 1);
    TableDice dice(503);
    std::stop_source stopped;
    stopped.request_stop();
    SightSettings settings;
    settings.margin = false;
    int blocked = 0;
    for (int i = 0; i < 120; ++i) {
        const SightPair pair = sightPair(table, dice);
        const Silhouette one = silhouetteOf(pair.one), other = silhouetteOf(pair.other);
        settings.stop = {};
        const Sight whole = lineOfSight(table.field, one, other, settings);
        settings.stop = stopped.get_token();
        const Sight cut = lineOfSight(table.field, one, other, settings);
        EXPECT_NE(cut.verdict, SightVerdict::blocked);
        if (isVisibleAtOnce(table.field, one, other, settings)) {
            EXPECT_EQ(cut.verdict, SightVerdict::visible);
        }
        blocked += whole.verdict == SightVerdict::blocked ? 1 : 0;
    }
    EXPECT_GT(blocked, 10);
}

TEST(SightSolids, ThoseThatDoNotLieBetweenChangeNothing) {
    const SightTable table = sightTable(11, 24, 1);
    TableDice dice(606);
    int fewer = 0;
    for (int i = 0; i < 150; ++i) {
        const SightPair pair = sightPair(table, dice);
        const Silhouette one = silhouetteOf(pair.one), other = silhouetteOf(pair.other);
        std::vector<Silhouette> tanks;
        for (int tank = 0; tank < 6; ++tank) {
            const Vec2 at(dice(2, 70), dice(2, 34));
            tanks.push_back({{at, at + Vec2(dice(0, 2), dice(0, 2)), dice(1, 3)}, 0.0, dice(1, 4)});
        }
        const std::vector<Silhouette> between = solidsBetween(one, other, tanks);
        SightSettings all, some;
        all.obstacles = tanks;
        some.obstacles = between;
        all.margin = some.margin = i % 10 == 0;
        expectSame(lineOfSight(table.field, one, other, all),
                   lineOfSight(table.field, one, other, some));
        fewer += between.size() < tanks.size() ? 1 : 0;
    }
    EXPECT_GT(fewer, 50);
}

// Miniatures inside, partly inside and beside solid blocks. The test uses only lines: a line with a
// point in a box is blocked. A miniature that is wholly inside must be blocked; a miniature that
// can see must not be called blocked.
TEST(SightWithin, SolidsStopWhatBeginsInThem) {
    TableDice dice(909);
    int blocked = 0, visible = 0, within = 0;
    for (int table = 0; table < 60; ++table) {
        struct Block {
            Vec3 middle, size;
        };
        std::vector<Block> blocks;
        std::vector<PieceSpec> specs;
        for (int i = 0; i < 3; ++i) {
            blocks.push_back({{20 + 8 * i, 18, 0}, {dice(2, 7), dice(2, 7), dice(1, 4)}});
            specs.push_back({"block-" + std::to_string(i),
                             "",
                             BoxShape{blocks.back().size},
                             blocks.back().middle,
                             {},
                             {Kind::obstacle, Movement::open, Cover::heavy, true, {}},
                             {}});
        }
        const Battlefield field = *Battlefield::make({72, 36}, specs, dimensions());
        const auto mini = [&] {
            const Block& by = blocks[static_cast<std::size_t>(dice(0, 2.999))];
            return Mini{{by.middle.x + dice(-4, 4), by.middle.y + dice(-4, 4), 0},
                        {},
                        smallBase,
                        trooperHeight};
        };
        const auto isWithin = [&](const Mini& it) {
            return std::any_of(blocks.begin(), blocks.end(), [&](const Block& block) {
                const double reach = smallRadius;
                return std::abs(it.position.x - block.middle.x) + reach < block.size.x / 2 &&
                       std::abs(it.position.y - block.middle.y) + reach < block.size.y / 2 &&
                       it.height < block.size.z;
            });
        };
        // True if one of 400 points along the line is inside a solid block.
        const auto enters = [&](const Segment& line) {
            for (int i = 0; i <= 400; ++i) {
                const Vec3 at = line.from + (line.to - line.from) * (i / 400.0);
                for (const Block& block : blocks)
                    if (std::abs(at.x - block.middle.x) < block.size.x / 2 - 1e-4 &&
                        std::abs(at.y - block.middle.y) < block.size.y / 2 - 1e-4 &&
                        at.z < block.size.z - 1e-4)
                        return true;
            }
            return false;
        };
        for (int i = 0; i < 10; ++i) {
            const Mini one = mini(), other = mini();
            if (glm::distance(one.position, other.position) < 1.5) continue;
            const Sight sight =
                lineOfSight(field, silhouetteOf(one), silhouetteOf(other), {.margin = false});
            if (isWithin(one) || isWithin(other)) {
                ++within;
                EXPECT_EQ(sight.verdict, SightVerdict::blocked) << table << " " << i;
                EXPECT_FALSE(sight.blockers.empty());
            }
            if (sight.witness) {
                EXPECT_FALSE(enters(*sight.witness)) << table << " " << i;
            }
            visible += sight.verdict == SightVerdict::visible ? 1 : 0;
            if (sight.verdict != SightVerdict::blocked) continue;
            ++blocked;
            const auto pointIn = [&](const Mini& it) {
                const double turn = dice(0, 6.283), off = smallRadius * std::sqrt(dice(0, 1));
                return it.position +
                       Vec3(off * std::cos(turn), off * std::sin(turn), dice(0.02, it.height));
            };
            for (int line = 0; line < 60; ++line) {
                const Segment tried{pointIn(one), pointIn(other)};
                // A clear line is not enough, because a line of sight needs some space around it.
                bool clear = !enters(tried);
                for (const Vec3 aside : {Vec3(0.03, 0, 0), Vec3(-0.03, 0, 0), Vec3(0, 0.03, 0),
                                         Vec3(0, -0.03, 0), Vec3(0, 0, 0.03), Vec3(0, 0, -0.03)})
                    clear = clear && !enters({tried.from + aside, tried.to + aside});
                EXPECT_FALSE(clear) << table << " " << i;
            }
        }
    }
    EXPECT_GT(within, 40);
    EXPECT_GT(blocked, within);
    EXPECT_GT(visible, 40);
}

}  // namespace
}  // namespace sightline::geometry::test
