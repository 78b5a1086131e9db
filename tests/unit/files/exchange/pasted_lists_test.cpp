// Lists from files and forums: encodings, JSON inside a post, markup, other names of factions, and
// names that several units have.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legion/lists/exchange/export_army.h"
#include "engine/legion/lists/exchange/import_army.h"
#include "engine/legion/lists/exchange/pasted_text.h"
#include "engine/legion/lists/files/army_file.h"
#include "unit/files/own_cards.h"

namespace sightline::app::pasted {
namespace {
using engine::ArmyUnit;
using engine::ImportedArmy;
using Units = std::vector<ArmyUnit>;

ImportedArmy read(const std::string& text) {
    const auto army = importArmy(text, test::cardNames());
    EXPECT_TRUE(army) << text.substr(0, 300) << "\n" << (army ? "" : army.problem().text);
    return army ? *army : ImportedArmy{};
}
std::string missesOf(const ImportedArmy& army) {
    std::string all;
    for (const auto& miss : army.missed)
        all += miss.where + " " + miss.text + ": " + miss.reason + "\n";
    for (const auto& open : army.open) all += open.where + " " + open.text + " is open\n";
    return all;
}
bool notes(const ImportedArmy& army, const std::string& part) {
    return std::any_of(army.notes.begin(), army.notes.end(), [&](const Message& note) {
        return english(note).find(part) != std::string::npos;
    });
}

// An army list with two units and a command hand, as JSON of a list builder.
std::string jsonOf(const std::string& faction) {
    return R"({"author": "me", )" +
           (faction.empty() ? "" : R"("armyFaction": ")" + faction + "\", ") +
           R"("commandCards": ["Implacable"], "listname": "Fist", "units": [)"
           R"({"name": "Stormtroopers", "upgrades": ["DLT-19 Stormtrooper"]},)"
           R"({"name": "Darth Vader Dark Lord of the Sith", "upgrades": []}]})";
}
void expectFist(const std::string& text) {
    const ImportedArmy army = read(text);
    EXPECT_EQ(missesOf(army), "");
    EXPECT_EQ(army.list.units, (Units{{"stormtroopers", {"dlt-19-stormtrooper"}},
                                      {"darth-vader-dark-lord-of-the-sith"}}));
    EXPECT_EQ(army.list.commandHand, std::vector<std::string>{"implacable"});
    EXPECT_EQ(army.list.faction, "empire");
}

std::string utf16(const std::string& ascii, bool bigEndian, bool mark) {
    std::string bytes = !mark ? "" : bigEndian ? "\xFE\xFF" : "\xFF\xFE";
    for (const char c : ascii) {
        if (bigEndian) bytes += '\0';
        bytes += c;
        if (!bigEndian) bytes += '\0';
    }
    return bytes;
}

TEST(PastedLists, JsonIsFoundAnywhereInAText) {
    const std::string list = jsonOf("empire");
    for (const std::string& text : {list, "\xEF\xBB\xBF" + list,
                                    "This is what I bring: {it is fun}\n\n" + list + "\nSee you!",
                                    "```json\n" + list + "\n```", "[code]" + list + "[/code]",
                                    "\n\n" + list, "<pre>" + list + "</pre>", "{ " + list + " }"})
        expectFist(text);
    std::string quoted;
    for (const char c : list) quoted += c == '"' ? "&quot;" : std::string(1, c);
    expectFist("<p>" + quoted + "</p>");
}

TEST(PastedLists, WordsAroundJsonAndFurtherListsAreSaid) {
    const std::string list = jsonOf("empire");
    EXPECT_TRUE(notes(read("Saturday: " + list), "the rest of the text was not"));
    EXPECT_FALSE(notes(read("```json\n" + list + "\n```"), "the rest of the text was not"));
    EXPECT_TRUE(notes(read(list + "\n" + list), "further lists in the text: 1"));
    EXPECT_FALSE(notes(read(list), "further lists"));
}

TEST(PastedLists, JsonThatIsCutOffIsNoJson) {
    const std::string list = jsonOf("empire");
    const auto army = importArmy(list.substr(0, list.size() - 4), test::cardNames());
    ASSERT_FALSE(army);
    EXPECT_NE(army.problem().text.find("expected JSON"), std::string::npos) << army.problem().text;
}

TEST(PastedLists, EncodingsOfOtherPrograms) {
    const std::string text = "Fist\n341/1000\nStormtroopers (42)\n";
    for (const bool bigEndian : {false, true}) {
        for (const bool mark : {false, true}) {
            expectFist(utf16(jsonOf("empire"), bigEndian, mark));
            EXPECT_EQ(read(utf16(text, bigEndian, mark)).list.units, Units{{"stormtroopers"}});
        }
    }
    EXPECT_EQ(read("\x95 Padm\xE9 Amidala\n").list.units,
              read("\u2022 Padm\u00e9 Amidala\n").list.units);
    EXPECT_EQ(engine::utf8Text("Padm\u00e9"), "Padm\u00e9") << "UTF-8 stays as it is";
    EXPECT_EQ(engine::utf8Text(std::string("\xFF\xFE\x3D\xD8\x00\xDE", 6)), "\U0001F600")
        << "a pair of surrogates";
    EXPECT_EQ(engine::utf8Text("\xFF\xFE\x3D\xD8"), "\uFFFD") << "half a pair";
}

TEST(PastedLists, WordsForAFactionAreUnderstoodAndSaid) {
    const std::pair<const char*, const char*> words[] = {
        {"Galactic Empire", "\"Galactic Empire\" was taken for the faction Galactic Empire"},
        {"Imperium",
         "\"Imperium\" is not a faction: the units of the list belong to Galactic Empire"},
        {"", "the list names no faction: its units belong to the faction Galactic Empire"},
        {"CIS", "the list says \"CIS\", but its units belong to Galactic Empire"}};
    for (const auto& [word, note] : words) {
        expectFist(jsonOf(word));
        EXPECT_TRUE(notes(read(jsonOf(word)), note)) << word;
    }
    EXPECT_TRUE(read(jsonOf("empire")).notes.empty());
    const std::string droids = R"("units": [{"name": "B1 Battle Droids", "upgrades": []}]})";
    EXPECT_EQ(read(R"({"armyFaction": "CIS", )" + droids).list.faction, "separatists");
    const std::string clones = R"("units": [{"name": "Clone Trooper Infantry", "upgrades": []}]})";
    EXPECT_EQ(read(R"({"armyFaction": "GAR", )" + clones).list.faction, "republic");
    EXPECT_EQ(read("{" + clones).list.faction, "republic");
}

// For an army of mercenaries, the JSON of the list builder has an empty faction and names the
// battle force.
TEST(PastedLists, AnEmptyFactionWithABattleForceIsThatOfTheForce) {
    const ImportedArmy army = read(
        R"({"armyFaction": "", "battleForce": "Shadow Collective", "units": [
            {"name": "Black Sun Enforcers", "upgrades": []}]})");
    EXPECT_EQ(army.list.faction, "mercenary");
    EXPECT_EQ(army.list.battleForce, "shadow-collective");
    EXPECT_TRUE(army.notes.empty());
}

