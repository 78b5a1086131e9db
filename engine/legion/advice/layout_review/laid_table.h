/// A table to be evaluated: its layout, and its terrain as a battlefield.
#pragma once
#include <vector>

#include "engine/layouts/layout_file.h"
#include "engine/layouts/terrain_layout.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine {

struct LaidTable {
    geometry::Battlefield field;  ///< terrain of the table as a battlefield without miniatures
    std::vector<geometry::PieceSpec> pieces;
    std::vector<Layout::OpenFact> unagreed{};
};

/// Makes the table from a layout file. Fails if `Battlefield::make` fails.
Result<LaidTable> laidTable(const Layout& layout, const geometry::Dimensions& dimensions);
/// Makes the table from a layout in the editor. The table is the same as the one from the layout's
/// file.
Result<LaidTable> laidTable(const TerrainLayout& layout, const geometry::Dimensions& dimensions);
/// The battlefield after one piece has moved to another position. The result shares the other
/// pieces with the battlefield of `table`.
Result<geometry::Battlefield> fieldWithPieceShifted(const LaidTable& table,
                                                    const geometry::PieceId& piece,
                                                    geometry::Vec2 by);

}  // namespace sightline::engine
