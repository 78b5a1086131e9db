// Core Rulebook p. 23-24, 40 and the glossary: tokens that act at the start or at the end of a
// unit's activation.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// One blue unit with the given card. Its enemies are far away.
struct Acting : AttackScene {
    UnitId own;
    UnitId enemy = red(stormtroopers(), column({60.0, 10.0}, 4));
    explicit Acting(const UnitCard& card, int miniatures = 2) {
        own = blue(card, column({10.0, 10.0}, miniatures, 3.0));
    }
    ScenarioUnit& unitStart() { return with(own); }
    void begin() {
        start();
        activate(own);
    }
};

TEST(P45Ion, AnyBlankCostsOneAction) {
    for (const Face second : {blank, block}) {
        Acting scene(battleDroids());
        scene.unitStart().tokens[Token::ion] = 2;
        scene.begin();
        ASSERT_EQ(scene.rolling(), 2);
        scene.dice({block, second});
        EXPECT_EQ(scene.unit(scene.own).actionsLeft, second == blank ? 1 : 2);
        EXPECT_EQ(scene.last(Happening::ionRolled).citation, citationOf(Keyword::ion));
    }
}

TEST(P45Ion, TwoBlanksCostNoMoreThanOne) {
    Acting scene(battleDroids());
    scene.unitStart().tokens[Token::ion] = 2;
    scene.begin();
    scene.dice({blank, blank});
    EXPECT_EQ(scene.unit(scene.own).actionsLeft, 1);
}

TEST(P45Ion, TheTokensLeaveAtTheEndOfTheActivation) {
    Acting scene(battleDroids());
    scene.unitStart().tokens[Token::ion] = 1;
    scene.begin();
    scene.dice({block});
    EXPECT_EQ(scene.unit(scene.own).tokens[Token::ion], 1);
    scene.action(Action::finish);
    EXPECT_EQ(scene.unit(scene.own).tokens[Token::ion], 0);
}

TEST(P40Resiliency, DamageAndIonAddUp) {
    Acting scene(atRt(), 1);
    scene.unitStart().tokens[Token::ion] = 1;
    scene.unitStart().tokens[Token::vehicleDamage] = 1;
    scene.begin();
    scene.dice({blank});
    scene.dice({blank});
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate)) << "no action is left";
}

TEST(P40Resiliency, AVehicleWithAiDoesNotRoll) {
    UnitCard card = atRt();
    card.keywords.push_back({.name = "AI", .parameter = "Aim"});
    Acting scene(card, 1);
    scene.unitStart().tokens[Token::vehicleDamage] = 1;
    scene.begin();
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.own).actionsLeft, 2);
}

TEST(P45Poison, AWoundForEachTokenAtTheEndThenTheyLeave) {
    Acting scene(wookiees());
    scene.unitStart().tokens[Token::poison] = 2;
    scene.begin();
    EXPECT_EQ(scene.unit(scene.own).tokens[Token::poison], 2);
    scene.action(Action::finish);
    EXPECT_EQ(scene.view().mini(scene.mini(scene.own, 1)).wounds, 2);
    EXPECT_EQ(scene.unit(scene.own).tokens[Token::poison], 0);
    EXPECT_EQ(scene.last(Happening::poisoned).citation, citationOf(Keyword::poison));
    EXPECT_EQ(scene.unit(scene.own).tokens[Token::suppression], 0) << "not an attack";
}

TEST(P45Poison, MayDefeatTheActingUnit) {
    Acting scene(rebelTroopers(), 1);
    const UnitId other = scene.blue(rebelTroopers(), {{10.0, 25.0}});
    scene.unitStart().tokens[Token::poison] = 1;
    scene.begin();
    scene.action(Action::finish);
    EXPECT_TRUE(scene.unit(scene.own).defeated);
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
    EXPECT_FALSE(scene.unit(other).activated);
}

TEST(P39DroidTrooper, DoesNotResolvePoison) {
    Acting scene(battleDroids());
    UnitCard droids = battleDroids();
    droids.type = UnitType::droidTrooper;
    scene.unitStart().card = droids;
    scene.begin();
    scene.adjust({Player::blue, AdjustToken{scene.own, Token::poison, 1}});
    scene.action(Action::finish);
    EXPECT_EQ(scene.miniaturesOf(scene.own), 2);
}

TEST(P39DroidTrooper, KeepsBothActionsWhenSuppressed) {
    for (const UnitType type :
         {UnitType::trooper, UnitType::droidTrooper, UnitType::heavyDroidTrooper}) {
        UnitCard card = battleDroids();
        card.type = type;
        card.courage = 2;
        Acting scene(card);
        scene.unitStart().tokens[Token::suppression] = 2;
        scene.begin();
        scene.dice({blank, blank});
        EXPECT_EQ(scene.unit(scene.own).actionsLeft, type == UnitType::trooper ? 1 : 2);
    }
}

TEST(P45Immobilize, EachTokenTakesOneFromTheSpeed) {
    Acting scene(rebelTroopers());
    scene.unitStart().tokens[Token::immobilize] = 1;
    scene.begin();
    scene.action(Action::move);
    EXPECT_NE(scene.refusal(MoveAnswer{straight(2, 0.0, 5.0)}), "");
    scene.move(straight(1, 0.0, 4.0));
    scene.follow();
    scene.action(Action::finish);
    EXPECT_EQ(scene.unit(scene.own).tokens[Token::immobilize], 0) << "it leaves at the end";
}

TEST(P45Immobilize, AtSpeedZeroNoMoveOfAnyKind) {
    Acting scene(atRt(), 1);
    scene.unitStart().tokens[Token::immobilize] = 2;
    scene.begin();
    EXPECT_FALSE(scene.offers(Action::move));
    EXPECT_FALSE(scene.offers(Action::pivot));
    EXPECT_FALSE(scene.offers(Action::reverse));
}

TEST(P45Immobilize, AClimbBeginsAtSpeedOneAndIsNoLongerPossible) {
    for (const int tokens : {0, 1}) {
        Acting scene(rebelTroopers());
        scene.unitStart().tokens[Token::immobilize] = tokens;
        scene.begin();
        EXPECT_EQ(scene.offers(Action::climb), tokens == 0);
        EXPECT_TRUE(scene.offers(Action::move));
    }
}

TEST(P29Withdraw, OneImmobilizeTokenKeepsAnEngagedUnitThere) {
    for (const int tokens : {0, 1}) {
        AttackScene scene;
        const UnitId own = scene.blue(rebelTroopers(), {{10.0, 14.0}});
        scene.red(wookiees(), {{10.0 + smallBase, 14.0}});
        scene.with(own).tokens[Token::immobilize] = tokens;
        scene.start();
        scene.activate(own);
        EXPECT_EQ(scene.offers(Action::move), tokens == 0);
    }
}

TEST(P24Null, AUnitWithoutCourageGainsNoSuppression) {
    AttackScene scene;
    const UnitId vader = scene.red(darthVader(), {{20.0, 14.0}});
    const UnitId own = scene.blue(snowtroopers(), column({10.0, 14.0}, 4));
    scene.start();
    scene.attack(own, vader);
    scene.dice({hit, blank, blank, blank});
    scene.dice({block});
    EXPECT_EQ(scene.unit(vader).tokens[Token::suppression], 0);
}

}  // namespace
}  // namespace sightline::engine::scene
