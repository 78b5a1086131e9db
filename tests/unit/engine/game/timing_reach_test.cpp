// The ranges and limits in rules that effects can read and change at timing points.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/mission/objectives.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

bool isOffered(const Play& play, const Option& option) {
    const auto& options = play.question()->options;
    return std::find(options.begin(), options.end(), option) != options.end();
}

TEST(TimingReach, NoMoreSuppressionIsAboutToLeaveThanThereIs) {
    int none = 0, some = 0;
    auto effects = std::make_shared<Effects>();
    act<Rally>(*effects, Player::blue, [](Battle&, Rally& rally) { rally.dice += 3; });
    act<RemoveSuppression>(*effects, Player::blue, [&](Battle& battle, RemoveSuppression& point) {
        const int there = battle.unit(point.unit).tokens[Token::suppression];
        EXPECT_LE(point.tokens, there);
        ++(point.tokens == 0 ? none : some);
    });
    Play play(skirmish(), effects);
    play.shows = [](Die die) { return isAttack(die) ? Face::blank : Face::block; };
    play.until([&](const Question&) { return play.battle.round == 2; });
    EXPECT_GT(none, 0) << "whoever has none";
    EXPECT_GT(some, 0);
}

TEST(TimingReach, OtherDiceMayBeRolledToRally) {
    auto effects = std::make_shared<Effects>();
    act<Rally>(*effects, Player::blue, [](Battle&, Rally& rally) { rally.die = Die::redDefense; });
    Scenario scenario = shootOut();
    scenario.units[0].tokens[Token::suppression] = 2;
    Play play(scenario, effects);
    ASSERT_TRUE(play.until(Ask::rollDice));
    EXPECT_EQ(play.question()->dice, std::vector<Die>(2, Die::redDefense));
}

TEST(TimingReach, StandbyTokensMayBePassedOnLikeAllOthers) {
    auto effects = std::make_shared<Effects>();
    act<GainToken>(*effects, Player::blue, [](Battle&, GainToken& point) {
        if (point.token == Token::standby) point.count = 0;
    });
    for (const bool heard : {false, true}) {
        Play play(shootOut(), heard ? effects : nullptr);
        ASSERT_TRUE(play.until(Ask::chooseAction));
        ASSERT_TRUE(play.pick(Action::standby));
        EXPECT_EQ(play.tokens(0, Token::standby), heard ? 0 : 1);
    }
}

TEST(TimingReach, TokensOfAdvantageCardsAreHeardOf) {
    std::set<Token> heard;
    auto effects = std::make_shared<Effects>();
    act<GainToken>(*effects, Player::blue,
                   [&](Battle&, GainToken& point) { heard.insert(point.token); });
    Play play(fromSetup(), effects);
    ASSERT_TRUE(play.until(Ask::playCommandCard));
    EXPECT_TRUE(heard.contains(Token::aim));
}

TEST(TimingReach, SomeTokensMayStayAfterTheRound) {
    auto effects = std::make_shared<Effects>();
    act<StartOfEndPhase>(*effects, Player::blue, [](Battle& battle, StartOfEndPhase&) {
        for (const UnitId unit : {UnitId{0}, UnitId{1}}) {
            for (const Token token : {Token::aim, Token::dodge})
                battle.gain(unit, token, 2, page(38, "Remove Tokens"));
        }
    });
    act<RemoveTokens>(*effects, Player::blue, [](Battle&, RemoveTokens& point) {
        if (point.unit == UnitId{0}) point.kept = {{Token::aim, 1}, {Token::dodge, 9}};
    });
    Play play(shootOut(), effects);
    play.shows = [](Die) { return Face::blank; };
    ASSERT_TRUE(play.until([&](const Question&) { return play.battle.round == 2; }));
    EXPECT_EQ(play.tokens(0, Token::aim), 1);
    EXPECT_GE(play.tokens(0, Token::dodge), 2) << "as many as there are";
    EXPECT_EQ(play.tokens(1, Token::aim), 0);
    EXPECT_EQ(play.tokens(1, Token::dodge), 0);
}

