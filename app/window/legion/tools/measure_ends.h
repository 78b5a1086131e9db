/// The two ends of a ruler: each is a miniature, a terrain piece or a point.
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
/// The miniature at an end of a ruler. If the end is a point, a trooper on a small base is assumed
/// to stand there. Empty for terrain.
std::optional<geometry::Mini> standAt(const MeasureEnd& end, const engine::View& view);
/// The height of an end of a ruler: the ground below a miniature or point, or the top of a terrain
/// piece.
double levelOf(const MeasureEnd& end, const engine::View& view);

/// The horizontal distance between two ends of a ruler, with its range band and the line that was
/// measured.
geometry::Range rangeBetween(const engine::View& view, const MeasureEnd& from,
                             const MeasureEnd& to);

}  // namespace sightline::app
