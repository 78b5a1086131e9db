/// The table report: all measurements of a layout.
#pragma once
#include <functional>

#include "engine/legion/advice/layout_review/better_place.h"
#include "engine/legion/advice/layout_review/coverage.h"
#include "engine/legion/advice/layout_review/gaps.h"
#include "engine/legion/advice/layout_review/lanes.h"
#include "engine/legion/advice/layout_review/piece_facts.h"
#include "engine/legion/advice/layout_review/reachable.h"
#include "engine/legion/advice/layout_review/seen_from.h"

namespace sightline::engine {

/// The visibility of the table from a strip along one long edge.
struct SideVisibility {
    VisibilityFrom troopers;  ///< visibility of imagined miniatures with the trooper silhouette
    /// Visibility of imagined miniatures as high as the large trooper template.
    VisibilityFrom high;
};

struct MissionReport {
    std::string id, name;
    MissionOnTable mission;
    Fairness fairness;
    /// The fairness of the mission if its map is turned by 180 degrees. No value if the turned map
    /// is equal to the map.
    std::optional<Fairness> turned;
    /// A better place for one piece. It is computed only for the least fair missions, see
    /// `missionsMadeBetter`.
    std::optional<BetterPlace> better;
};
inline constexpr std::size_t missionsMadeBetter = 3;

/// The table report. Its members are filled in from top to bottom.
struct TableReport {
    std::vector<geometry::PieceId> pieces;  ///< ids of the pieces, in the order of the layout
    Coverage coverage;
    std::vector<PieceFinding> findings;
    std::vector<NarrowGap> gaps;
    std::vector<BaseMap> bases;  ///< maps of the bases, beginning with the narrowest base
    std::vector<Lane> lanes;     ///< firing lanes sorted by length, the longest first
    /// Visibility from the strip along each long edge; indexed by TableSide.
    std::array<SideVisibility, 2> seen{};
    std::vector<MissionReport> missions;
    bool complete = false;  ///< false: the report was stopped or is not finished
};

struct ReportSettings {
    /// True for a quick report. Compared with a detailed report, the distances between places and
    /// between observers are doubled, only the small and the medium base are examined, and better
    /// places are not searched.
    bool quick = false;
    PieceIds stay{};  ///< pieces that are not shifted, see `piecesThatStay`
    Workers workers{};
    /// Called on the caller's thread after each part, with the report so far and the share of
    /// finished parts.
    std::function<void(const TableReport& known, double share)> progress{};
};

/// Measures a table. Omits cards without a map, and cards with a map for a table of other
/// proportions. The same table and settings give the same report for any number of threads.
TableReport reportOf(const LaidTable& table, const std::vector<BattleCard>& cards,
                     const ReportSettings& settings = {});

/// Completes an unfinished detailed report: its missing parts come from the quick report `first`.
TableReport withFirstLook(TableReport known, const TableReport& first);

/// True if the map has the proportions of `table`.
bool fitsTable(const MapCard& map, geometry::TableSize table);

}  // namespace sightline::engine
