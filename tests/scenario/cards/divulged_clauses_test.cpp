// The text of command cards with Divulge that acts after the setup, or that C++ code applies.
// The test divulged_cards_test.cpp has the other texts. Core Rulebook p. 21, 31, 60.
#include "engine/legion/basics/tokens.h"
#include "scenario/cards/divulging.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

/// Lando Calrissian plays his card. The leader of an enemy unit is at `gap` inches from him.
struct Spike : WithCard {
    explicit Spike(double gap) : WithCard("corellian-spike", rebelTroopers(), "Lando Calrissian") {
        stand(*this, luke, {30.0, 12.0});
        stand(*this, storm1, {30.0, 12.0 + smallBase + gap});
        stand(*this, storm2, {60.0, 31.0});
    }
    void toDice() {
        playIt();
        while (!isAsked() && !asks(Ask::rollDice) && !asks(Ask::chooseUnitToActivate)) {
            if (asks(Ask::issueOrders))
                orderAll();
            else
                idle();
        }
        if (isAsked() && !offers(storm2)) choose(storm1, Ask::chooseForEffect);
    }
    int immobilized(UnitId unit) const { return tokens(unit, Token::immobilize); }
};

TEST(CardCorellianSpike, TheDiceImmobilizeTheGuestAndLando) {
    struct Row {
        std::vector<Face> faces;
        int guest, lando;
    };
    for (const Row& row : {Row{{blank, blank}, 4, 0}, Row{{hit, attackSurge}, 2, 0},
                           Row{{crit, blank}, 2, 2}, Row{{crit, crit}, 0, 4}}) {
        Spike scene(5.0);
        scene.toDice();
        ASSERT_TRUE(scene.asks(Ask::rollDice));
        EXPECT_EQ(scene.question().dice, std::vector<Die>(2, Die::redAttack));
        scene.dice(row.faces);
        EXPECT_EQ(scene.immobilized(scene.storm1), row.guest);
        EXPECT_EQ(scene.immobilized(scene.luke), row.lando);
        EXPECT_EQ(scene.last(Happening::diceRolled).citation.page, 21);
    }
}

TEST(CardCorellianSpike, TheGuestIsWithinRange2AndInLineOfSight) {
    for (const double gap : {11.9, 12.1}) {
        Spike scene(gap);
        scene.toDice();
        EXPECT_EQ(scene.asks(Ask::rollDice), gap < 12.0) << gap;
    }
    Spike hidden(5.0);
    hidden.terrain(box("wall", {30.0, 15.0}, {20.0, 1.0, 6.0}, building()));
    hidden.toDice();
    EXPECT_FALSE(hidden.asks(Ask::rollDice));
}

TEST(CardCorellianSpike, ItsPlayerChoosesOneOfTheUnitsNear) {
    Spike scene(5.0);
    stand(scene, scene.storm2, {26.0, 15.0});
    scene.toDice();
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.optionCount(), 2U) << "the two units near him, and no Done";
    EXPECT_FALSE(scene.offers(scene.vader));
    EXPECT_NE(scene.refusal(Pick{2}), "");
    scene.choose(scene.storm2, Ask::chooseForEffect);
    scene.dice({blank, hit});
    EXPECT_EQ(scene.immobilized(scene.storm2), 3);
    EXPECT_EQ(scene.immobilized(scene.storm1), 0);
}

/// Blue's commander and first corps unit belong to the Children of the Watch, the second corps unit
/// does not. Both corps units are near an enemy unit.
struct Shadows : WithCard {
    Shadows() : WithCard("out-of-the-shadows") {
        for (const UnitId one : {luke, first}) with(one).card.affiliation = "Children of the Watch";
        stand(*this, first, {30.0, 12.0});
        stand(*this, second, {32.0, 12.0});
        stand(*this, storm1, {31.0, 17.0});
        stand(*this, storm2, {60.0, 31.0});
        scenario.lastRound = 1;
    }
    void shoot(UnitId by, bool ordered) {
        playIt();
        toActivations();
        for (const UnitId one : {first, second}) {
            if (unit(one).order != faceup)
                adjust({Player::blue, AdjustOrder{one, AdjustOrder::Destination::faceup}});
        }
        using Destination = AdjustOrder::Destination;
        const Destination token = ordered ? Destination::faceup : Destination::none;
        if ((unit(storm1).order == faceup) != ordered)
            adjust({Player::red, AdjustOrder{storm1, token}});
        while (!(asks(Ask::chooseUnitToActivate) && offers(by))) idle();
        before = poolOfRed();
        attack(by, storm1);
        while (!recorded(Happening::attackEnded)) idle();
    }
    int poolOfRed() const { return game().view(Player::red).command[1].pool[Rank::corps]; }
    int before = 0;
};

TEST(CardOutOfTheShadows, AnAttackSendsTheOrderTokenToThePool) {
    Shadows scene;
    scene.shoot(scene.first, true);
    EXPECT_EQ(scene.unit(scene.storm1).order, none);
    EXPECT_EQ(scene.poolOfRed(), scene.before + 1);
    EXPECT_EQ(scene.tokens(scene.storm1, Token::suppression), 1) << "the dice were blank";
    while (!scene.over() && !scene.unit(scene.storm1).activating) {
        if (scene.asks(Ask::drawOrderToken))
            scene.drawn(Rank::corps);
        else if (scene.asks(Ask::chooseUnitOfRank) && scene.offers(scene.storm1))
            scene.give(scene.storm1);
        else if (scene.asks(Ask::chooseUnitToActivate) && scene.offers(TurnChoice::drawOrderToken))
            scene.draw();
        else
            scene.idle();
    }
    EXPECT_FALSE(scene.over()) << "the unit activates with a drawn token";
}

