/// One player's state of the Command Phase: cards, order tokens, pass pool.
/// Source: Core Rulebook p. 21-22.
#pragma once
#include <array>
#include <optional>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/command_card.h"

namespace sightline::engine {

inline constexpr int rankCount = 6;

/// Order tokens by rank.
struct OrderPool {
    std::array<int, rankCount> tokens{};
    int& operator[](Rank rank) { return tokens[static_cast<std::size_t>(rank)]; }
    int operator[](Rank rank) const { return tokens[static_cast<std::size_t>(rank)]; }
    int size() const;
    /// One entry for each token, in the order of ranks.
    std::vector<Rank> all() const;
    bool operator==(const OrderPool&) const = default;
};

struct CommandState {
    std::vector<const CommandCard*> hand, discarded;  ///< cards live as long as the scenario
    std::vector<const CommandCard*> permanent{};      ///< in play from earlier rounds
    const CommandCard* played = nullptr;              ///< this round's; null: none
    bool faceup = false;                              ///< `played` was revealed
    bool returned = false;                            ///< `played` went back to the hand
    UnitId commander;                                 ///< nominated this round; or none
    OrderPool pool;
    std::optional<Rank> drawn;  ///< taken from the pool for the unit that activates now
    int passPool = 0;           ///< advantage tokens
    bool passed = false;        ///< on its previous turn of this round
};

}  // namespace sightline::engine
