/// Generates tables from a palette of pieces and improves them by the figures of the report.
#pragma once
#include <cstdint>

#include "engine/layouts/terrain_kinds.h"
#include "engine/legion/advice/layout_review/judged_table.h"
#include "engine/legion/lists/catalogue/battle_card.h"

namespace sightline::engine {

/// Bounds of the covered share of a table.
inline constexpr double leastDensity = 0.05, mostDensity = 0.4;

struct SuggestSettings {
    std::string theme;      ///< theme of the palette
    double density = 0.25;  ///< share of the table to cover
    std::uint64_t seed = 1;
    geometry::TableSize table{};
    std::vector<BattleCard> cards{};  ///< missions that the table should be fair for
    int candidates = 4;               ///< number of generated tables; the best one is improved
    int shifts = 4;                   ///< most shifts, each of one piece by 2 inches at most
    Workers workers{};                ///< if stopped, the search ends early
    /// Called on the caller's thread with the estimated share of finished work.
    std::function<void(double share)> progress{};
};

struct SuggestedTable {
    nlohmann::json layout;  ///< a legal layout file
    LaidTable table;
    double unfairness = 0.0;  ///< mean unfairness of the missions
    double worst = 0.0;       ///< unfairness of the worst mission
    int illegalSpots = 0;     ///< objective spots where no token may lie
};

/// The same settings and palette give the same table on every machine and any number of threads.
/// Errors, in one line: an unknown theme (the error names the themes), a density out of bounds,
/// unreadable pieces, too little room for the pieces, stopped.
Result<SuggestedTable> suggestTable(const std::vector<TerrainKind>& palette, const LayTable& lay,
                                    const SuggestSettings& settings);

}  // namespace sightline::engine