TEST(PastedLists, MarksOfForumsAreNoPartOfAName) {
    const Units wanted{{"stormtroopers", {"dlt-19-stormtrooper"}}, {"snowtroopers"}};
    for (
        const char* text :
        {"- [b]Stormtroopers[/b] (42): [i]DLT-19 Stormtrooper[/i] (20) = 62\n- [b]Snowtroopers[/b]",
         "[size=150][color=#ff0000]Stormtroopers[/color][/size]: DLT-19 Stormtrooper\nSnowtroopers",
         "[list][*]Stormtroopers: DLT-19 Stormtrooper[*]Snowtroopers[/list]",
         "<ul><li><b>Stormtroopers</b>: DLT-19 Stormtrooper</li><li>Snowtroopers</li></ul>",
         "<p>Stormtroopers (DLT-19&nbsp;Stormtrooper)<br/>Snowtroopers</p><!-- 3 Dewbacks -->",
         "<style>b { x }</style><div class=\"u\">Stormtroopers: DLT-19 Stormtrooper</div>"
         "<div>Snowtroopers</div>",
         "**Stormtroopers** (DLT-19 Stormtrooper)\n**Snowtroopers**",
         "\U0001F535 Stormtroopers: DLT-19 Stormtrooper\n\U0001F535 Snowtroopers",
         "\u2694\uFE0F Stormtroopers \U0001F525 (DLT-19 Stormtrooper)\n\u2694\uFE0F Snowtroopers",
         "1\uFE0F\u20E3 Stormtroopers: DLT-19 Stormtrooper\n2\uFE0F\u20E3 Snowtroopers",
         "\uE001 Stormtroopers: DLT-19 Stormtrooper\n\uE001 Snowtroopers"}) {
        const ImportedArmy army = read(text);
        EXPECT_EQ(missesOf(army), "") << text;
        EXPECT_EQ(army.list.units, wanted) << text;
    }
    EXPECT_EQ(read("Stormtroopers [DLT-19 Stormtrooper]\n").list.units.at(0).upgrades.size(), 1U)
        << "brackets that are no marks stay";
    EXPECT_EQ(read("\U0001F525 Fist \U0001F525\n42/1000\nStormtroopers\n").list.name,
              "\U0001F525 Fist \U0001F525")
        << "the name of the list is the player's own";
}

