/// Tables made better by the figures of the report: pieces that tip a mission are shifted.
#pragma once
#include "engine/catalogue/battle_card.h"
#include "engine/tables/judged_table.h"

namespace sightline::engine {

/// What may be shifted, and how often.
struct Shifting {
    int most = 8;     ///< shifts of 2 inches each
    PieceIds stay{};  ///< pieces that are not moved, see `piecesThatStay`
    /// Told on the thread that asked, each time one more shift is kept: how many are.
    std::function<void(int made)> progress{};
};

struct ImproveSettings {
    std::vector<BattleCard> cards{};  ///< missions that the table is to be fair for
    Shifting shifting{};
    Workers workers{};  ///< stopped: what is known by then is given
};

struct ImprovedTable {
    nlohmann::json layout;  ///< with the shifted places, to thousandths of an inch
    LaidTable table;
    int shifts = 0;                           ///< that made it better
    double unfairBefore = 0.0, unfair = 0.0;  ///< the mean of what missions tip by
    double worstBefore = 0.0, worst = 0.0;    ///< what the one that tips most tips by
};

/// The missions that tip most say which piece to move, see `betterPlace`; a shift is kept where the
/// table is better by all of its figures together. Ends where none of them helps. The same layout
/// gives the same table on any number of threads. Problems: those of `lay`.
Result<ImprovedTable> improveTable(nlohmann::json layout, const LayTable& lay,
                                   const ImproveSettings& settings);

/// The same of a table that has been judged; how many shifts made it better.
int improve(JudgedTable& table, const LayTable& lay, const Judging& by, const Shifting& shifting);

/// Those with a map drawn for a table of these proportions. They must outlive the result.
std::vector<const BattleCard*> cardsThatFit(const std::vector<BattleCard>& cards,
                                            geometry::TableSize table);

}  // namespace sightline::engine
