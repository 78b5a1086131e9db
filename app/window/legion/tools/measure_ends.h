/// The possible ends of a ruler: miniatures, terrain pieces, points.
#pragma once
#include <QString>
#include <variant>

#include "app/window/legion/tools/table_pointer.h"
#include "geometry/range/range.h"

namespace sightline::app {

struct MeasureEnd {
    std::variant<engine::MiniId, geometry::PieceId, geometry::Vec3> what;
    bool operator==(const MeasureEnd&) const = default;
};

MeasureEnd endAt(const TablePointer& pointer);
QString nameOf(const MeasureEnd& end, const engine::View& view);
/// The miniature of an end. A point counts as a small trooper that stands there. Empty for terrain.
std::optional<geometry::Mini> standAt(const MeasureEnd& end, const engine::View& view);
/// The height of the surface below the end, or the top of a piece.
double levelOf(const MeasureEnd& end, const engine::View& view);

/// The horizontal distance between two ends, with its band and its line.
geometry::Range rangeBetween(const engine::View& view, const MeasureEnd& from,
                             const MeasureEnd& to);

}  // namespace sightline::app
