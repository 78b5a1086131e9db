// A game that has ended must stay ended. Core Rulebook p. 20.
#include <gtest/gtest.h>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/legion/rules/mission/score.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

TEST(P20Winning, TheLastDefeatEndsTheGameEvenAtTheEndOfARound) {
    auto effects = std::make_shared<Effects>();
    act<StartOfMakeActions>(*effects, Player::blue,
                            [](Battle&, StartOfMakeActions& start) { start.actions = 1; });
    Scenario scenario = shootOut(4, 2);
    scenario.units[1].activated = true;
    Play play(std::move(scenario), effects);
    play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::blank; };
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
    while (play.question() && play.battle.attack) play.step();
    EXPECT_TRUE(play.battle.over());
    EXPECT_EQ(play.question(), nullptr);
    EXPECT_EQ(play.battle.winner, Player::blue);
    EXPECT_EQ(play.battle.round, 1);
    const Ruling& last = play.battle.log.back();
    EXPECT_NE(last.happening, Happening::roundStarted);
}

TEST(P20Winning, WhenBothArmiesFallAtOnceVictoryPointsDecide) {
    for (const auto& [blue, red, winner] : {std::tuple{3, 1, std::optional(Player::blue)},
                                            {1, 3, std::optional(Player::red)},
                                            {2, 2, std::optional<Player>()}}) {
        Play play(shootOut(4, 4));
        play.battle.mission.victoryPoints = {blue, red};
        for (UnitState& unit : play.battle.units) unit.minis.clear();
        checkForVictory(play.battle);
        EXPECT_TRUE(play.battle.over());
        EXPECT_EQ(play.battle.winner, winner) << blue << " to " << red;
        EXPECT_EQ(play.battle.log.back().citation, page(20, "Winning the Game"));
    }
}

TEST(P20Winning, TheLastRoundEndsTheGame) {
    Scenario scenario = shootOut();
    scenario.round = scenario.lastRound = 3;
    Play play(std::move(scenario));
    play.shows = [](Die) { return Face::blank; };
    while (play.question()) play.step();
    EXPECT_TRUE(play.battle.over());
    EXPECT_EQ(play.battle.round, 3);
    EXPECT_FALSE(play.battle.winner);
    EXPECT_EQ(play.battle.log.back().happening, Happening::gameDrawn);
}

TEST(Game, AnswersAfterTheEndAreRefused) {
    auto game = Game::start(shootOut(1, 1), 1).value();
    while (game->question()) {
        if (game->question()->ask == Ask::rollDice) {
            ASSERT_FALSE(game->answer(game->seededDice()));
        } else {
            ASSERT_FALSE(game->answer(randomAnswer(*game, game->journal().answers.size())));
        }
    }
    EXPECT_EQ(game->answer(Pick{0})->text, "there is no open question");
    EXPECT_TRUE(game->view(Player::red).over);
    EXPECT_TRUE(game->seededDice().faces.empty());
}

}  // namespace
}  // namespace sightline::engine::test
