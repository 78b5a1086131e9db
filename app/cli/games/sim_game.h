/// Plays one game of `sightline-cli sim` to its end and checks the game after each answer.
#pragma once
#include <cstdint>
#include <iosfwd>
#include <nlohmann/json.hpp>

#include "app/cli/games/keyword_count.h"
#include "engine/legion/advice/players/players.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::app {

/// How one game is played.
struct SimStyle {
    engine::PlayerKind player{};  ///< the kind of automatic player of both sides
    /// The player also declines offers of keywords at random, and gives random answers.
    bool varied = false;
    /// In rounds 2 and 4, the armies are brought close together and get wounds and tokens. Half of
    /// the Moves lead into melee.
    bool close = false;
    std::ostream* explained = nullptr;  ///< receives the considered choices; null: not printed
};

/// Plays the game to its end and checks it. `count` counts the effects of keywords. Returns the
/// report: a JSON object with the members "seed", "violations", "rounds", "answers", "winner",
/// "victory_points", "digest", "reminders" and "stops".
nlohmann::json playToEnd(engine::Game& game, std::uint64_t seed, const SimStyle& style,
                         KeywordCount& count);

}  // namespace sightline::app
