#include "engine/legion/advice/layout_review/seen_from.h"

#include <algorithm>
#include <cmath>

namespace sightline::engine {
namespace {

double shareSeen(const VisibilityFrom& seen, const std::vector<float>& values,
                 const geometry::Territory& within) {
    int counted = 0, of = 0;
    for (int row = 0; row < seen.rows; ++row)
        for (int column = 0; column < seen.columns; ++column) {
            const geometry::Vec2 at((column + 0.5) * seen.cell, (row + 0.5) * seen.cell);
            const bool inside = std::any_of(within.begin(), within.end(), [&](const auto& area) {
                return geometry::contains(area, at);
            });
            if (!within.empty() && !inside) continue;
            ++of;
            if (values[seen.index(column, row)] > 0.0F) ++counted;
        }
    return of > 0 ? static_cast<double>(counted) / of : 0.0;
}

double valueAt(const VisibilityFrom& seen, const std::vector<float>& values, geometry::Vec2 at) {
    const int column = std::clamp(static_cast<int>(at.x / seen.cell), 0, seen.columns - 1);
    const int row = std::clamp(static_cast<int>(at.y / seen.cell), 0, seen.rows - 1);
    return static_cast<double>(values[seen.index(column, row)]);
}

}  // namespace

double VisibilityFrom::seenShare(const geometry::Territory& within) const {
    return shareSeen(*this, exposed, within);
}
double VisibilityFrom::openShare(const geometry::Territory& within) const {
    return shareSeen(*this, open, within);
}
double VisibilityFrom::exposedAt(geometry::Vec2 at) const { return valueAt(*this, exposed, at); }
double VisibilityFrom::openAt(geometry::Vec2 at) const { return valueAt(*this, open, at); }

VisibilityFrom seenFrom(const geometry::Battlefield& field, const geometry::Territory& territory,
                        const SeenSettings& settings) {
    geometry::ExposureSettings exposure;
    exposure.cell = settings.cell;
    exposure.height = settings.height;
    exposure.stop = settings.stop;
    const auto eyes = placesWithin(field, territory, settings.apart);
    const geometry::ExposureMap map = exposureOf(field, eyes, exposure);
    VisibilityFrom seen;
    seen.cell = map.cell;
    seen.columns = map.columns;
    seen.rows = map.rows;
    seen.eyes = map.eyes;
    seen.complete = map.complete;
    seen.unsureCells = geometry::unsureCells(map);
    const auto all = static_cast<float>(std::max(1, map.eyes));
    for (const geometry::ExposureMap::Cell& cell : map.cells) {
        seen.exposed.push_back(static_cast<float>(cell.seenBy) / all);
        seen.open.push_back(static_cast<float>(cell.openTo) / all);
    }
    return seen;
}

geometry::Territory usualTerritory(geometry::TableSize table, bool near) {
    const double from = near ? 0.0 : table.depth * 0.75, to = from + table.depth * 0.25;
    return {{{0.0, from}, {table.width, from}, {table.width, to}, {0.0, to}}};
}

}  // namespace sightline::engine
