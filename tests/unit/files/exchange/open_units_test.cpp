// Army lists with a name that several units of the catalogue have, and lists that state their total
// of points.
#include <gtest/gtest.h>

#include "engine/legion/lists/army/army_points.h"
#include "unit/files/exchange/posted_lists.h"

namespace sightline::app {
namespace {
using engine::ArmyUnit;
using engine::ImportedArmy;
using test::cards;
using test::notes;
using test::read;
using test::unitsOf;
using Units = std::vector<ArmyUnit>;

TEST(OpenUnits, StayOpenWhereNothingTells) {
    const ImportedArmy army =
        read("Rebel Troopers\nLuke Skywalker\n - Force Push\nRebel Veterans\n");
    ASSERT_EQ(army.open.size(), 1U);
    EXPECT_EQ(army.open[0].where, "line 2");
    EXPECT_EQ(army.open[0].text, "Luke Skywalker");
    EXPECT_EQ(army.open[0].fitting,
              (std::vector<std::string>{"luke-skywalker-hero-of-the-rebellion",
                                        "luke-skywalker-jedi-knight",
                                        "luke-skywalker-commander-skywalker"}));
    EXPECT_EQ(army.list.units, (Units{{"rebel-troopers"}, {"rebel-veterans"}}));
    const auto miss = asMiss(army.open[0], cards());
    EXPECT_NE(miss.reason.find("Luke Skywalker, Jedi Knight (operative, 165 points)"),
              std::string::npos)
        << miss.reason;
}

TEST(OpenUnits, AreDecidedByRankPointsAndTitle) {
    const auto luke = [](const std::string& line) {
        const Units units = unitsOf("Rebel Troopers\n" + line);
        return units.size() < 2 ? std::string() : units[1].unit;
    };
    EXPECT_EQ(luke("Luke Skywalker (120)"), "luke-skywalker-hero-of-the-rebellion");
    EXPECT_EQ(luke("Luke Skywalker 110"), "luke-skywalker-commander-skywalker");
    EXPECT_EQ(luke("Luke Skywalker (160)\n - Force Push (40)"),
              "luke-skywalker-hero-of-the-rebellion");
    EXPECT_EQ(luke("Luke Skywalker (Force Push) = 150"), "luke-skywalker-commander-skywalker");
    EXPECT_EQ(luke("Operatives\n- Luke Skywalker"), "luke-skywalker-jedi-knight");
    EXPECT_EQ(luke("Luke Skywalker Jedi Knight"), "luke-skywalker-jedi-knight");
    // Two commanders have this name. The price of 161 points fits neither of them, so the list does
    // not decide.
    EXPECT_EQ(read("Rebel Troopers\nCommander: Luke Skywalker (161)").open.at(0).fitting.size(),
              2U);
}

TEST(OpenUnits, AreDecidedByTheTotal) {
    const ImportedArmy army = read("L\n150/1000\nLuke Skywalker\nRebel Troopers\n");
    EXPECT_TRUE(army.open.empty());
    ASSERT_EQ(army.list.units.size(), 2U);
    EXPECT_EQ(army.list.units[0].unit, "luke-skywalker-commander-skywalker");
    EXPECT_TRUE(notes(army, "the total of the list says"));
    EXPECT_EQ(read("L\n151/1000\nLuke Skywalker\nRebel Troopers\n").open.size(), 1U);
}

TEST(OpenUnits, ABareNameIsTheUnitWithoutATitleUnlessThePointsSayOtherwise) {
    EXPECT_EQ(unitsOf("Stormtroopers\n"), Units{{"stormtroopers"}});
    EXPECT_EQ(unitsOf("Stormtroopers (44)\n"), Units{{"stormtroopers"}});
    const ImportedArmy heavy = read("Stormtroopers (36)\n");
    EXPECT_EQ(heavy.list.units, Units{{"stormtroopers-heavy-response-unit"}});
    EXPECT_TRUE(notes(heavy, "was taken for Stormtroopers, Heavy Response Unit"));
}

TEST(OpenUnits, AFactionThatNothingTellsLeavesItsUnitsOpen) {
    const ImportedArmy army = read("2x AT-RT\n");
    ASSERT_EQ(army.open.size(), 1U);
    EXPECT_EQ(army.open[0].fitting, (std::vector<std::string>{"at-rt-rebels", "at-rt-republic"}));
    EXPECT_TRUE(army.list.units.empty());
}

TEST(OpenUnits, AreDecidedByWhomItConcerns) {
    const std::string text = "Rebel Troopers\n2x Luke Skywalker (Force Push)\n";
    const auto decided = importArmy(text, cards(), test::exchangeTable(),
                                    {{"line 2", "Luke Skywalker", "luke-skywalker-jedi-knight"}});
    ASSERT_TRUE(decided);
    EXPECT_TRUE(decided->open.empty());
    EXPECT_EQ(decided->list.units, (Units{{"rebel-troopers"},
                                          {"luke-skywalker-jedi-knight", {"force-push"}},
                                          {"luke-skywalker-jedi-knight", {"force-push"}}}));
    const auto without =
        importArmy(text, cards(), test::exchangeTable(), {{"line 2", "Luke Skywalker", ""}});
    ASSERT_TRUE(without);
    EXPECT_TRUE(without->open.empty());
    EXPECT_EQ(without->list.units, Units{{"rebel-troopers"}});
    const auto elsewhere = importArmy(text, cards(), test::exchangeTable(),
                                      {{"line 3", "Luke Skywalker", "luke-skywalker-jedi-knight"}});
    EXPECT_EQ(elsewhere->open.size(), 1U);
}

TEST(OpenUnits, OfJsonAreOpenToo) {
    const std::string json =
        R"({"armyFaction":"rebel","units":[{"name":"Rebel Troopers","upgrades":[]},)"
        R"({"name":"Luke Skywalker","upgrades":["Force Push"]}]})";
    const ImportedArmy army = read(json);
    ASSERT_EQ(army.open.size(), 1U);
    EXPECT_EQ(army.open[0].where, "/units/1/name");
    const auto decided =
        importArmy(json, cards(), test::exchangeTable(),
                   {{"/units/1/name", "Luke Skywalker", "luke-skywalker-jedi-knight"}});
    ASSERT_TRUE(decided);
    EXPECT_EQ(decided->list.units.at(1).upgrades, std::vector<std::string>{"force-push"});
}

// The tests below compare the total points in a list with the points of the units that were
// understood.

TEST(StatedTotals, AreComparedWithWhatWasUnderstood) {
    EXPECT_FALSE(notes(read("L\n84/1000 (2 activations)\n2x Snowtroopers\n"), "the list states"));
    const ImportedArmy fewer = read("L\n126/1000 (3 activations)\n2x Snowtroopers\n");
    EXPECT_TRUE(notes(fewer,
                      "the list states 126 points, 84 were understood, 42 fewer: as much as "
                      "Snowtroopers costs, so one may be missing"));
    EXPECT_TRUE(notes(fewer, "the list states 3 activations, 2 were understood"));
    EXPECT_TRUE(notes(read("L\n42/1000\n2x Snowtroopers\n"), "42 more: as much as Snowtroopers"));
}

TEST(StatedTotals, NameTheCardsWhosePointsHaveChanged) {
    EXPECT_TRUE(notes(read("L\n190/1000\nCommander: Darth Vader (190)\n"),
                      "20 fewer: points have changed: Darth Vader 190, now 170"));
    EXPECT_TRUE(notes(read("L\n200/1000\n2x Stormtroopers (44): DLT-19 Stormtrooper (24) = 136\n"
                           "Iden Versio\n"),
                      "points have changed"));
}

TEST(StatedTotals, NameWhatWasNotUnderstood) {
    EXPECT_TRUE(notes(read("L\n92/1000\nSnowtroopers (42)\nStrompers (50)\n"),
                      "50 fewer: the part that was not understood costs as much"));
    EXPECT_TRUE(notes(read("L\n99/1000\nSnowtroopers (42)\nStrompers (50)\n"),
                      "line 4 was not understood in full"));
    EXPECT_TRUE(
        notes(read("L\n999/1000\nRebel Troopers\nLuke Skywalker\n"), "line 4 is not decided yet"));
}

}  // namespace
}  // namespace sightline::app
