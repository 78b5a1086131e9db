// The C++ rule of a keyword names the timing points at which it acts. These points show whether the
// keyword acts on dice.
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

// A keyword rule must compile only with timing points at which it can act. Each concept below tries
// one way to add a timing point to a rule.
template <class Point>
concept JoinsAt = requires(KeywordRule rule) {
    std::move(rule).template at<Point>(nothing<Point>);
};
template <class Point>
concept JoinsOnWeapons = requires(KeywordRule rule) {
    std::move(rule).template onWeapons<Point>(nothing<Point>);
};
template <class Point>
concept JoinsInPool = requires(KeywordRule rule) {
    std::move(rule).template inPool<Point>(nothing<Point>);
};
template <class Point, BorneBy by>
concept Holds = requires(KeywordRule rule, KeywordRule::Change<Point> change) {
    std::move(rule).template holds<Point, by>(change);
};
template <class Point>
concept HoldsEvenByHand = requires(KeywordRule rule, KeywordRule::Change<Point> change) {
    std::move(rule).template holdsEvenByHand<Point>(change);
};
/// A type that is neither a timing point nor a standing point. The tests below expect that it is
/// refused.
struct PointOfNoRule {
    const UnitId unit;
};

// `at` and `onWeapons` accept the timing points of the rulebook's Appendix E and no other type.
static_assert(JoinsAt<GatherAttackDice> && JoinsAt<MoveResolved> && JoinsAt<EndOfEndPhase>);
static_assert(!JoinsAt<AttackNumbers> && !JoinsAt<StandbyRange> && !JoinsAt<PointOfNoRule>);
static_assert(JoinsOnWeapons<DeclareDefender> && !JoinsOnWeapons<WeaponRange> &&
              !JoinsOnWeapons<PointOfNoRule>);
// `inPool` accepts the timing points from the forming of an attack pool to the end of the attack
// with this pool.
static_assert(JoinsInPool<GatherAttackDice> && JoinsInPool<WoundsSuffered> &&
              JoinsInPool<AttackResolved>);
static_assert(!JoinsInPool<DeclareDefender> && !JoinsInPool<StartOfMakeActions>);
static_assert(!JoinsInPool<DetermineEligibleMiniatures>, "the pool has no weapon yet");
static_assert(!JoinsInPool<AttackNumbers> && !JoinsInPool<PointOfNoRule>);
// `holds` accepts only types from `StandingPoints`, which are not timing points of Appendix E. The
// type must have a member for the unit or the weapons with the keyword, such as `unit`, `defender`
// or `pool`.
static_assert(Holds<AttackNumbers, BorneBy::pool> && Holds<AttackNumbers, BorneBy::defender>);
static_assert(!Holds<AttackNumbers, BorneBy::unit>);
static_assert(Holds<StandbyRange, BorneBy::unit> && !Holds<StandbyRange, BorneBy::defender>);
static_assert(Holds<MayDeclareDefender, BorneBy::defender> &&
              !Holds<MayDeclareDefender, BorneBy::pool>);
static_assert(Holds<MayAddWeapon, BorneBy::pool> && Holds<FiringArcs, BorneBy::pool>);
static_assert(Holds<ProvideBackup, BorneBy::unit> && Holds<ProvideBackup, BorneBy::defender> &&
              !Holds<ProvideBackup, BorneBy::attacker>);
static_assert(!Holds<MoveResolved, BorneBy::unit>, "a moment");
static_assert(!Holds<PointOfNoRule, BorneBy::unit>);
static_assert(HoldsEvenByHand<BenefitFromBackup> && !HoldsEvenByHand<AttackNumbers> &&
              !HoldsEvenByHand<MoveResolved>);

// Every type in `MomentsOfAPool` must be a timing point of Appendix E.
template <class... Points>
constexpr bool areMoments(TimingPoints<Points...>) {
    return (isMoment<Points> && ...);
}
// Each standing point must have a function `resultOf`. The count of changes by keywords compares
// the results of this function.
template <class... Points>
constexpr bool haveResults(TimingPoints<Points...>) {
    return (HasStandingResult<Points> && ...);
}
static_assert(haveResults(StandingPoints{}),
              "a standing point needs its function resultOf in keywords/standing_result.h");

static_assert(areMoments(MomentsOfAPool{}));

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
