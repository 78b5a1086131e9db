// Malformed army lists. The reader refuses a list in one line with place and reason, or reads as
// much as possible and reports the rest.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "engine/legion/lists/exchange/import_army.h"
#include "engine/legion/lists/files/army_file.h"
#include "unit/files/own_cards.h"

namespace sightline::app {
namespace {

using sightline::test::cards;

std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += (i == 0 ? "" : ",") + text;
    return all;
}

/// The text of an army file: a name, a faction and the given members.
std::string armyWith(const std::string& members) {
    return R"({"format":"sightline-army","version":1,"name":"A","faction":"empire",)" + members +
           "}";
}
std::string armyOf(const std::string& units) { return armyWith("\"units\":[" + units + "]"); }

struct Malformed {
    std::string text;
    std::string problem;  ///< the text of the problem, without the name of the file
};

std::vector<Malformed> malformedFiles() {
    const std::string hand = R"("units":[],"commandHand":)", deck = R"("units":[],"battleDeck":)";
    return {
        {"", "line 1, byte 1: expected JSON"},
        {"{\"format\":\n\"sightline-army\",\n}", "line 3, byte 30: expected JSON"},
        {std::string(300, '['), "expected JSON nested at most 200 deep"},
        {"[]", "/: expected an object, found a list of 0"},
        {"{}", "/: expected a member \"format\""},
        {R"({"format":"sightline-layout","version":1})",
         "/format: expected \"sightline-army\", found \"sightline-layout\""},
        {R"({"format":"sightline-army","version":2})", "/version: expected version 1, found 2"},
        {R"({"format":"sightline-army","version":1})", "/: expected a member \"name\""},
        {R"({"format":"sightline-army","version":1,"name":7})", "/name: expected a text, found 7"},
        {R"({"format":"sightline-army","version":1,"name":"A","faction":"rebbels","units":[]})",
         "/faction: \"rebbels\" is not a faction (did you mean \"rebels\"?)"},
        {armyWith("\"size\":\"standard\""), "/: expected a member \"units\""},
        {armyWith("\"units\":{}"), "/units: expected a list, found an object"},
        {armyWith("\"units\":[],\"size\":\"standart\""),
         "/size: \"standart\" is not a size of game (did you mean \"standard\"?)"},
        {armyWith("\"units\":[],\"battleForce\":\"blizard-force\""),
         "/battleForce: expected a battle force of the catalogue (did you mean "
         "\"blizzard-force\"?), found \"blizard-force\""},
        {armyOf(repeated(R"({"unit":"stormtroopers"})", 61)),
         "/units: expected a list of 0 to 60, found a list of 61"},
        {armyOf("5"), "/units/0: expected an object, found 5"},
        {armyOf("{}"), "/units/0: expected a member \"unit\""},
        {armyOf(R"({"unit":null})"), "/units/0: expected a member \"unit\""},
        {armyOf(R"({"unit":"stormtroopers"},{"unit":"stormtrooperz"})"),
         "/units/1/unit: expected a unit of the catalogue (did you mean \"stormtroopers\"?), "
         "found \"stormtrooperz\""},
        {armyOf(R"({"unit":"stormtroopers","upgrades":"x"})"),
         "/units/0/upgrades: expected a list, found \"x\""},
        {armyOf(R"({"unit":"stormtroopers","upgrades":["dlt-19-stormtrooper","impact-grenade"]})"),
         "/units/0/upgrades/1: expected an upgrade of the catalogue (did you mean "
         "\"impact-grenades\"?), found \"impact-grenade\""},
        {armyOf(R"({"unit":"stormtroopers","upgrades":[[]]})"),
         "/units/0/upgrades/0: expected a text, found a list of 0"},
        {armyOf(R"({"unit":"stormtroopers","counterpart":"stormtroopers"})"),
         "/units/0/counterpart: expected a counterpart of the catalogue"},
        {armyWith(hand + "{}"), "/commandHand: expected a list, found an object"},
        {armyWith(hand + "[\"implacabel\"]"),
         "/commandHand/0: expected a command card of the catalogue (did you mean "
         "\"implacable\"?), found \"implacabel\""},
        {armyWith(hand + "[" + repeated("\"implacable\"", 21) + "]"),
         "/commandHand: expected a list of 0 to 20, found a list of 21"},
        {armyWith(deck + "[]"), "/battleDeck: expected an object, found a list of 0"},
        {armyWith(deck + R"({"primary":["advanced-intel"]})"),
         "/battleDeck/primary/0: expected a card of the kind primary, found \"advanced-intel\""},
        {armyWith(deck + R"({"advantage":["no such card"]})"),
         "/battleDeck/advantage/0: expected a battle card of the catalogue"},
    };
}

TEST(MalformedLists, OfOursNameFilePointerAndReason) {
    for (const Malformed& bad : malformedFiles()) {
        const auto document = engine::parseJson(bad.text, "bad.army.json");
        std::string problem = document ? "read" : document.problem().text;
        if (document) {
            const auto list = engine::readArmyList(*document, "bad.army.json", cards());
            if (!list) problem = list.problem().text;
        }
        EXPECT_EQ(problem.substr(0, 15 + bad.problem.size()), "bad.army.json: " + bad.problem)
            << bad.text.substr(0, 100);
        EXPECT_EQ(problem.find('\n'), std::string::npos) << problem;
    }
}

TEST(MalformedLists, OfOtherProgramsSayWhatIsWrong) {
    const Malformed corpus[] = {
        {"", "the text is empty"},
        {" \r\n\t", "the text is empty"},
        {"hello world", "no unit of the catalogue is named in the text"},
        {"1/1000 (1 activation)\nCommanders:\n", "no unit of the catalogue is named in the text"},
        {std::string("\x00\x01\xff", 3), "no unit of the catalogue is named in the text"},
        {std::string(100001, 'x'), "the text is longer than any list"},
        {"/list/nobody/1000:1at", "the share link names no faction: \"nobody\""},
        {"https://legionhq2.com/list/", "there is no share link in the text"},
        {"/list/empire/1000:" + std::string(4001, '1'), "the share link is longer than any list"},
        {"{", "list: line 1, byte 2: expected JSON"},
        {"{}", "list: /: expected a member \"units\""},
        {R"({"units":5})", "list: /units: expected a list, found 5"},
        {R"({"units":[5]})", "list: /units/0: expected an object, found 5"},
        {R"({"units":[{}]})", "list: /units/0: expected a member \"name\""},
        {R"({"units":[{"name":7}]})", "list: /units/0/name: expected a text, found 7"},
        {armyOf("{}"), "list: /units/0: expected a member \"unit\""},
    };
    for (const Malformed& bad : corpus) {
        const auto army = importArmy(bad.text, cards(), sightline::test::exchangeTable());
        ASSERT_FALSE(army) << bad.text.substr(0, 100);
        EXPECT_EQ(army.problem().text, bad.problem) << bad.text.substr(0, 100);
    }
}

TEST(MalformedLists, ThatCanBeReadInPartAreReadInPart) {
    const std::string tts = R"({"armyFaction":"empire","listname":4,"commandCards":{},
        "battlefieldDeck":[],"listlink":"/list/empire/ZZ","units":[{"name":"Stormtroopers",
        "upgrades":["DLT-19 Stormtrooper",9,"Nothing"]},{"name":"Nobody","upgrades":5}]})";
    const auto army = importArmy(tts, cards(), sightline::test::exchangeTable());
    ASSERT_TRUE(army) << army.problem().text;
    ASSERT_EQ(army->list.units.size(), 1U);
    EXPECT_EQ(army->list.units[0].upgrades, std::vector<std::string>{"dlt-19-stormtrooper"});
    ASSERT_EQ(army->missed.size(), 2U);
    EXPECT_EQ(army->missed[0].where, "/units/0/upgrades/2");
    EXPECT_EQ(army->missed[0].text, "Nothing");
    EXPECT_EQ(army->missed[1].where, "/units/1/name");
    for (const auto& miss : army->missed) EXPECT_FALSE(miss.reason.empty());
}

}  // namespace
}  // namespace sightline::app
