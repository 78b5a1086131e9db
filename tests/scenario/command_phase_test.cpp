// Core Rulebook p. 21-22: the Command Phase, step by step.
#include "engine/catalogue/command_card.h"
#include "engine/conversation/invariants.h"
#include "engine/round/orders.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A commander and three corps units on each side, far apart.
struct Round : AttackScene {
    UnitId luke = blue(lukeSkywalker(), {{5.0, 5.0}});
    UnitId rebels1 = blue(rebelTroopers(), {{10.0, 5.0}});
    UnitId rebels2 = blue(rebelTroopers(), {{15.0, 5.0}});
    UnitId rebels3 = blue(rebelTroopers(), {{20.0, 5.0}});
    UnitId vader = red(darthVader(), {{5.0, 31.0}});
    UnitId storm1 = red(stormtroopers(), {{10.0, 31.0}});
    UnitId storm2 = red(stormtroopers(), {{15.0, 31.0}});
    UnitId storm3 = red(stormtroopers(), {{20.0, 31.0}});

    Round() {
        const std::vector<CommandCard> all{ambush(), push(), assault(), standingOrders()};
        hands(all, all);
    }
    CommandView side(Player player, Player seenBy) const {
        return game().view(seenBy).command[static_cast<std::size_t>(player)];
    }
    UnitView::Order orderOf(UnitId id) const { return unit(id).order; }
};

constexpr auto none = UnitView::Order::none;
constexpr auto faceup = UnitView::Order::faceup;
constexpr auto facedown = UnitView::Order::facedown;

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
    // An operative plays a card but commands nobody with it.
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
    Round scene;
    UnitCard second = rebelTroopers();
    second.rank = Rank::commander;
    scene.with(scene.rebels2).card = second;
    scene.start();
    scene.play("Ambush");
    scene.play("Push");
    ASSERT_TRUE(scene.asks(Ask::nominateCommander));
    EXPECT_EQ(scene.optionCount(), 2U);
    scene.nominate(scene.rebels2);
    EXPECT_EQ(scene.side(Player::blue, Player::red).commander, scene.rebels2);
}

TEST(P21NominateCommandersAndIssueOrders, NobodyNeedBeNominated) {
    Round scene;
    UnitCard second = rebelTroopers();
    second.rank = Rank::commander;
    scene.with(scene.rebels2).card = second;
    scene.start();
    scene.play("Ambush");
    scene.play("Push");
    ASSERT_TRUE(scene.offers(Done{}));
    scene.choose(Done{}, Ask::nominateCommander);
    EXPECT_TRUE(scene.side(Player::blue, Player::red).commander.none());
    EXPECT_EQ(scene.last(Happening::commanderNominated).verdict, "no commander nominated");
    EXPECT_EQ(scene.last(Happening::ordersLost).verdict, "no commander to issue orders");
    EXPECT_EQ(scene.number(Happening::ordersLost, "orders"), 1.0);
    EXPECT_EQ(scene.side(Player::blue, Player::blue).pool.size(), 4);
}

// Alone it is nominated without a question, but for units that are better off without an order.
TEST(P21NominateCommandersAndIssueOrders, TheOnlyCommanderIsAskedForWhereOrdersMayBeUnwanted) {
    for (const bool independent : {false, true}) {
        Round scene;
        UnitCard card = rebelTroopers();
        if (independent) card.keywords.push_back({.name = "Independent", .parameter = "Aim 1"});
        scene.with(scene.rebels2).card = card;
        scene.start();
        scene.play("Ambush");
        scene.play("Push");
        EXPECT_EQ(scene.asks(Ask::nominateCommander), independent);
        if (!independent) continue;
        EXPECT_TRUE(scene.offers(scene.luke));
        EXPECT_TRUE(scene.offers(Done{}));
        scene.nominate(scene.luke);
        EXPECT_EQ(scene.side(Player::blue, Player::red).commander, scene.luke);
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
              "what the answer names is not offered (p. 21, Nominate Commanders and Issue Orders)");
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

/// Played up to the Activation Phase: red has priority, storm1 and rebels1, rebels2 have orders.
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
