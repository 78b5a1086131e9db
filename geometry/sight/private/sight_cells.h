/// Cells: convex parts of the boundaries of two silhouettes. A sight proof works with pairs of
/// cells. Private to geometry. Every segment between two silhouettes contains a segment between the
/// sides that face each other, so only those sides are used.
#pragma once
#include <memory>
#include <vector>

#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// A prism inside a silhouette. Its corners are at most 0.0005 in inside the outline of the
/// silhouette. The gap between a side of the prism and the outline is at most `most`.
struct Prism {
    Prism(const Silhouette& silhouette, double most);
    Vec2 at(double place) const;  ///< a place on the polygon's border; whole numbers are corners,
                                  ///< and places are cyclic
    Polygon polygon;
    double bottom = 0.0, top = 0.0;
};

struct Cell {
    enum class Kind { whole, side, cap };
    Kind kind = Kind::whole;
    double first = 0.0, last = 0.0;  ///< for a side cell: first and last place on the polygon
    /// For a side cell: its heights; a cap cell is at the height `high`.
    double low = 0.0, high = 0.0;
    Polygon cap;
    std::vector<Vec3> corners;

    Vec3 centre() const;
    double extent(Vec3 way) const;
    double size() const;  ///< the longest side of the cell's box
};

/// All sides of `prism` through which segments to `other` can pass, as one cell.
Cell wholeCell(const Prism& prism, const Prism& other);
/// Splits the cell into parts along the direction `way`.
std::vector<Cell> partsOf(const Cell& cell, const Prism& prism, const Prism& other, Vec3 way);

}  // namespace sightline::geometry
