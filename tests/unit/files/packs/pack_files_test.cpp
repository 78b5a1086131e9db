// Card packs that are refused with file, JSON pointer and reason, and the example pack that players
// may copy.
#include <algorithm>

#include "engine/legion/lists/army/judge_army.h"
#include "unit/files/pack_of_cards.h"

namespace sightline::app {
namespace {
namespace fs = std::filesystem;
using test::Pack;
using test::packUnit;
using test::replaced;

// For each kind of mistake in a file name or folder: the file that the pack should have, and the
// wrong place of the file.
TEST(PackFiles, MisspeltAndMisplacedOnesAreNamed) {
    const auto problemWith = [](const std::string& file) {
        return Pack().write(file, "{}").problem();
    };
    EXPECT_EQ(
        problemWith("unit/more.json"),
        "unit: not part of a pack; expected folders: units, counterparts, upgrades, commands, "
        "battle, battle_forces (did you mean \"units\"?)");
    const std::string tables =
        ": not part of a pack; expected files: pack.json, points.json, stand_ins.json, "
        "special_slots.json, keywords.json, automation.json, reminders.json, or cards in a folder "
        "of their kind";
    EXPECT_EQ(problemWith("keyword.json"),
              "keyword.json" + tables + " (did you mean \"keywords.json\"?)");
    EXPECT_EQ(problemWith("Keywords.json"),
              "Keywords.json" + tables + " (did you mean \"keywords.json\"?)");
    EXPECT_EQ(problemWith("mine.json"), "mine.json" + tables);
    EXPECT_EQ(problemWith("points.json.txt"),
              "points.json.txt" + tables + " (did you mean \"points.json\"?)");
    const std::string cards =
        ": not part of a pack; expected only files of cards in this folder, with names that end in "
        ".json";
    EXPECT_EQ(problemWith("units/more.jsn"), "units/more.jsn" + cards);
    EXPECT_EQ(problemWith("units/mine/more.json"), "units/mine" + cards);
}

TEST(PackFiles, TextsForPeopleMayLieAnywhere) {
    Pack pack;
    for (const char* file : {"README.md", "LICENSE", "notes.txt", "units/why.md", ".git/config",
                             ".directory", "units/.more.json.swp"})
        pack.write(file, "words");
    EXPECT_EQ(pack.problem(), "no problem");
}

TEST(PackCards, ATrooperHasCourageAndNoResilience) {
    const auto problemWith = [](const std::string& to) {
        return Pack(replaced(packUnit(), R"("courage": 1,)", to)).problem();
    };
    EXPECT_EQ(problemWith(""),
              "units/mine.json: /units/0: expected a member \"courage\" of a trooper: a number, or "
              "null for a dash");
    EXPECT_EQ(problemWith(R"("resilience": 5,)"),
              "units/mine.json: /units/0/resilience: a trooper has no resilience, only vehicles "
              "have");
    EXPECT_EQ(problemWith(R"("courage": 1, "resilience": 5,)"),
              "units/mine.json: /units/0/resilience: a trooper has no resilience, only vehicles "
              "have");
    EXPECT_EQ(problemWith(R"("courage": 0,)"),
              "units/mine.json: /units/0/courage: expected a whole number from 1 to 9, found 0");
    EXPECT_EQ(problemWith(R"("courage": null,)"), "no problem");
    const auto dash = Pack(replaced(packUnit(), R"("courage": 1)", R"("courage": null)")).load();
    EXPECT_EQ(dash->unit("test-squad")->card.courage, std::nullopt);
}

TEST(PackCards, AVehicleHasNoCourage) {
    const auto problemWith = [](const std::string& to) {
        const std::string vehicle =
            replaced(packUnit(), R"("type": "trooper")", R"("type": "ground vehicle")");
        return Pack(replaced(vehicle, R"("courage": 1,)", to)).problem();
    };
    EXPECT_EQ(problemWith(R"("courage": 1,)"),
              "units/mine.json: /units/0/courage: a vehicle has no courage, only troopers have");
    EXPECT_EQ(problemWith(R"("courage": 1, "resilience": 5,)"),
              "units/mine.json: /units/0/courage: a vehicle has no courage, only troopers have");
    EXPECT_EQ(problemWith(R"("resilience": 5,)"), "no problem");
    EXPECT_EQ(problemWith(""), "no problem");
}

TEST(PackCards, ModelsMustBeThere) {
    const auto problemWith = [](const std::string& looks) {
        return Pack(replaced(packUnit(), R"({"stand_in": "trooper"})", looks)).problem();
    };
    EXPECT_EQ(problemWith(R"({"leader": "droid_tripod", "others": ["droid_tripod"]})"),
              "no problem");
    EXPECT_EQ(problemWith(R"({"leader": "droid_tripodd", "others": []})"),
              "units/mine.json: /units/0/looks/leader: \"droid_tripodd\" is not a model (did you "
              "mean \"droid_tripod\"?)");
    EXPECT_EQ(problemWith(R"({"leader": "droid_tripod", "others": ["droid_tripod", "qqqqqqqq"]})"),
              "units/mine.json: /units/0/looks/others/1: \"qqqqqqqq\" is not a model");
    EXPECT_TRUE(problemWith(R"({"leader": "droid_tripod", "others": [], "heavy": "../liveries"})")
                    .starts_with("units/mine.json: /units/0/looks/heavy: \"../liveries\" is not a "
                                 "model"));
    EXPECT_EQ(Pack()
                  .write("stand_ins.json", R"({"format": "sightline-stand-ins", "version": 1,
                         "stand_ins": {"mine": {"leader": "qqqqqqqq", "others": []}}})")
                  .problem(),
              "stand_ins.json: /stand_ins/mine/leader: \"qqqqqqqq\" is not a model");
}

// A pack may invent a keyword. No code can apply an invented keyword, so the players apply it by
// hand.
TEST(PackCards, AKeywordOfTheirOwnIsByHand) {
    const auto loadedWith = [](const std::string& automation) {
        return Pack()
            .write("keywords.json", R"({"format": "sightline-keywords", "version": 1,
                   "keywords": [{"name": "Nimbler", "on": ["unit"]}]})")
            .write("automation.json",
                   R"({"format": "sightline-automation", "version": 1)" + automation + "}")
            .load();
    };
    for (const char* said :
         {"", R"(, "keywords": {"Nimbler": "not yet"})", R"(, "keywords": {"Nimbler": "done"})"}) {
        const auto cards = loadedWith(said);
        ASSERT_TRUE(cards) << cards.problem().text;
        EXPECT_FALSE(cards->keyword("Nimbler")->automated) << said;
        EXPECT_TRUE(cards->keyword("Nimble")->automated) << said;
    }
    EXPECT_FALSE(loadedWith(R"(, "keywords": {"Nimbler": "soon"})"));
}

