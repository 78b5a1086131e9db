/// Cells: convex parts of the surfaces of two silhouettes. A sight proof checks pairs of cells.
/// Private to geometry. Every segment between two silhouettes contains a segment between the sides
/// that face each other. So only these sides are divided into cells.
#pragma once
#include <memory>
#include <vector>

#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// A prism inside a silhouette. Its corners are at most 0.0005 inches from the silhouette's
/// outline. Between the corners, the gap between the prism and the outline is at most `most`.
struct Prism {
    Prism(const Silhouette& silhouette, double most);
    Vec2 at(double place) const;  ///< the point at a position on the polygon's border: 2.0 is
                                  ///< corner 2, 2.5 is halfway from corner 2 to corner 3; after the
                                  ///< last corner, the positions begin again
    Polygon polygon;
    double bottom = 0.0, top = 0.0;
};

struct Cell {
    enum class Kind { whole, side, cap };
    Kind kind = Kind::whole;
    /// For a side cell: first and last position on the polygon's border (as for `Prism::at`).
    double first = 0.0, last = 0.0;
    /// For a side cell: lowest and highest z. For a cap cell: `high` is its z.
    double low = 0.0, high = 0.0;
    Polygon cap;
    std::vector<Vec3> corners;

    Vec3 centre() const;
    double extent(Vec3 way) const;
    double size() const;  ///< longest side of the cell's bounding box
};

/// One cell with all sides of `prism` through which a segment to `other` can pass.
Cell wholeCell(const Prism& prism, const Prism& other);
/// Splits a cell of `prism` into parts along the direction `way`.
std::vector<Cell> partsOf(const Cell& cell, const Prism& prism, const Prism& other, Vec3 way);

}  // namespace sightline::geometry
