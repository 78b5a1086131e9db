// Army lists in posts that contain only the beginning of an upgrade's name.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legion/lists/exchange/import_army.h"
#include "unit/files/own_cards.h"

namespace sightline::app {
namespace {
using engine::ArmyUnit;

engine::ImportedArmy shortlyNamed(const std::string& text) {
    const auto army = importArmy(text, test::cards(), test::exchangeTable());
    EXPECT_TRUE(army) << text << "\n" << army.problem().text;
    return army ? *army : engine::ImportedArmy{};
}
bool says(const engine::ImportedArmy& army, const std::string& part) {
    return std::any_of(army.notes.begin(), army.notes.end(), [&](const Message& note) {
        return english(note).find(part) != std::string::npos;
    });
}

TEST(PostedShortNames, AreTakenWhereOneUpgradeFitsAndSaidToBe) {
    const ArmyUnit wanted{"stormtroopers", {"dlt-19-stormtrooper"}};
    for (const char* text : {"Stormtroopers with DLT-19\n", "Stormtroopers w/ dlt19\n",
                             "Stormtroopers (DLT)\n", "Stormtroopers\n - DLT-19 (20)\n"}) {
        const engine::ImportedArmy army = shortlyNamed(text);
        EXPECT_TRUE(army.missed.empty()) << text;
        EXPECT_EQ(army.list.units, std::vector<ArmyUnit>{wanted}) << text;
        EXPECT_TRUE(says(army, "was taken for DLT-19 Stormtrooper")) << text;
    }
    const engine::ImportedArmy rebels = shortlyNamed("2x Rebel Troopers with Z6\n");
    EXPECT_EQ(rebels.list.units,
              std::vector<ArmyUnit>(2, ArmyUnit{"rebel-troopers", {"z-6-trooper"}}));
}

TEST(PostedShortNames, AreMissedWhereSeveralFitOrNoneDoes) {
    for (const char* text :
         {"Darth Vader, Dark Lord of the Sith with Force\n", "Snowtroopers with Z-6\n",
          "Rebel Troopers, Luke\n", "Stormtroopers with DLT-1\n", "Stormtroopers with DL\n",
          "Stormtroopers with D\n"}) {
        const engine::ImportedArmy army = shortlyNamed(text);
        EXPECT_EQ(army.missed.size(), 1U) << text;
        ASSERT_EQ(army.list.units.size(), 1U) << text;
        EXPECT_TRUE(army.list.units[0].upgrades.empty()) << text;
    }
}

TEST(PostedShortNames, AreNoCauseOfADifferenceToTheStatedTotal) {
    EXPECT_FALSE(says(shortlyNamed("L\n82/1000\nStormtroopers (42)\n - DLT-19 (20)\n"),
                      "part that was not understood"));
}

}  // namespace
}  // namespace sightline::app
