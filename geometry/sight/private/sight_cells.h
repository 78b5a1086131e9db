/// Convex parts of the boundaries of two silhouettes, as the units of a sight proof. Private to
/// geometry. Every segment between two silhouettes contains a segment between the sides that face
/// each other, so only those parts are used.
#pragma once
#include <memory>
#include <vector>

#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// A prism with corners on the silhouette's outline. It is at most `most` smaller anywhere.
struct Prism {
    Prism(const Silhouette& silhouette, double most);
    Vec2 at(double place) const;  ///< on the polygon; whole numbers are corners, cyclic
    Polygon polygon;
    double bottom = 0.0, top = 0.0;
};

struct Cell {
    enum class Kind { whole, side, cap };
    Kind kind = Kind::whole;
    double first = 0.0, last = 0.0;  ///< for a side: places on the polygon
    double low = 0.0, high = 0.0;    ///< for a side: heights; a cap lies at `high`
    Polygon cap;
    std::vector<Vec3> corners;

    Vec3 centre() const;
    double extent(Vec3 way) const;
    double size() const;  ///< of its box, the longest side
};

/// The sides of `prism` through which segments to `other` can leave, as one cell.
Cell wholeCell(const Prism& prism, const Prism& other);
/// Splits the cell into parts along `way`.
std::vector<Cell> partsOf(const Cell& cell, const Prism& prism, const Prism& other, Vec3 way);

}  // namespace sightline::geometry
