// Core Rulebook p. 39, Clone Trooper: a unit uses a token of another unit in an attack.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard clones() {
    UnitCard card = snowtroopers();
    card.name = "Clones";
    card.type = UnitType::cloneTrooper;
    card.attackSurge = AttackSurge::none;
    return card;
}

/// Two clone units with `gap` inches between their closest bases, and an enemy.
struct Clones : AttackScene {
    UnitId first, second, enemy;
    explicit Clones(double gap = 3.0, const UnitCard& other = clones()) {
        first = blue(clones(), column({10.0, 14.0}, 4));
        second = blue(other, {{10.0, 14.0 - smallBase - gap}});
        enemy = red(rebelTroopers(), column({20.0, 14.0}, 4));
    }
};

TEST(P39CloneTrooper, SpendsAnAimTokenOfAnotherUnit) {
    Clones scene;
    scene.with(scene.second).tokens[Token::aim] = 2;
    scene.start();
    scene.attack(scene.first, scene.enemy);
    scene.dice({blank, blank, blank, blank});
    ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
    scene.reroll({0, 1});
    EXPECT_EQ(scene.unit(scene.second).tokens[Token::aim], 1);
    scene.dice({hit, blank});
    EXPECT_FALSE(scene.asks(Ask::rerollWithAim)) << "1 token in an attack";
}

TEST(P53Precise, CountsForATokenOfAnotherUnitToo) {
    Clones scene;
    scene.with(scene.first).card.keywords.push_back({.name = Keyword::precise, .value = 1});
    scene.with(scene.second).tokens[Token::aim] = 1;
    scene.start();
    scene.attack(scene.first, scene.enemy);
    scene.dice({blank, blank, blank, blank});
    ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
    EXPECT_EQ(scene.question().most, 3);
    scene.reroll({0, 1, 2});
    EXPECT_EQ(scene.rolling(), 3);
    EXPECT_EQ(scene.unit(scene.second).tokens[Token::aim], 0);
}

TEST(P39CloneTrooper, ChoosesBetweenItsOwnAndAnothers) {
    Clones scene;
    scene.with(scene.first).tokens[Token::aim] = 1;
    scene.with(scene.second).tokens[Token::aim] = 1;
    scene.start();
    scene.attack(scene.first, scene.enemy);
    scene.dice({blank, blank, blank, blank});
    scene.reroll({0});
    ASSERT_TRUE(scene.asks(Ask::spendToken));
    EXPECT_TRUE(scene.offers(scene.first));
    scene.spendTokenOf(scene.second);
    EXPECT_EQ(scene.unit(scene.first).tokens[Token::aim], 1);
    EXPECT_EQ(scene.unit(scene.second).tokens[Token::aim], 0);
}

TEST(P39CloneTrooper, OnlyWithinRangeTwo) {
    for (const double gap : {11.99, 12.0}) {
        Clones scene(gap);
        scene.with(scene.second).tokens[Token::aim] = 1;
        scene.start();
        scene.attack(scene.first, scene.enemy);
        scene.dice({blank, blank, blank, blank});
        EXPECT_EQ(scene.asks(Ask::rerollWithAim), gap < 12.0) << gap;
    }
}

TEST(P39CloneTrooper, OnlyOfAnotherCloneTrooperUnit) {
    Clones scene(3.0, snowtroopers());
    scene.with(scene.second).tokens[Token::aim] = 1;
    scene.start();
    scene.attack(scene.first, scene.enemy);
    scene.dice({blank, blank, blank, blank});
    EXPECT_FALSE(scene.asks(Ask::rerollWithAim));
}

TEST(P39CloneTrooper, SharesASurgeToken) {
    Clones scene;
    scene.with(scene.second).tokens[Token::surge] = 1;
    scene.start();
    scene.attack(scene.first, scene.enemy);
    scene.dice({attackSurge, blank, blank, blank});
    scene.surge(1);
    EXPECT_EQ(scene.attackDice(), "1 hit, 3 blank");
    EXPECT_EQ(scene.unit(scene.second).tokens[Token::surge], 0);
}

TEST(P39CloneTrooper, SharesADodgeTokenWhenItDefends) {
    Clones scene;
    scene.with(scene.second).tokens[Token::dodge] = 1;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.attack(scene.enemy, scene.first);
    scene.dice({hit, hit, blank, blank});
    EXPECT_EQ(scene.refusal(Count{2}), "dodge tokens to spend: 0 to 1, not 2 (p. 34, Apply Dodge)");
    scene.dodge(1);
    EXPECT_EQ(scene.unit(scene.second).tokens[Token::dodge], 0);
    EXPECT_EQ(scene.attackDice(), "1 hit, 2 blank");
}

}  // namespace
}  // namespace sightline::engine::scene
