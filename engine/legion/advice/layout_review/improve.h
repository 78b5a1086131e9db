/// Improves tables by the figures of the table report: shifts the pieces that make missions unfair.
#pragma once
#include "engine/legion/advice/layout_review/judged_table.h"
#include "engine/legion/lists/catalogue/battle_card.h"

namespace sightline::engine {

/// The settings of the improvement of a table.
struct ShiftSettings {
    int most = 8;     ///< largest number of shifts of 2 inches each
    PieceIds stay{};  ///< pieces that are not shifted, see `piecesThatStay`
    /// Called on the caller's thread after each accepted shift. `made` is the number of accepted
    /// shifts.
    std::function<void(int made)> progress{};
};

struct ImproveSettings {
    std::vector<BattleCard> cards{};  ///< the missions for which the table should be fair
    ShiftSettings shifting{};
    Workers workers{};  ///< after a stop request, the result so far is returned
};

struct ImprovedTable {
    nlohmann::json layout;  ///< the layout with the new positions, rounded to thousandths of an
                            ///< inch
    LaidTable table;
    int shifts = 0;                           ///< number of accepted shifts
    double unfairBefore = 0.0, unfair = 0.0;  ///< mean unfairness, before and after the shifts
    double worstBefore = 0.0, worst = 0.0;    ///< largest unfairness, before and after the shifts
};

/// Shifts pieces to make the missions fairer. `betterPlace` chooses each shift for the least fair
/// missions. A shift is accepted if it reduces the cost of the table (`JudgedTable::cost`). The
/// search ends when no shift reduces the cost. The same layout gives the same table for any number
/// of threads. Fails if `lay` fails.
Result<ImprovedTable> improveTable(nlohmann::json layout, const LayTable& lay,
                                   const ImproveSettings& settings);

/// Improves a table that `judged` has evaluated. Returns the number of accepted shifts.
int improve(JudgedTable& table, const LayTable& lay, const JudgingSettings& by,
            const ShiftSettings& shifting);

/// The cards whose map has the proportions of `table`. `cards` must exist longer than the result.
std::vector<const BattleCard*> cardsThatFit(const std::vector<BattleCard>& cards,
                                            geometry::TableSize table);

}  // namespace sightline::engine
