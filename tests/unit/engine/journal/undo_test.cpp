// Undo and redo. Players cannot use undo to get better dice.
#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <memory>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {
namespace {

/// Plays up to the wanted question. The game rolls the dice.
void playUntil(Game& game, const std::function<bool(const Question&)>& wanted) {
    std::uint64_t turn = 0;
    while (game.question() && !wanted(*game.question())) {
        const bool chance = game.question()->ask == Ask::rollDice;
        const Answer answer = chance ? Answer{game.seededDice()} : randomAnswer(game, ++turn);
        ASSERT_FALSE(game.answer(answer));
    }
}

std::unique_ptr<Game> begun() { return Game::start(shootOut(), 5).value(); }

/// A game in which blue attacks. The open question is the roll of the attack dice.
std::unique_ptr<Game> firing() {
    auto game = begun();
    EXPECT_FALSE(game->answer(Pick{0}));
    const auto& options = game->question()->options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i] == Option{Action::attack}) {
            EXPECT_FALSE(game->answer(Pick{static_cast<int>(i)}));
            break;
        }
    }
    EXPECT_FALSE(game->answer(Pick{0}));
    EXPECT_FALSE(game->answer(PickSeveral{{0, 1, 2, 3}}));
    EXPECT_EQ(game->question()->ask, Ask::rollDice);
    return game;
}

TEST(Undo, ThereIsNothingToTakeBackAtTheStart) {
    auto game = begun();
    EXPECT_FALSE(game->canUndo());
    EXPECT_FALSE(game->undo());
    EXPECT_FALSE(game->canRedo());
    EXPECT_FALSE(game->redo());
    EXPECT_FALSE(game->undoCrossesDice());
}

TEST(Undo, TakesBackOneDecision) {
    auto game = begun();
    const auto before = game->digest();
    ASSERT_FALSE(game->answer(Pick{0}));
    const auto after = game->digest();
    EXPECT_FALSE(game->undoCrossesDice());
    ASSERT_TRUE(game->undo());
    EXPECT_EQ(game->digest(), before);
    EXPECT_TRUE(game->journal().answers.empty());
    ASSERT_TRUE(game->redo());
    EXPECT_EQ(game->digest(), after);
    EXPECT_FALSE(game->canRedo());
}

TEST(Undo, CrossesTheDiceThatFollowedTheDecision) {
    auto game = firing();
    const auto beforeDice = game->digest();
    EXPECT_FALSE(game->undoCrossesDice());  // the game asks for a roll, but no dice are rolled yet
    ASSERT_FALSE(game->answer(game->seededDice()));
    const auto answers = game->journal().answers.size();
    EXPECT_TRUE(game->undoCrossesDice());
    const auto after = game->digest();
    ASSERT_TRUE(game->undo());
    EXPECT_EQ(game->question()->ask, Ask::chooseWeapons);
    ASSERT_TRUE(game->redo());
    EXPECT_EQ(game->journal().answers.size(), answers);
    EXPECT_EQ(game->digest(), after);
    EXPECT_NE(game->digest(), beforeDice);
}

TEST(Undo, ANewAnswerDropsWhatCouldBeRedone) {
    auto game = begun();
    ASSERT_FALSE(game->answer(Pick{0}));
    ASSERT_TRUE(game->undo());
    EXPECT_TRUE(game->canRedo());
    EXPECT_TRUE(game->answer(Pick{7}));  // a refused answer does not change undoCrossesDice()
    EXPECT_TRUE(game->canRedo());
    ASSERT_FALSE(game->answer(Pick{0}));
    EXPECT_FALSE(game->canRedo());
    EXPECT_FALSE(game->redo());
}

TEST(Undo, GivesTheSameDiceAgain) {
    auto game = firing();
    const DiceAnswer first = game->seededDice();
    EXPECT_EQ(game->seededDice(), first);
    ASSERT_TRUE(game->undo());
    ASSERT_FALSE(game->answer(Adjust{Player::blue, Note{"a note in between"}}));
    ASSERT_FALSE(game->answer(PickSeveral{{0, 1, 2, 3}}));
    EXPECT_EQ(game->seededDice(), first);
}

TEST(Undo, GoesBackToTheStartAndForwardToTheEnd) {
    auto game = Game::start(shootOut(2, 2), 3).value();
    const auto start = game->digest();
    playUntil(*game, [](const Question&) { return false; });
    const auto end = game->digest();
    const auto answers = game->journal().answers.size();
    ASSERT_EQ(game->question(), nullptr);
    int decisions = 0;
    while (game->undo()) ++decisions;
    EXPECT_EQ(game->digest(), start);
    EXPECT_GT(decisions, 3);
    int again = 0;
    while (game->redo()) ++again;
    EXPECT_EQ(again, decisions);
    EXPECT_EQ(game->digest(), end);
    EXPECT_EQ(game->journal().answers.size(), answers);
}

