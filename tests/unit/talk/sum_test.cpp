// Sums of numbers with reasons, tested with an invented game that is not Legion.
#include "engine/talk/sum.h"

#include <gtest/gtest.h>

#include <vector>

#include "unit/talk/shells.h"

namespace sightline::shells {
namespace {

TEST(TalkSum, ReasonsOfOneSourceAreOneNumber) {
    std::vector<talk::Number<NumberName>> numbers{{NumberName::oneMore, 7}};
    talk::addReasons(numbers,
                     std::vector<Reason>{
                         {2, NumberName::heads}, {1, NumberName::oneMore}, {3, NumberName::heads}});
    ASSERT_EQ(numbers.size(), 3U) << "a number from before is none of the reasons";
    EXPECT_EQ(numbers[1].value, 5.0);
    EXPECT_EQ(numbers[2].value, 1.0);
}

TEST(TalkSum, LimitsHoldForModifiersAndNotForThePrintedNumber) {
    talk::Sum<Reason> sum{3};
    sum.add({0, NumberName::heads});
    EXPECT_TRUE(sum.reasons.empty());
    sum.add({-5, NumberName::byHand});
    sum.add({4, NumberName::heads});
    EXPECT_EQ(sum.within({}), 2) << "increases come first";
    EXPECT_EQ(sum.within({0, 5}), 0) << "5 at most, then 5 less";
    EXPECT_EQ(sum.within({1, 2}), 1) << "no increase beyond 2; a reduction to 1 at least";
    EXPECT_EQ((talk::Sum<Reason>{3}.within({0, 2})), 3) << "as printed";
}

TEST(TalkSum, AForbiddenNumberIsNothingAndKeepsTheFirstReason) {
    talk::Term<Reason> term(2);
    term.add({1, NumberName::heads});
    EXPECT_EQ(term.total(), 3);
    term.forbid({0, NumberName::byHand});
    term.forbid({0, NumberName::heads});
    EXPECT_EQ(term.total(), 0);
    EXPECT_EQ(term.forbidden()->source, NumberName::byHand);
    EXPECT_EQ(term.reasons().size(), 1U);
    talk::Permission<Reason> permission;
    EXPECT_TRUE(permission.allowed());
    permission.forbid({0, NumberName::byHand});
    EXPECT_FALSE(permission.allowed());
}

}  // namespace
}  // namespace sightline::shells
