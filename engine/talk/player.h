/// The two players of a game.
#pragma once

namespace sightline::engine {

enum class Player { blue, red };
constexpr Player opponent(Player player) {
    return player == Player::blue ? Player::red : Player::blue;
}

/// Blue first, the order used wherever the rules name no other.
inline constexpr Player bothPlayers[] = {Player::blue, Player::red};

}  // namespace sightline::engine
