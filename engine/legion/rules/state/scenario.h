/// Scenario: the complete start of a game, with table, two armies and the state of play.
#pragma once
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/battle_card.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/lists/catalogue/unit_now.h"
#include "engine/legion/rules/asking/adjustment.h"
#include "engine/legion/rules/asking/asks.h"
#include "engine/legion/rules/state/unit_stand.h"
#include "engine/legion/rules/state/view.h"
#include "engine/talk/played_under.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine {

struct MiniStart {
    geometry::Vec3 position{};  ///< z not finite: place on the highest surface
    geometry::Degrees facing{};
    WhichCard carrier{};  ///< the card that adds it, see Weapon::carrier
    bool counterpart = false;
    std::optional<int> threshold{};  ///< wound threshold, if it differs from the unit card's
};

/// A unit at the start of the game. For an undeployed unit, the positions of miniatures are
/// ignored.
struct ScenarioUnit : UnitStand {
    Player player{};
    UnitCard card;                        ///< with the rules of all its cards
    UnitParts parts{};                    ///< the parts that `card` is made of, if several
    std::vector<MiniStart> minis;         ///< unit leader first
    std::vector<int> wounds;              ///< per miniature; empty for none
    std::vector<AdjustEffect> effects{};  ///< lasting effects that have begun; `unit` is this unit
};

class RecruitPool;

struct Scenario {
    std::string name;
    bool sandbox = false;                        ///< starts in the sandbox; needs no units
    std::shared_ptr<RecruitPool> recruitPool{};  ///< units that may join the sandbox; null: none
    geometry::TableSize table;
    std::string mat;
    std::vector<geometry::PieceSpec> pieces;
    /// Cache for a scenario that is played many times, made by `buildTable` from table, pieces and
    /// dimensions; without it, every game builds its own. Code that changes one of these must clear
    /// it.
    std::optional<geometry::Battlefield> built{};
    geometry::Dimensions dimensions;
    std::vector<ScenarioUnit> units;
    int round = 1;
    int lastRound = 5;
    Player firstPlayer = Player::blue;  ///< takes the first turn
    std::optional<Player> priority{};   ///< none: `firstPlayer`
    Phase phase = Phase::activation;    ///< first phase: setup, command or activation
    /// Indexed by Player. Both empty: no Command Phase, and a player may activate any unit that has
    /// not activated.
    std::array<std::vector<CommandCard>, 2> commandHands{};
    std::array<std::vector<BattleCard>, 2> battleDecks{};  ///< for games that begin with setup
    std::array<std::string, 2> armyNames{"Blue", "Red"};
    std::array<ForceInPlay, 2> forces{};  ///< the armies' battle forces; without a name: none
    /// Cards in play, if the game does not start with setup; none: no mission.
    struct Mission {
        BattleCard objective;
        std::optional<BattleCard> secondary;
        TableSide blueSide = TableSide::near;
    };
    std::optional<Mission> mission;
    std::array<int, 2> victoryPoints{};  ///< indexed by Player
    std::vector<Adjust> begun{};         ///< earlier changes to cards, pass pools and tokens
    int asks = asksNow;                  ///< see asks.h; stored in journals
    bool asksEverything = false;         ///< see Battle; stored in journals
    nlohmann::json source;  ///< self-contained JSON of the scenario, as a journal stores it
    /// Rules and cards of the scenario, as a journal stores them; none: without a catalogue.
    std::optional<PlayedUnder> rules{};
};

}  // namespace sightline::engine
