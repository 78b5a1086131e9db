// Core Rulebook p. 21-22: the nominated commander, and the orders of the command card.
#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "scenario/command_scene.h"

namespace sightline::engine::scene {
namespace {

/// Blue has a second commander. Both players have already played their cards.
struct TwoCommanders : Round {
    TwoCommanders() {
        UnitCard second = rebelTroopers();
        second.rank = Rank::commander;
        with(rebels2).card = second;
        start();
        play("Ambush");
        play("Push");
    }
};

TEST(P21NominateCommandersAndIssueOrders, OrdersAreAllIssuedAndNoMore) {
    Round scene;
    scene.start();
    scene.play("Push");
    scene.play("Ambush");
    ASSERT_TRUE(scene.asks(Ask::issueOrders));
    EXPECT_EQ(scene.question().player, Player::red) << "priority first";
    EXPECT_EQ(scene.optionCount(), 4U) << "the commander may order itself";
    scene.order({scene.storm2});
    EXPECT_EQ(scene.orderOf(scene.storm2), faceup);
    EXPECT_EQ(scene.question().player, Player::blue);
    const int first = scene.indexOf(scene.rebels1);
    EXPECT_EQ(scene.refusal(PickSeveral{{first}}),
              "2 to 2 options, not 1 (p. 21, Nominate Commanders and Issue Orders)");
    EXPECT_NE(scene.refusal(PickSeveral{{0, 1, 2}}), "");
    scene.order({scene.rebels1, scene.rebels3});
    EXPECT_EQ(scene.view().phase, Phase::activation);
    EXPECT_EQ(scene.orderOf(scene.rebels1), faceup);
    EXPECT_EQ(scene.orderOf(scene.rebels2), none);
    EXPECT_TRUE(scene.unit(scene.luke).isNominated);
}

TEST(P21NominateCommandersAndIssueOrders, WhatCannotBeIssuedIsLost) {
    Round scene;
    CommandCard troops = assault();
    troops.orders = {{2, {}}, {1, {}}};
    troops.orders[0].filter.rank = Rank::corps;
    troops.orders[1].filter.isVehicle = true;
    scene.hands({troops}, {push()});
    scene.start();
    scene.play("Assault");
    scene.play("Push");
    scene.order({scene.vader, scene.storm1});
    EXPECT_EQ(scene.optionCount(), 3U) << "corps only";
    scene.order({scene.rebels1, scene.rebels2});
    EXPECT_EQ(scene.number(Happening::ordersLost, "orders"), 1.0) << "no vehicle";
}

TEST(P21NominateCommandersAndIssueOrders, ThereIsNothingToChooseWhenTheOrdersReachEverybody) {
    Round scene;
    CommandCard everybody = assault();
    everybody.orders = {{4, {}}};
    scene.hands({everybody}, {standingOrders()});
    scene.start();
    scene.play("Assault");
    scene.play("Standing Orders");
    ASSERT_TRUE(scene.asks(Ask::issueOrders));
    EXPECT_EQ(scene.question().player, Player::red) << "blue's 4 orders reach its 4 units";
    for (UnitId id : {scene.luke, scene.rebels1, scene.rebels2, scene.rebels3}) {
        EXPECT_EQ(scene.orderOf(id), faceup);
    }
}

TEST(P21NominateCommandersAndIssueOrders, TwoCommandersAreChosenFrom) {
    TwoCommanders scene;
    ASSERT_TRUE(scene.asks(Ask::nominateCommander));
    EXPECT_EQ(scene.optionCount(), 3U) << "both commanders, and nobody";
    scene.nominate(scene.rebels2);
    EXPECT_EQ(scene.side(Player::blue, Player::red).commander, scene.rebels2);
}

TEST(P21NominateCommandersAndIssueOrders, NobodyNeedBeNominated) {
    TwoCommanders scene;
    ASSERT_TRUE(scene.offers(Done{}));
    scene.choose(Done{}, Ask::nominateCommander);
    scene.nominate(scene.vader);
    EXPECT_TRUE(scene.side(Player::blue, Player::red).commander.none());
    const Record& record = scene.game().record();
    EXPECT_TRUE(std::any_of(record.begin(), record.end(), [](const Ruling& one) {
        return one.verdict == "no commander nominated" && one.player == Player::blue;
    }));
    EXPECT_EQ(scene.last(Happening::ordersLost).verdict, "no commander to issue orders");
    EXPECT_EQ(scene.number(Happening::ordersLost, "orders"), 1.0);
    scene.order({scene.storm1, scene.storm2});
    EXPECT_EQ(scene.side(Player::blue, Player::blue).pool.size(), 4);
}

// "Players may nominate" (p. 21): a player may also nominate no commander, so that all tokens stay
// in the pool.
TEST(P21NominateCommandersAndIssueOrders, TheOnlyCommanderIsAskedAbout) {
    for (const bool nominated : {true, false}) {
        Round scene;
        scene.nominatesOnlyOne = false;
        scene.start();
        scene.play("Ambush");
        scene.play("Push");
        ASSERT_TRUE(scene.asks(Ask::nominateCommander));
        EXPECT_TRUE(scene.offers(scene.luke));
        EXPECT_TRUE(scene.offers(Done{}));
        EXPECT_EQ(scene.optionCount(), 2U);
        const Player player = scene.question().player;
        const Option chosen = nominated ? Option{scene.luke} : Option{Done{}};
        scene.choose(chosen, Ask::nominateCommander);
        EXPECT_EQ(scene.side(player, player).commander, nominated ? scene.luke : UnitId{});
    }
}

TEST(P21NominateCommandersAndIssueOrders, AnEarlierGameAsksOnlyWhereOrdersMayBeUnwanted) {
    for (const bool independent : {false, true}) {
        Round scene;
        scene.nominatesOnlyOne = false;
        scene.scenario.asks = asksSixth;
        UnitCard card = rebelTroopers();
        if (independent) card.keywords.push_back({.name = "Independent", .parameter = "Aim 1"});
        scene.with(scene.rebels2).card = card;
        scene.start();
        scene.play("Ambush");
        scene.play("Push");
        EXPECT_EQ(scene.asks(Ask::nominateCommander), independent);
    }
}

TEST(P21NominateCommandersAndIssueOrders, ACardOfUnitsNominatesOneOfThem) {
    Round scene;
    UnitCard card = rebelTroopers();
    card.keywords.push_back({.name = "Independent", .parameter = "Aim 1"});
    scene.with(scene.rebels2).card = card;
    CommandCard own = ambush();
    own.id = own.name = "Own";
    own.belongsTo = {"Luke Skywalker", "Rebel Troopers"};
    scene.hands({own}, {push()});
    scene.start();
    scene.play("Own");
    scene.play("Push");
    ASSERT_TRUE(scene.asks(Ask::nominateCommander)) << "several are named";
    EXPECT_TRUE(scene.offers(scene.luke));
    EXPECT_FALSE(scene.offers(Done{}));
    EXPECT_EQ(scene.refusal(Pick{0, Done{}}),
              "the answer names an option that is not offered (p. 21, Nominate Commanders and "
              "Issue Orders)");
}

}  // namespace
}  // namespace sightline::engine::scene
