// Core Rulebook p. 33-35: attack dice, defense dice and the remaining results.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/attack_numbers/surge_charts.h"
#include "engine/legion/rules/state/attack.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// Five miniatures roll 5 white dice against four defenders in the open. The scene stops before the
/// roll.
struct FiveDice : AttackScene {
    UnitId attacker, defender;
    FiveDice(const UnitCard& card, int aim, int dodges = 0, int attackSurges = 0) {
        attacker = blue(card, column({10.0, 14.0}, 5));
        defender = red(stormtroopers(), column({20.0, 14.0}, 4));
        with(attacker).tokens[Token::aim] = aim;
        with(attacker).tokens[Token::surge] = attackSurges;
        with(defender).tokens[Token::dodge] = dodges;
        start();
        activate(attacker);
        action(Action::attack);
        defend(defender);
        weapons(card.weapons.front().name);
    }
};

UnitCard withoutChart() {
    UnitCard card = snowtroopers();
    card.attackSurge = AttackSurge::none;
    return card;
}

TEST(P33RollAttackDice, ExampleRollAttackDice) {
    FiveDice scene(snowtroopers(), 1);
    ASSERT_EQ(scene.rolling(), 5);
    scene.dice({crit, hit, attackSurge, blank, blank});
    scene.reroll({3, 4});
    ASSERT_EQ(scene.rolling(), 2) << "both together";
    scene.dice({attackSurge, blank});
    EXPECT_EQ(wordsOf(scene.last(Happening::diceRerolled).dice),
              "1 crit, 1 hit, 2 asurge, 1 blank");
    EXPECT_EQ(scene.attackDice(), "1 crit, 3 hit, 1 blank");
    EXPECT_EQ(scene.unit(scene.attacker).tokens[Token::aim], 0);
    EXPECT_FALSE(scene.asks(Ask::rerollWithAim)) << "the token is spent";
}

TEST(P33RollAttackDice, AnAimTokenMayBeSpentForNoDie) {
    FiveDice scene(snowtroopers(), 2);
    scene.dice({crit, hit, hit, blank, blank});
    const int none = scene.indexOf(Done{});
    ASSERT_EQ(none, 5) << "after the dice";
    EXPECT_EQ(scene.refusal(PickSeveral{{0, none}}),
              "dice to reroll, or none of them (p. 33, Roll Attack Dice)");
    scene.reroll({none});
    EXPECT_TRUE(scene.recorded(Happening::tokenSpent));
    EXPECT_FALSE(scene.recorded(Happening::diceRerolled));
    EXPECT_EQ(scene.unit(scene.attacker).tokens[Token::aim], 1);
    ASSERT_TRUE(scene.asks(Ask::rerollWithAim)) << "the second token";
    scene.keep();
    EXPECT_EQ(scene.unit(scene.attacker).tokens[Token::aim], 1) << "nothing chosen, nothing spent";
    EXPECT_FALSE(scene.asks(Ask::rerollWithAim));
}

TEST(P33RollAttackDice, ExampleWithoutTheChartSurgesAreBlank) {
    FiveDice scene(withoutChart(), 1);
    scene.dice({crit, hit, attackSurge, blank, blank});
    scene.reroll({3, 4});
    scene.dice({attackSurge, blank});
    EXPECT_EQ(scene.attackDice(), "1 crit, 1 hit, 3 blank");
}

TEST(P33RollAttackDice, AChartMayTurnSurgesIntoCrits) {
    UnitCard card = snowtroopers();
    card.attackSurge = AttackSurge::crit;
    FiveDice scene(card, 0);
    scene.dice({attackSurge, attackSurge, hit, blank, blank});
    EXPECT_EQ(scene.attackDice(), "2 crit, 1 hit, 2 blank");
}

TEST(P33RollAttackDice, RefusesThreeDiceForOneAim) {
    FiveDice scene(snowtroopers(), 1);
    scene.dice({crit, blank, blank, blank, blank});
    EXPECT_EQ(scene.refusal(PickSeveral{{2, 3, 4}}),
              "0 to 2 options, not 3 (p. 33, Roll Attack Dice)");
    EXPECT_EQ(scene.refusal(PickSeveral{{3, 3}}), "option 3 twice (p. 33, Roll Attack Dice)");
    EXPECT_EQ(scene.refusal(PickSeveral{{6}}), "option 0 to 5, not 6 (p. 33, Roll Attack Dice)");
}

TEST(P33RollAttackDice, ASecondAimMayRerollTheSameDie) {
    FiveDice scene(snowtroopers(), 2);
    scene.dice({crit, blank, blank, blank, blank});
    scene.reroll({1, 2});
    scene.dice({hit, blank});
    ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
    scene.reroll({2});
    ASSERT_EQ(scene.rolling(), 1);
    scene.dice({hit});
    EXPECT_EQ(scene.attackDice(), "1 crit, 2 hit, 2 blank");
}

