/// The grid of the walkable ground on a table: cells in which a base can stand, and cells that a
/// base can cross. Source: Core Rulebook p. 12-13 (Fitting on Terrain), p. 24-28 (Movement).
#pragma once
#include <string>
#include <vector>

#include "geometry/base/parallel_for.h"
#include "geometry/place/placement.h"

namespace sightline::engine {

/// A base with its silhouette that moves over the grid. The small base is a trooper; any other base
/// is a ground vehicle with a large silhouette.
struct Traveler {
    std::string base;       ///< name of the base in the table of dimensions, such as "27mm"
    geometry::Mini mini{};  ///< base and silhouette of the traveler; the position is not used
    geometry::PlacementTerms terms{};
    double step = 0.0;  ///< largest change of height in one move, inches; also the height of
                        ///< obstacles that the traveler can cross
    /// Largest change of height in a climb, inches; 0: the traveler cannot climb.
    double climb = 0.0;
};
/// One traveler for each base in the table of dimensions, sorted by width.
std::vector<Traveler> travelersOf(const geometry::Dimensions& dimensions);

/// A grid of cells. The place of a cell is its centre on the highest surface. Surfaces under a roof
/// are ignored.
struct Ground {
    struct Cell {
        float z = 0.0F;  ///< height of a base that stands in the cell, or of an obstacle that a
                         ///< move must cross
        bool stands = false;  ///< true: the base may end here in at least one facing
        bool passes = false;  ///< true: a move may cross the cell
        bool slows = false;   ///< true: the terrain is difficult
    };
    double cell = 0.5;  ///< size of a cell in inches
    int columns = 0, rows = 0;
    std::vector<Cell> cells;  ///< cells in row-major order

    std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(column);
    }
    bool has(int column, int row) const {
        return column >= 0 && row >= 0 && column < columns && row < rows;
    }
    const Cell& at(int column, int row) const { return cells[index(column, row)]; }
    geometry::Vec2 centre(std::size_t index) const;
    /// The area of the cells in which the base can stand, in square inches.
    double standingArea() const;
};

/// Computes the grid for one traveler. `judgePlacement` decides where the base can stand. A base
/// that is not round is tried in four facings. A move may cross a cell if no impassable terrain is
/// in a circle around the cell's centre. The circle is as wide as a notched base, or, for other
/// bases, as the movement tool.
Ground groundOf(const geometry::Battlefield& field, const Traveler& goer, double cell,
                const Workers& workers);
/// Updates the cells in and near the rectangle from `low` to `high`, after the terrain in the
/// rectangle has changed.
void lookAgain(const geometry::Battlefield& field, const Traveler& goer, Ground& ground,
               geometry::Vec2 low, geometry::Vec2 high);

}  // namespace sightline::engine
