// Core Rulebook p. 22-23: the player whose turn it is, and the unit that this player activates.
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/invariants.h"
#include "scenario/command_scene.h"

namespace sightline::engine::scene {
namespace {

/// Plays up to the Activation Phase. Red has priority. The units storm1, rebels1 and rebels2 have
/// orders.
struct Turns : Round {
    void begin() {
        start();
        play("Push");
        play("Ambush");
        order({storm1});
        order({rebels1, rebels2});
    }
};

TEST(P23ChooseAUnitToActivateOrPass, AUnitWithAFaceupTokenOrADraw) {
    Turns scene;
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseUnitToActivate));
    EXPECT_EQ(scene.question().player, Player::red);
    EXPECT_TRUE(scene.offers(scene.storm1));
    EXPECT_FALSE(scene.offers(scene.storm2)) << "its order token is in the pool";
    EXPECT_TRUE(scene.offers(TurnChoice::drawOrderToken));
    EXPECT_FALSE(scene.offers(TurnChoice::pass));
    scene.activate(scene.storm1);
    EXPECT_EQ(scene.orderOf(scene.storm1), faceup) << "until its activation ends";
    scene.action(Action::finish);
    EXPECT_EQ(scene.orderOf(scene.storm1), facedown);
    EXPECT_EQ(scene.question().player, Player::blue);
}

TEST(P23ChooseAUnitToActivateOrPass, ADrawnTokenActivatesAUnitOfItsRank) {
    Turns scene;
    scene.begin();
    scene.draw();
    ASSERT_TRUE(scene.asks(Ask::drawOrderToken));
    EXPECT_EQ(scene.optionCount(), 3U) << "one option for each token";
    scene.drawn(Rank::corps);
    EXPECT_TRUE(scene.game().undoCrossesDice());
    EXPECT_EQ(scene.side(Player::red, Player::red).drawn, Rank::corps);
    EXPECT_FALSE(scene.side(Player::red, Player::blue).drawn) << "secret";
    EXPECT_TRUE(scene.side(Player::red, Player::blue).hasDrawn);
    ASSERT_TRUE(scene.asks(Ask::chooseUnitOfRank));
    EXPECT_TRUE(scene.question().secret);
    EXPECT_FALSE(scene.offers(scene.storm1)) << "it has an order token";
    EXPECT_FALSE(scene.offers(scene.vader)) << "another rank";
    scene.give(scene.storm3);
    EXPECT_EQ(scene.orderOf(scene.storm3), none) << "assigned at the end of its activation";
    EXPECT_EQ(brokenInvariants(scene.game()), std::vector<std::string>{});
    scene.action(Action::finish);
    EXPECT_EQ(scene.orderOf(scene.storm3), facedown);
    EXPECT_EQ(scene.side(Player::red, Player::red).pool.size(), 2);
    EXPECT_FALSE(scene.side(Player::red, Player::blue).hasDrawn);
}

TEST(P23ChooseAUnitToActivateOrPass, TheOnlyUnitOfTheRankIsNotAskedFor) {
    Turns scene;
    scene.begin();
    scene.draw();
    scene.drawn(Rank::commander);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.question().unit, scene.vader);
}

TEST(P23ChooseAUnitToActivateOrPass, ATokenWithoutAUnitLeavesTheGameAndMayBePassed) {
    Turns scene;
    scene.begin();
    scene.rest(scene.storm1);
    scene.adjust({Player::blue, AdjustWounds{scene.mini(scene.luke, 0), 6}});
    ASSERT_TRUE(scene.unit(scene.luke).defeated);
    scene.draw();
    scene.drawn(Rank::commander);
    EXPECT_EQ(scene.last(Happening::orderTokenRemoved).player, Player::blue);
    EXPECT_EQ(scene.side(Player::blue, Player::blue).pool.size(), 1);
    ASSERT_TRUE(scene.asks(Ask::chooseUnitToActivate));
    EXPECT_TRUE(scene.offers(TurnChoice::pass)) << "free, without an advantage token";
    EXPECT_TRUE(scene.offers(TurnChoice::drawOrderToken));
    scene.pass();
    EXPECT_EQ(scene.question().player, Player::red);
    EXPECT_TRUE(scene.side(Player::blue, Player::red).passed);
}

TEST(P23ChooseAUnitToActivateOrPass, AnAdvantageTokenPassesButNotTwiceInARow) {
    Turns scene;
    UnitId more[3];
    for (UnitId& unit : more) {
        const double x = 25.0 + 5.0 * static_cast<double>(&unit - more);
        unit = scene.blue(rebelTroopers(), {{x, 5.0}});
    }
    scene.begin();
    ASSERT_EQ(scene.side(Player::red, Player::red).passPool, 2);
    scene.pass();
    EXPECT_EQ(scene.side(Player::red, Player::red).passPool, 1);
    scene.rest(scene.rebels1);
    EXPECT_EQ(scene.question().player, Player::red);
    EXPECT_FALSE(scene.offers(TurnChoice::pass)) << "it passed on its previous turn";
    scene.rest(scene.storm1);
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_FALSE(scene.offers(TurnChoice::pass)) << "no advantage token";
    scene.rest(scene.rebels2);
    EXPECT_TRUE(scene.offers(TurnChoice::pass));
}

TEST(P23ChooseAUnitToActivateOrPass, WhoCannotActivatePassesUntilAllUnitsHaveActivated) {
    Turns scene;
    for (UnitId id : {scene.rebels2, scene.rebels3}) scene.with(id).activated = true;
    scene.with(scene.storm2).activated = true;
    scene.scenario.phase = Phase::activation;
    for (UnitId id : {scene.luke, scene.rebels1, scene.vader, scene.storm1, scene.storm3}) {
        scene.with(id).ordered = true;
    }
    scene.start();
    scene.rest(scene.luke);
    scene.rest(scene.vader);
    scene.rest(scene.rebels1);
    scene.rest(scene.storm1);
    EXPECT_EQ(scene.question().player, Player::red) << "blue has nobody left";
    EXPECT_EQ(scene.last(Happening::passed).player, Player::blue);
    scene.rest(scene.storm3);
    EXPECT_EQ(scene.view().round, 2);
    EXPECT_EQ(scene.view().phase, Phase::command);
}

}  // namespace
}  // namespace sightline::engine::scene
