// Keyword Glossary: Guardian X (p. 50).
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/timing/point_places.h"
#include "scenario/attack_keywords/under_guard_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(P50Guardian, CancelsHitsAndRollsADieOfItsOwnForEach) {
    UnderGuard scene;
    scene.shoot();
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.question().player, Player::red);
    EXPECT_EQ(scene.question().unit, scene.guard);
    EXPECT_EQ(scene.refusal(Count{3}),
              "hits that Guardian cancels: 0 to 2, not 3 (p. 50, Keyword Glossary: Guardian X)");
    scene.cancels(2);
    EXPECT_EQ(scene.attackDice(), "1 crit, 1 hit");
    ASSERT_EQ(scene.rolling(), 2);
    EXPECT_EQ(scene.question().dice.front(), Die::redDefense) << "of its own card";
    scene.dice({block, blank});
    EXPECT_EQ(scene.woundsOf(scene.guard), 1);
    EXPECT_EQ(scene.unit(scene.guard).tokens[Token::suppression], 1);
    ASSERT_EQ(scene.rolling(), 2) << "the defender, for what is left";
    EXPECT_EQ(scene.question().dice.front(), Die::whiteDefense);
    scene.dice({blank, blank});
    EXPECT_TRUE(scene.unit(scene.defender).defeated);
}

TEST(P50Guardian, TheDefenderGainsItsSuppressionTokenAsNormal) {
    UnderGuard scene;
    scene.shoot({hit, hit, blank, blank});
    scene.cancels(2);
    scene.dice({block, block});
    EXPECT_EQ(scene.woundsOf(scene.guard), 0);
    EXPECT_EQ(scene.unit(scene.guard).tokens[Token::suppression], 1) << "wounded or not";
    EXPECT_EQ(scene.unit(scene.defender).tokens[Token::suppression], 1);
    EXPECT_EQ(scene.miniaturesOf(scene.defender), 2);
}

TEST(P50Guardian, IsAskedForInTheWordsOfItsEntry) {
    UnderGuard scene;
    scene.shoot();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    const Question asked = scene.question();
    ASSERT_EQ(asked.names.size(), 3U);
    ASSERT_EQ(asked.words.size(), 3U);
    EXPECT_EQ(asked.names[2], "hits that Guardian cancels");
    EXPECT_EQ(english(asked.words[0]), asked.names[0]);
    EXPECT_EQ(english(asked.words[2]), asked.names[2]);
}

TEST(P50Guardian, MayCancelFewerOrNone) {
    UnderGuard scene;
    scene.shoot();
    scene.cancels(0);
    EXPECT_EQ(scene.attackDice(), "1 crit, 3 hit");
    EXPECT_EQ(scene.unit(scene.guard).tokens[Token::suppression], 0)
        << "it did not use the keyword";
    EXPECT_EQ(scene.question().dice.front(), Die::whiteDefense);
}

// p. 39, p. 49: other units share tokens with the attacker and the defender only.
TEST(P50Guardian, TheGuardSpendsOnlyItsOwnTokens) {
    for (const bool own : {true, false}) {
        UnderGuard scene;
        const UnitId ally = scene.red(bearing(lukeSkywalker(), Keyword::exemplar), {{19.0, 20.0}});
        scene.with(ally).tokens[Token::surge] = 2;
        if (own) scene.with(scene.guard).tokens[Token::surge] = 1;
        scene.shoot({hit, hit, blank, blank});
        scene.cancels(2);
        scene.dice({defenseSurge, defenseSurge});
        EXPECT_EQ(scene.asks(Ask::spendSurgeDefending), own);
        if (own) {
            EXPECT_EQ(scene.question().most, 1);
        }
    }
}

TEST(P50Guardian, ItsWoundsAreNotFromTheAttack) {
    UnderGuard scene;
    scene.ofGuard().push_back(word(Keyword::victoryOrDeath));
    scene.with(scene.shooter).card.weapons[0].keywords = {word(Keyword::poison, 1),
                                                          word(Keyword::immobilize, 1)};
    scene.shoot({hit, hit, blank, blank});
    scene.cancels(2);
    scene.dice({blank, blank});
    EXPECT_EQ(scene.woundsOf(scene.guard), 2);
    EXPECT_EQ(scene.unit(scene.guard).tokens[Token::poison], 0);
    EXPECT_EQ(scene.unit(scene.guard).tokens[Token::immobilize], 0);
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
}

