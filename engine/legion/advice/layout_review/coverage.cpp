#include "engine/legion/advice/layout_review/coverage.h"

#include "geometry/measure/union_area.h"
#include "geometry/range/range.h"

namespace sightline::engine {

bool hidesTroopers(const geometry::PieceInfo& piece, const geometry::Dimensions& dimensions) {
    return piece.facts.blocksLos &&
           piece.height >= dimensions.smallSilhouette - geometry::sameLength;
}

Coverage coverageOf(const geometry::Battlefield& field) {
    const geometry::TableSize table = field.table();
    Coverage coverage;
    std::vector<geometry::Polygon> all, blocking;
    for (const geometry::PieceInfo& piece : field.pieces()) {
        ++coverage.byKind[static_cast<std::size_t>(piece.facts.kind)];
        const auto band =
            static_cast<std::size_t>(geometry::heightBand(field.dimensions(), piece.height));
        if (coverage.byHeightBand.size() < band) coverage.byHeightBand.resize(band);
        ++coverage.byHeightBand[band - 1];
        all.push_back(piece.footprint);
        if (hidesTroopers(piece, field.dimensions())) blocking.push_back(piece.footprint);
    }
    const geometry::Vec2 corner(table.width, table.depth);
    coverage.tableArea = table.width * table.depth;
    coverage.coveredArea = geometry::unionArea(all, {}, corner);
    coverage.blockingArea = geometry::unionArea(blocking, {}, corner);
    return coverage;
}

}  // namespace sightline::engine
