// Army lists as people write them in posts and battle reports: bullets, counts, titles, all forms
// of upgrades, lost line breaks, cards of earlier editions. Each form is tested with its special
// cases and refusals.
#include <gtest/gtest.h>

#include "unit/files/exchange/posted_lists.h"

namespace sightline::app {
namespace {
using engine::ArmyUnit;
using engine::ImportedArmy;
using test::missesOf;
using test::notes;
using test::read;
using test::times;
using test::unitsOf;
using Units = std::vector<ArmyUnit>;

TEST(PostedList, BulletsOfEveryKind) {
    for (const char* bullet : {"- ", "* ", "\u2022 ", "\u2013 ", "\u2014 ", "  - ", "\t\u2022 ",
                               "-", "\u2022", "> - ", "## "}) {
        const std::string text =
            std::string(bullet) + "Snowtroopers\n" + bullet + "General Veers\n";
        EXPECT_EQ(unitsOf(text), (Units{{"snowtroopers"}, {"general-veers-master-tactician"}}))
            << bullet;
    }
}

TEST(PostedList, CountsOfEveryKind) {
    for (const char* line :
         {"3x Snowtroopers", "3 x Snowtroopers", "x3 Snowtroopers", "3\u00d7 Snowtroopers",
          "3 \u00d7 Snowtroopers", "3 Snowtroopers", "Snowtroopers x3", "Snowtroopers x 3",
          "Snowtroopers \u00d73", "Snowtroopers (x3)", "Snowtroopers 3x", "\u2022 3x Snowtroopers",
          "Corps: 3x Snowtroopers", "3x Imperial Snowtroopers", "3 Snowtroopers (42)",
          "3x Snowtroopers = 126"})
        EXPECT_EQ(unitsOf(line), times(3, {"snowtroopers"})) << line;
}

TEST(PostedList, ANumberInANameIsNoCount) {
    EXPECT_EQ(unitsOf("74-Z Speeder Bikes\n2x 74-Z Speeder Bikes\n"),
              times(3, {"74-z-speeder-bikes"}));
    EXPECT_EQ(unitsOf("2 X-34 Landspeeder\n"), times(2, {"x-34-landspeeder"}));
    EXPECT_EQ(unitsOf("1.4 FD Laser Cannon Team 65\n"), Units{{"1-4-fd-laser-cannon-team"}});
}

TEST(PostedList, CountsAreKeptWithinAnArmy) {
    EXPECT_EQ(unitsOf("1x Snowtroopers\n").size(), 1U);
    EXPECT_EQ(unitsOf("20x Snowtroopers\n").size(), 20U);
    EXPECT_TRUE(read("Stormtroopers\n21x Snowtroopers\n").list.units.size() < 3);
    EXPECT_EQ(read("20x Snowtroopers\n20x Snowtroopers\n20x Snowtroopers\n").list.units.size(),
              60U);
    const ImportedArmy full =
        read("20x Snowtroopers\n20x Snowtroopers\n20x Snowtroopers\nStormtroopers\n");
    EXPECT_EQ(full.list.units.size(), 60U);
    ASSERT_EQ(full.missed.size(), 1U);
    EXPECT_EQ(full.missed[0].reason, "no army can have this many units");
}

TEST(PostedList, UpgradesBehindAUnitInEveryForm) {
    const Units wanted{{"stormtroopers", {"dlt-19-stormtrooper", "stormtrooper"}}};
    for (const char* line :
         {"Stormtroopers (DLT-19 Stormtrooper, Stormtrooper)",
          "Stormtroopers with DLT-19 Stormtrooper and Stormtrooper",
          "Stormtroopers w/ DLT-19 Stormtrooper, Stormtrooper",
          "Stormtroopers + DLT-19 Stormtrooper + Stormtrooper",
          "Stormtroopers (42) + DLT-19 Stormtrooper (20) + Stormtrooper (8) = 70",
          "Stormtroopers, DLT-19 Stormtrooper, Stormtrooper",
          "Stormtroopers: DLT-19 Stormtrooper, Stormtrooper",
          "Stormtroopers \u2013 DLT-19 Stormtrooper, Stormtrooper",
          "Stormtroopers - DLT-19 Stormtrooper, and Stormtrooper",
          "Stormtroopers [DLT-19 Stormtrooper][Stormtrooper]",
          "Stormtroopers (DLT-19 Stormtrooper / Stormtrooper) 70",
          "Stormtroopers 42\n  DLT-19 Stormtrooper 20\n  Stormtrooper 8",
          "Stormtroopers (70)\n - DLT-19 Stormtrooper (20)\n - Stormtrooper (8)",
          "- Stormtroopers\n    - DLT-19 Stormtrooper\n    - Stormtrooper",
          "- Stormtroopers\n- DLT-19 Stormtrooper\n- Stormtrooper",
          "Stormtroopers\n+ DLT-19 Stormtrooper\n+ Stormtrooper",
          "Stormtroopers 70\n--DLT-19 Stormtrooper (20), Stormtrooper (8)",
          "Stormtroopers (DLT-19 Stormtrooper,\nStormtrooper)"})
        EXPECT_EQ(unitsOf(line), wanted) << line;
}

TEST(PostedList, AnUnknownUpgradeIsNamedAndTakesNoPartOfAnother) {
    const ImportedArmy army = read("Stormtroopers with DLT-91 Stormtrooper and Imperial March\n");
    ASSERT_EQ(army.missed.size(), 1U) << missesOf(army);
    EXPECT_EQ(army.missed[0].text, "DLT-91 Stormtrooper");
    EXPECT_EQ(army.list.units, (Units{{"stormtroopers", {"imperial-march"}}}));
}

TEST(PostedList, AnUnknownUnitTakesItsUpgradesWithIt) {
    const ImportedArmy army = read(
        "L\n1/1000\nStormtroopers\nStrompers (40)\n - DLT-19 Stormtrooper (20)\nSnowtroopers\n");
    ASSERT_EQ(army.missed.size(), 1U) << missesOf(army);
    EXPECT_EQ(army.missed[0].where, "line 4");
    EXPECT_NE(army.missed[0].reason.find("its upgrades (1) are left out with it"),
              std::string::npos);
    EXPECT_EQ(army.list.units, (Units{{"stormtroopers"}, {"snowtroopers"}}));
}

TEST(PostedList, AnUpgradeWithoutAUnitIsNamed) {
    const ImportedArmy army = read("Corps:\n - DLT-19 Stormtrooper\n - Stormtroopers\n");
    ASSERT_EQ(army.missed.size(), 1U);
    EXPECT_EQ(army.missed[0].reason, "no unit before it can carry it");
}

TEST(PostedList, SomeOfSeveralUnitsCarryAnUpgrade) {
    const ImportedArmy army = read("3x Rebel Troopers \u2013 1x Z-6 Trooper, 3x Rebel Trooper\n");
    EXPECT_EQ(missesOf(army), "");
    EXPECT_EQ(army.list.units, (Units{{"rebel-troopers", {"z-6-trooper", "rebel-trooper"}},
                                      {"rebel-troopers", {"rebel-trooper"}},
                                      {"rebel-troopers", {"rebel-trooper"}}}));
    EXPECT_TRUE(notes(army, "1 of 3 Rebel Troopers got Z-6 Trooper"));
}

TEST(PostedList, TitlesInParentheses) {
    EXPECT_EQ(unitsOf("Luke Skywalker (Jedi Knight) (Force Push, Force Reflexes)\n"),
              (Units{{"luke-skywalker-jedi-knight", {"force-push", "force-reflexes"}}}));
    EXPECT_EQ(unitsOf("Luke Skywalker, Hero of the Rebellion 120\n"),
              Units{{"luke-skywalker-hero-of-the-rebellion"}});
    EXPECT_EQ(unitsOf("Han Solo (Operative) with Recon Intel\n"),
              (Units{{"han-solo-reluctant-hero", {"recon-intel"}}}));
    EXPECT_EQ(unitsOf("Operative Han Solo\n"), Units{{"han-solo-reluctant-hero"}});
    EXPECT_EQ(unitsOf("Commander: Han Solo\n"), Units{{"han-solo-unorthodox-general"}});
}

TEST(PostedList, ANameOfUnitAndUpgradeIsWhatItsPlaceSays) {
    EXPECT_EQ(unitsOf("Rebel Troopers\n - Rebel Officer\n"),
              (Units{{"rebel-troopers", {"rebel-officer"}}}));
    EXPECT_EQ(unitsOf("Rebel Troopers, Rebel Officer\n"),
              (Units{{"rebel-troopers", {"rebel-officer"}}}));
    // A bracket or the word "with" decides that the names after it are upgrades, even if the unit
    // itself has no slot for them.
    EXPECT_EQ(unitsOf("Mandalorian Warriors (Clan Wren, Sabine Wren)\n"),
              (Units{{"mandalorian-warriors", {"clan-wren", "sabine-wren"}}}));
    EXPECT_EQ(unitsOf("Mandalorian Warriors with Clan Wren and Sabine Wren\n"),
              (Units{{"mandalorian-warriors", {"clan-wren", "sabine-wren"}}}));
    EXPECT_EQ(unitsOf("- Rebel Troopers\n- Rebel Officer\n"),
              (Units{{"rebel-troopers"}, {"rebel-officer-fighting-for-freedom"}}));
    EXPECT_EQ(unitsOf("Corps:\n - Rebel Troopers = 40\nCommander:\n - Rebel Officer = 55\n"),
              (Units{{"rebel-troopers"}, {"rebel-officer-fighting-for-freedom"}}));
}

TEST(PostedList, CounterpartsInParenthesesAndAmongUpgrades) {
    const Units wanted{
        {"r2-d2-hero-of-a-thousand-devices", {}, "c-3po-human-cyborg-relations-counterpart"}};
    for (const char* text :
         {"Rebel Troopers\nR2-D2 (C-3PO)\n", "Rebel Troopers\nR2-D2 with C-3P0\n",
          "Rebel Troopers\nR2-D2 - C-3PO (Counterpart)\n", "Rebel Troopers\nR2-D2\nC-3PO (15)\n",
          "Rebel Troopers\nR2-D2\n - C-3PO\n",
          "Counterparts:\n - C-3PO\nOperative:\n - R2-D2\nCorps:\n - Rebel Troopers\n"}) {
        Units units = unitsOf(text);
        std::erase_if(units, [](const ArmyUnit& unit) { return unit.unit == "rebel-troopers"; });
        EXPECT_EQ(units, wanted) << text;
    }
    const ImportedArmy lone = read("Rebel Troopers\nGrogu\n");
    ASSERT_EQ(lone.missed.size(), 1U);
    EXPECT_EQ(lone.missed[0].reason, "no unit of the list can have this counterpart");
}

TEST(PostedList, LineBreaksLostAndDoubled) {
    const Units wanted{{"darth-vader-dark-lord-of-the-sith", {"strict-orders"}},
                       {"stormtroopers", {"dlt-19-stormtrooper"}},
                       {"stormtroopers", {"dlt-19-stormtrooper"}},
                       {"snowtroopers"}};
    const ImportedArmy lost = read(
        "Iron fist 341/1000 (4 activations) Commanders: - Darth Vader (170): Strict Orders (5) = "
        "175 Corps: - 2\u00d7 Stormtroopers (42): DLT-19 Stormtrooper (20) = 124 - Snowtroopers = "
        "42 Commands: \u2022 Implacable, \u2022\u2022\u2022\u2022 Standing Orders");
    EXPECT_EQ(missesOf(lost), "");
    EXPECT_EQ(lost.list.units, wanted);
    EXPECT_EQ(lost.list.name, "Iron fist");
    EXPECT_EQ(lost.list.commandHand, std::vector<std::string>{"implacable"});
    EXPECT_EQ(
        unitsOf("Darth Vader (170)\n\n\n - Strict Orders\n\nStormtroopers\n\n - DLT-19 "
                "Stormtrooper\r\n\r\nStormtroopers\r\n - DLT-19 Stormtrooper\n\nSnowtroopers\n"),
        wanted);
}

TEST(PostedList, HeadersInOneLineOrNone) {
    const ImportedArmy army =
        read("My droids - Separatists - 38/800 - 1 activation\n\nCORPS (1)\nB1 Battle Droids\n");
    EXPECT_EQ(army.list.name, "My droids - Separatists");
    EXPECT_EQ(army.list.size, engine::GameSize::escalation);
    EXPECT_EQ(army.list.units, Units{{"b1-battle-droids"}});
    EXPECT_EQ(army.statedPoints, 38);
    EXPECT_EQ(read("Total: 38 points\nB1 Battle Droids").statedPoints, 38);
    EXPECT_EQ(read("B1 Battle Droids").statedPoints, std::nullopt);
    EXPECT_EQ(read("Rebel Veterans with CM-0/93 Trooper").statedPoints, std::nullopt);
}

TEST(PostedList, FactionsAndBattleForcesAreReadWhereTheyStand) {
    EXPECT_EQ(read("Galactic Republic\nAT-RT\n").list.units, Units{{"at-rt-republic"}});
    EXPECT_EQ(read("Faction: Rebel Alliance\nAT-RT\n").list.units, Units{{"at-rt-rebels"}});
    const ImportedArmy force = read("Winter\n1/1000\nBattle Force: Blizzard Force\nSnowtroopers\n");
    EXPECT_EQ(force.list.battleForce, "blizzard-force");
    const ImportedArmy named = read("Blizzard Force\n42/1000\nSnowtroopers\n");
    EXPECT_EQ(named.list.battleForce, "blizzard-force");
    EXPECT_TRUE(notes(named, "taken for Blizzard Force"));
    const ImportedArmy wrong = read("Battle Force: Warm Front\nSnowtroopers\n");
    EXPECT_EQ(wrong.list.battleForce, "");
    EXPECT_TRUE(notes(wrong, "no battle force has the name \"Warm Front\""));
}

TEST(PostedList, SentencesAroundAListAreNoted) {
    const ImportedArmy army = read(
        "Hello there, this is what I bring on Saturday\n\nStormtroopers\nSnowtroopers\n\n"
        "I think it will be fun to play and I hope that you like it\n");
    EXPECT_EQ(missesOf(army), "");
    EXPECT_EQ(army.list.units, (Units{{"stormtroopers"}, {"snowtroopers"}}));
    EXPECT_TRUE(notes(army, "names no card"));
}

TEST(PostedList, CommandsWithPipsInNumbers) {
    const ImportedArmy army = read(
        "Darth Vader (170)\nCommand Cards: Implacable (1), New Ways to Motivate Them (2), Master "
        "of "
        "Evil (3), Standing Orders (4)\n");
    EXPECT_EQ(missesOf(army), "");
    EXPECT_EQ(
        army.list.commandHand,
        (std::vector<std::string>{"implacable", "new-ways-to-motivate-them", "master-of-evil"}));
    EXPECT_EQ(read("Darth Vader (170)\nCommands:\n\u2013 Implacable (1)\n\u2013 Nothing (2)\n")
                  .missed.at(0)
                  .text,
              "Nothing");
}

TEST(PostedList, CardsOfEarlierEditions) {
    const ImportedArmy army = read(
        "2x Battle Droids (36): E-5C Trooper (18) = 108\nSuper Tactical Droid - Kraken (90)\n");
    EXPECT_EQ(missesOf(army), "");
    EXPECT_EQ(army.list.units, (Units{{"b1-battle-droids", {"e-5c-b1-battle-droid"}},
                                      {"b1-battle-droids", {"e-5c-b1-battle-droid"}},
                                      {"kraken-super-tactical-droid"}}));
    EXPECT_TRUE(notes(army, "\"Battle Droids\" is called B1 Battle Droids now"));
    EXPECT_TRUE(notes(army, "\"E-5C Trooper\" is called E-5C B1 Battle Droid now"));
    EXPECT_FALSE(notes(read("B1 Battle Droids"), "is called"));
}

TEST(PostedList, CarelessSpelling) {
    EXPECT_EQ(unitsOf("2x Rebel AT-RTs with Laser Cannon\n"),
              times(2, {"at-rt-rebels", {"at-rt-laser-cannon"}}));
    EXPECT_EQ(unitsOf("Rebel Troopers\nR2D2\n"),
              (Units{{"rebel-troopers"}, {"r2-d2-hero-of-a-thousand-devices"}}));
    EXPECT_EQ(engine::looseName("at rts"), engine::looseName("atrt"));
    EXPECT_NE(engine::looseName("boss"), engine::looseName("bos"));
}

// The tests below use names that several units have.

}  // namespace
}  // namespace sightline::app
