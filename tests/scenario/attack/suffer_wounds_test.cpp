// Core Rulebook p. 35-36: wounds, defeated miniatures, new unit leaders, suppression.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/game/conversation.h"
#include "engine/legion/rules/game/set_up.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// An attack with the given number of crits on defenders in the open. All defense dice are blank.
struct Wounding : AttackScene {
    UnitId attacker = blue(snowtroopers(), column({10.0, 14.0}, 6));
    UnitId defender;
    Wounding(UnitCard card, int miniatures) {
        defender = red(std::move(card), column({20.0, 14.0}, miniatures));
    }
    void strike(int wounds) {
        start();
        attack(attacker, defender);
        std::vector<Face> faces(6, blank);
        std::fill_n(faces.begin(), wounds, crit);
        dice(faces);
        dice(std::vector<Face>(static_cast<std::size_t>(wounds), blank));
    }
    MiniId of(int index) const { return mini(defender, index); }
};

TEST(P35SufferingWounds, ExampleThreeOfFiveAreDefeated) {
    Wounding scene(rebelTroopers(), 5);
    scene.strike(3);
    ASSERT_TRUE(scene.asks(Ask::assignWound));
    EXPECT_EQ(scene.question().player, Player::red) << "whose unit it is chooses";
    scene.wound(scene.of(2));
    scene.wound(scene.of(4));
    EXPECT_EQ(scene.attackView().woundsLeft, 1);
    scene.wound(scene.of(1));
    EXPECT_EQ(scene.unit(scene.defender).minis, (std::vector<MiniId>{scene.of(0), scene.of(3)}));
    EXPECT_TRUE(scene.view().mini(scene.of(4)).defeated);
    EXPECT_EQ(scene.view().battlefield.mini(scene.of(4).value), nullptr);
}

TEST(P35SufferingWounds, TheLeaderIsWoundedLast) {
    Wounding scene(rebelTroopers(), 3);
    scene.red(rebelTroopers(), {{60.0, 30.0}});
    scene.strike(3);
    EXPECT_FALSE(scene.offers(scene.of(0))) << "not while others live";
    EXPECT_EQ(scene.refusal(Pick{2}),
              "option 0 to 1, not 2 (p. 35, Suffering Wounds and "
              "Defeating Miniatures)");
    scene.wound(scene.of(1));
    EXPECT_TRUE(scene.unit(scene.defender).defeated);
    const Ruling last = scene.last(Happening::miniatureDefeated);
    EXPECT_EQ(last.mini, scene.of(0));
}

TEST(P35SufferingWounds, ExampleFourWoundsOnWookiees) {
    Wounding scene(wookiees(), 3);
    scene.strike(4);
    EXPECT_EQ(scene.optionCount(), 2U) << "the leader is no option";
    scene.wound(scene.of(2));
    EXPECT_TRUE(scene.view().mini(scene.of(2)).defeated) << "it takes 3 in a row";
    EXPECT_EQ(scene.view().mini(scene.of(1)).wounds, 1);
    EXPECT_EQ(scene.view().mini(scene.of(0)).wounds, 0);
}

TEST(P35SufferingWounds, TheWoundedMiniatureComesFirst) {
    Wounding scene(wookiees(), 4);
    scene.with(scene.defender).wounds = {0, 0, 1, 2};
    scene.strike(2);
    ASSERT_TRUE(scene.asks(Ask::chooseAction)) << "nothing to choose";
    EXPECT_TRUE(scene.view().mini(scene.of(3)).defeated);
    EXPECT_EQ(scene.view().mini(scene.of(2)).wounds, 2);
    EXPECT_EQ(scene.view().mini(scene.of(1)).wounds, 0);
}

TEST(P35SufferingWounds, AWoundOnTheLeaderDoesNotBindIt) {
    Wounding scene(wookiees(), 3);
    scene.with(scene.defender).wounds = {2, 0, 0};
    scene.strike(1);
    EXPECT_EQ(scene.optionCount(), 2U);
    EXPECT_FALSE(scene.offers(scene.of(0)));
}

