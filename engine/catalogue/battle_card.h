/// What the rules read of a battle card: objectives with their maps, secondary objectives,
/// advantages. Facts only; of a plain one read from assets/missions, or made from a card of the
/// catalogue. Source: Core Rulebook p. 7 (Battle Cards), p. 17-20.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/card_help.h"
#include "engine/ids.h"
#include "engine/token.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

enum class BattleCardKind { objective, secondary, advantage };

struct ObjectiveSpot {
    ObjectiveKind kind{};
    geometry::Vec2 at{};
};

/// Where the territories lie, seen from the near long edge (y = 0). Inches on the table it is drawn
/// for; another table shows the same map larger or smaller.
struct MapCard {
    geometry::TableSize drawn{72, 36};
    geometry::Territory near, far;  ///< what neither holds is contested
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
    int most = 99;  ///< in one round
};

/// A token that some of the player's units gain during setup.
struct SetupGain {
    Token token{};
    int units = 0;
};

/// The place of something on the map, on that table.
geometry::Vec2 onTable(geometry::Vec2 drawn, const MapCard& map, geometry::TableSize table);

struct BattleCard {
    std::string id, name;
    BattleCardKind kind{};
    std::optional<MapCard> map;  ///< objectives have one
    std::vector<ScoringRule> scoring;
    bool grantsClaim = false;      ///< Troopers may claim assets as a free action
    std::vector<SetupGain> gains;  ///< advantages
    std::vector<ByHand> byHand{};  ///< in the order of the card: setup, scoring, rules
    bool scoredByHand = false;     ///< the players count its points in the End Phase
    int scoredFrom = 1;            ///< the first round in which that can give any
};

struct BattleEntry;
/// The card as it is played: its map and the tokens on it are the game's; setting up, scoring and
/// rules are for the players, who are reminded.
BattleCard playedAs(const BattleEntry& entry);

}  // namespace sightline::engine
