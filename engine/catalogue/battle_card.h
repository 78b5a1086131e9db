/// What a battle card says: objectives with their maps, secondary objectives, advantages. Facts only;
/// read from assets/missions.
/// Source: Core Rulebook p. 7 (Battle Cards), p. 17-20.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/conversation/answer.h"
#include "geometry/outline.h"

namespace sightline::engine {

enum class BattleCardKind { objective, secondary, advantage };

enum class ObjectiveKind { poi, asset };

struct ObjectiveSpot {
    ObjectiveKind kind{};
    geometry::Vec2 at{};
};

/// Where the territories lie, seen from the near long edge (y = 0). Inches on a 72 x 36 table.
struct MapCard {
    geometry::Polygon near, far;  ///< what neither holds is contested
    std::vector<ObjectiveSpot> objectives;
};

/// What victory points are given for in the Score VPs step.
enum class Scores {
    securedPoi,            ///< each POI that the player secures
    heldAsset,             ///< each asset that the player's units hold
    unitInEnemyTerritory,  ///< each unit whose leader stands completely within enemy territory
    defeatedThisRound      ///< each enemy unit that was defeated this round
};
struct ScoringRule {
    Scores what{};
    int points = 1;
    int most = 99;         ///< in one round
};

/// A token that some of the player's units gain during setup.
struct SetupGain {
    Token token{};
    int units = 0;
};

struct BattleCard {
    std::string id, name;
    BattleCardKind kind{};
    std::optional<MapCard> map;           ///< objectives have one
    std::vector<ScoringRule> scoring;
    bool grantsClaim = false;             ///< Troopers may claim assets as a free action
    std::vector<SetupGain> gains;         ///< advantages
};

}  // namespace sightline::engine
