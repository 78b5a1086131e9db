// Battle forces that have rules during play.
#include <array>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/cards/battle_force_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard ewoks() {
    UnitCard card = rebelTroopers();
    card.faction = "mercenary";
    card.affiliation = "Ewok";
    return card;
}

TEST(BrightTreeVillage, EwoksKeepASuppression) {
    for (const Player owner : bothPlayers) {
        WithForce scene("bright-tree-village", owner);
        const auto army = scene.army();
        scene.become(army[1], ewoks());
        for (const std::size_t i : {1U, 2U}) scene.with(army[i]).tokens[Token::suppression] = 1;
        scene.with(army[3]).activated = false;
        scene.start();
        while (scene.view().phase != Phase::end && scene.view().round == 1) {
            if (scene.asks(Ask::rollDice)) {
                scene.dice(std::vector<Face>(scene.question().dice.size(), blank));
                continue;
            }
            scene.idle();
        }
        scene.toRound(2);
        EXPECT_EQ(scene.tokens(army[1], Token::suppression), 1) << "an Ewok unit";
        EXPECT_EQ(scene.tokens(army[2], Token::suppression), 0);
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(BrightTreeVillage, RebelCommandersHaveAlliesOfConvenience) {
    for (const Player owner : bothPlayers) {
        WithForce scene("bright-tree-village", owner);
        const auto army = scene.army();
        UnitCard leader = lukeSkywalker();
        leader.faction = "rebels";
        leader.name = "Leader";
        scene.become(army[0], leader);
        UnitCard mercenary = lukeSkywalker();
        mercenary.faction = "mercenary";
        mercenary.name = "Chief";
        scene.become(army[2], mercenary);
        scene.become(army[1], ewoks());
        scene.nominatesOnlyOne = false;
        scene.start();
        EXPECT_TRUE(scene.has(army[0], "Allies of Convenience"));
        EXPECT_FALSE(scene.has(army[2], "Allies of Convenience")) << "no Rebel commander";
        EXPECT_FALSE(scene.has(army[3], "Allies of Convenience")) << "no commander";
        while (!(scene.asks(Ask::issueOrders) && scene.question().player == owner)) {
            if (scene.asks(Ask::nominateCommander) && scene.question().player == owner)
                scene.nominate(army[0]);
            else
                scene.idle();
            ASSERT_FALSE(scene.over());
        }
        EXPECT_GE(scene.indexOf(army[1]), 0) << "an Ewok unit obeys";
    }
}

TEST(StormtrooperBattalion, OfficersHaveTarget2AndGainASurge) {
    for (const Player owner : bothPlayers) {
        WithForce scene("stormtrooper-battalion", owner);
        const auto army = scene.army();
        UnitCard officer = lukeSkywalker();
        officer.name = "Officer";
        officer.unique = false;
        scene.become(army[0], officer);
        UnitCard agent = rebelTroopers();
        agent.rank = Rank::operative;
        agent.unique = true;
        scene.become(army[1], agent);
        scene.start();
        EXPECT_TRUE(scene.has(army[0], "Target 2"));
        EXPECT_FALSE(scene.has(army[1], "Target 2")) << "unique";
        EXPECT_FALSE(scene.has(army[2], "Target 2")) << "a corps unit";
        while (!(scene.asks(Ask::issueOrders) && scene.question().player == owner)) {
            ASSERT_FALSE(scene.over());
            if (scene.asks(Ask::nominateCommander) && scene.question().player == owner)
                scene.nominate(army[0]);
            else
                scene.idle();
        }
        scene.order({army[0]});
        EXPECT_EQ(scene.tokens(army[0], Token::aim), 2);
        EXPECT_EQ(scene.tokens(army[0], Token::surge), 1);
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(StormtrooperBattalion, TheNominatedCommanderHasCompel) {
    for (const Player owner : bothPlayers) {
        WithForce scene("stormtrooper-battalion", owner);
        scene.nominatesOnlyOne = false;
        scene.start();
        EXPECT_FALSE(scene.has(scene.army()[0], "Compel"));
        while (!scene.asks(Ask::chooseUnitToActivate)) {
            if (scene.asks(Ask::nominateCommander) && scene.question().player == owner)
                scene.nominate(scene.army()[0]);
            else
                scene.idle();
        }
        EXPECT_TRUE(scene.has(scene.army()[0], "Compel"));
        scene.toRound(2);
        EXPECT_FALSE(scene.has(scene.army()[0], "Compel"));
        while (!scene.asks(Ask::chooseUnitToActivate)) scene.idle();
        EXPECT_FALSE(scene.has(scene.army()[0], "Compel")) << "nobody was nominated";
    }
}

TEST(ClanKryze, UpToThreeGreenTokensStay) {
    for (const Player owner : bothPlayers) {
        WithForce scene("clan-kryze", owner);
        const auto army = scene.army();
        scene.with(army[1]).tokens[Token::aim] = 2;
        scene.with(army[2]).tokens[Token::dodge] = 1;
        scene.with(army[2]).tokens[Token::surge] = 2;
        scene.with(army[2]).tokens[Token::observation] = 1;
        scene.with(scene.army(false)[1]).tokens[Token::aim] = 1;
        scene.start();
        scene.toForce();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.view().phase, Phase::end);
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_EQ(scene.question().unit, army[1]);
        scene.pickText(0);
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.question().unit, army[1]) << "a second token of the unit";
        scene.decline();
        ASSERT_EQ(scene.question().unit, army[2]);
        EXPECT_EQ(scene.optionCount(), 3U) << "a dodge, a surge, or nothing; no observation";
        scene.pickText(1);
        scene.pickText(1);
        EXPECT_FALSE(scene.isAsked()) << "3 tokens stay";
        EXPECT_EQ(scene.tokens(army[1], Token::aim), 1);
        EXPECT_EQ(scene.tokens(army[2], Token::dodge), 0);
        EXPECT_EQ(scene.tokens(army[2], Token::surge), 2);
        EXPECT_EQ(scene.tokens(army[2], Token::observation), 0);
        EXPECT_EQ(scene.tokens(scene.army(false)[1], Token::aim), 0);
        EXPECT_EQ(reminders(scene), 0);
        scene.toForce();
        ASSERT_TRUE(scene.isAsked()) << "again in the next round";
        EXPECT_EQ(scene.view().round, 2);
    }
}

TEST(ClanKryze, AsksNothingWithoutTokens) {
    WithForce scene("clan-kryze");
    scene.start();
    while (!scene.over() && scene.view().round < 3) {
        EXPECT_FALSE(scene.isAsked());
        scene.idle();
    }
}

TEST(ClanSaxon, AVictorMayRecoverOrMove) {
    for (const Player owner : bothPlayers) {
        for (const int pick : {0, 1}) {
            WithForce scene("clan-saxon", owner);
            const UnitId victor = scene.army()[1], loser = scene.army(false)[1];
            scene.stand(victor, {30.0, 18.0});
            scene.stand(loser, {30.0, 23.0});
            UnitCard strong = rebelTroopers();
            strong.weapons.front().dice = {};
            strong.weapons.front().dice[Die::redAttack] = 4;
            scene.become(victor, strong);
            scene.with(victor).tokens[Token::suppression] = 1;
            scene.start();
            scene.fight(victor, loser);
            ASSERT_TRUE(scene.isAsked());
            EXPECT_EQ(scene.question().player, owner);
            EXPECT_EQ(scene.question().unit, victor);
            EXPECT_TRUE(scene.offers(Done{}));
            EXPECT_EQ(scene.optionCount(), 3U) << "Recover, Move, or nothing";
            scene.pickText(pick);
            EXPECT_TRUE(scene.asks(pick == 0 ? Ask::recover : Ask::chooseFreeAction));
            EXPECT_EQ(reminders(scene), 0);
        }
    }
}

TEST(ClanSaxon, ASurvivingEnemyIsNoDefeat) {
    WithForce scene("clan-saxon");
    scene.stand(scene.rebels1, {30.0, 18.0});
    scene.stand(scene.storm1, {30.0, 23.0});
    UnitCard tough = stormtroopers();
    tough.wounds = 9;
    scene.become(scene.storm1, tough);
    scene.start();
    scene.fight(scene.rebels1, scene.storm1);
    EXPECT_FALSE(scene.isAsked());
    EXPECT_TRUE(scene.recorded(Happening::woundAssigned));
}

TEST(ShadowCollective, TransportsOrderAnyPassenger) {
    for (const Player owner : bothPlayers) {
        for (const bool withForce : {true, false}) {
            WithForce scene("shadow-collective", owner);
            if (!withForce) scene.scenario.forces = {};
            const auto army = scene.army();
            UnitCard truck = bearing(atRt(), Keyword::transport, 1);
            truck.keywords.back().parameter = "Closed";
            scene.become(army[1], truck);
            UnitCard pykes = rebelTroopers();
            pykes.affiliation = "Pyke Syndicate";
            pykes.faction = "mercenary";
            scene.become(army[2], pykes);
            scene.with(army[2]).undeployed = true;
            scene.with(army[1]).transported = army[2];
            scene.start();
            bool offered = false;
            while (!scene.asks(Ask::chooseUnitToActivate)) {
                offered =
                    offered || (scene.asks(Ask::chooseForEffect) && scene.indexOf(army[2]) >= 0);
                scene.idle();
            }
            EXPECT_EQ(offered, withForce);
            EXPECT_EQ(reminders(scene), 0);
        }
    }
}

TEST(WookieeDefenders, MoveAfterTheFirstLoss) {
    for (const Player owner : bothPlayers) {
        WithForce scene("wookiee-defenders", owner);
        const UnitId target = scene.army()[1], enemy = scene.army(false)[1];
        UnitCard warriors = wookiees();
        warriors.type = UnitType::wookieeTrooper;
        warriors.wounds = 1;
        scene.become(target, warriors, 4);
        scene.stand(target, {30.0, 18.0});
        for (std::size_t i = 1; i < 4; ++i)
            scene.with(target).minis[i].position = {30.0 + 1.4 * static_cast<double>(i), 18.0, 0.0};
        scene.stand(enemy, {30.0, owner == Player::blue ? 25.0 : 11.0});
        scene.start();
        scene.fight(enemy, target);
        // The question for a free action offers the Move that the battle force allows.
        ASSERT_TRUE(scene.isAsked());
        EXPECT_TRUE(scene.asks(Ask::chooseFreeAction));
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_EQ(scene.question().unit, target);
        scene.choose(Done{}, Ask::chooseFreeAction);
        EXPECT_EQ(reminders(scene), 0);
        scene.toRound(2);
        EXPECT_FALSE(scene.isAsked());
        scene.fight(enemy, target);
        EXPECT_TRUE(scene.isAsked()) << "the first loss of the next round";
    }
}

TEST(WookieeDefenders, OnlyWookieesThatLoseMiniaturesMove) {
    WithForce scene("wookiee-defenders");
    scene.become(scene.rebels1, rebelTroopers(), 4);
    scene.stand(scene.rebels1, {30.0, 18.0});
    for (std::size_t i = 1; i < 4; ++i)
        scene.with(scene.rebels1).minis[i].position = {30.0 + 1.4 * static_cast<double>(i), 18.0,
                                                       0.0};
    scene.stand(scene.storm1, {30.0, 25.0});
    scene.start();
    scene.fight(scene.storm1, scene.rebels1);
    EXPECT_FALSE(scene.isAsked()) << "no Wookiees";
    WithForce tough("wookiee-defenders");
    UnitCard warriors = wookiees();
    warriors.type = UnitType::wookieeTrooper;
    tough.become(tough.rebels1, warriors);
    tough.stand(tough.rebels1, {30.0, 18.0});
    tough.stand(tough.storm1, {30.0, 25.0});
    tough.start();
    tough.fight(tough.storm1, tough.rebels1);
    EXPECT_FALSE(tough.isAsked()) << "a wound, but no loss";
}

TEST(ImperialRemnant, TheCommanderOrdersOnlyWithinRange2) {
    for (const Player owner : bothPlayers) {
        WithForce scene("imperial-remnant", owner);
        const auto army = scene.army();
        const double line = owner == Player::blue ? 5.0 : 31.0;
        const double gap = 12.0 + smallBase;
        scene.stand(army[1], {5.0 + gap - 0.02, line});
        scene.stand(army[2], {5.0 + gap + 1.5, line});
        scene.stand(army[3], {30.0, line});
        scene.start();
        while (!(scene.asks(Ask::issueOrders) && scene.question().player == owner)) {
            ASSERT_FALSE(scene.over());
            if (scene.asks(Ask::nominateCommander) && scene.question().player == owner)
                scene.nominate(army[0]);
            else if (scene.asks(Ask::playCommandCard))
                scene.play("Ambush");
            else
                scene.idle();
            if (scene.asks(Ask::chooseUnitToActivate)) break;
        }
        ASSERT_TRUE(scene.asks(Ask::issueOrders) || scene.asks(Ask::chooseUnitToActivate));
        EXPECT_NE(scene.orderOf(army[2]), faceup);
        if (scene.asks(Ask::issueOrders)) {
            EXPECT_LT(scene.indexOf(army[2]), 0) << "beyond range 2";
            EXPECT_LT(scene.indexOf(army[3]), 0);
        } else {
            EXPECT_EQ(scene.orderOf(army[1]), faceup) << "the only unit within range 2";
        }
    }
}

TEST(ImperialRemnant, UnitsBeyondRange2OfACommanderAreIndependent) {
    for (const Player owner : bothPlayers) {
        WithForce scene("imperial-remnant", owner);
        const auto army = scene.army();
        const double line = owner == Player::blue ? 5.0 : 31.0;
        const double gap = 12.0 + smallBase;
        scene.stand(army[1], {5.0 + gap - 0.02, line});
        scene.stand(army[2], {5.0 + gap + 1.5, line});
        scene.with(army[3]).undeployed = true;
        scene.nominatesOnlyOne = false;
        scene.start();
        while (!scene.over() && scene.view().phase == Phase::command) scene.idle();
        const std::string independent = "Independent: Aim 1 or Dodge 1";
        EXPECT_FALSE(scene.has(army[0], independent)) << "a commander";
        EXPECT_FALSE(scene.has(army[1], independent)) << "within range 2";
        EXPECT_TRUE(scene.has(army[2], independent));
        EXPECT_TRUE(scene.has(army[3], independent)) << "undeployed";
        EXPECT_FALSE(scene.has(scene.army(false)[3], independent));
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << "Independent acts";
        EXPECT_EQ(scene.question().unit, army[2]);
        scene.pickText(0);
        EXPECT_EQ(scene.tokens(army[2], Token::aim), 1);
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(ImperialRemnant, CourageFromBeyondRange2DoesNotHelp) {
    for (const double way : {12.0 + smallBase - 0.02, 12.0 + smallBase + 0.02}) {
        for (const bool withForce : {true, false}) {
            WithForce scene("imperial-remnant");
            if (!withForce) scene.scenario.forces = {};
            scene.stand(scene.luke, {5.0, 5.0});
            scene.stand(scene.rebels1, {5.0 + way, 5.0});
            UnitCard timid = rebelTroopers();
            timid.courage = 1;
            scene.become(scene.rebels1, timid);
            scene.with(scene.rebels1).tokens[Token::suppression] = 3;
            scene.start();
            const bool panics = scene.unit(scene.rebels1).isPanicked;
            EXPECT_EQ(panics, withForce && way > 12.0 + smallBase) << way;
        }
    }
}

}  // namespace
}  // namespace sightline::engine::scene
