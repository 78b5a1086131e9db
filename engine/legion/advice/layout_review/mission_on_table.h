/// A mission's map on a table: legality of its objective tokens, and their accessibility for each
/// side. Source: Core Rulebook p. 8 (Map Cards), p. 19-20 (Objective Tokens).
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/advice/layout_review/ways.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/battle_card.h"

namespace sightline::engine {

/// The spot of an objective token.
struct ObjectiveOnTable {
    ObjectiveKind kind{};
    geometry::Vec2 at{};
    std::optional<std::string> fault;  ///< the reason why the token may not lie there; none: legal
    /// The closest legal spot, which the measurements use. Equal to `at` if that spot is legal or
    /// if no search was made.
    geometry::Vec2 closest{};
    geometry::PieceId piece{};  ///< forbidden piece; empty: another fault, or none
};

/// Accessibility of an objective for one side. `inches` is `Ways::none` if no way exists.
struct ObjectiveFromSide {
    double inches = 0.0;  ///< cost in `Ways` until a unit leader contests it
    int moves = 0;        ///< at speed 2; 0 without a way
    /// Mean share of the enemy's territory that sees a trooper on that way without cover.
    double openOnWay = 0.0;
    double seenByOwn = 0.0;  ///< share of the own territory that sees a trooper there
};

struct MissionSide {
    std::vector<ObjectiveFromSide> objectives;
    /// Mean share of the enemy's territory that sees a trooper in the own territory without cover.
    double exposedAtHome = 0.0;
};

struct MissionOnTable {
    std::vector<ObjectiveOnTable> objectives;
    std::array<MissionSide, 2> sides;  ///< indexed by TableSide
};

/// The parts of a mission to measure; the others stay 0.
struct MissionParts {
    bool ways = true;      ///< `inches` and `moves`; also measured for `cover`
    bool sight = true;     ///< `seenByOwn`
    bool cover = true;     ///< `openOnWay`
    bool exposure = true;  ///< `exposedAtHome`

    bool walks() const { return ways || cover; }
    bool looks() const { return sight || cover || exposure; }
};

struct MissionMeasure {
    double eyesApart = 6.0;     ///< most inches between the observers in a territory
    double eyesAtLeast = 12.0;  ///< least number of observers; a small territory gets a denser grid
    double wayApart = 3.0;      ///< inches between the sampled places on a way
    MissionParts parts{};
    bool corrects = true;                      ///< false: no search for `ObjectiveOnTable::closest`
    std::vector<geometry::PieceId> ignored{};  ///< pieces that do not block sight
};

/// The same map from the other long edge: rotated by half a turn, with near and far swapped.
BattleCard turnedAround(const BattleCard& card);
/// True if the map is the same from both long edges.
bool looksTheSameTurned(const MapCard& map);

/// The input of the measurement of an objective card. The ground is that of a trooper on the small
/// base.
struct MissionGround {
    const geometry::Battlefield& field;
    const Ground& ground;
    const Traveler& goer;
};

/// The card must have a map.
MissionOnTable missionOnTable(const MissionGround& on, const BattleCard& card,
                              const MissionMeasure& measure = {});

/// The length of one move of a trooper at speed 2, in inches.
double moveLength(const Traveler& goer, const geometry::Dimensions& dimensions);

}  // namespace sightline::engine
