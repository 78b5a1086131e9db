#include "engine/legion/advice/layout_review/laid_table.h"

#include <glm/common.hpp>

namespace sightline::engine {
Result<LaidTable> laidTable(const Layout& layout, const geometry::Dimensions& dimensions) {
    auto field = geometry::Battlefield::make(layout.table, layout.pieces, dimensions);
    if (!field) return field.problem();
    return LaidTable{std::move(field).value(), layout.pieces, layout.unagreed};
}

Result<LaidTable> laidTable(const TerrainLayout& layout, const geometry::Dimensions& dimensions) {
    std::vector<geometry::PieceSpec> pieces;
    std::vector<Layout::OpenFact> unagreed;
    pieces.reserve(layout.pieces.size());
    for (const TerrainPiece& piece : layout.pieces) {
        pieces.push_back(specOf(piece));
        for (const auto& fact : unagreedFacts(piece)) unagreed.push_back(fact);
    }
    auto field = geometry::Battlefield::make(layout.table, pieces, dimensions);
    if (!field) return field.problem();
    return LaidTable{std::move(field).value(), std::move(pieces), std::move(unagreed)};
}

Result<geometry::Battlefield> fieldWithPieceShifted(const LaidTable& table,
                                                    const geometry::PieceId& piece,
                                                    geometry::Vec2 by) {
    std::vector<geometry::PieceSpec> shifted;
    for (const geometry::PieceSpec& one : table.pieces)
        if (one.id == piece) shifted.push_back(one);
    for (geometry::PieceSpec& one : shifted) one.position += geometry::Vec3(by, 0.0);
    return table.field.replacing(std::move(shifted));
}

}  // namespace sightline::engine
