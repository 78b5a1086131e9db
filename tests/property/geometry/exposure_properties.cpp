// Compares every cell of an exposure map with single queries for a miniature in that cell.
#include "geometry/sight/exposure.h"

#include <tbb/global_control.h>
#include <tbb/task_arena.h>

#include "geometry/sight/obscured.h"
#include "property/geometry/sight_oracle.h"
#include "property/geometry/tables.h"

namespace sightline::geometry::test {
namespace {

RC_GTEST_PROP(ExposureProperties, EveryCellIsTheSingleQuery, ()) {
    const std::vector<Block> blocks = anyBlocks(5, 14, 26, 10, 26);
    const Battlefield table = fieldOf(blocks);
    const std::vector<Mini> eyes{anyTrooper(8, 13, 14, 22), anyMini(27, 32, 14, 22)};
    ExposureSettings settings;
    settings.cell = number(3, 7);
    settings.sight.proof = quickProof;
    const ExposureMap map = exposureOf(table, eyes, settings);
    RC_ASSERT(map.complete);
    SightSettings quick;
    quick.proof = quickProof;
    quick.margin = false;
    for (int row = 0; row < map.rows; ++row) {
        for (int column = 0; column < map.columns; ++column) {
            const Mini target = exposedIn(table, column, row, settings);
            int seen = 0, open = 0, unsure = 0;
            for (const Mini& eye : eyes) {
                const Sight it = sight(table, eye, target, quick);
                if (it.verdict == SightVerdict::contested) ++unsure;
                if (it.verdict != SightVerdict::visible) continue;
                ++seen;
                if (!obscured(table, eye, target, quick).obscured) ++open;
            }
            RC_ASSERT(map.at(column, row).seenBy == seen);
            RC_ASSERT(map.at(column, row).openTo == open);
            RC_ASSERT(map.at(column, row).unsure == unsure);
        }
    }
}

// A longer proof leaves fewer cells unsure and does not change the other cells.
RC_GTEST_PROP(ExposureProperties, SettlingAsksOnlyWhatWasUnsure, ()) {
    const Battlefield table = fieldOf(anyBlocks(5, 14, 26, 10, 26));
    const std::vector<Mini> eyes{anyTrooper(8, 13, 14, 22), anyMini(27, 32, 14, 22)};
    ExposureSettings settings;
    settings.cell = 4.0;
    settings.any = whole(0, 1) == 1;
    settings.sight.proof = whole(0, 4);
    const ExposureMap quick = exposureOf(table, eyes, settings);
    settings.sight.proof = 400;
    const ExposureMap sure = settled(table, eyes, quick, settings);
    RC_ASSERT(sure.complete);
    RC_ASSERT(unsureCells(sure) <= unsureCells(quick));
    const ExposureMap direct = exposureOf(table, eyes, settings);
    for (std::size_t i = 0; i < quick.cells.size(); ++i) {
        RC_ASSERT(sure.cells[i].seenBy >= quick.cells[i].seenBy);
        RC_ASSERT(sure.cells[i].seenBy <= quick.cells[i].seenBy + quick.cells[i].unsure);
        if (quick.cells[i].unsure == 0) continue;
        RC_ASSERT(sure.cells[i].seenBy == direct.cells[i].seenBy);
        RC_ASSERT(sure.cells[i].unsure == direct.cells[i].unsure);
    }
}

// The brute-force method must find no clear line to a cell that the exposure map calls hidden.
TEST(ExposureTables, NoBeamLeadsToAHiddenCell) {
    int hidden = 0, unsure = 0, all = 0;
    for (const unsigned seed : {101U, 102U, 103U, 104U}) {
        const SightTable table = sightTable(seed, 24, 1);
        SightOracle judge(table.pieces);
        TableDice dice(seed + 50);
        const std::vector<Mini> eye{standing(table, dice, {dice(10, 60), dice(8, 28)}, 2)};
        ExposureSettings settings;
        settings.cell = 5.0;
        settings.sight.proof = quickProof;
        const ExposureMap map = exposureOf(table.field, eye, settings);
        unsure += unsureCells(map);
        all += static_cast<int>(map.cells.size());
        for (int row = 0; row < map.rows; ++row)
            for (int column = 0; column < map.columns; ++column) {
                const ExposureMap::Cell& cell = map.at(column, row);
                if (cell.seenBy + cell.unsure > 0) continue;
                const Silhouette one = silhouetteOf(eye.front());
                const Silhouette other =
                    silhouetteOf(exposedIn(table.field, column, row, settings));
                if (!judge.between(one, other, 0.0)) continue;
                ++hidden;
                ASSERT_LT(judge.widestBeam(one, other, dice, 60, 0.02), 0.02)
                    << seed << ' ' << column << ' ' << row;
            }
    }
    EXPECT_GT(hidden, 50);
    EXPECT_LT(unsure * 20, all);
}

RC_GTEST_PROP(ExposureProperties, ThreadsChangeNothing, ()) {
    const Battlefield table = fieldOf(anyBlocks(4, 14, 26, 10, 26));
    const std::vector<Mini> eyes{anyTrooper(8, 13, 14, 22)};
    ExposureSettings settings;
    settings.cell = 4.0;
    const ExposureMap alone =
        tbb::task_arena(1).execute([&] { return exposureOf(table, eyes, settings); });
    const tbb::global_control four(tbb::global_control::max_allowed_parallelism, 4);
    const ExposureMap together =
        tbb::task_arena(4).execute([&] { return exposureOf(table, eyes, settings); });
    for (std::size_t i = 0; i < alone.cells.size(); ++i) {
        RC_ASSERT(alone.cells[i].seenBy == together.cells[i].seenBy);
        RC_ASSERT(alone.cells[i].openTo == together.cells[i].openTo);
        RC_ASSERT(alone.cells[i].unsure == together.cells[i].unsure);
    }
}

RC_GTEST_PROP(ExposureProperties, AnyEyeIsWhetherTheCountIsNotZero, ()) {
    const Battlefield table = fieldOf(anyBlocks(5, 14, 26, 10, 26));
    const std::vector<Mini> eyes{anyTrooper(8, 13, 14, 22), anyMini(27, 32, 14, 22),
                                 anyTrooper(8, 13, 22, 30)};
    ExposureSettings settings;
    settings.cell = 4.0;
    const ExposureMap counted = exposureOf(table, eyes, settings);
    settings.any = true;
    const ExposureMap any = exposureOf(table, eyes, settings);
    for (std::size_t i = 0; i < counted.cells.size(); ++i) {
        RC_ASSERT(any.cells[i].seenBy == std::min<int>(counted.cells[i].seenBy, 1));
        RC_ASSERT(any.cells[i].openTo == std::min<int>(counted.cells[i].openTo, 1));
    }
}

}  // namespace
}  // namespace sightline::geometry::test
