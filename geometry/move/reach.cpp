// Computes the reach of a small base: all cells of a grid in which a unit leader may end a move.
#include "geometry/move/reach.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <tuple>

#include "geometry/move/private/notched_reach.h"
#include "geometry/move/private/tool_fan.h"
#include "geometry/move/private/tool_reach.h"

namespace sightline::geometry {
namespace {

constexpr FanSteps coarse{7.5, 18.0, 0.5};
constexpr FanSteps fine{3.0, 9.0, 0.25};
constexpr double leastCell = 0.02;  // smallest allowed side of a cell, inches

/// Remembers for each cell whether the base may rest there. Cells are tested on first use.
class RestCache {
  public:
    RestCache(const MoveJudge& judge, Reach& reach)
        : judge_(judge), reach_(reach), known_(reach.moves.size(), Rest::unknown) {}

    enum class Rest : unsigned char { unknown, illegal, legal, difficult };

    Rest at(int column, int row) {
        const std::size_t cell = reach_.index(column, row);
        if (known_[cell] == Rest::unknown) known_[cell] = look(column, row);
        return known_[cell];
    }

  private:
    Rest look(int column, int row) {
        const Vec2 centre = reach_.centre(column, row);
        Mini there = judge_.mover();
        const Placement rest = judge_.rest(centre, there.facing, Objecting::once);
        if (!rest.legal) return Rest::illegal;
        reach_.z[reach_.index(column, row)] = rest.z;
        there.position = Vec3(centre, rest.z);
        return judge_.endsSlow(there) ? Rest::difficult : Rest::legal;
    }

    const MoveJudge& judge_;
    Reach& reach_;
    std::vector<Rest> known_;
};

/// A rectangle of grid cells: the columns from `left` to `right` - 1 in the rows from `low` to
/// `high` - 1.
struct Cells {
    int left = 0, right = 0, low = 0, high = 0;
};

/// The pending cells, as a bit set. A pending cell has no known move, but the base may rest there.
class PendingCells {
  public:
    explicit PendingCells(const Reach& reach)
        : words_((static_cast<std::size_t>(reach.columns) + 63) / 64),
          bits_(words_ * static_cast<std::size_t>(reach.rows), ~std::uint64_t{0}) {}

    void remove(int column, int row) {
        bits_[at(row, static_cast<std::size_t>(column) / 64)] &=
            ~(std::uint64_t{1} << (column % 64));
    }
    /// Calls `each(column)` for the pending cells in the columns from `first` to `last` - 1 of a
    /// row, until `each` returns true. Returns true if `each` returned true.
    template <class Each>
    bool eachIn(int row, int first, int last, Each each) const {
        for (int column = first; column < last;) {
            const std::uint64_t rest =
                bits_[at(row, static_cast<std::size_t>(column) / 64)] >> (column % 64);
            if (rest == 0) {
                column = (column / 64 + 1) * 64;
                continue;
            }
            column += std::countr_zero(rest);
            if (column < last && each(column)) return true;
            ++column;
        }
        return false;
    }
    bool anyIn(const Cells& cells) const {
        for (int row = cells.low; row < cells.high; ++row)
            if (eachIn(row, cells.left, cells.right, [](int) { return true; })) return true;
        return false;
    }

  private:
    std::size_t at(int row, std::size_t word) const {
        return static_cast<std::size_t>(row) * words_ + word;
    }
    std::size_t words_;
    std::vector<std::uint64_t> bits_;
};

/// Computes the reach of a small base: each tested tool pose covers the cells beside the tool.
class SmallReach {
  public:
    SmallReach(const MoveJudge& judge, double cell) : judge_(judge), cell_(cell) {}

    Reach run() {
        ToolFan narrow(judge_, fine);
        if (narrow.size() == 0) return {};
        ToolFan wide(judge_, coarse, std::nullopt, narrow.map());
        Box all;
        for (std::size_t i = 0; i < narrow.size(); ++i) all.add(narrow.plan(i));
        reach_ = gridOver(all, judge_.field().table(), cell_);
        if (reach_.columns == 0) return {};
        RestCache rests(wide.judge(), reach_);
        PendingCells waiting(reach_);
        cover(wide, rests, waiting);
        cover(narrow, rests, waiting);
        return std::move(reach_);
    }

  private:
    using Cell = std::pair<int, int>;

