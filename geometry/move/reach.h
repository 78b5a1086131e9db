/// Reach: a grid map of all places where the unit leader may end a move. Core Rulebook p. 24-28.
#pragma once
#include "geometry/move/move.h"

namespace sightline::geometry {

/// Legal ends of one move on a grid that is fixed to the table. The centre of cell (column, row) is
/// ((firstColumn + column + 0.5) * cell, (firstRow + row + 0.5) * cell).
struct Reach {
    double cell = 0.25;
    int firstColumn = 0, firstRow = 0;
    int columns = 0, rows = 0;
    std::vector<int> moves;  ///< for each cell, row by row: index into `ways`, or -1
    /// For each legal cell, row by row: height at which the base would rest.
    std::vector<double> z;
    std::vector<Move> ways;  ///< tool poses; for small bases many cells share one pose

    std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(column);
    }
    Vec2 centre(int column, int row) const {
        return {(firstColumn + column + 0.5) * cell, (firstRow + row + 0.5) * cell};
    }
    bool legal(int column, int row) const { return moves[index(column, row)] >= 0; }
    /// The legal move that ends at the centre of a legal cell.
    Move moveTo(int column, int row) const;
    /// Area of the legal cells, square inches.
    double area() const;
};

struct ReachSettings {
    double cell = 0.25;  ///< size of a cell, inches; at least 0.02
};

/// Computes the reach. `judgeMove` accepts the move of every legal cell. Some legal places are
/// missing: places whose tool has less than a few degrees of freedom in a gap, and cells with a
/// legal corner but no legal centre. Empty for pivots, at speed 0, and if nothing is legal.
Reach reachOf(const Battlefield& field, const Mini& mover, const MoveTerms& terms,
              std::span<const PlacedMini> others = {}, std::span<const PlacedMini> forbidden = {},
              const ReachSettings& settings = {});

/// The legal move with the end closest to the target, for dragging. It starts from a precomputed
/// reach and then refines the end beyond the cell size. The other arguments must be the arguments
/// of that reach.
std::optional<SolvedMove> closestLegalMove(const Battlefield& field, const Mini& mover, Vec2 target,
                                           const MoveTerms& terms, const Reach& reach,
                                           std::span<const PlacedMini> others = {},
                                           std::span<const PlacedMini> forbidden = {});

}  // namespace sightline::geometry
