/// A table to be judged: its layout and its terrain as a battlefield.
#pragma once
#include <vector>

#include "engine/layouts/layout_file.h"
#include "engine/layouts/terrain_layout.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine {

struct LaidTable {
    geometry::Battlefield field;  ///< without miniatures
    std::vector<geometry::PieceSpec> pieces;
    std::vector<Layout::OpenFact> unagreed{};
};

/// Errors: those of `Battlefield::make`.
Result<LaidTable> laidTable(const Layout& layout, const geometry::Dimensions& dimensions);
/// For a layout in the editor; the same result as from its file.
Result<LaidTable> laidTable(const TerrainLayout& layout, const geometry::Dimensions& dimensions);
/// The table's field with one piece at another position. It shares the other pieces with the table.
Result<geometry::Battlefield> fieldWithPieceShifted(const LaidTable& table,
                                                    const geometry::PieceId& piece,
                                                    geometry::Vec2 by);

}  // namespace sightline::engine