TEST(CardOutOfTheShadows, OnlyAfterAttacksOfTheWatchOnUnitsWithAFaceupToken) {
    Shadows others;
    others.shoot(others.second, true);
    EXPECT_EQ(others.unit(others.storm1).order, faceup);
    EXPECT_EQ(others.tokens(others.storm1, Token::suppression), 0);
    Shadows noToken;
    noToken.shoot(noToken.first, false);
    EXPECT_EQ(noToken.poolOfRed(), noToken.before);
    EXPECT_EQ(noToken.tokens(noToken.storm1, Token::suppression), 0);
}

/// Anakin Skywalker has played his card. An enemy is near him.
struct Fun : WithCard {
    Fun() : WithCard("this-is-where-the-fun-begins", rebelTroopers(), "Anakin Skywalker") {
        stand(*this, luke, {30.0, 12.0});
        stand(*this, storm1, {30.0, 18.0});
        stand(*this, storm2, {60.0, 31.0});
        scenario.lastRound = 2;
    }
    void toTurnOf(UnitId unit) {
        while (!(asks(Ask::chooseUnitToActivate) && offers(unit))) idle();
        activate(unit);
        while (!asks(Ask::chooseAction)) idle();
    }
    void attackOnce() {
        action(Action::attack);
        while (!asks(Ask::chooseAction) && !asks(Ask::chooseUnitToActivate)) {
            if (asks(Ask::chooseWeapons))
                weapons();
            else
                idle();
        }
    }
};

TEST(CardThisIsWhereTheFunBegins, PlayedAnakinJumpsForFree) {
    Fun scene;
    scene.playIt();
    scene.toActivations();
    EXPECT_TRUE(scene.has(scene.luke, "Jump 2"));
    scene.toTurnOf(scene.luke);
    ASSERT_TRUE(scene.offers(Action::jump));
    scene.action(Action::jump);
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::jump));
    scene.move(straight(2, 0.0, 3.0));
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.offers(Action::jump)) << "one free jump, and no other";
    for (int i = 0; i < 2; ++i) {
        ASSERT_TRUE(scene.asks(Ask::chooseAction)) << "the jump cost none of the 2 actions";
        scene.action(i == 0 ? Action::aim : Action::dodge);
    }
}

TEST(CardThisIsWhereTheFunBegins, PlayedAnakinMayAttackTwice) {
    Fun scene;
    scene.playIt();
    scene.toActivations();
    scene.toTurnOf(scene.luke);
    scene.attackOnce();
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_TRUE(scene.offers(Action::attack));
    scene.attackOnce();
    while (scene.view().round == 1 || !scene.asks(Ask::chooseUnitToActivate)) scene.idle();
    if (scene.unit(scene.luke).order != faceup)
        scene.adjust({Player::blue, AdjustOrder{scene.luke, AdjustOrder::Destination::faceup}});
    EXPECT_FALSE(scene.has(scene.luke, "Jump 2")) << "for the round of the card";
    scene.toTurnOf(scene.luke);
    scene.attackOnce();
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.offers(Action::attack)) << "only in the round of the card";
}

/// Blue divulges Sneak Attack. Blue's unit 1 is a clone trooper, units 2 and 3 are vehicles, and a
/// fourth unit is special forces if `forces` is 1, and corps otherwise.
struct Ahead : Divulging {
    UnitId leader = unitOf(Player::blue, 0), clones = unitOf(Player::blue, 1),
           tank = unitOf(Player::blue, 2), walker = unitOf(Player::blue, 3);
    explicit Ahead(int forces) : Divulging(std::vector<CommandCard>{command("sneak-attack")}) {
        card(Player::blue, 1).type = UnitType::cloneTrooper;
        if (forces > 0) card(Player::blue, 0).rank = Rank::specialForces;
        if (forces > 1) card(Player::blue, 1).rank = Rank::specialForces;
        for (int i = 2; i <= 3; ++i) {
            card(Player::blue, i).type = UnitType::groundVehicle;
            card(Player::blue, i).courage.reset();
            card(Player::blue, i).resilience = 5;
        }
        card(Player::blue, 2).rank = card(Player::blue, 3).rank = Rank::heavy;
    }
    void toText() {
        toStep();
        if (asks(Ask::divulgeCommandCard)) divulge("Sneak Attack");
    }
    bool scouts(UnitId id) const { return has(id, "Scout 1"); }
};

TEST(CardSneakAttack, EachSpecialForcesUnitGivesADifferentVehicleScout) {
    Ahead scene(1);
    scene.toText();
    while (scene.asks(Ask::chooseForEffect) && !scene.offers(scene.tank))
        scene.choose(Done{}, Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 2U) << "the vehicles, and no Done";
    EXPECT_NE(scene.refusal(Pick{2}), "");
    scene.choose(scene.walker, Ask::chooseForEffect);
    EXPECT_TRUE(scene.scouts(scene.walker));
    EXPECT_FALSE(scene.scouts(scene.tank));
    EXPECT_EQ(reminders(scene), 0) << "the game applies the whole card";
}

TEST(CardSneakAttack, WithoutAChoiceItAsksNothing) {
    Ahead two(2);
    two.toText();
    EXPECT_FALSE(two.asks(Ask::chooseForEffect)) << "two special forces units, two vehicles";
    EXPECT_TRUE(two.scouts(two.tank) && two.scouts(two.walker));
    EXPECT_FALSE(two.scouts(two.leader));
    Ahead nobody(0);
    nobody.toText();
    EXPECT_FALSE(nobody.scouts(nobody.tank) || nobody.scouts(nobody.walker));
}

}  // namespace
}  // namespace sightline::engine::scene