    void cover(ToolFan& fan, RestCache& rests, PendingCells& waiting) {
        for (std::size_t way = 0; way < fan.size(); ++way) {
            const Cells plan = cellsOf(fan.plan(way));
            if (fan.isKnownBlocked(way) || !waiting.anyIn(plan)) continue;
            gather(fan, rests, waiting, plan, way);
            // The ground under the tool is tested last, because this test is the slowest.
            if (beside_.empty() || !fan.allows(way, false)) continue;
            int index = -1;
            for (const auto& [column, row] : beside_) {
                const bool slow = rests.at(column, row) == RestCache::Rest::difficult;
                if (!fan.allows(way, slow)) continue;
                if (index < 0) {
                    index = static_cast<int>(reach_.ways.size());
                    reach_.ways.push_back(fan.move(way, Vec2(0.0)));
                }
                reach_.moves[reach_.index(column, row)] = index;
                waiting.remove(column, row);
            }
        }
    }

    Cells cellsOf(const Box& plan) const {
        const auto clamped = [](int value, int count) { return std::clamp(value, 0, count); };
        return {clamped(columnOf(plan.lo.x, cell_) - reach_.firstColumn, reach_.columns),
                clamped(columnOf(plan.hi.x, cell_) - reach_.firstColumn + 1, reach_.columns),
                clamped(columnOf(plan.lo.y, cell_) - reach_.firstRow, reach_.rows),
                clamped(columnOf(plan.hi.y, cell_) - reach_.firstRow + 1, reach_.rows)};
    }

    // Collects the pending cells beside the tool where the base may rest. Cells where it may not
    // rest are no longer pending.
    void gather(const ToolFan& fan, RestCache& rests, PendingCells& waiting, const Cells& plan,
                std::size_t way) {
        beside_.clear();
        for (int row = plan.low; row < plan.high; ++row)
            waiting.eachIn(row, plan.left, plan.right, [&](int column) {
                if (fan.touches(way, reach_.centre(column, row))) beside_.emplace_back(column, row);
                return false;
            });
        std::erase_if(beside_, [&](const Cell& cell) {
            const auto& [column, row] = cell;
            const bool illegal = rests.at(column, row) == RestCache::Rest::illegal;
            if (illegal) waiting.remove(column, row);
            return illegal;
        });
    }

    const MoveJudge& judge_;
    double cell_;
    Reach reach_;
    std::vector<Cell> beside_;
};

}  // namespace

Move Reach::moveTo(int column, int row) const {
    Move move = ways[static_cast<std::size_t>(moves[index(column, row)])];
    if (move.end) move.end = centre(column, row);
    return move;
}

double Reach::area() const {
    const auto legalCells =
        std::count_if(moves.begin(), moves.end(), [](int it) { return it >= 0; });
    return static_cast<double>(legalCells) * cell * cell;
}

Reach reachOf(const Battlefield& field, const Mini& mover, const MoveTerms& terms,
              std::span<const PlacedMini> others, std::span<const PlacedMini> forbidden,
              const ReachSettings& settings) {
    const MoveJudge judge(field, mover, terms, others, forbidden);
    const double cell = std::max(settings.cell, leastCell);
    if (terms.kind == MoveKind::pivot || judge.topSpeed() == 0) return {};
    if (!mover.base.notched) return SmallReach(judge, cell).run();
    return notchedReach(judge, cell);
}

std::optional<SolvedMove> closestLegalMove(const Battlefield& field, const Mini& mover, Vec2 target,
                                           const MoveTerms& terms, const Reach& reach,
                                           std::span<const PlacedMini> others,
                                           std::span<const PlacedMini> forbidden) {
    const SolvedMove wish = wishedMove(field, mover, target, terms, others, forbidden);
    if (wish.verdict.legal || reach.moves.empty())
        return wish.verdict.legal ? std::optional(wish) : std::nullopt;
    double nearest = 1e30;
    int bestColumn = 0, bestRow = 0;
    for (int row = 0; row < reach.rows; ++row)
        for (int column = 0; column < reach.columns; ++column) {
            if (!reach.legal(column, row)) continue;
            const double away = glm::distance(reach.centre(column, row), target);
            if (away >= nearest) continue;
            std::tie(nearest, bestColumn, bestRow) = std::tuple(away, column, row);
        }
    if (nearest == 1e30) return std::nullopt;
    const MoveJudge judge(field, mover, terms, others, forbidden);
    SolvedMove best{reach.moveTo(bestColumn, bestRow), {}, nearest};
    best.verdict = judge.judge(best.move);
    return nearer(judge, std::move(best), target, reach.cell);
}

}  // namespace sightline::geometry
