/// A mission's map on a table: the legality of its objective tokens, and the length and safety of
/// each side's ways to them. Source: Core Rulebook p. 8 (Map Cards), p. 19-20 (Objective Tokens).
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/advice/layout_review/ways.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/battle_card.h"

namespace sightline::engine {

/// An objective token on the table: its position and the legality of this position.
struct ObjectiveOnTable {
    ObjectiveKind kind{};
    geometry::Vec2 at{};
    /// Reason why a token at `at` is illegal; no value: it is legal.
    std::optional<std::string> fault;
    /// The closest legal position, which the measurements use. It equals `at` if a token at `at` is
    /// legal or if no search was made.
    geometry::Vec2 closest{};
    geometry::PieceId piece{};  ///< the piece that makes the position illegal; empty: another
                                ///< reason, or none
};

/// An objective as seen from one side. `inches` is `Ways::none` if no way leads to the objective.
struct ObjectiveFromSide {
    double inches = 0.0;  ///< cost of the way (see `Ways`) to a place at which a unit leader
                          ///< contests the objective
    int moves = 0;        ///< number of moves at speed 2; 0 if there is no way
    /// For a trooper who walks the way to the objective: the share of the enemy's territory that
    /// sees the trooper without cover, as a mean over the places of the way.
    double openOnWay = 0.0;
    double seenByOwn = 0.0;  ///< share of the side's own territory that sees a trooper at the
                             ///< objective
};

struct MissionSide {
    std::vector<ObjectiveFromSide> objectives;
    /// For troopers in the side's own territory: the share of the enemy's territory that sees a
    /// trooper without cover, as a mean over these troopers.
    double exposedAtHome = 0.0;
};

struct MissionOnTable {
    std::vector<ObjectiveOnTable> objectives;
    std::array<MissionSide, 2> sides;  ///< values of both sides, indexed by TableSide
};

/// The parts of a mission to measure. The parts that are not measured stay 0.
struct MissionParts {
    bool ways = true;  ///< true: measures the ways to the objectives; `cover` needs these ways
    /// True: measures the share of the side's own territory that sees the objectives.
    bool sight = true;
    bool cover = true;  ///< true: measures the share of the enemy's territory that sees the ways
    /// True: measures the share of the enemy's territory that sees the side's territory.
    bool exposure = true;

    bool walks() const { return ways || cover; }
    bool looks() const { return sight || cover || exposure; }
};

struct MissionMeasure {
    double eyesApart = 6.0;     ///< largest distance in inches between the observers in a territory
    double eyesAtLeast = 12.0;  ///< smallest number of observers; a small territory gets a denser
                                ///< grid
    double wayApart = 3.0;      ///< inches between the sample places on a way
    MissionParts parts{};
    bool corrects = true;  ///< false: `ObjectiveOnTable::closest` is not computed
    std::vector<geometry::PieceId> ignored{};  ///< pieces that do not block the view
};

/// The map as seen from the other long edge: rotated by 180 degrees, with near and far exchanged.
BattleCard turnedAround(const BattleCard& card);
/// True if the map is the same from both long edges.
bool looksTheSameTurned(const MapCard& map);

/// The input for the measurement of an objective card. The grid of the ground must be that of a
/// trooper on the small base.
struct MissionGround {
    const geometry::Battlefield& field;
    const Ground& ground;
    const Traveler& goer;
};

/// Measures a mission on a table. The card must have a map.
MissionOnTable missionOnTable(const MissionGround& on, const BattleCard& card,
                              const MissionMeasure& measure = {});

/// The length of one move of a trooper at speed 2, in inches.
double moveLength(const Traveler& goer, const geometry::Dimensions& dimensions);

}  // namespace sightline::engine
