/// Reach: everywhere the unit leader may end a move, and how. Core Rulebook p. 24-28.
#pragma once
#include "geometry/move/move.h"

namespace sightline::geometry {

/// Where the leader may stand after one move, on a grid that lies fast on the table: the centre of
/// cell (column, row) is ((firstColumn + column + 0.5) * cell, (firstRow + row + 0.5) * cell).
struct Reach {
    double cell = 0.25;
    int firstColumn = 0, firstRow = 0;
    int columns = 0, rows = 0;
    std::vector<int> moves;  ///< for every cell, row by row: index in `ways`, or -1
    std::vector<double> z;   ///< for every cell: where the base would rest, when it may
    std::vector<Move> ways;  ///< tool poses, shared by many cells for small bases

    std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(column);
    }
    Vec2 centre(int column, int row) const {
        return {(firstColumn + column + 0.5) * cell, (firstRow + row + 0.5) * cell};
    }
    bool legal(int column, int row) const { return moves[index(column, row)] >= 0; }
    /// The legal move whose end is the centre of a legal cell.
    Move moveTo(int column, int row) const;
    /// Square inches of legal cells.
    double area() const;
};

struct ReachSettings {
    double cell = 0.25;  ///< inches; at least 0.02
};

/// Every cell told legal is: `judgeMove` says so of its move. A place that is left out may still be
/// legal where the tool has less room than a few degrees of play in a gap, or a cell's centre is
/// not legal though a corner of the cell is. Empty for pivots, at speed 0 and where nothing is
/// legal.
Reach reachOf(const Battlefield& field, const Mini& mover, const MoveTerms& terms,
              std::span<const PlacedMini> others = {}, std::span<const PlacedMini> forbidden = {},
              const ReachSettings& settings = {});

/// The legal move that ends closest to the target, looked up in a reach that was worked out once,
/// and then made closer than the cell: for dragging. Same arguments as the reach was made with.
std::optional<SolvedMove> closestLegalMove(const Battlefield& field, const Mini& mover, Vec2 target,
                                           const MoveTerms& terms, const Reach& reach,
                                           std::span<const PlacedMini> others = {},
                                           std::span<const PlacedMini> forbidden = {});

}  // namespace sightline::geometry