// Range 2 ends 12 inches from the base, range 3 at 18 inches.
TEST(TimingReach, StandbyMayReachFurther) {
    for (const int range : {2, 3}) {
        auto effects = std::make_shared<Effects>();
        effects->addStanding<StandbyRange>(
            [range](const CurrentState&, StandbyRange& point) { point.range = range; });
        Scenario scenario = emptyTable({unitAt(Player::blue, troopers(1), 6, 8),
                                        unitAt(Player::red, troopers(1), 22, 8, 180)});
        scenario.units[1].tokens[Token::standby] = 1;
        scenario.units[1].activated = true;
        Play play(scenario, effects);
        ASSERT_TRUE(play.until(Ask::chooseAction));
        ASSERT_TRUE(play.pick(Action::aim));
        EXPECT_EQ(play.question()->ask == Ask::spendStandby, range == 3);
    }
}

TEST(TimingReach, WhoContestsMayBeAnotherMatter) {
    const auto contests = [](double away, std::optional<double> range, bool may = true) {
        auto effects = std::make_shared<Effects>();
        effects->addStanding<ContestObjective>([=](const CurrentState&, ContestObjective& point) {
            point.range = range.value_or(point.range);
            point.may = point.may && may;
        });
        Play play(shootOut(1, 1), effects);
        ObjectiveToken token;
        token.kind = ObjectiveKind::poi;
        token.position = {10.0 - away, 8.0, 0.0};
        return isContesting(play.battle, UnitId{0}, token);
    };
    EXPECT_TRUE(contests(2.0, std::nullopt));
    EXPECT_FALSE(contests(6.0, std::nullopt)) << "half-range ends after 3 inches";
    EXPECT_TRUE(contests(6.0, 1.0));
    EXPECT_FALSE(contests(2.0, 1.0, false));
}

// An effect may free an engaged unit from withdrawing. The unit then moves at its Speed, has not
// withdrawn, and may still attack.
TEST(TimingReach, AnEngagedUnitMayBeFreedOfWithdrawing) {
    const Scenario contact = emptyTable(
        {unitAt(Player::blue, troopers(1), 20, 8),
         unitAt(Player::red, troopers(1), 20 + geometry::test::smallBase.width, 8, 180)});
    for (const bool freed : {false, true}) {
        auto effects = std::make_shared<Effects>();
        effects->addStanding<WithdrawFromMelee>(
            [freed](const CurrentState&, WithdrawFromMelee& point) {
                point.mustWithdraw = point.mustWithdraw && !freed;
            });
        Play play(contact, effects);
        ASSERT_TRUE(play.until(Ask::chooseAction));
        ASSERT_TRUE(play.pick(Action::move));
        ASSERT_EQ(play.question()->ask, Ask::moveUnit);
        EXPECT_EQ(play.question()->citation == page(29, "Withdraw"), !freed);
        EXPECT_EQ(play.question()->move->terms.speed, freed ? 2 : 1);
        geometry::Move away;
        away.toolSpeed = 1;
        away.pose.stop = 1.0;
        away.pose.contactAngle = away.pose.direction = geometry::Degrees{180.0};
        const auto refused = play.answer(MoveAnswer{away});
        ASSERT_FALSE(refused) << refused->text;
        EXPECT_EQ(play.battle.activation->withdrew, !freed);
        ASSERT_EQ(play.question()->ask, Ask::chooseAction);
        EXPECT_EQ(isOffered(play, Action::attack), freed);
        EXPECT_EQ(isOffered(play, Action::standby), freed);
    }
}

// An effect that forbids cover is stronger than effects that add cover, whichever player has
// priority.
TEST(TimingReach, WhatPreventsCoverPreventsWhateverIsAddedToIt) {
    for (const Player preventing : bothPlayers) {
        auto effects = std::make_shared<Effects>();
        act<DetermineCover>(*effects, Player::blue,
                            [](Battle&, DetermineCover& point) { ++point.improved; });
        act<ApplyCover>(*effects, preventing,
                        [](Battle&, ApplyCover& point) { point.prevented = true; });
        act<ApplyCover>(*effects, opponent(preventing),
                        [](Battle&, ApplyCover& point) { point.canceled += 2; });
        Play play(shootOut(), effects);
        play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::block; };
        ASSERT_TRUE(play.until(Ask::chooseAction));
        ASSERT_TRUE(play.pick(Action::attack));
        ASSERT_TRUE(play.until([&](const Question&) {
            return play.battle.attack && play.battle.attack->step == AttackStep::rollDefenseDice;
        }));
        EXPECT_EQ(play.battle.attack->coverDice.size(), 4U);
        EXPECT_EQ(play.battle.attack->canceledByCover, 0);
    }
}

}  // namespace
}  // namespace sightline::engine::test
