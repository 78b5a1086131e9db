/// A battle card in the form that the rules use: an objective with its map, a secondary objective,
/// or an advantage. The cards that this project has invented come from assets/missions, the
/// published cards from the catalogue. Source: Core Rulebook p. 7 (Battle Cards), p. 17-20.
#pragma once
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/lists/catalogue/card_program.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

enum class BattleCardKind { objective, secondary, advantage };

struct ObjectiveSpot {
    ObjectiveKind kind{};
    geometry::Vec2 at{};
};

/// The map of an objective: its territories, as seen from the near long edge (y = 0). Lengths are
/// in inches on a table of the size `drawn`. For a table of another size, the map is scaled.
struct MapCard {
    geometry::TableSize drawn{72, 36};
    /// Territories of both players; the remaining area is contested territory.
    geometry::Territory near, far;
    std::vector<ObjectiveSpot> objectives;
};

/// The achievements that give victory points in the step Score VPs.
enum class Scores {
    securedPoi,            ///< each POI that the player secures
    heldAsset,             ///< each asset that the player's units hold
    unitInEnemyTerritory,  ///< each unit with a leader completely within enemy territory
    defeatedThisRound,     ///< each enemy unit that was defeated in this round
    contestedPoi,          ///< each POI that a unit of the player contests
    unthreatenedPoi        ///< each POI that no enemy unit contests
};
/// The places of the POIs that a scoring rule counts. "Allied" and "enemy" are relative to the
/// player who scores.
enum class PoiPlace { anywhere, allied, enemy, notEnemy, centre, notCentre };
struct ScoringRule {
    Scores what{};
    int points = 1;
    int most = 99;  ///< largest number of points that the rule gives in one round
    PoiPlace where{};
    int fromRound = 1;
    /// A rule with `exactly` or `atLeast` gives its points only once. The number of things that
    /// `what` counts must be equal to `exactly`, or at least `atLeast`.
    std::optional<int> exactly{}, atLeast{};
    std::string token{};  ///< printed name of the POIs that the rule counts; POIs without a printed
                          ///< name always count
};

/// A token that some units of the player gain during setup.
struct SetupGain {
    Token token{};
    int units = 0;
};

/// Converts a point of the map to a table of another size.
geometry::Vec2 onTable(geometry::Vec2 drawn, const MapCard& map, geometry::TableSize table);

struct BattleCard {
    std::string id, name;
    BattleCardKind kind{};
    std::optional<MapCard> map;  ///< map of an objective; no value: another kind of card
    std::vector<std::string> printedTokens{};  ///< names that the card prints for its tokens; for
                                               ///< an objective, first the POIs of its map
    /// The names in `printedTokens` of POIs and of assets.
    std::vector<std::string> printedPois{}, printedAssets{};
    std::vector<ScoringRule> scoring;
    bool grantsClaim = false;      ///< true: Troopers may claim assets as a free action
    std::vector<SetupGain> gains;  ///< tokens that an advantage card gives
    std::vector<ByHand> byHand{};  ///< lines of the card that the players apply: first setup, then
                                   ///< scoring, then rules
    bool scoredByHand = false;     ///< true: the players score the card by hand in the End Phase
    int scoredFrom = 1;            ///< first round in which the card gives victory points
    /// For saved games of older program versions. In these games, the players count all victory
    /// points. `everyLine` contains all lines of the card that the players then apply; it is empty
    /// if `byHand` contains them. `firstScored` is the first round in which the card gives points.
    std::vector<ByHand> everyLine{};
    int firstScored = 1;
    std::shared_ptr<const CardProgram> program{};  ///< rules of the card that the game applies, as
                                                   ///< data or C++ code; null: none
    std::string text{};  ///< text of the card in our own words, one line for each rule
    /// The card as older program versions use it, which do not apply `program`. Null if `program`
    /// is null.
    std::shared_ptr<const BattleCard> withoutProgram{};
};

/// The name of a battle card's program in a journal. A journal lists the names of the rules that
/// the game applies. In this list, the id of the card itself already means the scoring lines that
/// the game counts.
std::string nameOfRulesOf(const std::string& battleCard);

struct BattleEntry;
/// Converts a battle card of the catalogue to the form that the game uses. The game applies the
/// card's map, the tokens on the map, and the scoring lines that the game can count. The players
/// apply all other lines, and the game reminds them.
BattleCard playedAs(const BattleEntry& entry);

}  // namespace sightline::engine
