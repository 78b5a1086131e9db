/// The state of the mission: its cards, territories, objective tokens and victory points. Source:
/// Core Rulebook p. 17-20.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/battle_card.h"
#include "geometry/measure/miniature.h"

namespace sightline::engine {

/// A token on the table: an objective, a marker of the players, or a smoke token.
struct ObjectiveToken {
    ObjectiveId id;
    ObjectiveKind kind{};
    geometry::Vec3 position{};  ///< position of the token's centre while the token is on the
                                ///< battlefield
    UnitId holder;              ///< the unit that holds the token; no value: no unit holds it
    bool dropping = false;      ///< true: the token was dropped and must be placed
    geometry::Mini dropper{};   ///< unit leader that dropped the token; valid while `dropping` is
                                ///< true
    Player dropperPlayer{};
    std::string name{};    ///< name given by the players; empty: the token is named by its kind
    bool removed = false;  ///< true: the token has left the game
    std::optional<Player> owner{};  ///< the player who placed the token, or who owns it by a battle
                                    ///< card; no value: a token of the mission
    std::string printed{};  ///< name that a battle card or keyword prints for the token, such as
                            ///< "Bunker", if the game applies its rules; empty: no printed name
    int counters = 0;       ///< wound or suppression tokens that the battle card has put on it
    int effect = 0;  ///< number of the lasting effect that the token has on its holder; 0: none
    bool onTable() const { return holder.none() && !dropping && !removed; }
};

/// The cards of one kind in one player's battle deck: the remaining deck and the discarded cards.
struct MissionPile {
    std::vector<const BattleCard*> deck, discarded;
};

/// A note that a player has scored by a line of a battle card. It is stored only for lines that
/// have a limit.
struct Achievement {
    Player player{};
    std::string card{};  ///< id of the battle card
    int line = 0;        ///< index of the line among the scoring lines of its card
    int round = 0;       ///< round in which the player scored
};

struct MissionState {
    const BattleCard* objective = nullptr;  ///< objective card in play; null: no mission
    const BattleCard* secondary = nullptr;
    std::array<const BattleCard*, 2> advantages{};      ///< advantage cards in play, indexed by
                                                        ///< Player
    std::array<std::array<MissionPile, 3>, 2> piles{};  ///< piles of cards, indexed by Player and
                                                        ///< BattleCardKind
    /// For each BattleCardKind: the player whose card of this kind is in play.
    std::array<std::optional<Player>, 3> ownerOf{};
    TableSide blueSide = TableSide::near;
    std::vector<ObjectiveToken> tokens;
    std::array<int, 2> victoryPoints{};
    std::array<int, 2> lostThisRound{};  ///< number of defeated units of each player in this round
    std::vector<Achievement> achieved{};

    ObjectiveToken& token(ObjectiveId id) { return tokens[static_cast<std::size_t>(id.value)]; }
    const ObjectiveToken& token(ObjectiveId id) const {
        return tokens[static_cast<std::size_t>(id.value)];
    }
};

/// The diameter of an objective token as seen from above: 2 inches for a point of interest (POI), 1
/// inch for an asset.
double widthOf(ObjectiveKind kind);
geometry::Outline outlineOf(ObjectiveKind kind, geometry::Vec2 at);
geometry::Outline outlineOf(const ObjectiveToken& token);

/// The solid of a point of interest on the battlefield, for overlap tests and for obscuring (p.
/// 20). It is a cylinder with the width of the token and the height of half range. No value for
/// other tokens.
std::optional<geometry::Mini> solidOf(const ObjectiveToken& token);
std::vector<geometry::Mini> poiSolids(const MissionState& mission);

}  // namespace sightline::engine
