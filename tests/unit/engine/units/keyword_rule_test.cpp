// What a keyword's rule says of itself: the timing points tell whether it acts on dice.
#include "engine/keywords/keyword_rule.h"

#include <gtest/gtest.h>

#include "engine/timing/timing_points.h"

namespace sightline::engine::test {
namespace {

template <class Point>
Task<void> nothing(Battle&, Bearer, Point&) {
    co_return;
}

template <class Point>
bool actsOnDice() {
    return KeywordRule(Keyword::charge).at<Point>(nothing<Point>).actsOnDice();
}

TEST(KeywordRule, ActsOnDiceWhereDiceAreAddedTurnedOrCanceled) {
    EXPECT_TRUE(actsOnDice<GatherAttackDice>());
    EXPECT_TRUE(actsOnDice<RerollAttackDice>());
    EXPECT_TRUE(actsOnDice<ModifyAttackDice>());
    EXPECT_TRUE(actsOnDice<GatherDefenseDice>());
    EXPECT_TRUE(actsOnDice<RerollDefenseDice>());
    EXPECT_TRUE(actsOnDice<ModifyDefenseDice>());
    EXPECT_TRUE(KeywordRule(Keyword::charge)
                    .inPool<ConvertAttackSurges>(nothing<ConvertAttackSurges>)
                    .actsOnDice());
}

TEST(KeywordRule, DoesNotWhereItGivesAChartOrTakesCoverOrActsBesideAnAttack) {
    EXPECT_FALSE(KeywordRule(Keyword::charge).actsOnDice());
    EXPECT_FALSE(actsOnDice<ConvertDefenseSurges>());
    EXPECT_FALSE(actsOnDice<ApplyCover>());
    EXPECT_FALSE(actsOnDice<ApplyDodge>());
    EXPECT_FALSE(actsOnDice<MoveResolved>());
    EXPECT_FALSE(actsOnDice<AttackResolved>());
}

TEST(KeywordRule, KeepsSayingSoWithFurtherTimingPoints) {
    const auto rule = KeywordRule(Keyword::charge)
                          .at<RerollAttackDice>(nothing<RerollAttackDice>)
                          .at<MoveResolved>(nothing<MoveResolved>);
    EXPECT_TRUE(rule.actsOnDice());
}

}  // namespace
}  // namespace sightline::engine::test
