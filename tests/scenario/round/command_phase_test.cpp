// Core Rulebook p. 21-22: the Command Phase, step by step.
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/round/orders.h"
#include "scenario/command_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(P21PlayingACommandCardAndDeterminingPriority, ExampleFewerPipsHavePriority) {
    Round scene;
    scene.start();
    EXPECT_EQ(scene.view().phase, Phase::command);
    EXPECT_FALSE(scene.view().priority);
    scene.play("Assault");
    scene.play("Ambush");
    EXPECT_EQ(scene.view().priority, Player::red);
    const Ruling ruling = scene.last(Happening::priorityDetermined);
    EXPECT_EQ(ruling.player, Player::red);
    EXPECT_EQ(ruling.citation, page(21, "Determine Priority"));
    EXPECT_EQ(scene.number(Happening::priorityDetermined, "blue"), 3.0);
    EXPECT_EQ(scene.number(Happening::priorityDetermined, "red"), 1.0);
}

TEST(P21PlayingACommandCardAndDeterminingPriority, ExampleARedDieBreaksTheTie) {
    const std::pair<Face, Player> rolls[] = {
        {block, Player::blue}, {defenseSurge, Player::red}, {blank, Player::red}};
    for (const auto& [face, winner] : rolls) {
        Round scene;
        scene.start();
        scene.play("Standing Orders");
        scene.play("Standing Orders");
        ASSERT_TRUE(scene.asks(Ask::rollDice));
        EXPECT_EQ(scene.question().dice, std::vector<Die>{Die::redDefense});
        scene.dice({face});
        EXPECT_EQ(scene.view().priority, winner);
    }
}

TEST(P21SelectAndPlayCommandCards, TheChoiceIsSecretUntilBothAreRevealed) {
    Round scene;
    scene.start();
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_TRUE(scene.question().secret);
    EXPECT_TRUE(shownTo(Player::red, scene.question()).options.empty());
    EXPECT_EQ(shownTo(Player::blue, scene.question()).options.size(), 4U);
    scene.play("Push");
    EXPECT_EQ(scene.question().player, Player::red);
    EXPECT_TRUE(scene.side(Player::blue, Player::red).hasPlayed);
    EXPECT_EQ(scene.side(Player::blue, Player::red).played, nullptr);
    EXPECT_EQ(scene.side(Player::blue, Player::blue).played->name, "Push");
    EXPECT_TRUE(scene.side(Player::blue, Player::red).hand.empty());
    EXPECT_EQ(scene.side(Player::blue, Player::red).handSize, 3);
    for (const Ruling& ruling : scene.game().record()) {
        EXPECT_EQ(ruling.verdict.find("Push"), std::string::npos) << "the record tells";
    }
    scene.play("Ambush");
    EXPECT_EQ(scene.side(Player::blue, Player::red).played->name, "Push");
    EXPECT_TRUE(scene.side(Player::blue, Player::red).faceup);
    EXPECT_TRUE(scene.side(Player::blue, Player::red).hand.empty());
}

TEST(P21SelectAndPlayCommandCards, UndoingARevealIsToldApart) {
    Round scene;
    scene.nominatesOnlyOne = false;
    scene.start();
    scene.play("Push");
    EXPECT_FALSE(scene.game().undoCrossesDice()) << "blue's card lies facedown";
    scene.play("Ambush");
    EXPECT_TRUE(scene.game().undoCrossesDice()) << "both cards were seen";
}

TEST(P21SelectAndPlayCommandCards, NeedsACommanderOrAnOperative) {
    Round scene;
    UnitCard operative = darthVader();
    operative.rank = Rank::operative;
    scene.with(scene.vader).card = operative;
    scene.with(scene.luke).card = rebelTroopers();
    scene.start();
    EXPECT_EQ(scene.question().player, Player::red) << "blue has neither";
    EXPECT_EQ(scene.last(Happening::commandCardPlayed).player, Player::blue);
    scene.play("Assault");
    EXPECT_EQ(scene.view().priority, Player::red) << "the only player with a card";
    // An operative may play a command card but issues no orders.
    EXPECT_EQ(scene.last(Happening::ordersLost).player, Player::red);
    EXPECT_EQ(scene.number(Happening::ordersLost, "orders"), 3.0);
    EXPECT_EQ(scene.side(Player::red, Player::red).pool.size(), 4);
    EXPECT_EQ(scene.side(Player::blue, Player::red).pool[Rank::corps], 4);
}

TEST(P21SelectAndPlayCommandCards, ACardGoesWithItsUnit) {
    Round scene;
    CommandCard own = ambush();
    own.id = "own";
    own.name = "Own";
    own.belongsTo = {"Darth Vader", "Boba Fett"};
    CommandCard both = own;
    both.id = both.name = "both";
    both.needsAll = true;
    scene.hands({push()}, {own, both, push()});
    scene.start();
    scene.play("Push");
    EXPECT_EQ(scene.optionCount(), 2U) << "one of the two is enough for the first, not the second";
    scene.play("Own");
    EXPECT_EQ(scene.side(Player::red, Player::red).commander, scene.vader);
}

TEST(P22CreateTheOrderPool, OneTokenForEachUnitWithoutAnOrder) {
    Round scene;
    scene.start();
    scene.play("Push");
    scene.play("Ambush");
    scene.order({scene.vader});
    scene.order({scene.rebels1, scene.rebels3});
    const OrderPool red = scene.side(Player::red, Player::blue).pool;
    EXPECT_EQ(red[Rank::corps], 3);
    EXPECT_EQ(red[Rank::commander], 0);
    const OrderPool blue = scene.side(Player::blue, Player::blue).pool;
    EXPECT_EQ(blue[Rank::corps], 1);
    EXPECT_EQ(blue[Rank::commander], 1);
    EXPECT_EQ(blue.size(), 2);
}

TEST(P22CreateThePassPool, ExampleEightAgainstTwelve) {
    EXPECT_EQ(passTokens(8, 12), 3);
    EXPECT_EQ(passTokens(12, 8), 0);
    EXPECT_EQ(passTokens(8, 9), 0);
    EXPECT_EQ(passTokens(8, 10), 1);
    EXPECT_EQ(passTokens(8, 8), 0);
}

TEST(P22CreateThePassPool, TheSmallerArmyGetsOneFewerThanTheDifference) {
    Round scene;
    scene.blue(rebelTroopers(), {{25.0, 5.0}});
    scene.blue(rebelTroopers(), {{30.0, 5.0}});
    scene.blue(rebelTroopers(), {{35.0, 5.0}});
    scene.start();
    scene.play("Standing Orders");
    scene.play("Ambush");
    scene.order({scene.vader});
    scene.order({scene.luke});
    EXPECT_EQ(scene.side(Player::red, Player::blue).passPool, 2);
    EXPECT_EQ(scene.side(Player::blue, Player::blue).passPool, 0);
    EXPECT_EQ(scene.last(Happening::passPoolCreated).citation, page(22, "Create the Pass Pool"));
}

TEST(P21ResolveCommandCardEffects, StandingOrdersReturnsToTheHandAndOthersDoNot) {
    Round scene;
    scene.start();
    scene.play("Standing Orders");
    scene.play("Ambush");
    scene.order({scene.vader});
    scene.order({scene.luke});
    EXPECT_EQ(scene.side(Player::blue, Player::blue).handSize, 4);
    EXPECT_EQ(scene.side(Player::red, Player::red).handSize, 3);
    EXPECT_EQ(scene.side(Player::blue, Player::red).played->name, "Standing Orders")
        << "it stays this round's card";
}

}  // namespace
}  // namespace sightline::engine::scene
