// Rules Reference 1.1.0 of 2018, p. 5: armies of the 2018 edition.
#include "engine/legion/lists/exchange/import_army.h"
#include "engine/legion/lists/files/army_file.h"
#include "unit/files/army_lists.h"

namespace sightline::app::y2018 {
namespace {
using namespace armies;

/// An army of the 2018 edition. A complete list costs 800 points: Vader 200, AT-ST 195, three
/// Stormtroopers 44 each, Veers 80, Scouts 60, Snowtroopers 48, 74-Z 90. Each test uses some of
/// these units.
ArmyList of2018(std::vector<ArmyUnit> units) {
    return {.name = "Test",
            .faction = "empire",
            .size = GameSize::edition2018,
            .units = std::move(units)};
}
const ArmyUnit vader{"darth-vader-dark-lord-of-the-sith"}, storm{"stormtroopers"}, walker{"at-st"};

ArmyList legal() {
    return of2018({vader,
                   storm,
                   storm,
                   storm,
                   walker,
                   {"74-z-speeder-bikes"},
                   {"general-veers-master-tactician"}});
}

const engine::ArmyObjection& only(const std::vector<engine::ArmyObjection>& objections) {
    EXPECT_EQ(objections.size(), 1U);
    return objections.at(0);
}

TEST(Y2018P5ArmyBuilding, PricesAreThoseOf2018) {
    ArmyList list = legal();
    EXPECT_EQ(summaryOf(list, cards()).points, 200 + 3 * 44 + 195 + 90 + 80);
    EXPECT_EQ(objections(list), Texts{});
    list.size = GameSize::escalation;
    EXPECT_NE(summaryOf(list, cards()).points, 697) << "the same units cost something else today";
}

TEST(Y2018P5ArmyBuilding, EightHundredPointsAndOneMore) {
    ArmyList list = legal();                                                // total: 697 points
    list.units[0].upgrades = {"force-push", "saber-throw", "force-choke"};  // total: 722 points
    list.units[1].upgrades = {"dlt-19-stormtrooper", "targeting-scopes"};   // total: 752 points
    list.units[2].upgrades = {"dlt-19-stormtrooper", "targeting-scopes"};   // total: 782 points
    list.units[4].upgrades = {"at-st-mortar-launcher"};                     // total: 792 points
    list.units[6].upgrades = {"esteemed-leader", "environmental-gear"};     // total: 800 points
    EXPECT_EQ(summaryOf(list, cards()).points, 800);
    EXPECT_EQ(objections(list), Texts{});
    list.units[6].upgrades = {"improvised-orders", "environmental-gear"};  // total: 805 points
    const auto found = judgeArmy(list, cards(), engine::ArmyParts::units);
    EXPECT_EQ(asLine(only(found)),
              "805 points, at most 800 are allowed; remove 5 points (Rules Reference 1.1.0, p. 5, "
              "Points)");
}

TEST(Y2018P5ArmyBuilding, UnitsOfLaterYearsAreRefused) {
    ArmyList list = legal();
    list.units.push_back({"imperial-death-troopers"});
    const auto found = judgeArmy(list, cards(), engine::ArmyParts::units);
    EXPECT_EQ(only(found).citation,
              (engine::Citation{5, "Army Building", engine::rulesReference2018}));
    EXPECT_NE(only(found).text.find("is not a card of the edition of 2018"), std::string::npos)
        << only(found).text;
    EXPECT_EQ(only(found).unit, 7U);
    list.units.back() = {"no-such-card"};
    EXPECT_EQ(objections(list), Texts{"the catalogue has no card \"no-such-card\""});
}

TEST(Y2018P5ArmyBuilding, UpgradesOf2018OnlyAndTheBarOf2018) {
    ArmyList list = legal();
    list.units[6].upgrades = {"commanding-presence", "esteemed-leader"};
    EXPECT_EQ(objections(list), Texts{}) << "cards that the catalogue of today lacks";
    list.units[6].upgrades = {"vigilance"};
    EXPECT_TRUE(objectsTo(list, "edition of 2018"));
    list.units[6].upgrades = {};
    list.units[0].upgrades = {"esteemed-leader"};
    EXPECT_TRUE(objectsTo(list, "no free command slot")) << "Vader has no command icon in 2018";
}

TEST(Y2018P5ArmyBuilding, RanksFactionsAndUniqueNamesCiteTheReference) {
    ArmyList few = legal();
    few.units.erase(few.units.begin() + 1);
    EXPECT_EQ(only(judgeArmy(few, cards(), engine::ArmyParts::units)).citation.page, 5);
    EXPECT_EQ(only(judgeArmy(few, cards(), engine::ArmyParts::units)).citation.section, "Ranks");
    ArmyList foreign =
        of2018({{"general-veers-master-tactician"}, storm, storm, storm, {"rebel-troopers"}});
    EXPECT_EQ(only(judgeArmy(foreign, cards(), engine::ArmyParts::units)).citation.section,
              "Factions");
    ArmyList twice = of2018({vader, vader, storm, storm, storm});
    EXPECT_EQ(only(judgeArmy(twice, cards(), engine::ArmyParts::units)).citation.section,
              "Unique Cards");
}

TEST(Y2018P5CommandHand, TwoCardsOfEachPipsAndNoBattleDeck) {
    ArmyList list = legal();
    list.commandHand = {"ambush",  "implacable",    "push", "new-ways-to-motivate-them",
                        "assault", "master-of-evil"};
    EXPECT_EQ(objections(list, engine::ArmyParts::all), Texts{});
    list.commandHand.pop_back();
    const auto found = judgeArmy(list, cards(), engine::ArmyParts::all);
    EXPECT_EQ(only(found).citation.section, "Command Hand");
    EXPECT_TRUE(only(found).unfinished);
    list.commandHand.push_back("son-of-skywalker");
    EXPECT_GE(objections(list, engine::ArmyParts::all).size(), 2U) << "needs its character";
}

TEST(Y2018P5ArmyBuilding, AnArmyFileKeepsItsCardsOf2018) {
    ArmyList list = legal();
    list.units[6].upgrades = {"commanding-presence"};
    const auto read = engine::readArmyList(toJson(list), "a", cards());
    ASSERT_TRUE(read) << read.problem().text;
    EXPECT_EQ(*read, list);
    const auto army = engine::readArmy(toJson(list), "a", cards());
    ASSERT_TRUE(army) << army.problem().text;
    EXPECT_EQ(army->points, 707);
    list.size = GameSize::standard;
    EXPECT_FALSE(engine::readArmyList(toJson(list), "a", cards())) << "it is no card of today";
}

const char* const posted =
    "My first list\n"
    "800/800\n"
    "Commander:\n"
    " - Darth Vader (200): Force Push (10), Saber Throw (10), Force Choke (5)\n"
    " - General Veers (80): Improvised Orders (10)\n"
    "Corps:\n"
    " - Stormtroopers (44): DLT-19 Stormtrooper (24)\n"
    " - Stormtroopers (44): DLT-19 Stormtrooper (24)\n"
    " - Stormtroopers (44): DLT-19 Stormtrooper (24)\n"
    "Heavy:\n"
    " - AT-ST (195)\n"
    "Support:\n"
    " - 74-Z Speeder Bikes (90)\n";

TEST(Y2018Import, AListWithTheTotalOf2018IsPricedAsThen) {
    std::string text = posted;
    text.replace(text.find("800/800"), 7, "804 points");
    const auto imported = importArmy(text, cards(), test::exchangeTable());
    ASSERT_TRUE(imported) << imported.problem().text;
    EXPECT_EQ(imported->list.size, GameSize::edition2018);
    EXPECT_TRUE(imported->missed.empty());
    EXPECT_EQ(summaryOf(imported->list, cards()).points, 804);
    EXPECT_EQ(english(imported->notes.at(0)),
              "taken for a list of the edition of 2018: only its prices give the stated total");
}

TEST(Y2018Import, AListOfTodayStaysOne) {
    ArmyList today = legal();
    today.size = GameSize::standard;
    const int points = summaryOf(today, cards()).points;
    std::string text = posted;
    text.replace(text.find("800/800"), 7, std::to_string(points + 1) + " points");
    const auto imported = importArmy(text, cards(), test::exchangeTable());
    ASSERT_TRUE(imported) << imported.problem().text;
    EXPECT_NE(imported->list.size, GameSize::edition2018) << "neither total agrees";
}

}  // namespace
}  // namespace sightline::app::y2018
