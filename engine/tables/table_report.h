/// Is this table good, and fair? Everything that is measured of a layout, in one value.
#pragma once
#include <functional>

#include "engine/tables/better_place.h"
#include "engine/tables/coverage.h"
#include "engine/tables/gaps.h"
#include "engine/tables/lanes.h"
#include "engine/tables/piece_facts.h"
#include "engine/tables/reachable.h"
#include "engine/tables/seen_from.h"

namespace sightline::engine {

/// What one strip along a long edge sees of the table.
struct SeenBySide {
    SeenFrom troopers;  ///< of troopers
    SeenFrom high;      ///< of silhouettes as high as the large trooper template
};

struct MissionReport {
    std::string id, name;
    MissionOnTable mission;
    Fairness fairness;
    /// With the map laid from the other long edge; none where it looks the same from both.
    std::optional<Fairness> turned;
    /// Where sides are swapped the figure is the same for the other player.
    /// Looked for in those that tip most, see `missionsMadeBetter`.
    std::optional<BetterPlace> better;
};
inline constexpr std::size_t missionsMadeBetter = 3;

/// Filled from the top down.
struct TableReport {
    std::vector<geometry::PieceId> pieces;  ///< in the order of the layout
    Coverage coverage;
    std::vector<PieceFinding> findings;
    std::vector<NarrowGap> gaps;
    std::vector<BaseMap> bases;        ///< the narrowest first
    std::vector<Lane> lanes;           ///< the longest first
    std::array<SeenBySide, 2> seen{};  ///< by the strip along each long edge, by TableSide
    std::vector<MissionReport> missions;
    bool complete = false;  ///< false: stopped, or still at work
};

struct ReportSettings {
    /// A first look: places and eyes twice as far apart, the small and the medium base alone, no
    /// piece moved.
    bool quick = false;
    PieceIds stay{};  ///< pieces that no mission is made better by, see `piecesThatStay`
    Workers workers{};
    /// Told on the thread that asked, each time some part is done: what is known, and the share of
    /// the parts that are.
    std::function<void(const TableReport& known, double share)> progress{};
};

/// Cards without a map, or with one drawn for a table of other proportions, are left out. The same
/// table and settings give the same report on any number of threads.
TableReport reportOf(const LaidTable& table, const std::vector<BattleCard>& cards,
                     const ReportSettings& settings = {});

/// What is known of a finer report, with the parts of a first look where it has none yet.
TableReport withFirstLook(TableReport known, const TableReport& first);

/// Is the map drawn for a table of these proportions?
bool fitsTable(const MapCard& map, geometry::TableSize table);

}  // namespace sightline::engine
