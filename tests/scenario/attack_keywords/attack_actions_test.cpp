// Keywords about the number of Attack actions. Keyword Glossary: Ataru Mastery, Barrage (p. 46).
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A blue vehicle with two weapons, within range of a red unit.
struct Tank : AttackScene {
    UnitId tank, enemy;
    explicit Tank(bool barrage = true, bool arsenal = true) {
        UnitCard card = atRt();
        card.weapons.push_back(ranged("Gun", 1, 4, Die::whiteAttack, 1));
        if (arsenal) card = bearing(card, Keyword::arsenal, 2);
        if (barrage) card = bearing(card, Keyword::barrage);
        tank = blue(card, {{10.0, 16.0}});
        enemy = red(wookiees(), {{22.0, 16.0}});
    }
    void fire(const std::vector<std::string>& names) {
        action(Action::attack);
        defend(enemy);
        if (names.size() > 1)
            weapons();
        else
            weapons(names.front());
        while (asks(Ask::rollDice)) idle();
    }
    void begin() {
        start();
        activate(tank);
    }
};

TEST(P46Barrage, TwoAttackActionsInOneActivation) {
    for (const bool barrage : {true, false}) {
        Tank scene(barrage);
        scene.begin();
        scene.fire({"Gun"});
        ASSERT_TRUE(scene.asks(Ask::chooseAction));
        EXPECT_EQ(scene.offers(Action::attack), barrage);
    }
}

TEST(P46Barrage, NotAfterTheUseOfArsenal) {
    Tank scene;
    scene.begin();
    scene.fire({"Gun", "Laser Cannon"});
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.offers(Action::attack));
}

TEST(P46Barrage, TheSecondAttackDoesNotUseArsenal) {
    Tank scene;
    scene.begin();
    scene.fire({"Gun"});
    scene.action(Action::attack);
    scene.defend(scene.enemy);
    EXPECT_NE(scene.refusal(PickSeveral{{0, 1}}), "");
    scene.weapons("Laser Cannon");
    while (scene.asks(Ask::rollDice)) scene.idle();
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
}

TEST(P46Barrage, ThePreviewOfTheSecondAttackHasOneWeapon) {
    Tank scene;
    scene.begin();
    const auto weapons = [&] {
        return previewAttack(scene.view(), scene.tank, scene.enemy, false).weapons.size();
    };
    EXPECT_EQ(weapons(), 2U);
    scene.fire({"Gun"});
    EXPECT_EQ(weapons(), 1U);
    scene.action(Action::attack);
    EXPECT_EQ(weapons(), 1U) << "during the attack, too";
}

TEST(P46Barrage, AnotherAttackByHandIsAddedToTheTwo) {
    Tank scene;
    scene.begin();
    scene.adjust({Player::blue, AdjustAttacks{1}});
    scene.adjust({Player::blue, AdjustActions{1}});
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(scene.offers(Action::attack)) << i;
        scene.fire({"Gun"});
    }
}

/// Luke and a red unit of one miniature, within range 1 of each other. Luke has Ataru Mastery if
/// `master` is true.
struct Duel : AttackScene {
    UnitId jedi, enemy;
    explicit Duel(bool master = true) {
        UnitCard card = lukeSkywalker();
        if (master) card = bearing(card, Keyword::ataruMastery);
        jedi = blue(card, {{10.0, 16.0}});
        enemy = red(wookiees(), {{15.0, 16.0}});
    }
    int tokens(Token token) const { return unit(jedi).tokens[token]; }
    void strike() {
        action(Action::attack);
        defend(enemy);
        weapons("DL-44");
        while (asks(Ask::rollDice)) idle();
    }
};

TEST(P46AtaruMastery, TwoAttacksAndADodgeAfterEach) {
    Duel scene;
    scene.start();
    scene.activate(scene.jedi);
    scene.strike();
    EXPECT_EQ(scene.tokens(Token::dodge), 1);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::ataruMastery));
    ASSERT_TRUE(scene.offers(Action::attack));
    scene.strike();
    EXPECT_EQ(scene.tokens(Token::dodge), 2);
    EXPECT_EQ(scene.tokens(Token::aim), 0);
}

TEST(P46AtaruMastery, WithoutItOneAttackAndNoTokens) {
    Duel scene(false);
    scene.start();
    scene.activate(scene.jedi);
    scene.strike();
    EXPECT_FALSE(scene.offers(Action::attack));
    EXPECT_EQ(scene.tokens(Token::dodge), 0);
}

TEST(P46AtaruMastery, ADefenderGainsAnAim) {
    Duel scene;
    scene.with(scene.enemy).card.weapons = {ranged("Bowcaster", 1, 3, Die::redAttack)};
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.attack(scene.enemy, scene.jedi);
    while (scene.asks(Ask::rollDice)) scene.idle();
    EXPECT_EQ(scene.tokens(Token::aim), 1);
    EXPECT_EQ(scene.tokens(Token::dodge), 0);
}

// An attack with two pools counts as one attack, so Ataru Mastery acts once for the attacker.
TEST(P46AtaruMastery, AfterTheLastPool) {
    AttackScene scene;
    const UnitId droids =
        scene.blue(bearing(battleDroids(), Keyword::ataruMastery), {{10.0, 16.0}, {10.0, 18.0}});
    const UnitId first = scene.red(wookiees(), {{20.0, 14.0}});
    const UnitId second = scene.red(wookiees(), {{20.0, 20.0}});
    scene.start();
    scene.activate(droids);
    scene.action(Action::attack);
    scene.defend(first);
    scene.weapons("E-5", 1);
    scene.defend(second);
    scene.weapons("E-5C", 1);
    scene.pool(first);
    scene.dice({blank});
    EXPECT_EQ(scene.unit(droids).tokens[Token::dodge], 0);
    scene.dice({blank});
    EXPECT_EQ(scene.unit(droids).tokens[Token::dodge], 1);
}

}  // namespace
}  // namespace sightline::engine::scene