TEST(Undo, TheRecordGoesBackToo) {
    auto game = begun();
    const auto said = game->record().size();
    ASSERT_FALSE(game->answer(Pick{0}));
    EXPECT_GT(game->record().size(), said);
    ASSERT_TRUE(game->undo());
    EXPECT_EQ(game->record().size(), said);
}

TEST(Refusal, NamesTheRuleItRestsOn) {
    auto game = firing();
    EXPECT_EQ(game->answer(Pick{0})->text,
              "the answer must be dice faces (p. 33, Roll Attack Dice)");
    EXPECT_EQ(game->answer(DiceAnswer{{Face::hit}})->text,
              "dice to roll: 4, not 1 (p. 33, Roll Attack Dice)");
    EXPECT_EQ(game->answer(DiceAnswer{{Face::hit, Face::hit, Face::block, Face::hit}})->text,
              "die 3 has no such face (p. 5, Dice)");
    ASSERT_TRUE(game->undo());
    EXPECT_EQ(game->answer(PickSeveral{{0, 0}})->text, "option 0 twice (p. 32, Form Attack Pool)");
    EXPECT_EQ(game->answer(PickSeveral{{0, 4}})->text,
              "option 0 to 3, not 4 (p. 32, Form Attack Pool)");
    EXPECT_EQ(game->answer(PickSeveral{})->text, "1 to 4 options, not 0 (p. 32, Form Attack Pool)");
}

TEST(SetUp, RefusesWhatCannotBePlayed) {
    const auto problemOf = [](const Scenario& scenario) {
        const auto game = Game::start(scenario, 1);
        return game ? "started" : game.problem().text;
    };
    Scenario scenario = shootOut();
    scenario.units.pop_back();
    EXPECT_EQ(problemOf(scenario), "red has no units");
    scenario = shootOut();
    scenario.round = 6;
    EXPECT_EQ(problemOf(scenario), "round: 1 to the last round, not 6");
    scenario = shootOut();
    scenario.units[0].card.base = "tiny";
    EXPECT_EQ(problemOf(scenario), "Troopers: unknown base \"tiny\"");
    scenario = shootOut();
    scenario.units[1].minis[2].position.x = std::numeric_limits<double>::infinity();
    EXPECT_EQ(problemOf(scenario), "Troopers, miniature 3: a position has finite numbers");
    scenario = shootOut();
    scenario.units[1].minis[2] = scenario.units[0].minis[1];
    EXPECT_NE(problemOf(scenario), "started");
    scenario = shootOut();
    scenario.units[0].wounds = {1};
    EXPECT_EQ(problemOf(scenario), "Troopers: wounds are 0 to 0, not 1");
    scenario = shootOut();
    scenario.units[0].tokens[Token::aim] = -1;
    EXPECT_EQ(problemOf(scenario), "Troopers: the number of tokens is below 0");
}

// A game can compute an undo in the background. The result must equal that of an immediate undo,
// and the game must not change before the result is applied.
TEST(Undo, WorkedOutBesideTheGameComesToTheSame) {
    const auto game = Game::start(shootOut(), 3).value();
    const auto other = Game::start(shootOut(), 3).value();
    EXPECT_FALSE(game->earlier()) << "there is nothing to take back";
    for (unsigned i = 0; i < 8; ++i) {
        ASSERT_FALSE(game->answer(randomAnswer(*game, 10U + i)));
        ASSERT_FALSE(other->answer(randomAnswer(*other, 10U + i)));
    }
    const std::uint64_t before = game->digest();
    auto earlier = game->earlier();
    ASSERT_TRUE(earlier);
    EXPECT_EQ(game->digest(), before);
    EXPECT_FALSE(game->canRedo());
    game->goBackTo(earlier);
    ASSERT_TRUE(other->undo());
    EXPECT_EQ(game->digest(), other->digest());
    EXPECT_EQ(game->journal().answers.size(), other->journal().answers.size());
    ASSERT_TRUE(game->redo());
    EXPECT_EQ(game->digest(), before);
}

TEST(Undo, WorkedOutBesideTheGameIsLeftWhenToldSo) {
    const auto game = Game::start(shootOut(), 3).value();
    for (unsigned i = 0; i < 8; ++i) ASSERT_FALSE(game->answer(randomAnswer(*game, 10U + i)));
    std::stop_source told;
    told.request_stop();
    EXPECT_FALSE(game->earlier(told.get_token()));
    EXPECT_TRUE(game->canUndo());
}

}  // namespace
}  // namespace sightline::engine::test
