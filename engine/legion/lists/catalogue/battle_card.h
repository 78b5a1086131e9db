/// A battle card as the rules read it: objective with its map, secondary objective or advantage.
/// Facts only. A plain card comes from assets/missions; a published card comes from the catalogue.
/// Source: Core Rulebook p. 7 (Battle Cards), p. 17-20.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

enum class BattleCardKind { objective, secondary, advantage };

struct ObjectiveSpot {
    ObjectiveKind kind{};
    geometry::Vec2 at{};
};

/// The map of an objective: its territories, seen from the near long edge (y = 0). Lengths are
/// inches on the table of size `drawn`; a table of another size scales the map.
struct MapCard {
    geometry::TableSize drawn{72, 36};
    geometry::Territory near, far;  ///< the rest is contested territory
    std::vector<ObjectiveSpot> objectives;
};

/// The achievements that give victory points in the Score VPs step.
enum class Scores {
    securedPoi,            ///< each POI that the player secures
    heldAsset,             ///< each asset that the player's units hold
    unitInEnemyTerritory,  ///< each unit whose leader stands completely within enemy territory
    defeatedThisRound      ///< each enemy unit that was defeated this round
};
struct ScoringRule {
    Scores what{};
    int points = 1;
    int most = 99;  ///< the most points in one round
};

/// A token that some of the player's units gain during setup.
struct SetupGain {
    Token token{};
    int units = 0;
};

/// Scales a point of the map to a table of that size.
geometry::Vec2 onTable(geometry::Vec2 drawn, const MapCard& map, geometry::TableSize table);

struct BattleCard {
    std::string id, name;
    BattleCardKind kind{};
    std::optional<MapCard> map;  ///< only objectives have a map
    std::vector<ScoringRule> scoring;
    bool grantsClaim = false;      ///< Troopers may claim assets as a free action
    std::vector<SetupGain> gains;  ///< of advantages
    std::vector<ByHand> byHand{};  ///< in the order of the card: setup, scoring, rules
    bool scoredByHand = false;     ///< the players score it by hand in the End Phase
    int scoredFrom = 1;            ///< the first round in which the players can score it
};

struct BattleEntry;
/// The battle card that the game plays. The game applies its map and the tokens on the map. The
/// players apply setup, scoring and rules, and the game reminds them.
BattleCard playedAs(const BattleEntry& entry);

}  // namespace sightline::engine
