/// Timing points of setup, the Command Phase and the End Phase. Source: Core Rulebook p. 18-22,
/// 37-38, 44 (Timing).
#pragma once
#include <array>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/token.h"

namespace sightline::engine {

struct BattleCard;
struct CommandCard;
struct OrderPool;

// Timing points of setup (p. 18-20).
struct MissionBuilt {};
struct SetUpAdvantage {
    const Player player;
};
struct ResolveSetupEffects {};
struct DeployInPreparedPositions {};

// The command phase (p. 21-22).
struct StartOfCommandPhase {};
struct CommandCardsRevealed {};  ///< all cards are faceup, and no card has been resolved
struct CommandCardRevealed {     ///< effects of a card when it is revealed; blue's card first
    const Player player;
    const CommandCard& card;
};
struct CommandCardEffect {  ///< effects of a card that have no timing of their own; blue's card
                            ///< first
    const Player player;
    const CommandCard& card;
};
struct DeterminePriority {
    std::array<int, 2> pips;  ///< indexed by Player
};
struct NominateCommander {
    const Player player;
    std::vector<UnitId> candidates;
};
struct IssueOrders {  ///< after the commander's orders; other units may now issue orders
    const Player player;
    const UnitId commander;
};
struct OrderIssued {
    const UnitId unit;
    const UnitId by;            ///< no value: only the card issues the order
    const bool ofCard = false;  ///< the order comes from a command card
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
};
struct DiscardCommandCard {
    const Player player;
    const CommandCard& card;
    bool kept;  ///< true: the card is not discarded
};
struct RemoveTokens {
    struct KeptTokens {
        Token token{};
        int count = 0;
    };
    const UnitId unit;
    std::vector<KeptTokens> kept{};  ///< tokens that stay although tokens of their kind are removed
};
struct EndOfEndPhase {};

}  // namespace sightline::engine
