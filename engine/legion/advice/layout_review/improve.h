/// Improves tables by the figures of the report: shifts the pieces that make missions unfair.
#pragma once
#include "engine/legion/advice/layout_review/judged_table.h"
#include "engine/legion/lists/catalogue/battle_card.h"

namespace sightline::engine {

/// Options of the improvement.
struct ShiftSettings {
    int most = 8;     ///< shifts of 2 inches each
    PieceIds stay{};  ///< pieces that are not shifted, see `piecesThatStay`
    /// Called on the caller's thread after each shift that is kept, with the number of kept shifts.
    std::function<void(int made)> progress{};
};

struct ImproveSettings {
    std::vector<BattleCard> cards{};  ///< missions that the table should be fair for
    ShiftSettings shifting{};
    Workers workers{};  ///< if stopped, the result so far is returned
};

struct ImprovedTable {
    nlohmann::json layout;  ///< with the shifted positions, rounded to thousandths of an inch
    LaidTable table;
    int shifts = 0;                           ///< number of kept shifts
    double unfairBefore = 0.0, unfair = 0.0;  ///< mean unfairness of the missions
    double worstBefore = 0.0, worst = 0.0;    ///< unfairness of the worst mission
};

/// The least fair missions choose the piece to shift, see `betterPlace`. A shift is kept if it
/// reduces the cost of the table (`JudgedTable::cost`). The search ends when no shift helps. The
/// same layout gives the same table on any number of threads. Errors: those of `lay`.
Result<ImprovedTable> improveTable(nlohmann::json layout, const LayTable& lay,
                                   const ImproveSettings& settings);

/// The same for a judged table. Returns the number of kept shifts.
int improve(JudgedTable& table, const LayTable& lay, const JudgingSettings& by,
            const ShiftSettings& shifting);

/// The cards whose map fits a table of these proportions. `cards` must outlive the result.
std::vector<const BattleCard*> cardsThatFit(const std::vector<BattleCard>& cards,
                                            geometry::TableSize table);

}  // namespace sightline::engine
