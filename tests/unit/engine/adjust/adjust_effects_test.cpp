// Adjustments by hand that give a unit a keyword or a number for a limited time, or that remove a
// keyword.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/legion/rules/game/view_of.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

/// An adjustment that gives the first unit Cover 2 until the end of the round.
AdjustEffect dugIn() {
    return {.unit = UnitId{0},
            .gains = {{"Cover", 2}},
            .until = EffectDuration::round,
            .source = "Dug In"};
}

struct EffectsByHand : testing::Test {
    void take(decltype(Adjust::what) what) {
        const auto refusal = play.answer(Adjust{Player::blue, std::move(what)});
        ASSERT_FALSE(refusal) << refusal->text;
    }
    std::string refusalOf(decltype(Adjust::what) what) {
        const std::uint64_t digest = play.digest();
        const auto refusal = play.answer(Adjust{Player::blue, std::move(what)});
        EXPECT_EQ(play.digest(), digest);
        return refusal ? refusal->text : "taken";
    }
    const UnitCard& card(int unit) const { return *play.battle.unit(UnitId{unit}).card; }

    Play play{shootOut(4, 12)};
};

TEST_F(EffectsByHand, AKeywordIsGainedForAWhileAndSaidToBe) {
    ASSERT_TRUE(play.until(Ask::chooseAction));
    take(dugIn());
    ASSERT_TRUE(card(0).has(Keyword::cover) || card(0).has("Cover"));
    EXPECT_EQ(card(0).keywords.front().value, 2);
    const auto& log = play.battle.log;
    const auto said = std::find_if(log.rbegin(), log.rend(), [](const Ruling& one) {
        return one.happening == Happening::adjusted;
    });
    ASSERT_NE(said, log.rend());
    EXPECT_EQ(said->verdict, "Cover 2 (Dug In) until the end of the round, by hand");
    EXPECT_EQ(said->unit, UnitId{0});
    EXPECT_EQ(said->player, Player::blue);
    const int round = play.battle.round;
    while (play.question() && play.battle.round == round) {
        EXPECT_TRUE(card(0).has("Cover"));
        play.step();
    }
    ASSERT_TRUE(play.question());
    EXPECT_FALSE(card(0).has("Cover"));
    const auto ended = std::find_if(log.begin(), log.end(), [](const Ruling& one) {
        return one.happening == Happening::effectEnded;
    });
    ASSERT_NE(ended, log.end());
    EXPECT_EQ(ended->citation, page(38, "Advance Round Counter")) << "nobody gave another page";
}

TEST_F(EffectsByHand, NumbersAreAddedWithinTheirLimits) {
    take(AdjustEffect{.unit = UnitId{0}, .courage = 2, .speed = 2, .until = EffectDuration::game});
    EXPECT_EQ(card(0).courage, 3);
    EXPECT_EQ(card(0).speed, 3);
    take(AdjustEffect{.unit = UnitId{0},
                      .courage = -9,
                      .speed = -1,
                      .defenseDie = Die::redDefense,
                      .until = EffectDuration::game});
    EXPECT_EQ(card(0).courage, 1);
    EXPECT_EQ(card(0).speed, 2) << "increases first, to 3";
    EXPECT_EQ(card(0).defenseDie, Die::redDefense);
}

TEST_F(EffectsByHand, AKeywordIsLostAndBackWhenTheEffectEnds) {
    take(dugIn());
    take(AdjustEffect{.unit = UnitId{0}, .loses = {{"Cover"}}, .until = EffectDuration::game});
    EXPECT_FALSE(card(0).has("Cover"));
    const int number = play.battle.unit(UnitId{0}).effects.back().number;
    EXPECT_EQ(refusalOf(EndEffect{UnitId{1}, number}), "the unit has no such effect");
    EXPECT_EQ(refusalOf(EndEffect{UnitId{0}, number + 1}), "the unit has no such effect");
    take(EndEffect{UnitId{0}, number});
    EXPECT_TRUE(card(0).has("Cover"));
    EXPECT_EQ(play.battle.log.back().verdict, "no Cover ends, by hand");
}

TEST_F(EffectsByHand, AllWeaponsGainAKeywordUntilTheEffectEnds) {
    const auto haveIt = [&] {
        const auto& weapons = card(0).weapons;
        return !weapons.empty() &&
               std::all_of(weapons.begin(), weapons.end(),
                           [](const Weapon& one) { return one.has(Keyword::suppressive); });
    };
    EXPECT_FALSE(haveIt());
    take(AdjustEffect{
        .unit = UnitId{0}, .until = EffectDuration::round, .weapons = {{"Suppressive"}}});
    EXPECT_TRUE(haveIt());
    EXPECT_EQ(refusalOf(AdjustEffect{
                  .unit = UnitId{0}, .until = EffectDuration::round, .weapons = {{"Agile", 1}}}),
              "Agile is no keyword of weapons");
    take(EndEffect{UnitId{0}, play.battle.unit(UnitId{0}).effects.back().number});
    EXPECT_FALSE(haveIt());
    EXPECT_EQ(play.battle.log.back().verdict, "all weapons: Suppressive ends, by hand");
}

