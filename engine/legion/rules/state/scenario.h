/// Scenario: everything that a game starts with: the table, the two armies and the state at the
/// start.
#pragma once
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/editions/edition.h"
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
    geometry::Vec3 position{};  ///< position of the base; if z is not finite, the base stands on
                                ///< the highest surface
    geometry::Degrees facing{};
    WhichCard carrier{};  ///< the card that adds the miniature, see Weapon::carrier
    bool counterpart = false;
    std::optional<int> threshold{};  ///< wound threshold of the miniature; no value: that of the
                                     ///< unit card
};

/// A unit at the start of the game. If it is undeployed, the positions of its miniatures are
/// ignored.
struct ScenarioUnit : UnitStand {
    Player player{};
    UnitCard card;                 ///< the unit card, with the rules of all cards of the unit
    UnitParts parts{};             ///< the cards from which the unit card `card` is made, if
                                   ///< there are several
    std::vector<MiniStart> minis;  ///< miniatures of the unit, unit leader first
    std::vector<int> wounds;       ///< wounds of each miniature; empty: no wounds
    std::vector<AdjustEffect> effects{};  ///< lasting effects on this unit that have already begun
};

class RecruitPool;
class StandingActs;

struct Scenario {
    std::string name;
    bool sandbox = false;                        ///< true: the game starts in the sandbox and needs
                                                 ///< no units
    std::shared_ptr<RecruitPool> recruitPool{};  ///< units that may join the sandbox; null: no
                                                 ///< units
    geometry::TableSize table;
    std::string mat;
    std::vector<geometry::PieceSpec> pieces;
    /// The table, cached for a scenario that is played many times. `buildTable` makes it from the
    /// table size, the terrain pieces and the dimensions. Code that changes one of these three must
    /// clear the cache. Without the cache, every game builds its own table.
    std::optional<geometry::Battlefield> built{};
    /// Counts the changes that keywords make at standing points (standing_points.h); null: nothing
    /// is counted. It is not part of scenario files.
    std::shared_ptr<StandingActs> standingActs{};
    geometry::Dimensions dimensions;
    std::vector<ScenarioUnit> units;
    int round = 1;
    const Edition* edition = &editions::of2026;
    int lastRound = editions::of2026.rounds;
    Player firstPlayer = Player::blue;  ///< player who takes the first turn
    std::optional<Player> priority{};   ///< player with priority; no value: `firstPlayer`
    Phase phase = Phase::activation;    ///< phase in which the game begins: setup, command or
                                        ///< activation
    /// The command hands of the players, indexed by Player. If both are empty, rounds have no
    /// Command Phase, and a player may activate any unit that has not activated.
    std::array<std::vector<CommandCard>, 2> commandHands{};
    std::array<std::vector<BattleCard>, 2> battleDecks{};  ///< battle decks; only for games that
                                                           ///< begin with their setup
    std::array<std::string, 2> armyNames{"Blue", "Red"};
    std::array<ForceInPlay, 2> forces{};  ///< battle forces of the armies; a force without a name:
                                          ///< no battle force
    /// The mission cards in play, for a game that does not begin with its setup. No value: the game
    /// has no mission.
    struct Mission {
        BattleCard objective;
        std::optional<BattleCard> secondary;
        TableSide blueSide = TableSide::near;
        std::array<std::optional<BattleCard>, 2> advantages{};  ///< indexed by Player
    };
    std::optional<Mission> mission;
    std::array<int, 2> victoryPoints{};  ///< victory points, indexed by Player
    std::vector<Adjust> begun{};         ///< changes of cards, pass pools and tokens before the
                                         ///< start of the game
    int asks = asksNow;  ///< version of the game's questions, see asks.h; stored in journals
    bool asksEverything = false;  ///< see Battle::asksEverything; stored in journals
    nlohmann::json source;  ///< complete JSON of the scenario, in the form that journals store
    /// The rules and cards of the scenario, in the form that journals store. No value: the scenario
    /// has no catalogue.
    std::optional<PlayedUnder> rules{};
};

}  // namespace sightline::engine
