// A replay gives the same state, undo restores the state, and a player's view does not depend on
// the seed.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "property/engine/whole_games.h"

namespace sightline::engine::test {
namespace {

/// A new game to which the first `count` answers were given.
std::unique_ptr<Game> replayed(const std::vector<Answer>& answers, std::size_t count,
                               std::uint64_t seed) {
    auto game = newGame(seed);
    for (std::size_t i = 0; i < count; ++i) {
        const auto refusal = game->answer(answers[i]);
        EXPECT_FALSE(refusal) << "answer " << i + 1 << ": " << refusal->text;
        if (refusal) break;
    }
    return game;
}

TEST(WholeGame, ReplayEqualsTheStateAtEveryQuestion) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        std::vector<std::uint64_t> digests;
        const auto game = playWhole(seed, [&](Game& now) { digests.push_back(now.digest()); });
        EXPECT_GT(digests.size(), 50U);
        auto again = newGame(seed);
        for (std::size_t i = 0; i < digests.size(); ++i) {
            ASSERT_EQ(again->digest(), digests[i]) << "seed " << seed << ", question " << i + 1;
            ASSERT_FALSE(again->answer(game->journal().answers[i]));
        }
        EXPECT_EQ(again->digest(), game->digest());
        EXPECT_EQ(again->record().size(), game->record().size());
        EXPECT_EQ(again->question(), nullptr);
    }
}

TEST(WholeGame, AnswersReplayFromTheirText) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto game = playWhole(seed);
        std::vector<Answer> read;
        for (const Answer& answer : game->journal().answers) {
            const auto text = toJson(answer).dump();
            auto one = answerFromJson(nlohmann::json::parse(text));
            ASSERT_TRUE(one) << text << ": " << one.problem().text;
            read.push_back(std::move(one).value());
        }
        EXPECT_EQ(replayed(read, read.size(), seed)->digest(), game->digest());
    }
}

// Older journals contain only the indices of the chosen options, and must replay to the same state.
TEST(WholeGame, NumbersAloneReplayToTheSameState) {
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const auto game = playWhole(seed);
        std::vector<Answer> numbers = game->journal().answers;
        std::size_t said = 0;
        for (Answer& answer : numbers) {
            if (Pick* pick = std::get_if<Pick>(&answer)) {
                said += pick->chosen ? 1 : 0;
                pick->chosen.reset();
            }
            if (PickSeveral* pick = std::get_if<PickSeveral>(&answer)) pick->chosen.clear();
        }
        EXPECT_GT(said, 30U);
        EXPECT_EQ(replayed(numbers, numbers.size(), seed)->digest(), game->digest());
    }
}

// An answer may name an option that the question does not offer. It must be refused even if the
// index in the answer is legal. After a replay, the question was not displayed, so the game checks
// only the named option.
TEST(WholeGame, WhatIsNotOfferedIsRefusedByItsNameToo) {
    const auto game = playWhole(3);
    const auto& answers = game->journal().answers;
    int refused = 0;
    for (std::size_t i = 0; i < answers.size() && refused < 12; i += 7) {
        const auto legal = replayed(answers, i, 3);
        const Question& question = *legal->question();
        const auto& options = question.options;
        for (const Option& wrong : {Option{UnitId{999}}, Option{Action::strafe}, Option{Done{}},
                                    Option{CardAction{77, 1}}, Option{Action::attack}}) {
            if (question.form != AnswerForm::pick) break;
            if (std::find(options.begin(), options.end(), wrong) != options.end()) continue;
            const auto unseen = replayed(answers, i, 3);
            EXPECT_TRUE(unseen->answer(Pick{0, wrong})) << "answer " << i + 1;
            EXPECT_EQ(unseen->digest(), legal->digest());
            ++refused;
        }
    }
    EXPECT_GE(refused, 12);
}

TEST(WholeGame, UndoRestoresAndRedoGivesBack) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        std::vector<std::uint64_t> digests;
        const auto game = playWhole(seed, [&](Game& now) {
            const auto answers = now.journal().answers.size();
            digests.push_back(now.digest());
            if (answers % 41 != 40) return;
            const auto dice = now.seededDice();
            const bool crosses = now.undoCrossesDice();
            ASSERT_TRUE(now.canUndo());
            ASSERT_TRUE(now.undo());
            const auto left = now.journal().answers.size();
            ASSERT_LT(left, answers);
            EXPECT_EQ(crosses, left + 1 < answers);
            EXPECT_EQ(now.digest(), digests[left]) << "seed " << seed << ", answer " << answers;
            ASSERT_TRUE(now.redo());
            EXPECT_FALSE(now.canRedo());
            EXPECT_EQ(now.journal().answers.size(), answers);
            EXPECT_EQ(now.digest(), digests[answers]);
            EXPECT_EQ(now.seededDice(), dice);
        });
        ASSERT_TRUE(game->undo());  // undo also works after the end of a game
        EXPECT_EQ(game->digest(), digests[game->journal().answers.size()]);
        ASSERT_TRUE(game->redo());
        EXPECT_EQ(game->question(), nullptr);
    }
}

/// All texts of a player's view that the digest of the view does not contain.
std::string more(const View& view) {
    std::string text;
    for (const UnitView& unit : view.units) {
        text += unit.label + "/" + unit.card->id + "/" + std::to_string(unit.startingMinis) + " ";
    }
    for (const MiniView& mini : view.minis) text += mini.model + std::to_string(mini.unit.value);
    for (const auto& placed : view.battlefield.minis()) text += " " + std::to_string(placed.key);
    if (view.attack) {
        text += std::to_string(view.attack->hitsCanceledByCover) + "," +
                std::to_string(view.attack->hitsCanceledByDodge) + "," +
                std::to_string(view.attack->pools.size());
    }
    return text + std::to_string(view.lastRound);
}

TEST(WholeGame, AViewDoesNotDependOnTheSeed) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const auto other = newGame(seed + 1000);
        playWhole(seed, [&](Game& game) {
            for (Player player : {Player::blue, Player::red}) {
                const View one = game.view(player), two = other->view(player);
                EXPECT_EQ(digestOf(one), digestOf(two));
                EXPECT_EQ(more(one), more(two));
            }
            EXPECT_EQ(game.digest(), other->digest());
            ASSERT_FALSE(other->answer(nextAnswer(game, seed)));
        });
    }
}

TEST(WholeGame, LookingChangesNothing) {
    playWhole(7, [](Game& game) {
        const auto digest = game.digest();
        const auto answers = game.journal().answers.size();
        const auto said = game.record().size();
        game.view(Player::blue);
        game.seededDice();
        game.refusalOf(randomAnswer(game, 99));
        EXPECT_EQ(game.digest(), digest);
        EXPECT_EQ(game.journal().answers.size(), answers);
        EXPECT_EQ(game.record().size(), said);
    });
}

}  // namespace
}  // namespace sightline::engine::test
