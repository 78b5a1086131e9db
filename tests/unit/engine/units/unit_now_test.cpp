// The current card of a unit, which combines its unit card, its upgrade cards and its lasting
// effects.
#include "engine/legion/lists/catalogue/unit_now.h"

#include <gtest/gtest.h>

#include "engine/legion/basics/words/units.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {
namespace {

KeywordText word(const std::string& name, std::optional<int> value = {},
                 const std::string& parameter = {}) {
    KeywordText made;
    made.name = name;
    made.value = value;
    made.parameter = parameter;
    return made;
}

std::string wordsOn(const UnitCard& card) {
    std::string text;
    for (const KeywordText& one : card.keywords) text += (text.empty() ? "" : ", ") + one.label();
    return text;
}

/// A unit of troopers with Precise 1 on the unit card, and with the given upgrade cards.
struct Squad {
    explicit Squad(std::vector<RuleGrant> brought = {}) {
        whole = troopers();
        whole.keywords = {word("Precise", 1)};
        parts = {whole, std::move(brought)};
        whole = cardNow(whole, parts);
    }
    UnitCard without(const std::vector<WhichCard>& lost) const {
        return cardNow(whole, parts, lost);
    }
    UnitCard with(const std::vector<RuleGrant>& lasting) const {
        std::vector<const RuleGrant*> all;
        all.reserve(lasting.size());
        for (const RuleGrant& one : lasting) all.push_back(&one);
        return cardNow(whole, parts, {}, all);
    }
    UnitCard whole;
    UnitParts parts;
};

TEST(P9XKeywords, ExampleNumbersOfOneKeywordAreAdded) {
    const Squad squad({{.source = "Targeting Scopes", .keywords = {word("Precise", 1)}}});
    EXPECT_EQ(wordsOn(squad.whole), "Precise 2");
    const RuleGrant order{.source = "Steady", .keywords = {word("Precise", 1)}};
    EXPECT_EQ(wordsOn(squad.with({order})), "Precise 3");
    EXPECT_EQ(wordsOn(squad.with({order, order})), "Precise 4");
    const RuleGrant front{.source = "Shield", .keywords = {word("Cover", 1, "Front")}};
    EXPECT_EQ(wordsOn(squad.with({front, {.source = "Smoke", .keywords = {word("Cover", 1)}}})),
              "Precise 2, Cover: Front 1, Cover 1")
        << "another parameter is another keyword";
}

TEST(P17DefeatingUpgradeCardMiniatures, WhatTheirCardBroughtIsGoneAndNothingElse) {
    const Squad squad({{.source = "Officer",
                        .keywords = {word("Inspire", 1)},
                        .changes = {.courage = 1},
                        .withMiniatures = true,
                        .card = "officer"},
                       {.source = "Scopes", .keywords = {word("Precise", 1)}, .card = "scopes"}});
    EXPECT_EQ(wordsOn(squad.whole), "Precise 2, Inspire 1");
    EXPECT_EQ(squad.whole.courage, 2);
    const UnitCard left = squad.without({{"officer", "Officer"}});
    EXPECT_EQ(wordsOn(left), "Precise 2");
    EXPECT_EQ(left.courage, 1);
    EXPECT_EQ(wordsOn(squad.without({{"scopes", "Scopes"}})), wordsOn(squad.whole))
        << "a card without miniatures is not lost with any";
}

TEST(P17DefeatingUpgradeCardMiniatures, WhatTheirCardTookIsBack) {
    const Squad squad(
        {{.source = "Rider", .loses = {word("Precise")}, .withMiniatures = true, .card = "rider"}});
    EXPECT_EQ(wordsOn(squad.whole), "");
    EXPECT_EQ(wordsOn(squad.without({{"rider", "Rider"}})), "Precise 1");
}

TEST(UnitNow, CacheStaysWithTheUnit) {
    const Squad squad({{.source = "Bearer",
                        .keywords = {word("Cache", {}, "Aim 1"), word("Scale")},
                        .withMiniatures = true,
                        .card = "bearer"}});
    EXPECT_EQ(wordsOn(squad.without({{"bearer", "Bearer"}})), "Precise 1, Cache: Aim 1");
    const RuleGrant taken{.source = "Card", .loses = {word("Cache")}};
    EXPECT_EQ(wordsOn(cardNow(squad.whole, squad.parts, {{"bearer", "Bearer"}}, {&taken})),
              "Precise 1");
}

TEST(UnitNow, GainsLossesAndChartsComeInTheirOrder) {
    const Squad squad;
    const RuleGrant mode{.source = "Wheel Mode",
                         .citation = page(56, "Wheel Mode"),
                         .keywords = {word("Cover", 2)},
                         .loses = {word("Precise")},
                         .changes = {.speed = 1,
                                     .defenseDie = Die::redDefense,
                                     .attackSurge = AttackSurge::crit,
                                     .defenseSurge = DefenseSurge::block}};
    const UnitCard now = squad.with({mode});
    EXPECT_EQ(wordsOn(now), "Cover 2");
    EXPECT_EQ(now.speed, 3);
    EXPECT_EQ(now.defenseDie, Die::redDefense);
    EXPECT_EQ(now.attackSurge, AttackSurge::crit);
    EXPECT_EQ(now.defenseSurge, DefenseSurge::block);
    EXPECT_EQ(now.why.speed, (std::vector{Reason{1, page(56, "Wheel Mode"), "Wheel Mode"}}));
    EXPECT_EQ(now.why.defenseDie, (std::vector{Reason{1, page(56, "Wheel Mode"), "Wheel Mode"}}));
    EXPECT_TRUE(now.why.courage.empty());
    const RuleGrant again{.source = "Drill", .keywords = {word("Precise", 2)}};
    EXPECT_EQ(wordsOn(squad.with({mode, again})), "Cover 2, Precise 2") << "gained after the loss";
    EXPECT_EQ(english(say::list(wordsOf(mode))),
              "Cover 2, no Precise, Speed +1, red defense die, attack surge to crit, defense surge "
              "to block");
}

// Speed: first, the increased speed is limited to the speed of the longest movement tool; then
// reductions are subtracted.
TEST(P11Measurement, SpeedStopsAtThreeBeforeReductions) {
    const Squad squad({{.source = "Sidecar", .changes = {.speed = -1}}});
    EXPECT_EQ(squad.whole.speed, 1);
    const RuleGrant faster{.source = "Spurred", .changes = {.speed = 2}};
    EXPECT_EQ(squad.with({faster}).speed, 2) << "2 and 2 are 3 at most, less 1";
    EXPECT_EQ(squad.with({faster, faster}).speed, 2);
    const RuleGrant slower{.source = "Mud", .changes = {.speed = -2}};
    EXPECT_EQ(squad.with({slower}).speed, 0);
    EXPECT_EQ(squad.with({slower, faster}).speed, 0) << "3 less 3, in whatever order";
    EXPECT_EQ(squad.with({slower}).why.speed.size(), 2U);
}

TEST(UnitNow, CourageIsOneAtLeastAndNoneStaysNone) {
    const Squad squad;
    const RuleGrant shaken{.source = "Dread", .changes = {.courage = -1}};
    EXPECT_EQ(squad.with({shaken}).courage, 1);
    const RuleGrant brave{.source = "Hope", .changes = {.courage = 2}};
    EXPECT_EQ(squad.with({shaken, brave}).courage, 2);
    const UnitCard steel = walker();
    const std::vector<const RuleGrant*> lasting{&brave};
    EXPECT_EQ(cardNow(steel, {}, {}, lasting).courage, std::nullopt);
    EXPECT_TRUE(cardNow(steel, {}, {}, lasting).why.courage.empty());
}

}  // namespace
}  // namespace sightline::engine::test
