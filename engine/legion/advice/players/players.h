/// The computer players and their names.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

enum class PlayerKind { random, sensible1, sensible };

/// The names of the computer players, in the order of `PlayerKind`: "random", "sensible-1",
/// "sensible".
const std::vector<std::string>& playerKindNames();
std::optional<PlayerKind> playerKindOf(const std::string& name);

/// The answer of a computer player of the given kind to the open question.
Answer answerBy(PlayerKind kind, const Game& game, std::uint64_t seed);

}  // namespace sightline::engine
