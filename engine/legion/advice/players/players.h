/// The computer players and their names.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/advice/players/skill.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

enum class PlayerKind { random, sensible1, sensible, easy, fair, sharp };

/// The names of the computer players, in the order of `PlayerKind`: "random", "sensible-1",
/// "sensible", "easy", "fair", "sharp".
const std::vector<std::string>& playerKindNames();
std::optional<PlayerKind> playerKindOf(const std::string& name);

/// The level of a player that judges its choices. No value: the player judges nothing.
std::optional<Skill> skillOf(PlayerKind kind);

/// The answer of a computer player of the given kind to the open question.
Answer answerBy(PlayerKind kind, const Game& game, std::uint64_t seed);

}  // namespace sightline::engine
