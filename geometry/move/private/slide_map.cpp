// Computes the slide map: the distances from each cell of a grid to terrain that impedes a base
// which slides along the movement tool.
#include "geometry/move/private/slide_map.h"

#include <cmath>

namespace sightline::geometry {
namespace {

constexpr double slideCell = GroundCells::size;
// Stored distances are at most the base's radius plus this length, inches.
constexpr double slideFarther = 1.0;
// Rounding error of the stored distances, which are floats; inches.
constexpr double slideRounding = 1e-5;
// Minimum distance between two tests near obstacles, inches.
constexpr double leastTravel = slideCell / 2;

/// For each cell, the number of rows to the nearest marked cell in the same column, or `none` if no
/// marked cell is nearer than `none` rows.
std::vector<int> rowsAway(int columns, int rows, int none, const auto& isMarked) {
    std::vector<int> away(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    const auto at = [&](int column, int row) -> int& {
        return away[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                    static_cast<std::size_t>(column)];
    };
    for (int column = 0; column < columns; ++column) {
        int last = none;
        for (int row = 0; row < rows; ++row) {
            last = isMarked(column, row) ? 0 : std::min(none, last + 1);
            at(column, row) = last;
        }
        for (int row = rows - 1; row >= 0; --row) {
            last = std::min(at(column, row), last + 1);
            at(column, row) = last;
        }
    }
    return away;
}

// The distance from the centre of a cell to the near (or far) side of the cell that is `cells`
// cells away. The unit is half a cell, so that the distances are whole numbers.
int nearSide(int cells) { return std::max(0, 2 * cells - 1); }
int farSide(int cells) { return 2 * cells + 1; }

}  // namespace

SlideMap::SlideMap(const GroundMap& map, double radius)
    : radius_(radius),
      most_(radius + slideFarther),
      firstColumn_(map.firstColumn()),
      firstRow_(map.firstRow()),
      columns_(map.columns()),
      rows_(map.rows()) {
    measure(map);
}

void SlideMap::measure(const GroundMap& map) {
    const int reach = static_cast<int>(std::ceil(most_ / slideCell));
    const auto may = rowsAway(columns_, rows_, reach, [&](int column, int row) {
        return map.mayImpede(firstColumn_ + column, firstRow_ + row);
    });
    const auto sure = rowsAway(columns_, rows_, reach, [&](int column, int row) {
        return map.impedesAll(firstColumn_ + column, firstRow_ + row);
    });
    near_.assign(may.size(), {static_cast<float>(most_), static_cast<float>(most_)});
    const auto inches = [](int twiceSquared) {
        return static_cast<float>(std::sqrt(static_cast<double>(twiceSquared)) * slideCell / 2.0);
    };
    std::vector<int> nearest(static_cast<std::size_t>(columns_));
    const auto perRow = [&](const std::vector<int>& away, int row, auto side, auto keep) {
        const auto first = static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_);
        constexpr int none = 1 << 28;
        std::fill(nearest.begin(), nearest.end(), none);
        for (int column = 0; column < columns_; ++column) {
            const int up = away[first + static_cast<std::size_t>(column)];
            if (up >= reach) continue;
            const int squared = side(up) * side(up);
            const int low = std::max(0, column - reach),
                      high = std::min(columns_ - 1, column + reach);
            for (int other = low; other <= high; ++other) {
                const int aside = side(std::abs(other - column));
                int& least = nearest[static_cast<std::size_t>(other)];
                least = std::min(least, squared + aside * aside);
            }
        }
        for (std::size_t i = 0; i < nearest.size(); ++i)
            if (nearest[i] < none) keep(near_[first + i], inches(nearest[i]));
    };
    for (int row = 0; row < rows_; ++row) {
        perRow(may, row, nearSide,
               [](NearDistance& it, float far) { it.may = std::min(it.may, far); });
        perRow(sure, row, farSide,
               [](NearDistance& it, float far) { it.sure = std::min(it.sure, far); });
    }
}

std::optional<SlideMap::NearDistance> SlideMap::at(Vec2 point) const {
    const double x = point.x / slideCell, y = point.y / slideCell;
    const int column = static_cast<int>(std::floor(x)) - firstColumn_;
    const int row = static_cast<int>(std::floor(y)) - firstRow_;
    if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return std::nullopt;
    // The matter beyond the map's border is unknown, so the border limits the distances.
    const int border =
        std::min(std::min(column, columns_ - 1 - column), std::min(row, rows_ - 1 - row));
    const Vec2 off(x - (firstColumn_ + column) - 0.5, y - (firstRow_ + row) - 0.5);
    const double away = glm::length(off) * slideCell + slideRounding;
    const NearDistance& near =
        near_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
              static_cast<std::size_t>(column)];
    const double may = std::min(static_cast<double>(near.may), border * slideCell);
    return NearDistance{static_cast<float>(may - away), static_cast<float>(near.sure + away)};
}

GroundMap::Way SlideMap::along(Vec2 a, Vec2 b, double more) const {
    const double length = glm::distance(a, b);
    const Vec2 way = length > 0.0 ? (b - a) / length : Vec2(0.0);
    bool known = true;
    for (double travel = 0.0;;) {
        const auto near = at(a + way * travel);
        if (!near) return GroundMap::Way::unknown;
        if (near->sure <= radius_ - 2.0 * contactTolerance) return GroundMap::Way::blocked;
        const double room = near->may - radius_ - more;
        known = known && room > 0.0;
        if (travel >= length) break;
        travel = std::min(length, travel + (room > 0.0 ? room : leastTravel));
    }
    return known ? GroundMap::Way::clear : GroundMap::Way::unknown;
}

}  // namespace sightline::geometry
