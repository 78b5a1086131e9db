/// The table report: all measurements of a layout in one value.
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

/// The view of the table from one strip along a long edge.
struct SideVisibility {
    VisibilityFrom troopers;  ///< with trooper silhouettes as targets
    VisibilityFrom high;      ///< with targets as high as the large trooper template
};

struct MissionReport {
    std::string id, name;
    MissionOnTable mission;
    Fairness fairness;
    /// Fairness with the map from the other long edge; none if the map is the same from both.
    std::optional<Fairness> turned;
    /// Only for the least fair missions, see `missionsMadeBetter`. If the sides are swapped, the
    /// same figure holds for the other player.
    std::optional<BetterPlace> better;
};
inline constexpr std::size_t missionsMadeBetter = 3;

/// The members are filled from top to bottom.
struct TableReport {
    std::vector<geometry::PieceId> pieces;  ///< in the order of the layout
    Coverage coverage;
    std::vector<PieceFinding> findings;
    std::vector<NarrowGap> gaps;
    std::vector<BaseMap> bases;            ///< the narrowest first
    std::vector<Lane> lanes;               ///< the longest first
    std::array<SideVisibility, 2> seen{};  ///< from the strip along each long edge, by TableSide
    std::vector<MissionReport> missions;
    bool complete = false;  ///< false: stopped or unfinished
};

struct ReportSettings {
    /// A quick report: double distance between places and between observers, only the small and the
    /// medium base, no search for better places.
    bool quick = false;
    PieceIds stay{};  ///< pieces that are not shifted, see `piecesThatStay`
    Workers workers{};
    /// Called on the caller's thread after each part, with the report so far and the share of
    /// finished parts.
    std::function<void(const TableReport& known, double share)> progress{};
};

/// Skips cards without a map, or with a map for a table of other proportions. The same table and
/// settings give the same report on any number of threads.
TableReport reportOf(const LaidTable& table, const std::vector<BattleCard>& cards,
                     const ReportSettings& settings = {});

/// An unfinished detailed report, completed with the parts of a quick report.
TableReport withFirstLook(TableReport known, const TableReport& first);

/// True if the map fits a table of these proportions.
bool fitsTable(const MapCard& map, geometry::TableSize table);

}  // namespace sightline::engine
