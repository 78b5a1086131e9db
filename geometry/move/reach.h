/// Reach: a grid of all cells in which a unit leader may end a move. Core Rulebook p. 24-28.
#pragma once
#include "geometry/move/move.h"

namespace sightline::geometry {

/// The legal ends of one move, on a grid that is fixed to the table. The centre of the cell
/// (column, row) is ((firstColumn + column + 0.5) * cell, (firstRow + row + 0.5) * cell).
struct Reach {
    double cell = 0.25;
    int firstColumn = 0, firstRow = 0;
    int columns = 0, rows = 0;
    std::vector<int> moves;  ///< for each cell, row by row: index of its move in `ways`, or -1
    /// For each legal cell, row by row: z of the base at rest.
    std::vector<double> z;
    std::vector<Move> ways;  ///< different moves; on small bases, many cells share one tool pose

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
    double cell = 0.25;  ///< side of a cell, inches; at least 0.02
};

/// Computes the reach of a leader. `judgeMove` accepts the move to every legal cell. Two kinds of
/// legal places may be missing: a place to which all tools have nearly the same direction (within a
/// few degrees), as through a gap; and a cell with a legal corner but no legal centre. The reach is
/// empty for pivots and at speed 0.
Reach reachOf(const Battlefield& field, const Mini& mover, const MoveTerms& terms,
              std::span<const PlacedMini> others = {}, std::span<const PlacedMini> forbidden = {},
              const ReachSettings& settings = {});

/// The legal move that ends closest to the target, fast enough for dragging. It starts from a
/// precomputed reach and then refines the end beyond the cell size. The other arguments must be
/// those from which `reach` was computed.
std::optional<SolvedMove> closestLegalMove(const Battlefield& field, const Mini& mover, Vec2 target,
                                           const MoveTerms& terms, const Reach& reach,
                                           std::span<const PlacedMini> others = {},
                                           std::span<const PlacedMini> forbidden = {});

}  // namespace sightline::geometry
