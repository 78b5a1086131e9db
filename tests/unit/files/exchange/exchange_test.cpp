// Army lists in the formats of other programs: our program reads them, writes them and reads them
// again. Also tests damaged lists, and the armies that are shipped with the program.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <tuple>

#include "app/files/tables/load.h"
#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/army/judge_army.h"
#include "engine/legion/lists/exchange/export_army.h"
#include "engine/legion/lists/exchange/import_army.h"
#include "engine/legion/lists/exchange/names.h"
#include "engine/legion/lists/files/army_file.h"
#include "unit/files/own_cards.h"

namespace sightline::app {
namespace {
using engine::ArmyList;
using engine::ImportedArmy;
using engine::TextStyle;

using test::cards;

Result<ImportedArmy> imported(const std::string& text) {
    return importArmy(text, cards(), test::exchangeTable());
}

std::vector<std::filesystem::path> readyArmies() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(assetsFolder() / "armies")) {
        if (entry.path().filename().string().find("_starter") == std::string::npos)
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}
ArmyList listIn(const std::filesystem::path& file) {
    const auto json = engine::parseJsonFile(file);
    const auto list = engine::readArmyList(*json, file.filename().string(), cards());
    EXPECT_TRUE(list) << list.problem().text;
    return *list;
}

// A link to the army list that the examples use: Vader, two units of Stormtroopers, and Iden Versio
// with her droid.
const char* exampleLink =
    "https://legionhq2.com/list/empire/1000:1atczdydu0,2ayejex00Bo,1kg0000+1lw0,bm,br,bw,Ag,Aa,yu";

ArmyList example() {
    ArmyList list{.name = "My list", .faction = "empire"};
    list.units = {
        {"darth-vader-dark-lord-of-the-sith", {"strict-orders", "force-choke", "force-reflexes"}},
        {"stormtroopers", {"dlt-19-stormtrooper", "stormtrooper", "imperial-march"}},
        {"stormtroopers", {"dlt-19-stormtrooper", "stormtrooper", "imperial-march"}},
        {"iden-versio-inferno-squad-leader", {}, "idens-id10-seeker-droid-counterpart"}};
    list.commandHand = {"master-of-evil", "new-ways-to-motivate-them", "implacable"};
    list.battleDeck = {{"breakthrough"}, {"bring-them-to-heel"}, {"advanced-intel"}};
    return list;
}

TEST(ShareLink, ReadsTheExample) {
    const auto army = imported(exampleLink);
    ASSERT_TRUE(army) << army.problem().text;
    EXPECT_EQ(army->format, ImportedArmy::Format::link);
    EXPECT_TRUE(army->missed.empty());
    ArmyList expected = example();
    expected.name = army->list.name;
    EXPECT_EQ(army->list, expected);
    EXPECT_EQ(summaryOf(army->list, cards()).points, 457);
}

TEST(ShareLink, WritesTheExample) {
    const auto link = exportLink(example(), cards(), test::exchangeTable());
    EXPECT_EQ(link.link, exampleLink);
    EXPECT_TRUE(link.leftOut.empty());
}

TEST(ShareLink, IsFoundAnywhereInATextAndEscaped) {
    std::string text = std::string("My list: ") + exampleLink + " (457 points)\n";
    const auto army = imported(text);
    ASSERT_TRUE(army);
    EXPECT_EQ(army->list.units.size(), 4U);
    const auto at = text.find(',');
    text.replace(at, 1, "%2C");
    EXPECT_EQ(imported(text)->list.units.size(), 4U);
    // The name of the web site in a link may be missing.
    EXPECT_EQ(imported("empire/1000:1atczdydu0")->list.units.size(), 1U);
}

TEST(ShareLink, NamesWhatItDoesNotKnow) {
    const auto army = imported("https://legionhq2.com/list/empire/1000:1atZZdy,1ZZ00,ZZ,9,0ay");
    ASSERT_TRUE(army);
    ASSERT_EQ(army->missed.size(), 5U);
    EXPECT_EQ(army->missed[0].text, "ZZ");
    EXPECT_EQ(army->missed[0].where, "segment 1");
    EXPECT_EQ(army->missed[3].reason, "half an id");
    EXPECT_EQ(army->missed[4].reason, "a unit must start with the number of its copies");
    ASSERT_EQ(army->list.units.size(), 1U);
    EXPECT_EQ(army->list.units[0].upgrades, std::vector<std::string>{"force-choke"});
}

TEST(ShareLink, ReadsBattleForcesSizesAndOldLinks) {
    EXPECT_EQ(imported("/list/empire/1000:bf:1au")->list.battleForce, "blizzard-force");
    EXPECT_EQ(imported("/list/empire/600:1ay")->list.size, engine::GameSize::recon);
    EXPECT_EQ(imported("/list/mercenary/1000:1ay,bm")->list.battleForce, "shadow-collective");
    EXPECT_EQ(imported("/list/mandalorians/1000:1ay,bm")->list.battleForce, "mandalorian-clans");
    EXPECT_EQ(imported("/list/separatists/1000:ebd:1ay")->list.battleForce, "separatist-invasion");
    EXPECT_EQ(imported("/list/empire/bf:1au")->list.battleForce, "blizzard-force");
    EXPECT_EQ(imported("/list/empire/bf:1au")->list.size, engine::GameSize::standard);
    EXPECT_EQ(imported("/list/empire/800:1au")->list.battleForce, "");
    const auto unknown = imported("/list/empire/zz:1au");
    ASSERT_EQ(unknown->missed.size(), 1U);
    EXPECT_EQ(unknown->missed[0].reason, "no battle force has this id");
    const auto old =
        // An old link without points. It contains a counterpart without its unit, which is ignored.
        imported("/list/empire/1at,1lw");
    ASSERT_TRUE(old);
    EXPECT_TRUE(old->missed.empty());
    EXPECT_EQ(old->list.units.size(), 1U);
}

TEST(TextList, WritesTheStandardForm) {
    EXPECT_EQ(
        exportText(example(), cards(), test::exchangeTable(), TextStyle::standard),
        "My list\n457/1000 (4 activations)\nCommanders:\n"
        " - Darth Vader (170): Strict Orders (5), Force Choke (10), Force Reflexes (5) = 190\n"
        " - Iden Versio = 115\nCounterparts:\n - ID10 = 0\nCorps:\n"
        " - 2\u00d7 Stormtroopers (42): DLT-19 Stormtrooper (20), Stormtrooper (8), Imperial March "
        "(6) = 152\n"
        "\nCommands: \u2022\u2022\u2022 Master of Evil, \u2022\u2022 New Ways to Motivate Them, "
        "\u2022 Implacable, "
        "\u2022\u2022\u2022\u2022 Standing Orders\n"
        "\nBattle Deck\nObjectives:\n - Breakthrough\nSecondaries:\n - Bring Them to Heel\n"
        "Advantages:\n - Advanced Intel\n\nFaction: Empire\n");
}

TEST(TextList, ReadsWhatTabletopAdmiralWrites) {
    const auto army = imported(
        "457/1000\n4 Activations\nDarth Vader 170 + 20 = 190\n"
        "--Strict Orders (5), Force Choke (10), Force Reflexes (5)\n2x Stormtroopers 76 x 2 = 152\n"
        "--DLT-19 Stormtrooper (20), Stormtrooper (8), Imperial March (6)\nIden Versio 115 + 0 = "
        "115\n"
        "Implacable \u2022, New Ways to Motivate Them \u2022\u2022, Master of Evil ***, Standing "
        "Orders \u2022\u2022\u2022\u2022\n"
        "Bring Them to Heel\nBreakthrough\nAdvanced Intel\n");
    ASSERT_TRUE(army) << army.problem().text;
    for (const auto& miss : army->missed)
        ADD_FAILURE() << miss.where << " " << miss.text << " " << miss.reason;
    ArmyList expected = example();
    expected.name = army->list.name;
    expected.units[3].counterpart.clear();
    expected.commandHand = {"implacable", "new-ways-to-motivate-them", "master-of-evil"};
    EXPECT_EQ(army->list, expected);
}

TEST(TextList, ToleratesSpelling) {
    const auto army = imported(
        "my list\n2 x STORMTROOPERS (DLT 19 Stormtrooper, stormtrooper)\nGeneral  Veers\n");
    ASSERT_TRUE(army);
    EXPECT_TRUE(army->missed.empty());
    EXPECT_EQ(army->list.faction, "empire");
    ASSERT_EQ(army->list.units.size(), 3U);
    EXPECT_EQ(army->list.units[1].upgrades.size(), 2U);
    EXPECT_EQ(engine::foldedName("Han\u2019s DL\u201344"), engine::foldedName("Hans dl 44"));
}

TEST(TextList, ChoosesAmongEqualNamesByRankAndCost) {
    const auto named = [](const std::string& text) {
        return imported(text)->list.units.at(0).unit;
    };
    EXPECT_EQ(
        named("L\n1/1000 (1 activation)\nCommanders:\n - Luke Skywalker (120): Hope (3) = 123\n"),
        "luke-skywalker-hero-of-the-rebellion");
    EXPECT_EQ(named("L\n1/1000 (1 activation)\nOperative:\n - Luke Skywalker = 165\n"),
              "luke-skywalker-jedi-knight");
    EXPECT_EQ(
        named("L\n1/1000 (1 activation)\nCommanders:\n - Luke Skywalker (110): Hope (3) = 113\n"),
        "luke-skywalker-commander-skywalker");
}

TEST(TextList, NamesWhatItDoesNotKnowWithTheNearestName) {
    const auto army = imported(
        "Corps:\n - Stormtroopers (42): DLT-91 Stormtrooper (20) = 62\n - Strompers = 3\n");
    ASSERT_TRUE(army);
    ASSERT_EQ(army->missed.size(), 2U);
    EXPECT_EQ(army->missed[0].where, "line 2");
    EXPECT_EQ(army->missed[0].text, "DLT-91 Stormtrooper");
    EXPECT_NE(army->missed[0].reason.find("dlt 19 stormtrooper"), std::string::npos)
        << army->missed[0].reason;
    EXPECT_EQ(army->missed[1].text, "Strompers");
}

TEST(TtsJson, ReadsBothSpellingsOfTheDeckWithoutTheLink) {
    auto json = exportTtsJson(example(), cards(), test::exchangeTable());
    json.erase("listlink");
    const auto army = imported(json.dump());
    ASSERT_TRUE(army) << army.problem().text;
    EXPECT_TRUE(army->missed.empty());
    EXPECT_EQ(army->list, example());
    json["battleFieldDeck"] = json["battlefieldDeck"];
    json.erase("battlefieldDeck");
    EXPECT_EQ(imported(json.dump())->list, example());
}

// Every shipped army must be legal and must have a price. Writing and reading it must not change
// it, in each format that can contain it.
TEST(ReadyArmies, AreADozenOfAllFactionsAndLegal) {
    const auto files = readyArmies();
    EXPECT_GE(files.size(), 12U);
    std::set<std::string> factions;
    for (const auto& file : files) {
        const ArmyList list = listIn(file);
        factions.insert(list.faction);
        for (const auto& objection : judgeArmy(list, cards())) {
            ADD_FAILURE() << file.filename() << ": " << objection.text << "; " << objection.fix;
        }
        const auto summary = summaryOf(list, cards());
        EXPECT_LE(summary.points, summary.mostPoints) << file.filename();
        EXPECT_GE(summary.points, summary.mostPoints * 9 / 10) << file.filename();
    }
    EXPECT_EQ(factions.size(), 6U);
}

TEST(ReadyArmies, AddUpToTheirPoints) {
    for (const auto& file : readyArmies()) {
        const ArmyList list = listIn(file);
        const auto army = engine::readArmy(engine::toJson(list), "army", cards());
        ASSERT_TRUE(army) << army.problem().text;
        int sum = 0;
        for (const auto& unit : army->units) sum += unit.card.points;
        EXPECT_EQ(sum, summaryOf(list, cards()).points) << file.filename();
        EXPECT_EQ(army->points, sum) << file.filename();
    }
}

TEST(RoundTrips, OwnFilesComeBackTheSame) {
    for (const auto& file : readyArmies()) {
        const ArmyList list = listIn(file);
        EXPECT_EQ(imported(engine::toJson(list).dump())->list, list) << file.filename();
    }
}

TEST(RoundTrips, LinksComeBackTheSame) {
    for (const auto& file : readyArmies()) {
        const auto link = exportLink(listIn(file), cards(), test::exchangeTable());
        EXPECT_TRUE(link.leftOut.empty()) << file.filename();
        const auto army = imported(link.link);
        ASSERT_TRUE(army) << army.problem().text;
        EXPECT_TRUE(army->missed.empty()) << file.filename();
        EXPECT_EQ(exportLink(army->list, cards(), test::exchangeTable()).link, link.link)
            << file.filename();
        EXPECT_EQ(summaryOf(army->list, cards()).points, summaryOf(listIn(file), cards()).points)
            << file.filename();
    }
}

// The units in one fixed order. Lists in text formats are sorted by rank, so they do not keep the
// order of units.
std::vector<engine::ArmyUnit> sortedUnits(const ArmyList& list) {
    auto units = list.units;
    for (auto& unit : units) std::sort(unit.upgrades.begin(), unit.upgrades.end());
    std::sort(units.begin(), units.end(), [](const auto& a, const auto& b) {
        return std::tie(a.unit, a.upgrades) < std::tie(b.unit, b.upgrades);
    });
    return units;
}

TEST(Import, AUnitWhoseUpgradesCostNothingHasNoPriceInTheLine) {
    const auto army = imported(
        "Clans\n120/1000 (2 activations)\nCorps:\n - Mandalorian Warriors: Clan Wren (0) = 64\n"
        " - Mandalorian Initiates = 56\n");
    ASSERT_TRUE(army) << army.problem().text;
    EXPECT_TRUE(army->missed.empty()) << army->missed.front().text;
    ASSERT_EQ(army->list.units.size(), 2U);
    EXPECT_EQ(army->list.units[0].upgrades, std::vector<std::string>{"clan-wren"});
}

TEST(RoundTrips, TextsAndJsonKeepEveryCard) {
    for (const auto& file : readyArmies()) {
        const ArmyList list = listIn(file);
        auto json = exportTtsJson(list, cards(), test::exchangeTable());
        json.erase("listlink");
        const std::string texts[] = {
            exportText(list, cards(), test::exchangeTable(), TextStyle::standard),
            exportText(list, cards(), test::exchangeTable(), TextStyle::minimal),
            exportText(list, cards(), test::exchangeTable(), TextStyle::tournament), json.dump()};
        for (const std::string& text : texts) {
            const auto army = imported(text);
            ASSERT_TRUE(army) << army.problem().text;
            for (const auto& miss : army->missed)
                ADD_FAILURE() << file.filename() << " " << miss.where << " " << miss.text << "\n"
                              << text;
            EXPECT_EQ(army->list.faction, list.faction) << file.filename() << "\n" << text;
            EXPECT_EQ(sortedUnits(army->list), sortedUnits(list)) << file.filename() << "\n"
                                                                  << text;
            EXPECT_EQ(army->list.commandHand, list.commandHand) << file.filename() << "\n" << text;
        }
    }
}

TEST(MalformedLists, AreRefusedInOneLine) {
    const std::string malformed[] = {
        "",
        "   \n",
        "{",
        "{}",
        "[]",
        "{\"units\": 5}",
        "{\"units\": [5]}",
        "{\"units\": [{}]}",
        "{\"units\": [{\"name\": 7}]}",
        "hello world",
        "1/1000",
        "/list/",
        "/list/nobody/1000:1at",
        std::string(200000, '['),
        std::string(200000, 'x'),
        std::string("\x00\x01\xff", 3),
        "{\"format\": \"sightline-army\"}",
        R"({"format": "sightline-army", "version": 1, "name": "A", "faction": "nobody", "units": []})"};
    for (const std::string& text : malformed) {
        const auto army = imported(text);
        if (army) {
            EXPECT_TRUE(army->list.units.empty()) << text.substr(0, 60);
            continue;
        }
        EXPECT_FALSE(army.problem().text.empty());
        EXPECT_EQ(army.problem().text.find('\n'), std::string::npos) << army.problem().text;
    }
}

TEST(MalformedLists, DamagedOnesNeverCrash) {
    const std::string texts[] = {
        exampleLink, exportText(example(), cards(), test::exchangeTable(), TextStyle::standard),
        exportText(example(), cards(), test::exchangeTable(), TextStyle::tournament),
        exportTtsJson(example(), cards(), test::exchangeTable()).dump(),
        engine::toJson(example()).dump()};
    std::mt19937 chance(17);
    const auto upTo = [&](std::size_t most) {
        return static_cast<std::size_t>(chance()) % (most + 1);
    };
    for (int round = 0; round < 300; ++round) {
        std::string text = texts[upTo(4)];
        for (std::size_t hits = 1 + upTo(5); hits > 0 && !text.empty(); --hits) {
            const std::size_t at = upTo(text.size() - 1);
            switch (upTo(3)) {
                case 0:
                    text[at] = static_cast<char>(chance());
                    break;
                case 1:
                    text.erase(at, 1 + upTo(12));
                    break;
                case 2:
                    text.insert(at, text.substr(upTo(text.size() - 1), upTo(30)));
                    break;
                default:
                    text.resize(at);
                    break;
            }
        }
        const auto army = imported(text);
        if (army)
            judgeArmy(army->list, cards());
        else
            EXPECT_EQ(army.problem().text.find('\n'), std::string::npos);
    }
}
}  // namespace
}  // namespace sightline::app
