// A keyword's rule: its timing points show whether it acts on dice.
#include "engine/legion/rules/keywords/keyword_rule.h"

#include <gtest/gtest.h>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/acts.h"
#include "engine/legion/rules/timing/timing_points.h"

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

// KeywordRule refuses these at compile time: static_assert in at(), inPool() and holds().
TEST(KeywordRule, JoinsOnlyPointsAtWhichItCanAct) {
    EXPECT_TRUE(isMoment<GatherAttackDice>);
    EXPECT_FALSE(isMoment<AttackNumbers>);
    EXPECT_TRUE(isStandingPoint<AttackNumbers>);
    EXPECT_FALSE(isStandingPoint<MoveResolved>);
    EXPECT_TRUE(isMomentOfAPool<GatherAttackDice>);
    EXPECT_TRUE(isMomentOfAPool<WoundsSuffered>);
    EXPECT_FALSE(isMomentOfAPool<DetermineEligibleMiniatures>) << "the pool has no weapon yet";
    EXPECT_FALSE(isMomentOfAPool<StartOfMakeActions>);
    EXPECT_TRUE((knowsBearer<AttackNumbers, BorneBy::pool>()));
    EXPECT_FALSE((knowsBearer<AttackNumbers, BorneBy::unit>()));
    EXPECT_TRUE((knowsBearer<StandbyRange, BorneBy::unit>()));
    EXPECT_FALSE((knowsBearer<StandbyRange, BorneBy::defender>()));
    EXPECT_TRUE((knowsBearer<MayDeclareDefender, BorneBy::defender>()));
    EXPECT_FALSE((knowsBearer<MayDeclareDefender, BorneBy::pool>()));
    EXPECT_TRUE((knowsBearer<MayAddWeapon, BorneBy::pool>()));
}

Ruling entryOf(Happening happening, Keyword keyword, std::size_t answersBefore, int unit = 0) {
    Ruling entry{.happening = happening, .citation = citationOf(keyword)};
    entry.answersBefore = answersBefore;
    entry.unit = UnitId{unit};
    return entry;
}

TEST(KeywordActs, TakingSuppressionIsOne) {
    Ruling taken = entryOf(Happening::tokensRemoved, Keyword::inspire, 4);
    taken.numbers = {{Token::suppression, 1}};
    EXPECT_EQ(actsIn({taken}), (std::map<Keyword, int>{{Keyword::inspire, 1}}));
    taken.numbers = {{Token::aim, 1}};
    EXPECT_EQ(actsIn({taken}), (std::map<Keyword, int>{}));
}

TEST(KeywordActs, AreThoseThatTheRecordRestsOn) {
    const Record record{
        entryOf(Happening::suppressionGained, Keyword::compel, 3),
        entryOf(Happening::actionMade, Keyword::compel, 3),
        entryOf(Happening::actionMade, Keyword::compel, 3, 1),
        entryOf(Happening::actionMade, Keyword::compel, 9),
        entryOf(Happening::keywordActed, Keyword::blast, 9),
        entryOf(Happening::reminded, Keyword::nimble, 9),
        entryOf(Happening::tokensRemoved, Keyword::immobilize, 9),
        entryOf(Happening::tokensRemoved, Keyword::ion, 9),
        {.happening = Happening::moved, .citation = page(25, "Standard Move")},
    };
    const std::map<Keyword, int> expected{{Keyword::blast, 1}, {Keyword::compel, 3}};
    EXPECT_EQ(actsIn(record), expected);
}

}  // namespace
}  // namespace sightline::engine::test
