/// A mission's map laid over a table: may its objective tokens lie there, and what does each side
/// have of them? Source: Core Rulebook p. 8 (Map Cards), p. 19-20 (Objective Tokens).
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/battle_card.h"
#include "engine/ids.h"
#include "engine/tables/ways.h"

namespace sightline::engine {

/// Where an objective token is to lie.
struct ObjectiveOnTable {
    ObjectiveKind kind{};
    geometry::Vec2 at{};
    std::optional<std::string> fault;  ///< why it may not lie there; none: it may
    /// The closest legal spot, where it is measured; `at` where that is legal or is not looked for.
    geometry::Vec2 closest{};
    geometry::PieceId piece{};  ///< that it may not lie on; empty: the fault is another, or none
};

/// An objective as one side has it. Where no way leads to it, `inches` is `Ways::none`.
struct ObjectiveFromSide {
    double inches = 0.0;  ///< of the way until a unit leader contests it, as `Ways` counts them
    int moves = 0;        ///< at speed 2; 0 where no way leads
    /// Mean share of the enemy's territory that sees a trooper without cover along that way.
    double openOnWay = 0.0;
    double seenByOwn = 0.0;  ///< share of the own territory that sees a trooper there
};

struct MissionSide {
    std::vector<ObjectiveFromSide> objectives;
    /// Mean share of the enemy's territory that sees a trooper without cover in the own territory.
    double exposedAtHome = 0.0;
};

struct MissionOnTable {
    std::vector<ObjectiveOnTable> objectives;
    std::array<MissionSide, 2> sides;  ///< indexed by TableSide
};

struct MissionMeasure {
    double eyesApart = 6.0;     ///< inches between the places of a territory that look, at most
    double eyesAtLeast = 12.0;  ///< smaller territories look from places closer together
    double wayApart = 3.0;      ///< inches between the places along a way that are looked at
    bool looks = true;          ///< false: ways alone
    bool walks = true;          ///< false: sight alone
    bool corrects = true;       ///< false: `ObjectiveOnTable::closest` is not looked for
    std::vector<geometry::PieceId> ignored{};  ///< thought away when somebody looks
};

/// The same map laid from the other long edge: what was near is far, turned by half a turn.
BattleCard turnedAround(const BattleCard& card);
/// Does it look the same from both long edges?
bool looksTheSameTurned(const MapCard& map);

/// What an objective card is measured on. The ground is that of a trooper on the small base.
struct MissionGround {
    const geometry::Battlefield& field;
    const Ground& ground;
    const Goer& goer;
};

/// The card must have a map.
MissionOnTable missionOnTable(const MissionGround& on, const BattleCard& card,
                              const MissionMeasure& measure = {});

/// How far a trooper's base goes in one move at speed 2. Inches.
double moveLength(const Goer& goer, const geometry::Dimensions& dimensions);

}  // namespace sightline::engine
