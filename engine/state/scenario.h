/// A scenario: a table, two armies on it, and where the game stands. Everything a game starts from.
#pragma once
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/asking/adjustment.h"
#include "engine/asking/asks.h"
#include "engine/catalogue/battle_card.h"
#include "engine/catalogue/command_card.h"
#include "engine/catalogue/unit_now.h"
#include "engine/ids.h"
#include "engine/state/played_under.h"
#include "engine/state/unit_stand.h"
#include "engine/state/view.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine {

struct MiniStart {
    geometry::Vec3 position{};  ///< z not finite: stands on the highest surface
    geometry::Degrees facing{};
    WhichCard carrier{};  ///< the card that adds it, see Weapon::carrier
    bool counterpart = false;
    std::optional<int> threshold{};  ///< of wounds, where it is not that of the unit card
};

/// A unit as it begins; where it is undeployed, where its miniatures start says nothing.
struct ScenarioUnit : UnitStand {
    Player player{};
    UnitCard card;                        ///< with all that its cards bring
    UnitParts parts{};                    ///< that the card is made of, where it is made of several
    std::vector<MiniStart> minis;         ///< the unit leader first
    std::vector<int> wounds;              ///< per miniature; empty for none
    std::vector<AdjustEffect> effects{};  ///< lasting ones that have begun; their unit is this one
};

class Muster;

struct Scenario {
    std::string name;
    bool sandbox = false;              ///< begins in the sandbox; needs no units
    std::shared_ptr<Muster> muster{};  ///< who may join the sandbox; none: nobody
    geometry::TableSize table;
    std::string mat;
    std::vector<geometry::PieceSpec> pieces;
    /// Made of the table, the pieces and the dimensions by `buildTable`, for a scenario that is
    /// played many times; every game builds it otherwise. Whoever changes one of them afterwards
    /// empties it.
    std::optional<geometry::Battlefield> built{};
    geometry::Dimensions dimensions;
    std::vector<ScenarioUnit> units;
    int round = 1;
    int lastRound = 5;
    Player firstPlayer = Player::blue;  ///< who takes the first turn
    std::optional<Player> priority{};   ///< none: the same player
    Phase phase = Phase::activation;    ///< setup, command or activation: where the game starts
    /// Indexed by Player. Both empty: no Command Phase, and any unit that has not activated may.
    std::array<std::vector<CommandCard>, 2> commandHands{};
    std::array<std::vector<BattleCard>, 2> battleDecks{};  ///< for games that begin with setup
    std::array<std::string, 2> armyNames{"Blue", "Red"};
    std::array<ForceInPlay, 2> forces{};  ///< the armies' battle forces; without a name: none
    /// Cards on the table where the game does not begin with setup; none: no mission.
    struct Mission {
        BattleCard objective;
        std::optional<BattleCard> secondary;
        TableSide blueSide = TableSide::near;
    };
    std::optional<Mission> mission;
    std::array<int, 2> victoryPoints{};  ///< indexed by Player
    std::vector<Adjust> begun{};         ///< what has changed before: cards, pass pools, tokens
    int asks = asksNow;                  ///< see asks.h; a journal says it
    bool asksEverything = false;         ///< see Battle; a journal says it
    nlohmann::json source;               ///< self-contained text of it, as a journal stores it
    /// What its cards are read under, as a journal stores it; none: of no catalogue.
    std::optional<PlayedUnder> rules{};
};

}  // namespace sightline::engine