TEST_F(EffectsByHand, WhatTheStateCouldNotHoldIsRefused) {
    const auto with = [](auto change) {
        AdjustEffect effect = dugIn();
        change(effect);
        return effect;
    };
    const auto word = [&](AdjustEffect::Word one) {
        return with([&](AdjustEffect& effect) { effect.gains = {std::move(one)}; });
    };
    EXPECT_EQ(refusalOf(with([](AdjustEffect& effect) { effect.unit = UnitId{7}; })),
              "there is no such unit on the battlefield");
    EXPECT_EQ(refusalOf(AdjustEffect{.unit = UnitId{0}, .until = EffectDuration::round}),
              "an effect must give or take keywords, or change courage, Speed or the defense die");
    EXPECT_EQ(refusalOf(word({"Covr", 2})),
              "there is no keyword \"Covr\" (did you mean \"Cover\"?)");
    EXPECT_EQ(refusalOf(word({"Pierce", 1})), "Pierce is a keyword of weapons, not of units");
    EXPECT_EQ(refusalOf(word({"Leader"})), "Leader is a keyword of Upgrade Cards, not of units");
    EXPECT_EQ(refusalOf(word({"Cover"})), "Cover has a number");
    EXPECT_EQ(refusalOf(word({"Cover", 0})), "Cover: its number is 1 to 99");
    EXPECT_EQ(refusalOf(word({"Cover", 100})), "Cover: its number is 1 to 99");
    EXPECT_EQ(refusalOf(word({"Versatile", {}})),
              "Versatile is a keyword of weapons, not of units");
    EXPECT_EQ(refusalOf(word({"Scale", 1})), "Scale has no number");
    EXPECT_EQ(refusalOf(word({"AI"})), "AI has a parameter");
    EXPECT_EQ(refusalOf(word({"Scale", {}, "Front"})), "Scale has no parameter");
    EXPECT_EQ(refusalOf(with([](AdjustEffect& effect) { effect.loses = {{"Scale"}}; })),
              play.battle.unit(UnitId{0}).label + " does not have Scale");
    EXPECT_EQ(refusalOf(with([](AdjustEffect& effect) { effect.speed = 10; })),
              "Speed: the change must be from -9 to 9");
    EXPECT_EQ(refusalOf(with([](AdjustEffect& effect) { effect.defenseDie = Die::redAttack; })),
              "a defense die is red or white");
    EXPECT_EQ(refusalOf(with([](AdjustEffect& effect) { effect.source.assign(61, 'x'); })),
              "a name has up to 60 bytes");
    EXPECT_EQ(refusalOf(with([](AdjustEffect& effect) { effect.gains.resize(10, {"Scale"}); })),
              "an effect may give and take at most 9 keywords");
    EXPECT_EQ(refusalOf(with([](AdjustEffect& effect) { effect.until = EffectDuration::attack; })),
              "no attack is under way");
    EXPECT_EQ(
        refusalOf(with([](AdjustEffect& effect) { effect.until = EffectDuration::activation; })),
        "no unit acts right now");
    take(dugIn());  // a legal adjustment, unlike those above
}

TEST_F(EffectsByHand, VehiclesHaveNoCourageToChange) {
    Play vehicles(emptyTable(
        {unitAt(Player::blue, walker(), 10, 8), unitAt(Player::red, troopers(), 20, 8, 180)}));
    const auto refusal = vehicles.answer(
        Adjust{Player::blue,
               AdjustEffect{.unit = UnitId{0}, .courage = 1, .until = EffectDuration::game}});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->text, "Walker has no courage");
}

// The players apply a keyword by hand if no code applies it. The journal records whether code
// applied the keyword when the unit gained it.
TEST_F(EffectsByHand, AKeywordIsAppliedByTheCodeThatKnowsIt) {
    take(AdjustEffect{.unit = UnitId{0},
                      .gains = {{.keyword = "Prepared Position"}},
                      .until = EffectDuration::game});
    EXPECT_TRUE(card(0).has(Keyword::preparedPosition));
    EXPECT_TRUE(card(0).keywords.back().automated);
    take(AdjustEffect{.unit = UnitId{1},
                      .gains = {{.keyword = "Prepared Position", .byHand = true}},
                      .until = EffectDuration::game});
    EXPECT_FALSE(card(1).has(Keyword::preparedPosition)) << "given when no code applied it";
    EXPECT_TRUE(card(1).has("Prepared Position"));
    EXPECT_FALSE(card(1).keywords.back().automated);
}

TEST(EffectsInAJournal, AreReplayedUndoneAndRedone) {
    auto started = Game::start(shootOut(), 3);
    ASSERT_TRUE(started);
    Game& game = **started;
    while (game.question()->ask != Ask::chooseAction) {
        ASSERT_FALSE(game.answer(randomAnswer(game, 1)));
    }
    const std::uint64_t before = game.digest();
    AdjustEffect effect = dugIn();
    effect.gains.push_back({.keyword = "Prepared Position"});
    ASSERT_FALSE(game.answer(Adjust{Player::blue, effect}));
    const View view = game.view(Player::blue);
    const UnitView& unit = view.unit(UnitId{0});
    ASSERT_EQ(unit.effects.size(), 1U);
    const std::uint64_t after = game.digest();
    EXPECT_NE(after, before);
    const Adjust& kept = std::get<Adjust>(game.journal().answers.back());
    EXPECT_FALSE(std::get<AdjustEffect>(kept.what).gains[1].byHand);
    ASSERT_TRUE(game.undo());
    EXPECT_EQ(game.digest(), before);
    EXPECT_TRUE(game.view(Player::blue).unit(UnitId{0}).effects.empty());
    EXPECT_TRUE(unit.card->has(Keyword::preparedPosition)) << "an older view reads on";
    ASSERT_TRUE(game.redo());
    EXPECT_EQ(game.digest(), after);
}

}  // namespace
}  // namespace sightline::engine::test
