/// A table to be judged: its terrain as it is laid out, and as space sees it.
#pragma once
#include <vector>

#include "engine/files/layout_file.h"
#include "engine/layouts/terrain_layout.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine {

struct LaidTable {
    geometry::Battlefield field;  ///< nobody stands on it
    std::vector<geometry::PieceSpec> pieces;
    std::vector<Layout::Unagreed> unagreed{};
};

/// Problems: those of `Battlefield::make`.
Result<LaidTable> laidTable(const Layout& layout, const geometry::Dimensions& dimensions);
/// Of a layout that is being edited, as it would be read from its file.
Result<LaidTable> laidTable(const TerrainLayout& layout, const geometry::Dimensions& dimensions);
/// The same table with one of its pieces elsewhere.
Result<LaidTable> withPieceShifted(const LaidTable& table, const geometry::PieceId& piece,
                                   geometry::Vec2 by);

}  // namespace sightline::engine
