// The sequential test of a share of wins, with results that are made up.
#include "app/cli/games/sequential_test.h"

#include <gtest/gtest.h>

#include <random>

namespace sightline::app {
namespace {
using Verdict = SequentialTest::Verdict;

/// Feeds the test with `rounds` repetitions of the results, or until it has a verdict.
SequentialTest fed(double share, const std::vector<double>& results, int rounds) {
    SequentialTest test(share);
    for (int i = 0; i < rounds; ++i) {
        for (const double one : results) {
            if (test.verdict() == Verdict::open) test.take(one);
        }
    }
    return test;
}

TEST(SequentialTest, BelievesAShareOfNineTenthsAfter27WinsAndNotBefore) {
    // 27 is the first n with (0.95 / 0.85)^n >= 19.
    EXPECT_EQ(fed(0.9, {1.0}, 26).verdict(), Verdict::open);
    EXPECT_EQ(fed(0.9, {1.0}, 27).verdict(), Verdict::atLeast);
}

TEST(SequentialTest, DeniesAShareOfNineTenthsAfterThreeLosses) {
    // 3 is the first n with (0.15 / 0.05)^n >= 19.
    EXPECT_EQ(fed(0.9, {0.0}, 2).verdict(), Verdict::open);
    EXPECT_EQ(fed(0.9, {0.0}, 3).verdict(), Verdict::below);
}

TEST(SequentialTest, SeparatesTheSharesOnBothSidesOfTheBoundary) {
    const std::vector<double> four{1.0, 1.0, 0.0, 1.0, 1.0};        // 4 of 5
    const std::vector<double> three{1.0, 0.0, 1.0, 0.0, 1.0};       // 3 of 5
    const std::vector<double> seven{1, 1, 0, 1, 1, 0, 1, 1, 0, 1};  // 7 of 10
    EXPECT_EQ(fed(0.7, four, 1000).verdict(), Verdict::atLeast);
    EXPECT_EQ(fed(0.7, three, 1000).verdict(), Verdict::below);
    const SequentialTest between = fed(0.7, seven, 10);
    EXPECT_EQ(between.verdict(), Verdict::open);
    EXPECT_EQ(between.results(), 100);
}

TEST(SequentialTest, ADrawIsHalfAWin) {
    SequentialTest draws(0.7), both(0.7);
    draws.take(0.5);
    draws.take(0.5);
    both.take(1.0);
    both.take(0.0);
    EXPECT_NEAR(draws.evidence(), both.evidence(), 1e-12);
    EXPECT_LT(draws.evidence(), 0.0) << "a half is less than 70 %";
}

TEST(SequentialTest, KeepsItsVerdict) {
    SequentialTest test = fed(0.7, {1.0}, 100);
    ASSERT_EQ(test.verdict(), Verdict::atLeast);
    for (int i = 0; i < 200; ++i) test.take(0.0);
    EXPECT_EQ(test.verdict(), Verdict::atLeast);
}

TEST(SequentialTest, IsWrongInAtMostOneOfTwentySeries) {
    std::mt19937 generator(5);
    const auto wrong = [&](double truth, Verdict verdict) {
        int count = 0;
        for (int series = 0; series < 1000; ++series) {
            SequentialTest test(0.7);
            while (test.verdict() == Verdict::open)
                test.take(static_cast<double>(generator()) < truth * 4294967296.0 ? 1.0 : 0.0);
            if (test.verdict() == verdict) ++count;
        }
        return count;
    };
    EXPECT_LE(wrong(0.65, Verdict::atLeast), 60);
    EXPECT_LE(wrong(0.75, Verdict::below), 60);
    EXPECT_GT(wrong(0.70, Verdict::below), 100) << "the share in question may get either verdict";
}

TEST(SequentialTest, NamesItsVerdicts) {
    EXPECT_EQ(nameOf(Verdict::open), "undecided");
    EXPECT_EQ(nameOf(Verdict::atLeast), "at least");
    EXPECT_EQ(nameOf(Verdict::below), "below");
}

}  // namespace
}  // namespace sightline::app
