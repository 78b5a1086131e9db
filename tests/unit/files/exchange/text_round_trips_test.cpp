// Writes random legal armies in every text format. The program must read each text as the same
// army.
#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <tuple>

#include "engine/legion/lists/exchange/export_army.h"
#include "engine/legion/lists/exchange/import_army.h"
#include "engine/legion/lists/files/army_file.h"
#include "unit/files/random_armies.h"

namespace sightline::app {
namespace {
using engine::ArmyList;
using engine::TextStyle;
using test::cards;

// The army in one fixed order, because a text does not keep the order: units are sorted by rank,
// upgrades by slot.
ArmyList inOrder(ArmyList list) {
    std::sort(list.choices.begin(), list.choices.end());
    for (auto& unit : list.units) {
        std::sort(unit.upgrades.begin(), unit.upgrades.end());
        std::sort(unit.counterpartUpgrades.begin(), unit.counterpartUpgrades.end());
    }
    std::sort(list.units.begin(), list.units.end(), [](const auto& a, const auto& b) {
        return std::tie(a.unit, a.upgrades, a.counterpart, a.counterpartUpgrades) <
               std::tie(b.unit, b.upgrades, b.counterpart, b.counterpartUpgrades);
    });
    return list;
}

struct Format {
    const char* name;
    std::function<std::string(const ArmyList&)> write;
    bool keepsName = true;
};

std::vector<Format> formats() {
    const auto text = [](TextStyle style) {
        return [style](const ArmyList& list) { return exportText(list, test::cardNames(), style); };
    };
    return {
        {"standard", text(TextStyle::standard)},
        {"minimal", text(TextStyle::minimal)},
        {"tournament", text(TextStyle::tournament)},
        {"link",
         [](const ArmyList& list) { return exportLink(list, cards(), test::exchangeTable()).link; },
         false},
        {"json",
         [](const ArmyList& list) {
             return exportTtsJson(list, cards(), test::exchangeTable()).dump();
         }},
        {"json without its link",
         [](const ArmyList& list) {
             auto pasted = exportTtsJson(list, cards(), test::exchangeTable());
             if (!list.choices.empty() || list.size != engine::GameSize::standard)
                 return pasted.dump();  // choices and game size are only in the link
             pasted.erase("listlink");
             return pasted.dump();
         }},
        {"what army export prints",
         [](const ArmyList& list) {
             const std::string content = exportText(list, test::cardNames(), TextStyle::tournament);
             return nlohmann::json{{"format", "tournament"}, {"leftOut", {}}, {"content", content}}
                 .dump(2);
         }},
        {"our own", [](const ArmyList& list) { return engine::toJson(list).dump(); }}};
}

// Writes a list in one format and reads it again. Returns the number of differences and prints the
// first difference.
int readBack(const Format& format, ArmyList list) {
    const std::string text = format.write(list);
    const auto army = importArmy(text, test::cardNames());
    if (!army) {
        ADD_FAILURE() << format.name << ": " << army.problem().text << "\n" << text;
        return 1;
    }
    ArmyList read = inOrder(army->list);
    list = inOrder(std::move(list));
    if (!format.keepsName) read.name = list.name;
    std::string report;
    for (const auto& miss : army->missed)
        report += miss.where + " " + miss.text + ": " + miss.reason + "\n";
    for (const auto& open : army->open) report += open.where + " " + open.text + " is open\n";
    if (read == list && report.empty()) return 0;
    ADD_FAILURE() << format.name << "\n"
                  << report << text << "\nread: " << engine::toJson(read).dump()
                  << "\nnot:  " << engine::toJson(list).dump();
    return 1;
}

// Two thousand armies in twenty parts, which can run in parallel.
class RandomTextRoundTrips : public ::testing::TestWithParam<unsigned> {};

TEST_P(RandomTextRoundTrips, LegalArmiesInEveryFormat) {
    test::RandomArmies armies(GetParam());
    std::set<std::string> factions, forces;
    int differences = 0;
    for (int i = 0; i < 100 && differences < 5; ++i) {
        const ArmyList list = armies.next();
        factions.insert(list.faction);
        forces.insert(list.battleForce);
        for (const Format& format : formats()) differences += readBack(format, list);
    }
    EXPECT_EQ(differences, 0);
    EXPECT_GE(factions.size(), 4U);
    EXPECT_GE(forces.size(), 5U);
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomTextRoundTrips, ::testing::Range(1U, 21U));

TEST(TextRoundTrips, NamesThatLookLikeSomethingElse) {
    for (const char* name :
         {"Stormtroopers", "3x Snowtroopers", "Blizzard Force", "Rebels", "- Hope -", "Corps",
          "Vader\u2019s \u201cfist\u201d \u2013 2", "Faction: none", "Untitled"}) {
        ArmyList list{.name = name, .faction = "empire"};
        list.units = {{"stormtroopers"}};
        for (const Format& format : formats()) readBack(format, list);
    }
}

TEST(TextRoundTrips, ALineBreakInANameIsABlankInTexts) {
    ArmyList list{.name = "One\nTwo", .faction = "empire"};
    list.units = {{"stormtroopers"}};
    const auto read =
        importArmy(exportText(list, cards(), test::exchangeTable(), TextStyle::standard), cards(),
                   test::exchangeTable());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->list.name, "One Two");
}

TEST(TextRoundTrips, UpgradesWithoutPointsAreKept) {
    ArmyList list{.name = "A", .faction = "empire"};
    list.units = {{"imperial-death-troopers", {"e-11d-focused-fire-configuration"}}};
    for (const Format& format : formats()) readBack(format, list);
}

TEST(TextRoundTrips, ALinkSaysWhatItLeavesOut) {
    ArmyList list{.name = "A", .faction = "mandalorians", .battleForce = "custom-clan"};
    list.choices = {cards().battleForce("custom-clan")->choices.at(0).name};
    list.units = {{"mandalorian-warriors"}};
    const auto link = exportLink(list, cards(), test::exchangeTable());
    EXPECT_TRUE(link.leftOut.empty());
    EXPECT_NE(link.link.find("#choice="), std::string::npos) << link.link;
    EXPECT_EQ(importArmy(link.link, cards(), test::exchangeTable())->list.choices, list.choices);
    list.choices.clear();
    EXPECT_EQ(exportLink(list, cards(), test::exchangeTable()).link.find('#'), std::string::npos);
}

}  // namespace
}  // namespace sightline::app