TEST(P50Guardian, CritsStay) {
    UnderGuard scene;
    scene.shoot({crit, crit, blank, blank});
    EXPECT_FALSE(scene.isAsked());
}

/// The defender has Armor 2. If `guardDeflects` is true, the guard has Deflect.
struct UnderArmor : UnderGuard {
    explicit UnderArmor(bool guardDeflects, Keyword ofWeapon = Keyword::none) {
        with(defender).card.keywords = {{.name = Keyword::armor, .value = 2}};
        if (guardDeflects) ofGuard().push_back({.name = Keyword::deflect});
        if (ofWeapon != Keyword::none)
            with(shooter).card.weapons[0].keywords.push_back({.name = ofWeapon});
    }
};

TEST(P50Guardian, HitsThatArmorCancelsAreTakenOverByNobodyWithoutDeflect) {
    for (const bool one : {true, false}) {
        UnderArmor scene(false);
        scene.shoot({hit, hit, one ? hit : blank, blank});
        EXPECT_EQ(scene.isAsked(), one) << "Armor leaves one of three and none of two";
    }
}

TEST(P50Guardian, DeflectMayTakeOverHitsThatArmorCancels) {
    UnderArmor scene(true);
    scene.shoot({hit, hit, blank, blank});
    ASSERT_TRUE(scene.isAsked()) << "its dice can wound the attacker";
    EXPECT_EQ(scene.question().unit, scene.guard);
    EXPECT_EQ(scene.refusal(Count{3}),
              "hits that Guardian cancels: 0 to 2, not 3 (p. 50, Keyword Glossary: Guardian X)");
    scene.cancels(1);
    ASSERT_EQ(scene.rolling(), 1);
    scene.dice({defenseSurge});
    EXPECT_EQ(scene.woundsOf(scene.shooter), 1);
    EXPECT_EQ(scene.woundsOf(scene.guard), 0);
    EXPECT_EQ(scene.unit(scene.guard).tokens[Token::suppression], 1);
    EXPECT_EQ(scene.number(Happening::resultsCompared, "hits and crits"), 0)
        << "Armor cancels the other one";
}

TEST(P50Guardian, DeflectMayLetArmorCancelThem) {
    UnderArmor scene(true);
    scene.shoot({hit, hit, blank, blank});
    ASSERT_TRUE(scene.isAsked());
    scene.cancels(0);
    EXPECT_EQ(scene.woundsOf(scene.shooter), 0);
    EXPECT_EQ(scene.unit(scene.guard).tokens[Token::suppression], 0);
    EXPECT_EQ(scene.number(Happening::resultsCompared, "hits and crits"), 0);
}

TEST(P50Guardian, DeflectThatWoundsNobodyTakesOverNothingFromArmor) {
    for (const Keyword spared : {Keyword::highVelocity, Keyword::immuneDeflect}) {
        UnderArmor scene(true, spared);
        scene.shoot({hit, hit, blank, blank});
        EXPECT_FALSE(scene.isAsked()) << nameOf(spared);
        EXPECT_EQ(scene.number(Happening::resultsCompared, "hits and crits"), 0);
    }
}

TEST(P50Guardian, WithinRangeOne) {
    for (const double apart : {5.99, 6.0}) {
        UnderGuard scene(apart);
        scene.shoot();
        EXPECT_EQ(scene.isAsked(), apart < 6.0) << apart;
    }
}

TEST(P50Guardian, InItsLineOfSight) {
    for (const bool wall : {true, false}) {
        UnderGuard scene;
        if (wall) scene.terrain(box("wall", {19.0, 14.0}, {0.3, 12.0, 6.0}, building()));
        scene.shoot();
        EXPECT_EQ(scene.isAsked(), !wall);
    }
}