TEST(P35SufferingWounds, APlayerChoosesTheNewLeader) {
    // Only an effect that names a miniature can defeat the leader of a unit that survives.
    Wounding scene(rebelTroopers(), 4);
    auto battle = setUp(scene.scenario);
    ASSERT_TRUE(battle.ok());
    Conversation effect(battle.value(), defeatMiniature(battle.value(), scene.of(0)));
    ASSERT_NE(effect.question(), nullptr);
    EXPECT_EQ(effect.question()->ask, Ask::chooseUnitLeader);
    EXPECT_EQ(effect.question()->player, Player::red);
    EXPECT_EQ(effect.question()->options.size(), 3U);
    effect.give(Pick{1});
    EXPECT_EQ(battle.value().unit(scene.defender).leader(), scene.of(2));
    EXPECT_TRUE(effect.done());
}

TEST(P35SufferingWounds, TheLastMiniatureLeadsUnasked) {
    Wounding scene(rebelTroopers(), 2);
    scene.start();
    scene.adjust({Player::red, AdjustWounds{scene.of(0), 1}});
    EXPECT_EQ(scene.unit(scene.defender).minis, (std::vector<MiniId>{scene.of(1)}));
    EXPECT_TRUE(scene.view().mini(scene.of(1)).leader);
}

TEST(P35SufferingWounds, NoMoreThanTheMiniaturesInSightCanSuffer) {
    for (const int threshold : {1, 3}) {
        UnitCard card = rebelTroopers();
        card.wounds = threshold;
        AttackScene scene;
        const UnitId attacker = scene.blue(snowtroopers(), column({10.0, 24.0}, 6));
        const UnitId defender = scene.red(card, {{20.0, 26.0}, {20.0, 28.0}, {20, 15}, {20, 13}});
        scene.terrain(box("building", {16.0, 15.0}, {4.0, 12.0, 4.0}, building()));
        scene.start();
        scene.attack(attacker, defender);
        scene.dice(std::vector<Face>(6, crit));
        scene.dice(std::vector<Face>(6, blank));
        EXPECT_EQ(scene.number(Happening::resultsCompared, "wounds"), 6.0);
        EXPECT_EQ(scene.recorded(Happening::woundsCapped), threshold == 1);
        EXPECT_EQ(scene.attackView().woundsLeft, threshold == 1 ? 2 : 6);
    }
}

// If the attack causes more wounds than the whole unit can suffer, the record must not say that LOS
// limits the wounds.
TEST(P35SufferingWounds, PlainOverkillIsNotPutDownToLos) {
    for (const int wounded : {0, 1}) {
        UnitCard card = rebelTroopers();
        card.wounds = 2;
        AttackScene scene;
        const UnitId attacker = scene.blue(snowtroopers(), column({10.0, 24.0}, 6));
        const UnitId defender = scene.red(card, {{20.0, 26.0}, {20.0, 28.0}});
        scene.with(defender).wounds = {wounded};
        scene.start();
        scene.attack(attacker, defender);
        scene.dice(std::vector<Face>(6, crit));
        scene.dice(std::vector<Face>(6, blank));
        EXPECT_EQ(scene.number(Happening::resultsCompared, "wounds"), 6.0);
        EXPECT_FALSE(scene.recorded(Happening::woundsCapped));
        EXPECT_TRUE(scene.unit(defender).defeated);
    }
}

// The second of two droids shoots at Wookiees. Before Compare Results, a player adds a wound by
// hand that defeats this droid. The Wookiees that it saw must still suffer the wounds.
TEST(P35SufferingWounds, WhoeverFellMeanwhileSawFromWhereItStood) {
    AttackScene scene;
    const UnitId droids = scene.blue(battleDroids(), {{10.0, 18.0}, {10.0, 20.0}});
    const UnitId target = scene.red(wookiees(), {{22.0, 18.0}, {22.0, 20.0}});
    scene.with(target).tokens[Token::dodge] = 1;
    scene.start();
    scene.activate(droids);
    scene.action(Action::attack);
    scene.defend(target);
    scene.chance(PickSeveral{{scene.indexOf(WeaponChoice{scene.mini(droids, 1), 0})}},
                 Ask::chooseWeapons);
    scene.dice({crit});
    scene.adjust({Player::blue, AdjustWounds{scene.mini(droids, 1), 1}});
    scene.dodge(0);
    scene.dice({blank});
    EXPECT_EQ(scene.number(Happening::resultsCompared, "wounds"), 1.0);
    EXPECT_FALSE(scene.recorded(Happening::woundsCapped));
    EXPECT_EQ(scene.view().mini(scene.mini(target, 1)).wounds, 1);
}

