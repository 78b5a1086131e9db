/// Where a base can stand, and what it can go over: a grid of places over the whole table.
/// Source: Core Rulebook p. 12-13 (Fitting on Terrain), p. 24-28 (Movement).
#pragma once
#include <string>
#include <vector>

#include "engine/tables/workers.h"
#include "geometry/place/placement.h"

namespace sightline::engine {

/// Somebody who goes over the table: a trooper on the small base, a ground vehicle with a large
/// silhouette on any other.
struct Goer {
    std::string base;       ///< by its name in the dimensions
    geometry::Mini mini{};  ///< its base and silhouette, somewhere
    geometry::PlacementTerms terms{};
    double step = 0.0;   ///< inches up or down that it moves, and height that it moves over
    double climb = 0.0;  ///< the same with a climb; 0: it makes none
};
/// One for each base of the dimensions, the narrowest first.
std::vector<Goer> goersOf(const geometry::Dimensions& dimensions);

/// Places are the middles of cells. A place is that of the highest surface: what lies under a roof
/// is not looked at.
struct Ground {
    struct Cell {
        float z = 0.0F;       ///< where the base rests, or the height that it would move over
        bool stands = false;  ///< a base may end there, in one of the facings
        bool passes = false;  ///< a move may lead over it
        bool slows = false;   ///< difficult terrain
    };
    double cell = 0.5;  ///< inches
    int columns = 0, rows = 0;
    std::vector<Cell> cells;  ///< row by row

    std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(column);
    }
    bool has(int column, int row) const {
        return column >= 0 && row >= 0 && column < columns && row < rows;
    }
    const Cell& at(int column, int row) const { return cells[index(column, row)]; }
    geometry::Vec2 centre(std::size_t index) const;
    /// Square inches of places where it stands.
    double standingArea() const;
};

/// Legal by `judgePlacement`; a base that is no disc is tried in four facings. A move leads over
/// every place that no impassable terrain lies under: of the width of the tool for a base that has
/// no swept path, of the width of the base for others.
Ground groundOf(const geometry::Battlefield& field, const Goer& goer, double cell,
                const Workers& workers);
/// The same ground after terrain changed within that rectangle only.
void lookAgain(const geometry::Battlefield& field, const Goer& goer, Ground& ground,
               geometry::Vec2 low, geometry::Vec2 high);

}  // namespace sightline::engine