fs::path examplePack() { return assetsFolder() / "packs/example"; }

TEST(ExamplePack, BringsAUnitWithAKeywordAnUpgradeAndACommandCard) {
    const auto cards = loadCatalogue(assetsFolder(), {examplePack()});
    ASSERT_TRUE(cards) << cards.problem().text;
    const engine::UnitEntry* unit = cards->unit("harbour-watch");
    ASSERT_NE(unit, nullptr);
    EXPECT_TRUE(unit->card.has("Sea Legs"));
    EXPECT_FALSE(cards->keyword("Sea Legs")->automated);
    EXPECT_FALSE(cards->keyword("Sea Legs")->help->moments.empty());
    engine::ArmyList list{.name = "Harbour", .faction = "rebels"};
    list.units = {{"leia-organa-fearless-and-inventive"},
                  {"harbour-watch", {"signal-lantern"}},
                  {"harbour-watch"},
                  {"harbour-watch"}};
    const auto objections = judgeArmy(list, *cards, engine::ArmyParts::units);
    EXPECT_TRUE(objections.empty()) << asLine(objections.front());
    list.units[2] = {"rebel-troopers", {"signal-lantern"}};
    const auto misplaced = judgeArmy(list, *cards, engine::ArmyParts::units);
    EXPECT_TRUE(std::any_of(misplaced.begin(), misplaced.end(), [](const auto& one) {
        return one.text == "Rebel Troopers: Signal Lantern is for Harbour Watch only";
    }));
    EXPECT_NE(cards->command("all-hands-on-deck"), nullptr);
}

}  // namespace
}  // namespace sightline::app
