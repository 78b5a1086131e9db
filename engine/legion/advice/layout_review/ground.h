/// Walkability grid of a table: cells where a base can stand, and cells that it can cross. Source:
/// Core Rulebook p. 12-13 (Fitting on Terrain), p. 24-28 (Movement).
#pragma once
#include <string>
#include <vector>

#include "geometry/base/parallel_for.h"
#include "geometry/place/placement.h"

namespace sightline::engine {

/// The base and silhouette that move over the grid: a trooper on the small base, a ground vehicle
/// with a large silhouette on any other base.
struct Traveler {
    std::string base;       ///< name in the dimensions
    geometry::Mini mini{};  ///< its base and silhouette; the position has no meaning
    geometry::PlacementTerms terms{};
    double step = 0.0;   ///< inches up or down; also the height of crossable obstacles
    double climb = 0.0;  ///< the same with a climb; 0: it does not climb
};
/// One goer for each base of the dimensions, the narrowest first.
std::vector<Traveler> travelersOf(const geometry::Dimensions& dimensions);

/// A grid of cells. The place of a cell is its centre, on the highest surface; surfaces under a
/// roof are ignored.
struct Ground {
    struct Cell {
        float z = 0.0F;       ///< height of the base at rest, or height of the obstacle to cross
        bool stands = false;  ///< the base may end here in at least one facing
        bool passes = false;  ///< a move may cross the cell
        bool slows = false;   ///< difficult terrain
    };
    double cell = 0.5;  ///< inches
    int columns = 0, rows = 0;
    std::vector<Cell> cells;  ///< in row-major order

    std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(column);
    }
    bool has(int column, int row) const {
        return column >= 0 && row >= 0 && column < columns && row < rows;
    }
    const Cell& at(int column, int row) const { return cells[index(column, row)]; }
    geometry::Vec2 centre(std::size_t index) const;
    /// Area of the cells where the base can stand, in square inches.
    double standingArea() const;
};

/// Tests positions with `judgePlacement`; a base that is not round is tried in four facings. A move
/// may cross a cell if no impassable terrain is within the width of the tool (for a base without a
/// swept path) or within the width of the base (for other bases).
Ground groundOf(const geometry::Battlefield& field, const Traveler& goer, double cell,
                const Workers& workers);
/// Updates the grid after terrain changed only within that rectangle.
void lookAgain(const geometry::Battlefield& field, const Traveler& goer, Ground& ground,
               geometry::Vec2 low, geometry::Vec2 high);

}  // namespace sightline::engine
