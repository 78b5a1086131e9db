// Messages about the import of lists of other programs, in French. The tests cause every message
// about an unknown line, every note about the import, and every message about a wrong total of
// points. No English may be left.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "engine/legion/lists/exchange/import_army.h"
#include "engine/legion/lists/words/imports.h"
#include "ui/words/said_in_french.h"

namespace sightline::app {
namespace {

class FrenchImport : public ::testing::Test {
  protected:
    void SetUp() override {
        auto loaded = loadCatalogue(assetsFolder());
        ASSERT_TRUE(loaded.ok()) << loaded.problem().text;
        cards = std::move(loaded).value();
        auto read = loadExchange(assetsFolder(), cards);
        ASSERT_TRUE(read.ok()) << read.problem().text;
        table = std::move(read).value();
    }

    void hear(const Result<engine::ImportedArmy>& army) {
        if (!army) {
            EXPECT_FALSE(army.problem().message.none()) << army.problem().text;
            return french.hear(army.problem().message);
        }
        for (const engine::ImportMiss& miss : army->missed) {
            french.hear(engine::placeSaid(miss.where));
            french.hear(miss.why);
        }
        for (const engine::OpenUnit& open : army->open) french.hear(asMiss(open, cards).why);
        for (const sightline::Message& note : army->notes) french.hear(note);
    }
    void read(const std::string& text) { hear(engine::importArmy(text, cards, table)); }

    engine::Catalogue cards;
    engine::ExchangeTable table;
    SaidInFrench french;
};

TEST_F(FrenchImport, EveryRowOfTheTableIsSaid) {
    const char* manyPrices =
        "L\n337/1000\n2x Stormtroopers (DLT-19 Stormtrooper) = 136\nSnowtroopers (31)\n"
        "Scout Troopers (40)\nAT-ST (130)\n";
    for (const char* text :
         {" ",
          "hello",
          "Faction: Hutts\nSnowtroopers\n",
          "L\n1/1000\nSnowtroopers\nContingencies: Ambush\n",
          "20x Snowtroopers\n20x Snowtroopers\n20x Snowtroopers\nStormtroopers\n",
          "L\n1/1000\nStrompers (40)\n - DLT-19 Stormtrooper (20)\nSnowtroopers\n",
          "Snowtroopers\nVvvvwwwwkkkk (4)\n",
          "Corps:\n - DLT-19 Stormtrooper\n - Stormtroopers\n",
          "3x Rebel Troopers - 1x Z-6 Trooper, 3x Rebel Trooper\n",
          "Rebel Troopers\nGrogu\n",
          "Stormtroopers with DLT-19\n",
          "Blizzard Force\n42/1000\nSnowtroopers\n",
          "Battle Force: Warm Front\nSnowtroopers\n",
          "Hello there, this is what I bring on Saturday\n\nStormtroopers\nSnowtroopers\n\n",
          "2x Battle Droids (36): E-5C Trooper (18) = 108\n",
          "Stormtroopers (36)\n",
          "L\n150/1000\nLuke Skywalker\nRebel Troopers\n",
          "L\n999/1000\nRebel Troopers\nLuke Skywalker\n",
          "L\n126/1000 (3 activations)\n2x Snowtroopers\n",
          "L\n84/1000\n3x Snowtroopers\n",
          "L\n500/1000\nSnowtroopers\n",
          "L\n92/1000\nSnowtroopers (42)\nStrompers (50)\n",
          "L\n99/1000\nSnowtroopers (42)\nStrompers (50)\n",
          "L\n90/1000\nSnowtroopers (50)\nStrompers (40)\n",
          manyPrices,
          "/list/hutts/1000:1at",
          "/list/empire/zz:1au",
          "/list/empire/1000:1atat,at,1atZZ,9,0ay",
          R"({"armyFaction":"empire","battleForce":"Warm Front","units":[]})",
          R"({"armyFaction":"Galactic Empire","units":[{"name":"Snowtroopers"}]})",
          R"({"units":[{"name":"Snowtroopers"}]})",
          R"({"armyFaction":"Hutts","units":[{"name":"Snowtroopers"}]})",
          R"({"armyFaction":"rebels","units":[{"name":"Snowtroopers"}]})",
          R"(My list: {"armyFaction":"empire","units":[{"name":"Snowtroopers"}]} have fun)",
          R"({"armyFaction":"empire","units":[{"name":"Snowtroopers"}]}
{"armyFaction":"empire","units":[{"name":"Stormtroopers"}]})",
          R"({"armyFaction":"empire","units":[]})",
          R"({"listlink":"/list/empire/1000:1at","units":[{"name":"Darth Vader"}]})"})
        read(text);
    // After the title of the list, a line of normal text follows.
    read("Title\nI like this list\n\nStormtroopers\n");
    read(std::string(100001, 'x'));
    hear(engine::importLink("no link", cards, table));
    hear(engine::importLink("/list/empire/" + std::string(5000, '1'), cards, table));
    french.hear(engine::say::takenForEdition("2018"));
    EXPECT_EQ(french.english(), "");
    EXPECT_EQ(french.unsaid("engine/legion/lists/words/imports.h"), "");
}

TEST_F(FrenchImport, EnglishIsFound) {
    french.hear(sightline::Message{"%1 is not in this table", {PrintedName("Darth Vader")}});
    EXPECT_EQ(french.english(), " is not in this table (Darth Vader is not in this table)");
}

}  // namespace
}  // namespace sightline::app
