/// The triangles of a terrain model, sorted into the cells of a grid that is fixed to the table.
/// Each cell has a list of layers (parts of triangles). The cells of a model are computed on first
/// use.
#pragma once
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "geometry/shape/private/clipping.h"
#include "geometry/shape/private/indexed_mesh.h"

namespace sightline::geometry {

/// A layer: the part of one triangle over a cell.
struct Layer {
    double lo = 0.0, hi = 0.0;
    int face = 0;            ///< number of the triangle in the piece's mesh (`skin`)
    bool overSolid = false;  ///< true for the top of a closed body, with matter just below it
};

class GroundCells {
  public:
    static constexpr double size = 0.125;  ///< side of a cell, inches

    GroundCells() = default;
    explicit GroundCells(const IndexedMesh& skin);

    int firstColumn() const { return firstColumn_; }
    int firstRow() const { return firstRow_; }
    int columns() const { return columns_; }
    int rows() const { return rows_; }

    struct Cell {
        std::uint32_t first = 0, count = 0;
        double hi = -1e30;  ///< z of the highest layer
    };
    /// The cell in the given column and row, counted from the table's corner. Null if the cell has
    /// no layers.
    const Cell* at(int column, int row) const {
        column -= firstColumn_, row -= firstRow_;
        if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return nullptr;
        const Cell& cell =
            cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                   static_cast<std::size_t>(column)];
        return cell.count > 0 ? &cell : nullptr;
    }
    std::span<const Layer> layers(const Cell& cell) const {
        return std::span(layers_).subspan(cell.first, cell.count);
    }
    /// The part of the triangle over a cell.
    static ClippedPolygon over(const Triangle& triangle, int column, int row) {
        return ClippedPolygon::of(triangle)
            .strip(1, row * size, (row + 1) * size)
            .strip(0, column * size, (column + 1) * size);
    }

  private:
    int firstColumn_ = 0, firstRow_ = 0, columns_ = 0, rows_ = 0;
    std::vector<Cell> cells_;
    std::vector<Layer> layers_;
};

/// The ground cells of a piece, computed on first use. Thread-safe.
class GroundCellsOnce {
  public:
    const GroundCells& of(const IndexedMesh& skin) {
        std::call_once(once_, [&] { cells_ = GroundCells(skin); });
        return cells_;
    }

  private:
    std::once_flag once_;
    GroundCells cells_;
};

}  // namespace sightline::geometry
