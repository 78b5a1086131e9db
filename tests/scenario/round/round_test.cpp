// Core Rulebook p. 20-24, 38: turns, the End Phase, and winning the game.
#include "engine/legion/basics/tokens.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

struct Duel : AttackScene {
    UnitId blueUnit = blue(snowtroopers(), column({10.0, 14.0}, 4));
    UnitId redUnit = red(rebelTroopers(), {{20.0, 16.0}});
    /// Attacks the single defender with crits until the defender is defeated.
    void kill(UnitId attacker, UnitId defender) {
        attack(attacker, defender);
        std::vector<Face> faces(question().dice.size(), blank);
        faces.front() = crit;
        dice(faces);
        dice({blank});
    }
};

TEST(P20WinningTheGame, TheLastPlayerWithUnitsWinsAtOnce) {
    Duel scene;
    scene.start();
    scene.kill(scene.blueUnit, scene.redUnit);
    EXPECT_TRUE(scene.over());
    EXPECT_TRUE(scene.view().over);
    EXPECT_EQ(scene.view().winner, Player::blue);
    EXPECT_EQ(scene.last(Happening::gameWon).citation, page(20, "Winning the Game"));
    EXPECT_EQ(scene.view().round, 1);
    EXPECT_EQ(scene.view().bluePoints, 40);
}

TEST(P20WinningTheGame, AlsoWithTheLastActionOfARound) {
    // The last action of the round defeats the last unit of one player. The game must end at once,
    // without an End Phase.
    Duel scene;
    scene.start();
    scene.activate(scene.blueUnit);
    scene.action(Action::aim);
    scene.action(Action::attack);
    scene.defend(scene.redUnit);
    scene.weapons();
    scene.dice({crit, blank, blank, blank});
    scene.keep();
    scene.dice({blank});
    EXPECT_TRUE(scene.over());
    EXPECT_EQ(scene.view().winner, Player::blue);
    EXPECT_EQ(scene.view().phase, Phase::over);
    EXPECT_EQ(scene.view().round, 1);
    EXPECT_EQ(scene.unit(scene.blueUnit).tokens[Token::aim], 1) << "there was no end phase";
}

TEST(P20WinningTheGame, PointsOfDefeatedUnitsDecideAfterTheLastRound) {
    Duel scene;
    scene.scenario.lastRound = 1;
    const UnitId spare = scene.red(rebelTroopers(), {{60.0, 16.0}});
    scene.start();
    scene.kill(scene.blueUnit, scene.redUnit);
    scene.action(Action::finish);
    EXPECT_FALSE(scene.over());
    scene.rest(spare);
    EXPECT_TRUE(scene.over());
    EXPECT_EQ(scene.view().winner, Player::blue);
    EXPECT_EQ(scene.number(Happening::gameWon, "blue"), 40.0);
    EXPECT_EQ(scene.number(Happening::gameWon, "red"), 0.0);
}

TEST(P20WinningTheGame, EqualPointsAreADraw) {
    Duel scene;
    scene.scenario.lastRound = 1;
    scene.start();
    scene.rest(scene.blueUnit);
    scene.rest(scene.redUnit);
    EXPECT_TRUE(scene.over());
    EXPECT_FALSE(scene.view().winner.has_value());
    EXPECT_TRUE(scene.view().over);
    EXPECT_EQ(scene.last(Happening::gameDrawn).citation, page(20, "Winning the Game"));
}

TEST(P23ActivatingAUnit, PlayersAlternateAndWhoHasNoUnitLeftPasses) {
    Duel scene;
    const UnitId second = scene.blue(snowtroopers(), {{10.0, 30.0}});
    const UnitId third = scene.blue(snowtroopers(), {{12.0, 30.0}});
    scene.start();
    EXPECT_EQ(scene.question().player, Player::blue);
    scene.rest(second);
    EXPECT_EQ(scene.question().player, Player::red);
    EXPECT_FALSE(scene.offers(third)) << "an enemy unit";
    scene.rest(scene.redUnit);
    EXPECT_FALSE(scene.offers(second)) << "activated already";
    scene.rest(scene.blueUnit);
    EXPECT_EQ(scene.question().player, Player::blue) << "red has no unit left";
    scene.rest(third);
    EXPECT_EQ(scene.view().round, 2);
    EXPECT_TRUE(scene.offers(second));
}

TEST(P23ActivatingAUnit, TheFirstPlayerMayBeRed) {
    Duel scene;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    EXPECT_EQ(scene.question().player, Player::red);
}

TEST(P38RemoveTokens, AllButSuppressionLeaveAndOneOfThat) {
    Duel scene;
    ScenarioUnit& unit = scene.with(scene.redUnit);
    unit.tokens[Token::aim] = 2;
    unit.tokens[Token::dodge] = 3;
    unit.tokens[Token::surge] = 1;
    unit.tokens[Token::standby] = 1;
    scene.with(scene.blueUnit).tokens[Token::suppression] = 1;
    scene.start();
    scene.adjust({Player::red, AdjustToken{scene.redUnit, Token::observation, 2}});
    scene.rest(scene.blueUnit);
    EXPECT_EQ(scene.unit(scene.blueUnit).tokens[Token::suppression], 1);
    EXPECT_EQ(scene.unit(scene.redUnit).tokens[Token::observation], 2);
    scene.rest(scene.redUnit);
    ASSERT_EQ(scene.view().round, 2);
    const UnitView after = scene.unit(scene.redUnit);
    EXPECT_EQ(after.tokens[Token::aim] + after.tokens[Token::dodge] + after.tokens[Token::surge] +
                  after.tokens[Token::observation],
              0);
    EXPECT_EQ(after.tokens[Token::standby], 0);
    EXPECT_EQ(scene.unit(scene.blueUnit).tokens[Token::suppression], 0);
    EXPECT_EQ(scene.last(Happening::tokensRemoved).citation, page(38, "Remove Tokens"));
}

TEST(P24MakeActions, EachActionOnceButMovesAreFree) {
    Duel scene;
    scene.start();
    scene.activate(scene.blueUnit);
    scene.action(Action::dodge);
    EXPECT_EQ(scene.unit(scene.blueUnit).tokens[Token::dodge], 1);
    EXPECT_FALSE(scene.offers(Action::dodge));
    EXPECT_TRUE(scene.offers(Action::move));
    scene.action(Action::aim);
    EXPECT_TRUE(scene.unit(scene.blueUnit).activated) << "2 actions end the activation";
}

}  // namespace
}  // namespace sightline::engine::scene
