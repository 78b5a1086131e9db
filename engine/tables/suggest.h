/// Tables made from a palette of pieces, and made better by the figures of the report.
#pragma once
#include <cstdint>

#include "engine/catalogue/battle_card.h"
#include "engine/layouts/terrain_kinds.h"
#include "engine/tables/judged_table.h"

namespace sightline::engine {

/// Shares of a table that may be covered.
inline constexpr double leastDensity = 0.05, mostDensity = 0.4;

struct SuggestSettings {
    std::string theme;      ///< of the palette
    double density = 0.25;  ///< share of the table to be covered
    std::uint64_t seed = 1;
    geometry::TableSize table{};
    std::vector<BattleCard> cards{};  ///< missions that the table is to be fair for
    int candidates = 4;               ///< tables that are made, of which the best is improved
    int shifts = 4;     ///< pieces that are moved by 2 inches at most to make it fairer
    Workers workers{};  ///< stopped: none of the figures is waited for any longer
    /// Told on the thread that asked: the share of the work that is done, as far as it can be told.
    std::function<void(double share)> progress{};
};

struct SuggestedTable {
    nlohmann::json layout;  ///< a legal layout file
    LaidTable table;
    double unfairness = 0.0;  ///< the mean of what missions tip by, whichever way
    double worst = 0.0;       ///< what the one that tips most tips by
    int illegalSpots = 0;     ///< objective spots that no token may lie on
};

/// The same settings and palette give the same table on every machine and any number of threads.
/// Problems, in one line: no such theme (the themes are named), a density out of bounds, pieces
/// that cannot be read, a table on which not enough of them fit, stopped.
Result<SuggestedTable> suggestTable(const std::vector<TerrainKind>& palette, const LayTable& lay,
                                    const SuggestSettings& settings);

}  // namespace sightline::engine
