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
    std::vector<double> z;   ///< for each cell: height at which the base would rest, if legal
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

/// `judgeMove` accepts the move of every cell that is marked legal. Some legal places are missing:
/// a tool with less play than a few degrees in a gap, or a cell of which a corner is legal but not
/// the centre. Empty for pivots, at speed 0 and when nothing is legal.
Reach reachOf(const Battlefield& field, const Mini& mover, const MoveTerms& terms,
              std::span<const PlacedMini> others = {}, std::span<const PlacedMini> forbidden = {},
              const ReachSettings& settings = {});

/// The legal move that ends closest to the target, for dragging. Starts from a precomputed reach
/// and then refines the end beyond the cell size. Pass the arguments that the reach was made with.
std::optional<SolvedMove> closestLegalMove(const Battlefield& field, const Mini& mover, Vec2 target,
                                           const MoveTerms& terms, const Reach& reach,
                                           std::span<const PlacedMini> others = {},
                                           std::span<const PlacedMini> forbidden = {});

}  // namespace sightline::geometry