TEST(PastedLists, UnitsInOneLineAreToldApart) {
    const Units wanted{{"darth-vader-dark-lord-of-the-sith", {"force-choke"}},
                       {"stormtroopers", {"dlt-19-stormtrooper"}},
                       {"stormtroopers", {"dlt-19-stormtrooper"}},
                       {"snowtroopers"}};
    for (const char* text :
         {"Darth Vader Dark Lord of the Sith (170): Force Choke (10) = 180 2x Stormtroopers (42): "
          "DLT-19 Stormtrooper (20) = 124 Snowtroopers = 42",
          "Darth Vader Dark Lord of the Sith (Force Choke) 2x Stormtroopers (DLT-19 Stormtrooper) "
          "Snowtroopers",
          "Darth Vader Dark Lord of the Sith Force Choke 2x Stormtroopers DLT-19 Stormtrooper "
          "Snowtroopers",
          "Darth Vader Dark Lord of the Sith, Force Choke, 2x Stormtroopers, DLT-19 Stormtrooper, "
          "Snowtroopers",
          "Darth Vader Dark Lord of the Sith + Force Choke; 2x Stormtroopers + DLT-19 "
          "Stormtrooper; "
          "Snowtroopers"}) {
        const ImportedArmy army = read(text);
        EXPECT_EQ(missesOf(army), "") << text;
        EXPECT_EQ(army.list.units, wanted) << text;
    }
}

TEST(PastedLists, AListWithoutUnitsIsRefused) {
    for (const char* text :
         {R"({"armyFaction":"empire","units":[]})",
          R"({"armyFaction":"empire","units":[],"commandCards":["Implacable"]})",
          R"({"format":"sightline-army","version":1,"name":"A","faction":"empire","units":[]})",
          "https://legionhq2.com/list/empire/1000:bm,br",
          "https://legionhq2.com/list/empire/1000:", "Commands: Implacable\n"}) {
        const auto army = importArmy(text, test::cardNames());
        ASSERT_FALSE(army) << text;
        EXPECT_NE(army.problem().text.find("unit"), std::string::npos) << army.problem().text;
    }
    EXPECT_TRUE(importArmy(R"({"units":[{"name":"Nobody"}]})", test::cardNames()))
        << "what was not understood is named";
}

std::string openOr(const ImportedArmy& army) {
    if (army.open.size() == 1 && army.list.units.empty()) return "open";
    return army.list.units.empty() ? "none" : army.list.units.front().unit;
}

TEST(UnitsOfOneName, AreDecidedByWhatTheListSays) {
    const std::string luke = "Luke Skywalker";
    EXPECT_EQ(openOr(read(luke)), "open");
    // Several units have this name. The upgrades decide: only one of the three units can have three
    // Force upgrades.
    EXPECT_EQ(openOr(read(luke + " (Force Reflexes, Saber Throw, Force Push)")),
              "luke-skywalker-jedi-knight");
    EXPECT_EQ(openOr(read(luke + " (Force Reflexes)")), "open") << "it goes on all of them";
    // The command cards in the list decide between the units.
    EXPECT_EQ(openOr(read(luke + "\nCommands: I am a Jedi\n")), "luke-skywalker-jedi-knight");
    EXPECT_EQ(openOr(read(luke + "\nCommands: On Patrol\n")), "luke-skywalker-commander-skywalker");
    EXPECT_EQ(openOr(read(luke + "\nCommands: Son of Skywalker\n")), "open") << "it is of them all";
    // The year in the title decides between the units.
    const std::string anakin = "Anakin Skywalker\nClone Trooper Infantry\n";
    EXPECT_EQ(read("Spring cup\n" + anakin).open.size(), 1U);
    EXPECT_TRUE(read("Spring cup 2025\n" + anakin).open.empty());
    EXPECT_EQ(read("Spring cup 2026\n" + anakin).open.size(), 1U);
    // To choose between the units, the points in the list are more important than the command
    // cards.
    EXPECT_EQ(openOr(read(luke + " (110)\nCommands: I am a Jedi\n")),
              "luke-skywalker-commander-skywalker");
}

TEST(UnitsOfOneName, AreDecidedInJsonAsWell) {
    const auto army = [](const std::string& unit, const std::string& more) {
        return read(R"({"armyFaction":"rebel","units":[{"name":"Luke Skywalker")" + unit + "}]" +
                    more + "}");
    };
    EXPECT_EQ(openOr(army("", "")), "open");
    EXPECT_EQ(openOr(army(R"(,"points":165)", "")), "luke-skywalker-jedi-knight");
    EXPECT_EQ(openOr(army(R"(,"upgrades":["Force Reflexes","Saber Throw","Force Push"])", "")),
              "luke-skywalker-jedi-knight");
    EXPECT_EQ(openOr(army("", R"(,"commandCards":["On Patrol"])")),
              "luke-skywalker-commander-skywalker");
    const auto anakin = [](const std::string& date) {
        return read(R"({"armyFaction":"republic","units":[{"name":"Anakin Skywalker"}],"date":")" +
                    date + "\"}");
    };
    EXPECT_EQ(openOr(anakin("2024-03-01")), "anakin-skywalker-the-chosen-one");
    EXPECT_EQ(openOr(anakin("")), "open");
}

}  // namespace
}  // namespace sightline::app::pasted
