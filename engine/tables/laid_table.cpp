#include "engine/tables/laid_table.h"

#include <glm/common.hpp>

namespace sightline::engine {

Result<LaidTable> laidTable(const Layout& layout, const geometry::Dimensions& dimensions) {
    auto field = geometry::Battlefield::make(layout.table, layout.pieces, dimensions);
    if (!field) return field.problem();
    return LaidTable{std::move(field).value(), layout.pieces, layout.unagreed};
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
