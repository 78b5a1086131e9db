/// Timing points of setup, the Command Phase and the End Phase. Source: Core Rulebook p. 18-22,
/// 37-38, 44 (Timing).
#pragma once
#include <array>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/token.h"
#include "geometry/base/message.h"

namespace sightline::engine {

struct BattleCard;
struct CommandCard;
struct OrderPool;

// Timing points of setup (p. 18-20).
struct MissionBuilt {};
struct SetUpAdvantage {
    const Player player;
};
struct CardDivulged {  ///< comes when a player reveals a command card by the keyword Divulge, at
                       ///< the start of a step or phase
    const Player player;
    const CommandCard& card;
};
struct ResolveSetupEffects {};
struct DeployInPreparedPositions {};

// Timing points of the Command Phase (p. 21-22).
struct StartOfCommandPhase {};
struct CommandCardsRevealed {};  ///< comes when all command cards are faceup
struct CommandCardRevealed {     ///< comes when a command card is revealed; the blue player's card
                                 ///< first
    const Player player;
    const CommandCard& card;
};
struct CommandCardEffect {  ///< comes when the effects of a command card that state no timing are
                            ///< resolved; the blue player's card first
    const Player player;
    const CommandCard& card;
};
struct DeterminePriority {
    std::array<int, 2> pips;  ///< number of pips on each player's card, indexed by Player
    const bool tied = false;  ///< true: the players' cards have equal printed numbers of pips
};
struct NominateCommander {
    const Player player;
    std::vector<UnitId> candidates;
};
struct StartOfIssueOrders {  ///< comes before the commander has issued an order
    const Player player;
};
struct IssueOrders {  ///< comes after the commander has issued orders; other units may now issue
                      ///< orders
    const Player player;
    const UnitId commander;
};
struct OrderIssued {
    const UnitId unit;
    const UnitId by;            ///< the unit that issues the order; no value: the card issues it
    const bool ofCard = false;  ///< true: the order comes from a command card
};
struct CreateOrderPool {
    const Player player;
    OrderPool& pool;
};
struct CreatePassPool {
    const Player player;
    int tokens;
};
struct EndOfCommandPhase {};

// Timing points of the End Phase (p. 37-38).
struct StartOfEndPhase {};
struct ScoreVictoryPoints {
    const Player player;
    const BattleCard& card;
    int points;
    Messages reasons{};  ///< reasons for the points that the code of a card adds
};
struct BattleCardScored {  ///< comes after both players have scored an objective card or secondary
                           ///< objective card
    const BattleCard& card;
};
struct DiscardCommandCard {
    const Player player;
    const CommandCard& card;
    bool kept;  ///< true: the command card stays in play
};
struct RemoveTokens {
    struct KeptTokens {
        Token token{};
        int count = 0;
    };
    const UnitId unit;
    std::vector<KeptTokens> kept{};  ///< tokens that stay on the unit although other tokens of
                                     ///< their kind are removed
};
struct EndOfEndPhase {};

}  // namespace sightline::engine