TEST(P50Guardian, NotWithSuppressionUpToItsCourage) {
    for (const int suppression : {2, 3}) {  // the guard's courage is 3
        UnderGuard scene;
        scene.with(scene.guard).tokens[Token::suppression] = suppression;
        scene.shoot();
        EXPECT_EQ(scene.isAsked(), suppression < 3);
    }
}

TEST(P50Guardian, NotForAnotherGuardianNorForAVehicle) {
    UnderGuard another;
    another.with(another.defender).card.keywords = {guardian(1)};
    another.shoot();
    EXPECT_FALSE(another.isAsked());
    UnderGuard vehicle(2.0, 0, atRt());
    vehicle.shoot();
    EXPECT_FALSE(vehicle.isAsked());
    EXPECT_EQ(vehicle.rolling(), 4);
}

TEST(P50Guardian, NotAgainstMelee) {
    UnderGuard scene;
    const UnitId fighter = scene.blue(lukeSkywalker(), {{17.0 - smallBase, 14.0}});
    scene.start();
    scene.attack(fighter, scene.defender);
    scene.dice(std::vector<Face>(scene.question().dice.size(), hit));
    EXPECT_FALSE(scene.isAsked());
    EXPECT_TRUE(scene.asks(Ask::rollDice));
}

TEST(P50Guardian, OnlyForWhomItNames) {
    for (const Rank rank : {Rank::commander, Rank::corps}) {
        UnderGuard scene;
        UnitFilter who;
        who.rank = Rank::commander;
        scene.ofGuard().front().parameter = "Commander";
        scene.ofGuard().front().who = std::make_shared<const UnitFilter>(who);
        scene.with(scene.defender).card.rank = rank;
        scene.shoot();
        EXPECT_EQ(scene.isAsked(), rank == Rank::commander);
    }
}

TEST(P50Guardian, OneAfterTheOther) {
    UnderGuard scene;
    UnitCard other = scene.with(scene.guard).card;
    other.name = "Other";
    const UnitId second = scene.red(other, {{17.0 + smallBase + 2.0, 18.0}});
    scene.shoot({hit, hit, hit, hit});
    ASSERT_TRUE(scene.asks(Ask::chooseEffect)) << "its player says who guards first (p. 6)";
    ASSERT_EQ(scene.optionCount(), 2U);
    scene.pickFirst(Ask::chooseEffect);
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.question().unit, scene.guard);
    scene.cancels(2);
    scene.dice({blank, blank});
    EXPECT_EQ(scene.woundsOf(scene.guard), 2) << "resolved before another is declared";
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.question().unit, second);
    EXPECT_EQ(scene.question().most, 2);
    scene.cancels(1);
    scene.dice({block});
    EXPECT_EQ(scene.attackDice(), "1 hit");
    EXPECT_EQ(scene.unit(second).tokens[Token::suppression], 1);
}

TEST(P50Guardian, ItsSurgesTurnByItsOwnChartOrTokens) {
    for (const bool chart : {true, false}) {
        UnderGuard scene;
        scene.with(scene.guard).card.defenseSurge =
            chart ? DefenseSurge::block : DefenseSurge::none;
        scene.with(scene.guard).tokens[Token::surge] = 1;
        scene.shoot({hit, hit, blank, blank});
        scene.cancels(2);
        scene.dice({defenseSurge, defenseSurge});
        if (!chart) {
            ASSERT_TRUE(scene.asks(Ask::spendSurgeDefending));
            EXPECT_EQ(scene.question().unit, scene.guard);
            scene.surge(1);
        }
        EXPECT_EQ(scene.woundsOf(scene.guard), chart ? 0 : 1);
    }
}

TEST(P50Guardian, IsNamedWhereTheExpectedWoundsLeaveItOut) {
    UnderGuard scene;
    auto help = std::make_shared<CardHelp>();
    Moment moment;
    moment.point = pointId<ModifyAttackDice>();
    moment.whose = Whose::defendersSide;
    help->moments = {moment};
    scene.ofGuard().front().help = help;
    scene.ofGuard().front().automated = true;
    scene.start();
    const AttackPreview preview = previewAttack(scene.view(), scene.shooter, scene.defender);
    EXPECT_EQ(preview.leftOut, std::vector<std::string>{"Guardian 2"});
}

}  // namespace
}  // namespace sightline::engine::scene
