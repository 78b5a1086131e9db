// A sum of numbers, each with a reason. Increases are added first, then reductions are subtracted,
// and the result stays within a limit.
#include "engine/legion/basics/sum.h"

#include <gtest/gtest.h>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/attack_numbers/attack_terms.h"

namespace sightline::engine::test {
namespace {

Sum sum(int base, const std::vector<int>& amounts) {
    Sum made{base};
    for (const int amount : amounts) made.add({amount, page(14, "Cover"), "effect"});
    return made;
}

TEST(Sum, IsItsBaseWhereNothingChangesIt) {
    EXPECT_EQ(sum(2, {}).within({0, 3}), 2);
    EXPECT_EQ(sum(4, {}).within({0, 3}), 4) << "printed beyond the limit";
    EXPECT_EQ(sum(0, {}).within({1, 3}), 0);
}

TEST(Sum, WhatChangesNothingIsNoReason) {
    EXPECT_TRUE(sum(2, {0, 0}).reasons.empty());
    EXPECT_EQ(sum(2, {1, 0, -1}).reasons.size(), 2U);
}

TEST(Sum, KeepsEveryReasonInOrder) {
    Sum speed{2};
    const Reason spur{1, citationOf(Keyword::spur), "Spur"};
    const Reason tokens{-2, citationOf(Keyword::immobilize), "immobilize tokens", UnitId{3}};
    speed.add(spur);
    speed.add(tokens);
    EXPECT_EQ(speed.reasons, (std::vector{spur, tokens}));
    EXPECT_EQ(speed.within({0, 3}), 1);
}

// p. 14: cover is never improved above 2, and improvements come before reductions.
TEST(P14Cover, IncreasesStopAtTheMostBeforeReductions) {
    EXPECT_EQ(sum(1, {1}).within({0, 2}), 2);
    EXPECT_EQ(sum(1, {1, 1}).within({0, 2}), 2);
    EXPECT_EQ(sum(1, {1, 1, -1}).within({0, 2}), 1) << "not 1 + 2 - 1";
    EXPECT_EQ(sum(1, {-1, 1, 1}).within({0, 2}), 1) << "in whatever order they came";
    EXPECT_EQ(sum(0, {-1, 1}).within({0, 2}), 0);
    EXPECT_EQ(sum(1, {-3}).within({0, 2}), 0);
}

TEST(P14Cover, IsChangedByTheSameSum) {
    using geometry::Cover;
    EXPECT_EQ(coverChanged(Cover::light, 2, 1), Cover::light);
    EXPECT_EQ(coverChanged(Cover::light, 1, 0), Cover::heavy);
    EXPECT_EQ(coverChanged(Cover::heavy, 1, 2), Cover::none);
    EXPECT_EQ(coverChanged(Cover::none, 0, 1), Cover::none);
}

TEST(Sum, ReductionsStopAtTheLeast) {
    EXPECT_EQ(sum(2, {-1}).within({1}), 1);
    EXPECT_EQ(sum(2, {-2}).within({1}), 1);
    EXPECT_EQ(sum(0, {-2}).within({1}), 0) << "what is below already is not raised";
    EXPECT_EQ(sum(1, {5}).within({1}), 6) << "without a most";
}

}  // namespace
}  // namespace sightline::engine::test
