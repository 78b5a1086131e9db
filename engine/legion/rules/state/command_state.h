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

/// The number of order tokens of each rank in a player's order pool.
struct OrderPool {
    std::array<int, rankCount> tokens{};
    int& operator[](Rank rank) { return tokens[static_cast<std::size_t>(rank)]; }
    int operator[](Rank rank) const { return tokens[static_cast<std::size_t>(rank)]; }
    int size() const;
    /// A list with one rank for each token, sorted by rank.
    std::vector<Rank> all() const;
    bool operator==(const OrderPool&) const = default;
};

struct CommandState {
    std::vector<const CommandCard*> hand, discarded;  ///< the player's cards; valid as long as the
                                                      ///< scenario exists
    /// Cards that lie faceup in play besides the card of this round: cards that stay in play, by
    /// the keyword Permanent or by their own text, and divulged cards until the end of the step.
    std::vector<const CommandCard*> permanent{};
    std::vector<const CommandCard*> setAside{};  ///< cards that the opponent's card set aside
                                                 ///< faceup: both players may see them
    std::vector<const CommandCard*> divulged{};  ///< cards that the player has divulged in this
                                                 ///< game, wherever they are now
    const CommandCard* played = nullptr;         ///< the card that the player plays in this
                                                 ///< round; null: no card
    bool faceup = false;                         ///< true: `played` was revealed
    bool returned = false;                       ///< true: `played` went back to the hand
    UnitId commander;                            ///< commander of this round; no value: no
                                                 ///< unit was nominated
    OrderPool pool;
    std::optional<Rank> drawn;  ///< rank of the drawn order token, for the unit that activates now
    int passPool = 0;           ///< number of advantage tokens in the pass pool
    bool passed = false;        ///< true: the player passed on the player's previous turn of this
                                ///< round
};

}  // namespace sightline::engine
