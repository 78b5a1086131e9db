// Tests the answers of the computer players at every question of whole games.
#include <string>

#include "engine/legion/advice/players/players.h"
#include "property/engine/whole_games.h"

namespace sightline::engine::test {
namespace {

/// Plays the game to its end. The same kind of computer player plays both sides. Calls `look` with
/// each answer of a player.
void playWith(PlayerKind kind, Game& game, std::uint64_t seed,
              const std::function<void(const Answer&)>& look) {
    while (game.question()) {
        const auto answers = game.journal().answers.size();
        ASSERT_LT(answers, 8000U) << "the game does not end";
        const bool chance = isChance(*game.question());
        const Answer answer = chance ? game.seededChance() : answerBy(kind, game, seed + answers);
        if (!chance) look(answer);
        const auto refusal = game.answer(answer);
        ASSERT_FALSE(refusal) << "answer " << answers << ": " << refusal->text;
    }
}

std::string textOf(const Answer& answer) { return toJson(answer).dump(); }

class SensiblePlayerGames : public testing::TestWithParam<std::uint64_t> {};

TEST_P(SensiblePlayerGames, EveryAnswerIsLegalAndFixedBySeed) {
    for (Scenario& scenario : std::vector<Scenario>{skirmish(), fromSetup()}) {
        auto game = Game::start(std::move(scenario), GetParam()).value();
        playWith(PlayerKind::sensible, *game, GetParam() * 100003, [&](const Answer& answer) {
            const auto seed = GetParam() * 100003 + game->journal().answers.size();
            EXPECT_EQ(textOf(answerBy(PlayerKind::sensible, *game, seed)), textOf(answer));
        });
        EXPECT_TRUE(game->view(Player::blue).over);
    }
}

INSTANTIATE_TEST_SUITE_P(Games, SensiblePlayerGames, testing::Range<std::uint64_t>(1, 4));

class JudgedPlayerGames : public testing::TestWithParam<PlayerKind> {};

TEST_P(JudgedPlayerGames, EveryAnswerIsLegalAndFixedBySeed) {
    const std::uint64_t seed = 7;
    for (Scenario& scenario : std::vector<Scenario>{skirmish(), fromSetup()}) {
        auto game = Game::start(std::move(scenario), seed).value();
        playWith(GetParam(), *game, seed, [&](const Answer& answer) {
            const auto answers = game->journal().answers.size();
            if (answers % 5 > 0) return;
            EXPECT_EQ(textOf(answerBy(GetParam(), *game, seed + answers)), textOf(answer));
        });
        EXPECT_TRUE(game->view(Player::blue).over);
    }
}

INSTANTIATE_TEST_SUITE_P(Levels, JudgedPlayerGames,
                         testing::Values(PlayerKind::easy, PlayerKind::fair, PlayerKind::sharp));

// A player must give the same answer in games that differ only in the facedown card of the
// opponent.
TEST(ComputerPlayers, DoNotSeeTheFacedownCardOfTheOther) {
    for (const PlayerKind kind : {PlayerKind::sensible, PlayerKind::sharp}) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            std::string first;
            for (const int card : {0, 2, 5}) {
                const auto game = newCommandedGame(seed);
                ASSERT_FALSE(game->answer(Pick{card}));
                const std::string answer = textOf(answerBy(kind, *game, seed));
                if (first.empty()) first = answer;
                EXPECT_EQ(answer, first);
            }
        }
    }
}

}  // namespace
}  // namespace sightline::engine::test
