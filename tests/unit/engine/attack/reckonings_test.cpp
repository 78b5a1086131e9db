// The reasons that the record gives for the numbers of an attack: surge charts and dice. Core
// Rulebook p. 16, 32-34.
#include <gtest/gtest.h>

#include "engine/legion/basics/term.h"
#include "engine/legion/lists/catalogue/unit_now.h"
#include "engine/legion/rules/attack_numbers/pool_dice.h"
#include "engine/legion/rules/attack_numbers/surge_charts.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {
namespace {

const UnitId shooting{0}, shotAt{1};

/// An attack with the first weapon of a card.
struct OneShot {
    UnitCard own = troopers(1), target = troopers(1);
    AttackFacts facts(AttackFacts::Kind kind = AttackFacts::Kind::ranged) const {
        AttackFacts known{.attacker = shooting, .defender = shotAt, .weapons = {}};
        known.attackerCard = &own;
        known.defenderCard = &target;
        known.weapons = {&own.weapons[0]};
        known.kind = kind;
        return known;
    }
};

TEST(P33RollAttackDice, AChartThatIsPrintedHasOneReason) {
    OneShot shot;
    EXPECT_TRUE(attackChart(shot.facts()).reasons.empty()) << "there is no chart";
    shot.own.attackSurge = AttackSurge::crit;
    const Reckoning chart = attackChart(shot.facts());
    EXPECT_EQ(
        chart.reasons,
        (std::vector{Reason{2, page(33, "Roll Attack Dice"), SourceRule::unitCard, shooting}}));
    EXPECT_EQ(attackSurgeOf(chart), AttackSurge::crit);
}

TEST(P34RollDefenseDice, AChartThatIsPrintedHasOneReason) {
    OneShot shot;
    EXPECT_TRUE(defenseChart(shot.facts()).reasons.empty());
    shot.target.defenseSurge = DefenseSurge::block;
    const Reckoning chart = defenseChart(shot.facts());
    EXPECT_EQ(
        chart.reasons,
        (std::vector{Reason{1, page(34, "Roll Defense Dice"), SourceRule::unitCard, shotAt}}));
    EXPECT_EQ(defenseSurgeOf(chart), DefenseSurge::block);
}

TEST(P33RollAttackDice, AWeaponsChartIsAReasonOnlyWhereItIsBetter) {
    OneShot shot;
    shot.own.attackSurge = AttackSurge::hit;
    shot.own.weapons[0].card = {"scope", "Scope"};
    shot.own.weapons[0].surge = AttackSurge::hit;
    EXPECT_EQ(attackChart(shot.facts()).reasons.size(), 1U) << "no better than the unit's own";
    shot.own.weapons[0].surge = AttackSurge::crit;
    const Reckoning chart = attackChart(shot.facts());
    ASSERT_EQ(chart.reasons.size(), 2U);
    EXPECT_EQ(chart.reasons[1], (Reason{1, page(16, "Upgrade Cards"), "Scope", shooting}));
    EXPECT_EQ(attackSurgeOf(chart), AttackSurge::crit);
}

TEST(P33RollAttackDice, WhatAnEffectGivesAndTakesIsToldInItsOrder) {
    UnitCard own = troopers(1);
    own.attackSurge = AttackSurge::hit;
    const RuleGrant sharp{.source = "Sharp",
                          .citation = page(16, "Upgrade Cards"),
                          .changes = {.attackSurge = AttackSurge::crit}};
    const RuleGrant dazed{.source = "", .changes = {.attackSurge = AttackSurge::none}};
    OneShot shot;
    shot.own = cardNow(own, {own, {sharp}}, {}, {&dazed});
    EXPECT_EQ(shot.own.attackSurge, AttackSurge::none);
    const Reckoning chart = attackChart(shot.facts());
    ASSERT_EQ(chart.reasons.size(), 3U);
    EXPECT_EQ(chart.reasons[0].source, SourceRule::unitCard);
    EXPECT_EQ(chart.upTo(1), 1);
    EXPECT_EQ(chart.reasons[1], (Reason{1, page(16, "Upgrade Cards"), "Sharp", shooting}));
    EXPECT_EQ(chart.upTo(2), 2);
    EXPECT_EQ(chart.reasons[2].source, "") << "by hand";
    EXPECT_EQ(attackSurgeOf(chart), AttackSurge::none);
}

TEST(P33RollAttackDice, AChartForMeleeCountsInMeleeOnly) {
    const UnitCard plain = troopers(1);
    const RuleGrant vibroknife{.source = "Vibroknife",
                               .citation = page(16, "Upgrade Cards"),
                               .changes = {.meleeAttackSurge = AttackSurge::crit,
                                           .meleeDefenseSurge = DefenseSurge::block}};
    OneShot shot;
    shot.own = shot.target = cardNow(plain, {plain, {vibroknife}});
    EXPECT_TRUE(attackChart(shot.facts()).reasons.empty());
    EXPECT_TRUE(defenseChart(shot.facts()).reasons.empty());
    const AttackFacts fight = shot.facts(AttackFacts::Kind::melee);
    EXPECT_EQ(attackChart(fight).reasons,
              (std::vector{Reason{2, page(16, "Upgrade Cards"), "Vibroknife", shooting}}));
    EXPECT_EQ(defenseChart(fight).reasons,
              (std::vector{Reason{1, page(16, "Upgrade Cards"), "Vibroknife", shotAt}}));
}

TEST(P57Detonate, TheChartIsThatOfTheAreaWeapon) {
    OneShot shot;
    shot.own.attackSurge = AttackSurge::hit;
    AttackFacts facts = shot.facts();
    facts.attackerCard = nullptr;
    EXPECT_TRUE(attackChart(facts).reasons.empty()) << "not that of the unit that placed it";
    facts.areaSurge = AttackSurge::crit;
    const Reckoning chart = attackChart(facts);
    ASSERT_EQ(chart.reasons.size(), 1U);
    EXPECT_EQ(chart.reasons[0].source, shot.own.weapons[0].name);
    EXPECT_EQ(attackSurgeOf(chart), AttackSurge::crit);
}

Weapon rolling(const char* name, Die die, int count) {
    Weapon weapon;
    weapon.name = name;
    weapon.dice[die] = count;
    return weapon;
}

TEST(P32FormAttackPool, DiceAreMiniaturesTimesWhatTheirWeaponPrints) {
    const Weapon rifle = rolling("Rifle", Die::blackAttack, 1);
    Weapon heavy = rolling("Heavy", Die::blackAttack, 2);
    heavy.dice[Die::redAttack] = 1;
    const std::vector<const Weapon*> weapons{&rifle, &rifle, &heavy, &rifle};
    const DicePool pool = diceOf(weapons);
    EXPECT_EQ(pool[Die::blackAttack], 5);
    const std::vector<Reckoning> numbers = diceReckoned(weapons, {}, pool, shooting);
    ASSERT_EQ(numbers.size(), 2U) << "there is no white die";
    EXPECT_EQ(numbers[0].of, Reckoning::Number::redDice);
    EXPECT_EQ(numbers[0].total(), 1);
    EXPECT_EQ(numbers[1].of, Reckoning::Number::blackDice);
    EXPECT_EQ(numbers[1].total(), 5);
    const Citation pagesOfDice = page(32, "Form Attack Pool");
    EXPECT_EQ(numbers[1].reasons,
              (std::vector{Reason{3, pagesOfDice, "Rifle", shooting, Keyword::none, 3},
                           Reason{2, pagesOfDice, "Heavy", shooting, Keyword::none, 1}}));
}

TEST(P32FormAttackPool, WhatNoWeaponAddsWasDoneByHand) {
    const Weapon rifle = rolling("Rifle", Die::blackAttack, 2);
    DicePool pool = diceOf({&rifle});
    --pool[Die::blackAttack];
    ++pool[Die::redAttack];
    const std::vector<Reckoning> numbers = diceReckoned({&rifle}, {}, pool, shooting);
    ASSERT_EQ(numbers.size(), 2U);
    ASSERT_EQ(numbers[0].reasons.size(), 1U);
    EXPECT_EQ(numbers[0].reasons[0].source, SourceRule::byHand);
    EXPECT_EQ(numbers[0].reasons[0].amount, 1);
    ASSERT_EQ(numbers[1].reasons.size(), 2U);
    EXPECT_EQ(numbers[1].reasons[1].source, SourceRule::byHand);
    EXPECT_EQ(numbers[1].reasons[1].amount, -1);
    EXPECT_EQ(numbers[1].total(), 1);
}

TEST(P32FormAttackPool, DiceOfAKeywordHaveItsReason) {
    const Weapon rifle = rolling("Rifle", Die::blackAttack, 2);
    MoreDice more;
    more.add(Die::whiteAttack, reasonOf(Keyword::spray, {}, shooting, 1));
    more.add(Die::blackAttack, reasonOf(Keyword::spray, {}, shooting, -3));
    const DicePool pool = more.with(diceOf({&rifle}));
    EXPECT_EQ(pool[Die::whiteAttack], 1);
    EXPECT_EQ(pool[Die::blackAttack], 0) << "no pool has fewer than none";
    for (const Reckoning& one : diceReckoned({&rifle}, more, pool, shooting)) {
        for (const Reason& reason : one.reasons) EXPECT_NE(reason.source, SourceRule::byHand);
    }
}

}  // namespace
}  // namespace sightline::engine::test
