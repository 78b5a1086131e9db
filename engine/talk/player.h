/// The two players of a game.
#pragma once

namespace sightline::engine {

enum class Player { blue, red };
constexpr Player opponent(Player player) {
    return player == Player::blue ? Player::red : Player::blue;
}

/// Both players, blue first. Loops over the players use this order unless the rules give another
/// one.
inline constexpr Player bothPlayers[] = {Player::blue, Player::red};

}  // namespace sightline::engine
