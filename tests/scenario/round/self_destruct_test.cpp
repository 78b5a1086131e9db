// Keyword Glossary: Self-Destruct X (p. 53).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A blue droid with Self-Destruct X and `wounds` wound tokens. A red unit and a blue unit are
/// `gap` inches from the droid.
struct Droid : AttackScene {
    UnitId droid, enemy, ally;
    explicit Droid(int wounds, double gap = 3.0, int x = 2) {
        droid = blue(bearing(atRt(), Keyword::selfDestruct, x), {{20.0, 16.0}});
        with(droid).wounds = {wounds};
        const double away = largeBase / 2.0 + smallBase / 2.0 + gap;
        enemy = red(wookiees(), {{20.0 + away, 16.0}});
        ally = blue(wookiees(), {{20.0 - away, 16.0}});
        red(stormtroopers(), {{60.0, 30.0}});
    }
    void begin() {
        start();
        activate(droid);
    }
    bool mayExplode() const {
        for (const Option& one : question().options)
            if (std::holds_alternative<CardAction>(one)) return true;
        return false;
    }
};

TEST(P53SelfDestruct, NeedsWoundsOfHalfItsThreshold) {
    for (const int wounds : {2, 3}) {
        Droid scene(wounds);
        scene.begin();
        EXPECT_EQ(scene.mayExplode(), wounds == 3);
    }
    for (const int wounds : {2, 3}) {
        Droid scene(wounds);
        scene.with(scene.droid).card.wounds = 5;
        scene.begin();
        EXPECT_EQ(scene.mayExplode(), wounds == 3) << "half of 5, rounded up";
    }
}

TEST(P53SelfDestruct, EachUnitNearRollsAndTheDroidIsDefeated) {
    Droid scene(3);
    scene.begin();
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << "the order of the two units";
    scene.choose(scene.enemy, Ask::chooseForEffect);
    ASSERT_EQ(scene.rolling(), 2);
    EXPECT_EQ(scene.question().dice.front(), Die::blackAttack);
    scene.dice({attackSurge, crit});
    EXPECT_EQ(scene.unit(scene.enemy).minis.size(), 1U);
    EXPECT_EQ(scene.view().mini(scene.mini(scene.enemy, 0)).wounds, 2) << "a surge and a crit";
    EXPECT_EQ(scene.unit(scene.enemy).tokens[Token::suppression], 0);
    scene.dice({hit, blank});
    EXPECT_EQ(scene.view().mini(scene.mini(scene.ally, 0)).wounds, 0);
    EXPECT_EQ(scene.unit(scene.ally).tokens[Token::suppression], 1) << "for a hit";
    EXPECT_TRUE(scene.unit(scene.droid).defeated);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::selfDestruct));
}

TEST(P53SelfDestruct, OnlyWithinRange1AndInLos) {
    for (const double gap : {5.9, 6.1}) {
        Droid scene(3, gap);
        scene.begin();
        scene.cardAction(0);
        EXPECT_EQ(scene.asks(Ask::chooseForEffect), gap < 6.0) << gap;
    }
    Droid hidden(3, 4.0);
    hidden.terrain(box("wall", {24.0, 16.0}, {0.5, 12.0, 6.0}, building()));
    hidden.begin();
    hidden.cardAction(0);
    ASSERT_EQ(hidden.rolling(), 2) << "only the ally is in LOS";
    hidden.dice({crit, blank});
    EXPECT_EQ(hidden.view().mini(hidden.mini(hidden.ally, 0)).wounds, 1);
    EXPECT_TRUE(hidden.unit(hidden.droid).defeated);
}

TEST(P53SelfDestruct, WithNobodyNearItIsDefeatedAlone) {
    Droid scene(4, 9.0);
    scene.begin();
    scene.cardAction(0);
    EXPECT_TRUE(scene.unit(scene.droid).defeated);
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
}

TEST(P53SelfDestruct, AUnitThatARollDefeatsLeavesTheOthersTheirRolls) {
    Droid scene(3, 3.0, 3);
    scene.begin();
    scene.cardAction(0);
    scene.choose(scene.enemy, Ask::chooseForEffect);
    scene.dice({crit, crit, crit});
    EXPECT_TRUE(scene.unit(scene.enemy).defeated);
    EXPECT_EQ(scene.rolling(), 3);
}

}  // namespace
}  // namespace sightline::engine::scene
