/// Ground map of one mover: a precomputed grid over the table. It marks the cells that are surely
/// passable, or surely blocked, for a tool or a base. For all other cells, the caller needs the
/// exact check.
#pragma once
#include <cstdint>
#include <vector>

#include "geometry/move/private/tool_ground.h"
#include "geometry/shape/private/plan_rows.h"

namespace sightline::geometry {

class GroundMap {
  public:
    /// All later queries must be inside `region`. Cells outside of the region are unknown.
    GroundMap(const Battlefield& field, const Box& region, const GroundMover& strider,
              bool crossesImpassable);

    enum class Way : unsigned char { clear, unknown, blocked };
    /// The map's result for the ground under the movement tool. Clear: no terrain blocks or slows
    /// the tool.
    Way underTool(const PlanShape& tool) const;
    /// True if terrain in the given cell may block or slow the movement tool.
    bool mayMatter(int column, int row) const {
        const bool known = row >= firstRow_ && row < firstRow_ + rows_ && column >= firstColumn_ &&
                           column < firstColumn_ + columns_;
        return !known || before(column + 1, row).mayBlockTool != before(column, row).mayBlockTool;
    }
    /// The map's result for the ground under the base. Clear: bare mat. Blocked: matter is in the
    /// way of the silhouette at every height at which the base may rest.
    Way underBase(const Outline& base) const;
    /// The known cells: the first column and row, counted from the table's corner, and the numbers
    /// of columns and rows.
    int firstColumn() const { return firstColumn_; }
    int firstRow() const { return firstRow_; }
    int columns() const { return columns_; }
    int rows() const { return rows_; }
    /// True if the given cell contains matter that may impede a base that slides over it. Requires
    /// a known cell.
    bool mayImpede(int column, int row) const {
        return before(column + 1, row).mayImpede != before(column, row).mayImpede;
    }
    /// True if the matter in the given cell impedes every base that covers the cell.
    bool impedesAll(int column, int row) const {
        return before(column + 1, row).impedesAll != before(column, row).impedesAll;
    }

  private:
    // Prefix sums of the marks in one row of cells. For each kind of mark: the number of cells with
    // this mark before a column.
    struct PrefixCounts {
        /// Numbers of cells that may block or slow the tool, and of cells that surely block it.
        std::uint16_t mayBlockTool = 0, blocksTool = 0;
        std::uint16_t any = 0, blocksBase = 0, mayImpede = 0, impedesAll = 0;
    };
    struct Marks {
        bool mayBlockTool = false, blocksTool = false, any = false, blocksBase = false;
        bool mayImpede = false, impedesAll = false;
    };
    struct Sum {
        bool outside = false, some = false, sure = false;
    };
    void markMesh(const Piece& piece);
    void markSolid(const Piece& piece);
    Marks& at(int column, int row) {
        return marks_[static_cast<std::size_t>(row - firstRow_) *
                          static_cast<std::size_t>(columns_) +
                      static_cast<std::size_t>(column - firstColumn_)];
    }
    void count();
    bool blocksBase(std::span<const Layer> layers) const;
    bool mayImpede(const Piece& mesh, std::span<const Layer> layers) const;
    bool isInside(const RowSpan& span) const;
    const PrefixCounts& before(int column, int row) const {
        return counts_[static_cast<std::size_t>(row - firstRow_) *
                           static_cast<std::size_t>(columns_ + 1) +
                       static_cast<std::size_t>(column - firstColumn_)];
    }

    TableSize table_{};
    GroundMover strider_;
    bool crossesImpassable_ = false;
    double highestFloor_ = 0.0;  ///< z of the highest floor on which a base may rest
    int firstColumn_ = 0, firstRow_ = 0, columns_ = 0, rows_ = 0;
    std::vector<Marks> marks_;
    std::vector<PrefixCounts> counts_;
};

}  // namespace sightline::geometry
