// Every cell of an exposure map against the single queries about the miniature in it.
#include "geometry/exposure.h"

#include "geometry/obscured.h"
#include "property/geometry/tables.h"

namespace sightline::geometry::test {
namespace {

RC_GTEST_PROP(ExposureProperties, EveryCellIsTheSingleQuery, ()) {
    const std::vector<Block> blocks = anyBlocks(5, 14, 26, 10, 26);
    const Battlefield table = fieldOf(blocks);
    const std::vector<Mini> eyes{anyTrooper(8, 13, 14, 22), anyMini(27, 32, 14, 22)};
    ExposureSettings settings;
    settings.cell = number(3, 7);
    settings.threads = whole(1, 3);
    const ExposureMap map = exposureOf(table, eyes, settings);
    RC_ASSERT(map.complete);
    SightSettings quick;
    quick.proof = quickProof;
    quick.margin = false;
    for (int row = 0; row < map.rows; ++row) {
        for (int column = 0; column < map.columns; ++column) {
            const Mini target = exposedIn(table, column, row, settings);
            int seen = 0, open = 0;
            for (const Mini& eye : eyes) {
                if (!sees(table, silhouetteOf(eye), silhouetteOf(target))) continue;
                ++seen;
                // A narrow view that the quick ruling misses is seen all the same.
                const Obscured whole = obscured(table, eye, target, quick);
                const bool hidden = whole.losBlocked ? isObscuredInSight(table, eye, target, quick)
                                                     : whole.obscured;
                if (!hidden) ++open;
            }
            RC_ASSERT(map.at(column, row).seenBy == seen);
            RC_ASSERT(map.at(column, row).openTo == open);
        }
    }
}

RC_GTEST_PROP(ExposureProperties, ThreadsChangeNothing, ()) {
    const Battlefield table = fieldOf(anyBlocks(4, 14, 26, 10, 26));
    const std::vector<Mini> eyes{anyTrooper(8, 13, 14, 22)};
    ExposureSettings settings;
    settings.cell = 4.0;
    settings.threads = 1;
    const ExposureMap alone = exposureOf(table, eyes, settings);
    settings.threads = 4;
    const ExposureMap together = exposureOf(table, eyes, settings);
    for (std::size_t i = 0; i < alone.cells.size(); ++i) {
        RC_ASSERT(alone.cells[i].seenBy == together.cells[i].seenBy);
        RC_ASSERT(alone.cells[i].openTo == together.cells[i].openTo);
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
