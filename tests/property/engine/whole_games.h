/// Plays whole random games; a test can inspect every question.
#pragma once
#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <memory>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/digest_of.h"
#include "engine/legion/rules/game/game.h"
#include "engine/talk/generator.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {

inline std::unique_ptr<Game> newGame(std::uint64_t seed) {
    return Game::start(skirmish(), seed).value();
}

/// The next random answer. It depends only on the seed and on the position in the game.
inline Answer nextAnswer(const Game& game, std::uint64_t seed) {
    if (game.question()->ask == Ask::rollDice) return game.seededDice();
    return randomAnswer(game, seed * 100003 + game.journal().answers.size());
}

inline std::unique_ptr<Game> newCommandedGame(std::uint64_t seed) {
    return Game::start(commandedSkirmish(), seed).value();
}

/// Plays a whole game, by default the skirmish. Calls `look` at every question; `look` may try any
/// answer.
inline std::unique_ptr<Game> playWhole(
    std::uint64_t seed, const std::function<void(Game&)>& look = [](Game&) {},
    std::unique_ptr<Game> game = nullptr) {
    if (!game) game = newGame(seed);
    while (game->question() && !testing::Test::HasFatalFailure()) {
        look(*game);
        const auto refusal = game->answer(nextAnswer(*game, seed));
        if (refusal) {
            ADD_FAILURE() << "seed " << seed << ", answer " << game->journal().answers.size()
                          << ": the random player was refused: " << refusal->text;
            break;
        }
        if (game->journal().answers.size() > 20000) {
            ADD_FAILURE() << "seed " << seed << ": the game does not end";
            break;
        }
    }
    return game;
}

}  // namespace sightline::engine::test