TEST(P36AssignSuppressionToken, AHitOrACritSuppressesWhoIsLeft) {
    for (const Face face : {hit, crit, blank}) {
        Wounding scene(rebelTroopers(), 4);
        scene.start();
        scene.attack(scene.attacker, scene.defender);
        scene.dice({face, blank, blank, blank, blank, blank});
        if (face != blank) scene.dice({block});
        EXPECT_EQ(scene.unit(scene.defender).tokens[Token::suppression], face == blank ? 0 : 1);
        EXPECT_TRUE(scene.asks(Ask::chooseAction));
    }
}

TEST(P36AssignSuppressionToken, HitsThatCoverCanceledCountAsWell) {
    Wounding scene(rebelTroopers(), 4);
    scene.with(scene.defender).tokens[Token::dodge] = 1;
    scene.start();
    scene.attack(scene.attacker, scene.defender);
    scene.dice({hit, blank, blank, blank, blank, blank});
    scene.dodge(1);
    EXPECT_EQ(scene.unit(scene.defender).tokens[Token::suppression], 1);
}

TEST(P36AssignSuppressionToken, ADefeatedUnitGainsNone) {
    Wounding scene(rebelTroopers(), 1);
    scene.red(rebelTroopers(), {{60.0, 30.0}});
    scene.strike(2);
    EXPECT_TRUE(scene.unit(scene.defender).defeated);
    EXPECT_EQ(scene.unit(scene.defender).tokens[Token::suppression], 0);
    EXPECT_FALSE(scene.recorded(Happening::suppressionGained));
}

TEST(P36AssignSuppressionToken, VehiclesAndNullCourageGainNone) {
    for (const UnitCard& card : {atRt(), speederBikes(), darthVader()}) {
        Wounding scene(card, 1);
        scene.strike(2);
        EXPECT_EQ(scene.unit(scene.defender).tokens[Token::suppression], 0) << card.name;
        EXPECT_EQ(scene.view().mini(scene.of(0)).wounds, 2) << card.name;
    }
}

/// Red's unit after an attack by `rifles` rifles, which have the keyword `keyword`. The attack dice
/// show `crits` crits.
UnitView struckBy(const char* keyword, const UnitCard& card, int crits, int rifles = 6) {
    Wounding scene(card, 4);
    KeywordText one;
    one.name = keyword;
    one.value = 1;
    for (Weapon& weapon : scene.with(scene.attacker).card.weapons) weapon.keywords = {one};
    scene.start();
    scene.activate(scene.attacker);
    scene.action(Action::attack);
    scene.defend(scene.defender);
    scene.weapons("E-11", rifles);
    std::vector<Face> faces(static_cast<std::size_t>(scene.rolling()), blank);
    std::fill_n(faces.begin(), crits, crit);
    scene.dice(faces);
    if (crits > 0) scene.dice(std::vector<Face>(static_cast<std::size_t>(crits), blank));
    while (scene.asks(Ask::assignWound)) scene.pickFirst(Ask::assignWound);
    return scene.unit(scene.defender);
}

TEST(P45Poison, AWoundedTrooperGainsTheTokensOfThePool) {
    EXPECT_EQ(struckBy("Poison", rebelTroopers(), 1).tokens[Token::poison], 6)
        << "1 for each of 6 weapons";
    EXPECT_EQ(struckBy("Poison", rebelTroopers(), 1, 2).tokens[Token::poison], 2);
    EXPECT_EQ(struckBy("Poison", rebelTroopers(), 0).tokens[Token::poison], 0)
        << "nobody was wounded";
    UnitCard droids = rebelTroopers();
    droids.type = UnitType::droidTrooper;
    EXPECT_EQ(struckBy("Poison", droids, 1).tokens[Token::poison], 0);
    EXPECT_EQ(struckBy("Pierce", rebelTroopers(), 1).tokens[Token::poison], 0);
}

TEST(P45Immobilize, AWoundedUnitGainsTheTokensOfThePool) {
    EXPECT_EQ(struckBy("Immobilize", rebelTroopers(), 1, 2).tokens[Token::immobilize], 2);
    EXPECT_EQ(struckBy("Immobilize", battleDroids(), 1, 2).tokens[Token::immobilize], 2);
    EXPECT_EQ(struckBy("Immobilize", rebelTroopers(), 0).tokens[Token::immobilize], 0);
}

}  // namespace
}  // namespace sightline::engine::scene
