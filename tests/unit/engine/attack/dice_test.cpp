// Dice, dice pools, and random numbers that are equal on every computer.
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/rules/state/attack.h"
#include "engine/talk/generator.h"

namespace sightline::engine {
namespace {

std::map<Face, int> sidesOf(Die die) {
    std::map<Face, int> sides;
    for (Face face : facesOf(die)) ++sides[face];
    return sides;
}

TEST(P5Dice, AttackDiceHaveEightSides) {
    using Sides = std::map<Face, int>;
    EXPECT_EQ(sidesOf(Die::redAttack),
              (Sides{{Face::blank, 1}, {Face::hit, 5}, {Face::crit, 1}, {Face::attackSurge, 1}}));
    EXPECT_EQ(sidesOf(Die::blackAttack),
              (Sides{{Face::blank, 3}, {Face::hit, 3}, {Face::crit, 1}, {Face::attackSurge, 1}}));
    EXPECT_EQ(sidesOf(Die::whiteAttack),
              (Sides{{Face::blank, 5}, {Face::hit, 1}, {Face::crit, 1}, {Face::attackSurge, 1}}));
}

TEST(P5Dice, DefenseDiceHaveSixSides) {
    using Sides = std::map<Face, int>;
    EXPECT_EQ(sidesOf(Die::redDefense),
              (Sides{{Face::blank, 2}, {Face::block, 3}, {Face::defenseSurge, 1}}));
    EXPECT_EQ(sidesOf(Die::whiteDefense),
              (Sides{{Face::blank, 4}, {Face::block, 1}, {Face::defenseSurge, 1}}));
    EXPECT_TRUE(isAttack(Die::whiteAttack));
    EXPECT_FALSE(isAttack(Die::redDefense));
}

TEST(DicePool, ListsItsDiceStrongestColourFirst) {
    DicePool pool;
    EXPECT_EQ(pool.size(), 0);
    EXPECT_TRUE(pool.dice().empty());
    pool[Die::whiteAttack] = 1;
    pool[Die::redAttack] = 2;
    DicePool more;
    more[Die::blackAttack] = 1;
    pool += more;
    EXPECT_EQ(pool.size(), 4);
    EXPECT_EQ(pool.dice(), (std::vector<Die>{Die::redAttack, Die::redAttack, Die::blackAttack,
                                             Die::whiteAttack}));
}

TEST(RolledDice, AreCountedCanceledAndConvertedUpToALimit) {
    std::vector<RolledDie> dice{{Die::redAttack, Face::hit},
                                {Die::redAttack, Face::crit},
                                {Die::blackAttack, Face::hit},
                                {Die::blackAttack, Face::attackSurge}};
    EXPECT_EQ(countOf(dice, Face::hit), 2);
    EXPECT_EQ(convert(dice, Face::attackSurge, Face::hit, 5), 1);
    EXPECT_EQ(cancel(dice, Face::hit, 2), 2);
    EXPECT_EQ(cancel(dice, Face::hit, 0), 0);
    EXPECT_EQ(countOf(dice, Face::hit), 1);
    EXPECT_EQ(countOf(dice, Face::crit), 1);
    EXPECT_EQ(cancel(dice, Face::hit, 9), 1);
    EXPECT_EQ(dice.size(), 1U);
}

// The numbers of the demo program of the PCG32 reference code.
TEST(Generator, GivesThePublishedNumbers) {
    Generator generator(42, 54);
    for (std::uint32_t expected :
         {0xa15c02b7U, 0x7b47f409U, 0xba1d3330U, 0x83d2f293U, 0xbfa4784bU, 0xcbed606eU}) {
        EXPECT_EQ(generator.next(), expected);
    }
}

TEST(Generator, StreamsOfOneSeedDiffer) {
    Generator one(7, 0), other(7, 1), again(7, 0);
    int same = 0;
    for (int i = 0; i < 1000; ++i) {
        const auto number = one.next();
        EXPECT_EQ(number, again.next());
        same += number == other.next() ? 1 : 0;
    }
    EXPECT_LE(same, 1);
}

TEST(Generator, BoundedNumbersAreEquallyLikely) {
    Generator generator(2026);
    for (std::uint32_t bound : {2U, 3U, 6U, 7U, 8U}) {
        constexpr int draws = 240000;
        std::vector<int> seen(bound, 0);
        for (int i = 0; i < draws; ++i) ++seen[generator.below(bound)];
        const double expected = static_cast<double>(draws) / bound;
        double square = 0.0;
        for (int count : seen) square += (count - expected) * (count - expected) / expected;
        // Chi-squared with 7 degrees of freedom: the probability of a value above 24.3 is 1 in
        // 1000.
        EXPECT_LT(square, 30.0) << "bound " << bound;
    }
}

// Draws numbers below a bound just over half of the generator's range, so that almost half of the
// drawn numbers are rejected.
TEST(Generator, DrawsTheUnevenRestAgain) {
    Generator generator(5);
    constexpr std::uint32_t bound = 0x80000001U;
    int low = 0;
    for (int i = 0; i < 20000; ++i) low += generator.below(bound) < bound / 2 ? 1 : 0;
    EXPECT_NEAR(low, 10000, 400);
    EXPECT_EQ(generator.below(1), 0U);
}

TEST(Generator, SharesStayUnderOne) {
    Generator generator(9);
    double sum = 0.0;
    for (int i = 0; i < 100000; ++i) {
        const double share = generator.share();
        ASSERT_GE(share, 0.0);
        ASSERT_LT(share, 1.0);
        sum += share;
    }
    EXPECT_NEAR(sum / 100000, 0.5, 0.005);
}

TEST(Generator, RollsEverySideAsOftenAsTheDieHasIt) {
    Generator generator(11);
    for (Die die :
         {Die::redAttack, Die::blackAttack, Die::whiteAttack, Die::redDefense, Die::whiteDefense}) {
        constexpr int rolls = 60000;
        std::map<Face, int> seen;
        for (int i = 0; i < rolls; ++i) ++seen[rollOne(generator, die)];
        const auto sides = static_cast<double>(facesOf(die).size());
        for (const auto& [face, count] : sidesOf(die)) {
            EXPECT_NEAR(seen[face], rolls * count / sides, 700.0);
        }
        EXPECT_EQ(seen.size(), sidesOf(die).size());
    }
}

}  // namespace
}  // namespace sightline::engine
