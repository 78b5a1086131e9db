/// Generates tables from a list of terrain kinds, and improves them by the figures of the table
/// report.
#pragma once
#include <cstdint>

#include "engine/layouts/terrain_kinds.h"
#include "engine/legion/advice/layout_review/judged_table.h"
#include "engine/legion/lists/catalogue/battle_card.h"

namespace sightline::engine {

/// Limits for the share of a table that terrain covers.
inline constexpr double leastDensity = 0.05, mostDensity = 0.4;

struct SuggestSettings {
    std::string theme;      ///< name of a theme in the catalogue of terrain kinds
    double density = 0.25;  ///< share of the table that is to be covered
    std::uint64_t seed = 1;
    geometry::TableSize table{};
    std::vector<BattleCard> cards{};  ///< the missions for which the table should be fair
    int candidates = 4;               ///< number of generated tables; the best table is then
                                      ///< improved
    int shifts = 4;                   ///< largest number of shifts, each of one piece by at most 2
                                      ///< inches
    Workers workers{};  ///< threads of the search; after a stop request, the search ends early
    /// Called on the caller's thread with the estimated share of the finished work.
    std::function<void(double share)> progress{};
};

struct SuggestedTable {
    nlohmann::json layout;  ///< suggested table as a legal layout file
    LaidTable table;
    double unfairness = 0.0;  ///< mean unfairness of the missions
    double worst = 0.0;       ///< unfairness of the worst mission
    int illegalSpots = 0;     ///< number of objective positions at which a token is illegal
};

/// Suggests a table. The same settings and palette give the same table on every computer and for
/// any number of threads. Fails with a problem of one line: an unknown theme (the problem lists the
/// known themes), a density out of bounds, unreadable pieces, too little room for the pieces, or a
/// stop request.
Result<SuggestedTable> suggestTable(const std::vector<TerrainKind>& palette, const LayTable& lay,
                                    const SuggestSettings& settings);

}  // namespace sightline::engine
