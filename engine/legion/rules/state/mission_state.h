/// State of the mission: its cards, territories, objective tokens and victory points.
/// Source: Core Rulebook p. 17-20.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/battle_card.h"
#include "geometry/measure/miniature.h"

namespace sightline::engine {

struct ObjectiveToken {
    ObjectiveId id;
    ObjectiveKind kind{};
    geometry::Vec3 position{};  ///< of its centre, while it is on the battlefield
    UnitId holder;              ///< the unit whose card holds it; none: on the battlefield
    bool dropping = false;      ///< it left its holder and must be placed
    geometry::Mini dropper{};   ///< the unit leader that dropped it, while `dropping`
    Player dropperPlayer{};
    std::string name{};    ///< name given by the players; empty: named by its kind
    bool removed = false;  ///< left the game
    bool onTable() const { return holder.none() && !dropping && !removed; }
};

/// Cards of one kind in one player's battle deck.
struct MissionPile {
    std::vector<const BattleCard*> deck, discarded;
};

struct MissionState {
    const BattleCard* objective = nullptr;  ///< null: no mission
    const BattleCard* secondary = nullptr;
    std::array<const BattleCard*, 2> advantages{};      ///< indexed by Player
    std::array<std::array<MissionPile, 3>, 2> piles{};  ///< by Player, by BattleCardKind
    std::array<std::optional<Player>, 3> ownerOf{};     ///< of the card in play, by BattleCardKind
    TableSide blueSide = TableSide::near;
    std::vector<ObjectiveToken> tokens;
    std::array<int, 2> victoryPoints{};
    std::array<int, 2> lostThisRound{};  ///< units of each player that were defeated

    ObjectiveToken& token(ObjectiveId id) { return tokens[static_cast<std::size_t>(id.value)]; }
    const ObjectiveToken& token(ObjectiveId id) const {
        return tokens[static_cast<std::size_t>(id.value)];
    }
};

/// Diameter of a token seen from above: a POI 2 inches, an asset 1 inch.
double widthOf(ObjectiveKind kind);
geometry::Outline outlineOf(ObjectiveKind kind, geometry::Vec2 at);
geometry::Outline outlineOf(const ObjectiveToken& token);

/// Solid of a point of interest on the battlefield, for overlap tests and for obscuring (p. 20): a
/// cylinder as wide as the token and as tall as half-range. None for other tokens.
std::optional<geometry::Mini> solidOf(const ObjectiveToken& token);
std::vector<geometry::Mini> poiSolids(const MissionState& mission);

}  // namespace sightline::engine
