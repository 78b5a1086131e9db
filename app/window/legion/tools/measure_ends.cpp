#include "app/window/legion/tools/measure_ends.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/cases.h"
#include "app/window/shell/words/table_words.h"

namespace sightline::app {
namespace {

using geometry::Outline;
using geometry::Vec2;
using geometry::Vec3;

/// The outline of a ruler's end as convex parts: a base, a point, or each edge of a terrain piece's
/// footprint.
std::vector<Outline> outlinesOf(const MeasureEnd& end, const engine::View& view) {
    const auto edges = [&](const geometry::PieceId& id) {
        std::vector<Outline> outlines;
        const geometry::PieceInfo* piece = view.battlefield.piece(id);
        if (!piece) return outlines;
        const geometry::Polygon& print = piece->footprint;
        for (std::size_t i = 0; i < print.size(); ++i) {
            outlines.push_back({print[i], print[(i + 1) % print.size()], 0.0});
        }
        return outlines;
    };
    const auto base = [&](engine::MiniId id) {
        return std::vector{geometry::outlineOf(view.mini(id).mini)};
    };
    const auto point = [](const Vec3& at) { return std::vector{Outline{Vec2{at}, Vec2{at}, 0.0}}; };
    return std::visit(Cases{base, edges, point}, end.what);
}

/// True if one end of the ruler is a terrain piece and its footprint contains the middle of the
/// other end. The distance between the ends is then 0.
bool covers(const MeasureEnd& end, const Outline& other, const engine::View& view) {
    const auto* id = std::get_if<geometry::PieceId>(&end.what);
    const geometry::PieceInfo* piece = id ? view.battlefield.piece(*id) : nullptr;
    return piece && geometry::contains(piece->footprint, (other.a + other.b) / 2.0);
}

}  // namespace

MeasureEnd endAt(const TablePointer& pointer) {
    if (pointer.mini) return {*pointer.mini};
    if (pointer.piece) return {*pointer.piece};
    return {pointer.ground};
}

QString nameOf(const MeasureEnd& end, const engine::View& view) {
    const auto mini = [&](engine::MiniId id) { return UnitWords::label(view, view.mini(id).unit); };
    const auto piece = [&](const geometry::PieceId& id) {
        const geometry::PieceInfo* info = view.battlefield.piece(id);
        return QString::fromStdString(info && !info->name.empty() ? info->name : id);
    };
    const auto point = [](const Vec3&) {
        return QCoreApplication::translate("MeasureTool", "point");
    };
    return std::visit(Cases{mini, piece, point}, end.what);
}

std::optional<geometry::Mini> standAt(const MeasureEnd& end, const engine::View& view) {
    if (const auto* id = std::get_if<engine::MiniId>(&end.what)) return view.mini(*id).mini;
    const auto* at = std::get_if<Vec3>(&end.what);
    const geometry::Dimensions& sizes = view.battlefield.dimensions();
    const auto small = sizes.bases.find("small");
    if (!at || small == sizes.bases.end()) return std::nullopt;
    return geometry::Mini{*at, {}, small->second, sizes.smallSilhouette};
}

double levelOf(const MeasureEnd& end, const engine::View& view) {
    const auto mini = [&](engine::MiniId id) { return view.mini(id).mini.position.z; };
    const auto piece = [&](const geometry::PieceId& id) {
        const geometry::PieceInfo* info = view.battlefield.piece(id);
        return info ? info->top : 0.0;
    };
    const auto point = [](const Vec3& at) { return at.z; };
    return std::visit(Cases{mini, piece, point}, end.what);
}

geometry::Range rangeBetween(const engine::View& view, const MeasureEnd& from,
                             const MeasureEnd& to) {
    const geometry::Dimensions& sizes = view.battlefield.dimensions();
    const auto* one = std::get_if<engine::MiniId>(&from.what);
    const auto* other = std::get_if<engine::MiniId>(&to.what);
    if (one && other) {
        return geometry::rangeBetween(sizes, view.mini(*one).mini, view.mini(*other).mini);
    }
    geometry::Range range;
    range.distance = std::numeric_limits<double>::infinity();
    for (const Outline& a : outlinesOf(from, view)) {
        for (const Outline& b : outlinesOf(to, view)) {
            geometry::PlanSegment line = geometry::closestPoints(a, b);
            if (covers(from, b, view)) line.from = line.to;
            if (covers(to, a, view)) line.to = line.from;
            const double distance = glm::distance(line.from, line.to);
            if (distance >= range.distance) continue;
            range.distance = distance;
            range.line = line;
        }
    }
    range.band = geometry::bandOf(sizes, range.distance);
    range.withinHalf = range.band <= 0.5;
    return range;
}

}  // namespace sightline::app
