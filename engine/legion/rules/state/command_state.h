/// The state of one player's command cards, order tokens and pass pool. Source: Core Rulebook p.
/// 21-22.
#pragma once
#include <array>
#include <optional>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/command_card.h"

namespace sightline::engine {

inline constexpr int rankCount = 6;

/// The number of order tokens for each rank.
struct OrderPool {
    std::array<int, rankCount> tokens{};
    int& operator[](Rank rank) { return tokens[static_cast<std::size_t>(rank)]; }
    int operator[](Rank rank) const { return tokens[static_cast<std::size_t>(rank)]; }
    int size() const;
    /// A list with one entry for each token, sorted by rank.
    std::vector<Rank> all() const;
    bool operator==(const OrderPool&) const = default;
};

struct CommandState {
    std::vector<const CommandCard*> hand, discarded;  ///< the cards exist as long as the scenario
    std::vector<const CommandCard*> permanent{};      ///< permanent cards from earlier rounds
    const CommandCard* played = nullptr;              ///< the card of this round; null: none
    bool faceup = false;                              ///< true: `played` was revealed
    bool returned = false;                            ///< true: `played` went back to the hand
    UnitId commander;                                 ///< the commander of this round, if a unit
                                                      ///< was nominated
    OrderPool pool;
    std::optional<Rank> drawn;  ///< rank of the token that was drawn for the unit that activates
                                ///< now
    int passPool = 0;           ///< number of advantage tokens
    bool passed = false;        ///< the player passed on the previous turn of this round
};

}  // namespace sightline::engine