TEST(P33RollAttackDice, AnAimMayBeKept) {
    FiveDice scene(snowtroopers(), 1);
    scene.dice({blank, blank, blank, blank, blank});
    scene.keep();
    EXPECT_EQ(scene.unit(scene.attacker).tokens[Token::aim], 1);
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "nothing is left to resolve";
}

TEST(P33RollAttackDice, SurgeTokensMakeHitsWithoutAChart) {
    FiveDice scene(withoutChart(), 0, 0, 3);
    scene.dice({attackSurge, attackSurge, blank, blank, blank});
    ASSERT_TRUE(scene.asks(Ask::spendSurgeAttacking));
    EXPECT_EQ(scene.refusal(Count{3}),
              "surge tokens to spend: 0 to 2, not 3 (p. 33, Roll Attack Dice)");
    scene.surge(1);
    EXPECT_EQ(scene.attackDice(), "1 hit, 4 blank");
    EXPECT_EQ(scene.unit(scene.attacker).tokens[Token::surge], 2);
}

TEST(P33RollAttackDice, RefusesDiceThatWereNotRolled) {
    FiveDice scene(snowtroopers(), 0);
    EXPECT_EQ(scene.refusal(DiceAnswer{{hit, hit}}),
              "dice to roll: 5, not 2 (p. 33, Roll Attack Dice)");
    EXPECT_EQ(scene.refusal(DiceAnswer{{hit, hit, hit, hit, block}}),
              "die 5 has no such face (p. 5, Dice)");
    EXPECT_EQ(scene.refusal(Count{2}), "the answer must be dice faces (p. 33, Roll Attack Dice)");
}

TEST(P34ApplyDodgeAndCover, EachDodgeTokenCancelsAHitAndNoCrit) {
    FiveDice scene(snowtroopers(), 0, 3);
    scene.dice({crit, crit, hit, hit, blank});
    EXPECT_EQ(scene.refusal(Count{4}), "dodge tokens to spend: 0 to 3, not 4 (p. 34, Apply Dodge)");
    scene.dodge(3);
    EXPECT_EQ(scene.attackDice(), "2 crit, 1 blank");
    EXPECT_EQ(scene.attackView().hitsCanceledByDodge, 2);
    EXPECT_EQ(scene.unit(scene.defender).tokens[Token::dodge], 0)
        << "the third is spent all the same";
}

TEST(P34ApplyDodgeAndCover, DodgeTokensMayBeSpentWithoutAnyHit) {
    FiveDice scene(snowtroopers(), 0, 1);
    scene.dice({crit, blank, blank, blank, blank});
    ASSERT_TRUE(scene.asks(Ask::spendDodge));
    scene.dodge(1);
    EXPECT_EQ(scene.rolling(), 1);
}

/// Four rifles roll a crit and a hit against four defenders with white dice in the open.
struct TwoResults : AttackScene {
    UnitId attacker, defender;
    explicit TwoResults(const UnitCard& card, int surges = 0) {
        attacker = blue(snowtroopers(), column({10.0, 14.0}, 4));
        defender = red(card, column({20.0, 14.0}, 4));
        with(defender).tokens[Token::surge] = surges;
        start();
        attack(attacker, defender);
        dice({crit, hit, blank, blank});
    }
};

TEST(P34RollDefenseDice, ExampleRollingDefenseDice) {
    TwoResults scene(battleDroids());
    ASSERT_EQ(scene.rolling(), 2);
    EXPECT_EQ(scene.question().dice.front(), Die::whiteDefense);
    scene.dice({block, defenseSurge});
    EXPECT_EQ(scene.defenseDice(), "1 block, 1 blank");
}

TEST(P35CompareResults, ExampleComparingResults) {
    TwoResults scene(battleDroids());
    scene.dice({block, blank});
    EXPECT_EQ(scene.number(Happening::resultsCompared, "hits and crits"), 2.0);
    EXPECT_EQ(scene.number(Happening::resultsCompared, "blocks"), 1.0);
    EXPECT_EQ(scene.number(Happening::resultsCompared, "wounds"), 1.0);
    EXPECT_EQ(scene.attackView().woundsLeft, 1);
}

TEST(P34RollDefenseDice, AChartTurnsSurgesIntoBlocks) {
    TwoResults scene(rebelTroopers());
    scene.dice({block, defenseSurge});
    EXPECT_EQ(scene.number(Happening::resultsCompared, "wounds"), 0.0);
    EXPECT_EQ(scene.miniaturesOf(scene.defender), 4);
}

TEST(P34RollDefenseDice, SurgeTokensMakeBlocksWithoutAChart) {
    TwoResults scene(battleDroids(), 2);
    scene.dice({blank, defenseSurge});
    ASSERT_TRUE(scene.asks(Ask::spendSurgeDefending));
    EXPECT_EQ(scene.question().most, 1);
    scene.surge(1);
    EXPECT_EQ(scene.defenseDice(), "1 block, 1 blank");
    EXPECT_EQ(scene.unit(scene.defender).tokens[Token::surge], 1);
}

