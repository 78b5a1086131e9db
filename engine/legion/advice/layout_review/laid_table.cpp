#include "engine/legion/advice/layout_review/laid_table.h"

#include <glm/common.hpp>

namespace sightline::engine {
namespace {

void addUnagreed(const TerrainPiece& piece, std::vector<Layout::OpenFact>& unagreed) {
    if (piece.kind == geometry::Kind::barricade) return;
    const TerrainFacts& facts = piece.facts;
    if (!facts.movement) unagreed.push_back(unagreedFact(piece.id, Layout::Fact::movement));
    if (!facts.cover) unagreed.push_back(unagreedFact(piece.id, Layout::Fact::cover));
    if (!facts.blocksLos) unagreed.push_back(unagreedFact(piece.id, Layout::Fact::sight));
}

}  // namespace

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
        addUnagreed(piece, unagreed);
    }
    auto field = geometry::Battlefield::make(layout.table, pieces, dimensions);
    if (!field) return field.problem();
    return LaidTable{std::move(field).value(), std::move(pieces), std::move(unagreed)};
}

Result<LaidTable> withPieceShifted(const LaidTable& table, const geometry::PieceId& piece,
                                   geometry::Vec2 by) {
    LaidTable shifted = table;
    for (geometry::PieceSpec& one : shifted.pieces) {
        if (one.id != piece) continue;
        one.position.x += by.x;
        one.position.y += by.y;
    }
    auto field =
        geometry::Battlefield::make(table.field.table(), shifted.pieces, table.field.dimensions());
    if (!field) return field.problem();
    shifted.field = std::move(field).value();
    return shifted;
}

}  // namespace sightline::engine
