#include "geometry/shape/private/line_step.h"

#include <vector>

namespace sightline::geometry {
namespace {

// Variables of the linear program: for each of the six coordinates of a line's two ends, a step
// forward and a step back (as shares of `reach`); then the least distance. The last column holds
// the bounds.
constexpr std::size_t variables = 13, leastDistance = 12, bound = 13;
constexpr int mostPivots = 80;
constexpr double nothing = 1e-12;  // size below which gains and slopes count as zero

using Row = std::array<double, variables + 1>;

// Dictionary of the simplex method. The method maximizes `gain_` while every row stays within its
// bound. Each row has a slack variable. Only the columns of the nonbasic variables are stored.
class Dictionary {
  public:
    void add(const Row& row) {
        names_.push_back(variables + rows_.size());
        rows_.push_back(row);
    }

    std::array<double, variables> solved(const Row& gain) {
        gain_ = gain;
        for (std::size_t i = 0; i < variables; ++i) columns_[i] = i;
        for (int i = 0; i < mostPivots; ++i) {
            const std::size_t column = bestColumn();
            if (gain_[column] <= nothing) break;
            const std::size_t row = tightest(column);
            if (row == rows_.size()) break;
            pivot(row, column);
        }
        std::array<double, variables> values{};
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (names_[i] < variables) values[names_[i]] = rows_[i][bound];
        return values;
    }

  private:
    std::size_t bestColumn() const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < variables; ++i)
            if (gain_[i] > gain_[best]) best = i;
        return best;
    }

    std::size_t tightest(std::size_t column) const {
        std::size_t best = rows_.size();
        double least = 0.0;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (rows_[i][column] <= nothing) continue;
            const double here = rows_[i][bound] / rows_[i][column];
            if (best == rows_.size() || here < least) {
                least = here;
                best = i;
            }
        }
        return best;
    }

    void pivot(std::size_t at, std::size_t column) {
        Row& by = rows_[at];
        const double share = 1.0 / by[column];
        for (double& value : by) value *= share;
        by[column] = share;
        const auto clear = [&](Row& row) {
            const double times = row[column];
            if (times == 0.0) return;
            row[column] = 0.0;
            for (std::size_t i = 0; i <= variables; ++i) row[i] -= times * by[i];
        };
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (i != at) clear(rows_[i]);
        clear(gain_);
        std::swap(names_[at], columns_[column]);
    }

    std::vector<Row> rows_;
    Row gain_{};
    std::vector<std::size_t> names_;  // number of the basic variable of each row
    std::array<std::size_t, variables> columns_{};
};

Row rowOf(const Slope& slope, double reach) {
    Row row{};
    for (std::size_t i = 0; i < 6; ++i) {
        row[i] = -slope.change[i] * reach;
        row[i + 6] = -row[i];
    }
    row[bound] = slope.value;
    return row;
}

}  // namespace

std::array<double, 6> evenStep(std::span<const Slope> distances, std::span<const Slope> rooms,
                               double reach) {
    Dictionary program;
    for (const Slope& distance : distances) {
        Row row = rowOf(distance, reach);
        row[leastDistance] = 1.0;
        program.add(row);
    }
    for (const Slope& room : rooms) program.add(rowOf(room, reach));
    for (std::size_t i = 0; i < 12; ++i) {
        Row row{};
        row[i] = row[bound] = 1.0;
        row[(i + 6) % 12] = -1.0;
        program.add(row);
    }
    Row gain{};
    gain[leastDistance] = 1.0;
    const auto values = program.solved(gain);
    std::array<double, 6> step{};
    for (std::size_t i = 0; i < 6; ++i) step[i] = reach * (values[i] - values[i + 6]);
    return step;
}

}  // namespace sightline::geometry
