/// Rasterizes a convex outline on a grid. For each row of cells, it finds the cells that the
/// outline may meet and the cells that are surely inside. Private to geometry.
#pragma once
#include <algorithm>
#include <cmath>
#include <span>

#include "geometry/measure/measures.h"
#include "geometry/measure/outline.h"

namespace sightline::geometry {

/// The cells of one row. The outline may meet columns first to last-1. Columns innerFirst to
/// innerLast-1 are surely inside it.
struct RowSpan {
    int row = 0;
    int first = 0, last = 0;
    int innerFirst = 0, innerLast = 0;
    bool holds(int column) const { return column >= innerFirst && column < innerLast; }
};

/// A convex set in the plan: a polygon or an outline. The polygon is not copied, so it must outlive
/// this object.
class PlanShape {
  public:
    explicit PlanShape(std::span<const Vec2> polygon) : polygon_(polygon) {}
    explicit PlanShape(const Outline& outline) : outline_(outline), round_(true) {
        const Vec2 along = outline.b - outline.a;
        const double length = glm::length(along);
        if (length == 0.0) return;
        const Vec2 side = Vec2(-along.y, along.x) * (outline.radius / length);
        sides_[0] = outline.a - side, sides_[1] = outline.b - side;
        sides_[2] = outline.b + side, sides_[3] = outline.a + side;
        long_ = true;
    }

    /// Calls `each(RowSpan)` for the rows of a grid with cells of the given size, from low to high,
    /// until `each` returns true.
    template <class Each>
    bool eachRow(double size, Each each) const {
        const auto [low, high] = rows();
        const int last = static_cast<int>(std::floor((high + hair) / size));
        int row = static_cast<int>(std::floor((low - hair) / size));
        Range below = at(row * size);
        for (; row <= last; ++row) {
            const Range above = at((row + 1) * size);
            Range all = within(row * size, (row + 1) * size);
            all.add(below);
            all.add(above);
            RowSpan span{row};
            if (!all.empty()) {
                span.first = static_cast<int>(std::floor((all.lo - hair) / size));
                span.last = static_cast<int>(std::floor((all.hi + hair) / size)) + 1;
                const double lo = std::max(below.lo, above.lo), hi = std::min(below.hi, above.hi);
                if (!below.empty() && !above.empty() && lo < hi) {
                    span.innerFirst = static_cast<int>(std::ceil((lo + hair) / size));
                    span.innerLast = static_cast<int>(std::floor((hi - hair) / size));
                }
                if (each(span)) return true;
            }
            below = above;
        }
        return false;
    }

  private:
    static constexpr double hair = 1e-9;
    struct Range {
        double lo = 1e30, hi = -1e30;
        bool empty() const { return lo > hi; }
        void add(double x) {
            lo = std::min(lo, x);
            hi = std::max(hi, x);
        }
        void add(const Range& other) {
            lo = std::min(lo, other.lo);
            hi = std::max(hi, other.hi);
        }
    };
    std::span<const Vec2> corners() const {
        return round_ ? std::span<const Vec2>(sides_, long_ ? 4 : 0) : polygon_;
    }
    std::pair<double, double> rows() const {
        Range all;
        for (const Vec2 corner : corners()) all.add(corner.y);
        if (round_)
            for (const Vec2 end : {outline_.a, outline_.b}) {
                all.add(end.y - outline_.radius);
                all.add(end.y + outline_.radius);
            }
        return {all.lo, all.hi};
    }
    // The range of x where the horizontal line at `y` is inside the shape.
    Range at(double y) const {
        Range range;
        const auto polygon = corners();
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec2 a = polygon[i], b = polygon[i + 1 == polygon.size() ? 0 : i + 1];
            if ((a.y < y && b.y < y) || (a.y > y && b.y > y)) continue;
            if (a.y == b.y) {
                range.add(a.x);
                range.add(b.x);
            } else {
                range.add(a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)));
            }
        }
        if (round_) addRound(range, y, y);
        return range;
    }
    // The range of x of the shape's corners and round ends between y = `low` and y = `high`.
    Range within(double low, double high) const {
        Range range;
        for (const Vec2 corner : corners())
            if (corner.y >= low && corner.y <= high) range.add(corner.x);
        if (round_) addRound(range, low, high);
        return range;
    }
    void addRound(Range& range, double low, double high) const {
        for (const Vec2 end : {outline_.a, outline_.b}) {
            const double off = std::clamp(end.y, low, high) - end.y;
            const double squared = outline_.radius * outline_.radius - off * off;
            if (squared < 0.0) continue;
            range.add(end.x - std::sqrt(squared));
            range.add(end.x + std::sqrt(squared));
        }
    }

    std::span<const Vec2> polygon_{};
    Outline outline_{};
    Vec2 sides_[4]{};
    bool round_ = false, long_ = false;
};

}  // namespace sightline::geometry