TEST(P35CompareResults, MoreBlocksThanResultsAreNoWounds) {
    TwoResults scene(rebelTroopers());
    scene.dice({block, block});
    EXPECT_EQ(scene.number(Happening::attackEnded, "wounds"), 0.0);
}

TEST(P9Tokens, AnObservationTokenOfTheDefenderRerollsOneDie) {
    AttackScene scene;
    const UnitId own = scene.blue(snowtroopers(), column({10.0, 14.0}, 3));
    const UnitId target = scene.red(rebelTroopers(), {{20.0, 14.0}});
    scene.with(own).tokens[Token::aim] = 1;
    scene.start();
    scene.adjust({Player::blue, AdjustToken{target, Token::observation, 2}});
    scene.attack(own, target);
    scene.dice({blank, blank, blank});
    // The player may use aim and observation tokens in any order. Here the player keeps the aim
    // token for later.
    scene.keep();
    ASSERT_TRUE(scene.asks(Ask::rerollWithObservation));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_NE(scene.refusal(PickSeveral{{0, 1}}), "") << "1 die for each token";
    scene.observe({0});
    scene.dice({hit});
    EXPECT_EQ(scene.unit(target).tokens[Token::observation], 1);
    ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
    scene.reroll({1, 2});
    scene.dice({blank, blank});
    ASSERT_TRUE(scene.asks(Ask::rerollWithObservation));
    scene.observe({1});  // the same die for the second time
    scene.dice({crit});
    EXPECT_EQ(scene.unit(target).tokens[Token::observation], 0);
    EXPECT_EQ(scene.attackDice(), "1 crit, 1 hit, 1 blank");
}

TEST(P9Tokens, ObservationTokensAreKeptWhenNoneIsSpent) {
    AttackScene scene;
    const UnitId own = scene.blue(snowtroopers(), {{10.0, 14.0}});
    const UnitId target = scene.red(rebelTroopers(), {{20.0, 14.0}});
    scene.start();
    scene.adjust({Player::blue, AdjustToken{target, Token::observation, 1}});
    scene.attack(own, target);
    scene.dice({blank});
    scene.observe({});
    EXPECT_EQ(scene.unit(target).tokens[Token::observation], 1);
    EXPECT_FALSE(scene.asks(Ask::rerollWithObservation));
}

/// The results of two surges that battle droids roll with the weapon `used`. Battle droids have no
/// surge chart. The E-5C has the chart `onWeapon`.
std::string surgesOf(AttackSurge onWeapon, const std::string& used) {
    AttackScene scene;
    UnitCard card = battleDroids();
    card.weapons[1].surge = onWeapon;
    const UnitId own = scene.blue(card, column({10.0, 14.0}, 2));
    const UnitId target = scene.red(stormtroopers(), {{20.0, 14.0}});
    scene.start();
    scene.activate(own);
    scene.action(Action::attack);
    if (scene.asks(Ask::declareDefender)) scene.defend(target);
    scene.weapons(used, 2);
    scene.dice({attackSurge, attackSurge});
    return scene.last(Happening::surgesConverted).dice.empty()
               ? ""
               : wordsOf(scene.last(Happening::surgesConverted).dice);
}

TEST(P31Weapons, AWeaponMayBringItsOwnSurgeChart) {
    EXPECT_EQ(surgesOf(AttackSurge::crit, "E-5C"), "2 crit");
    EXPECT_EQ(surgesOf(AttackSurge::hit, "E-5C"), "2 hit");
    EXPECT_EQ(surgesOf(AttackSurge::crit, "E-5"), "2 blank") << "it is not in this pool";
    EXPECT_EQ(surgesOf(AttackSurge::none, "E-5C"), "2 blank");
}

TEST(P31Weapons, AChartForMeleeCountsInMeleeOnly) {
    UnitCard attacker = rebelTroopers(), defender = stormtroopers();
    attacker.meleeAttackSurge = AttackSurge::crit;
    defender.meleeDefenseSurge = DefenseSurge::block;
    AttackFacts facts{.attackerCard = &attacker, .defenderCard = &defender};
    facts.kind = AttackFacts::Kind::melee;
    EXPECT_EQ(attackSurgeOf(attackChart(facts)), AttackSurge::crit);
    EXPECT_EQ(defenseSurgeOf(defenseChart(facts)), DefenseSurge::block);
    facts.kind = AttackFacts::Kind::ranged;
    EXPECT_EQ(attackSurgeOf(attackChart(facts)), AttackSurge::none);
    EXPECT_EQ(defenseSurgeOf(defenseChart(facts)), DefenseSurge::none);
}

}  // namespace
}  // namespace sightline::engine::scene
