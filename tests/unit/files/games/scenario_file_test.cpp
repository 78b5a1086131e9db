// Reads the catalogue, army files and scenario files from disk.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/files/army_file.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {
using engine::Army;

Result<Army> armyOf(const std::string& units) {
    const auto catalogue = loadCatalogue(assetsFolder());
    const auto document = nlohmann::json::parse(
        R"({"format":"sightline-army","version":1,"name":"A","faction":"rebels","units":[)" +
        units + "]}");
    return engine::readArmy(document, "a.army.json", *catalogue);
}

TEST(CatalogueFile, HoldsTheStarterUnits) {
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue) << catalogue.problem().text;
    for (const char* id :
         {"luke-skywalker-hero-of-the-rebellion", "rebel-troopers", "at-rt-rebels",
          "darth-vader-dark-lord-of-the-sith", "stormtroopers", "74-z-speeder-bikes"}) {
        const auto* unit = catalogue->unit(id);
        ASSERT_NE(unit, nullptr) << id;
        EXPECT_FALSE(unit->card.weapons.empty()) << id;
    }
}

TEST(CatalogueFile, EveryUnitHasItsModels) {
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue);
    for (const auto& unit : catalogue->units) {
        auto models = unit.card.looks.others;
        models.push_back(unit.card.looks.leader);
        for (const auto& model : models) {
            EXPECT_TRUE(std::filesystem::exists(assetsFolder() / "models" / (model + ".glb")))
                << model;
        }
    }
}

TEST(ArmyFile, AddsUpPoints) {
    const auto army = armyOf(R"({"unit":"rebel-troopers","upgrades":[]},{"unit":"at-rt-rebels"})");
    ASSERT_TRUE(army) << army.problem().text;
    EXPECT_EQ(army->points, 94);
}

TEST(ArmyFile, RefusesUnknownUnitsWithTheNearestName) {
    EXPECT_EQ(armyOf(R"({"unit":"rebel-trooper"})").problem().text,
              "a.army.json: /units/0/unit: expected a unit of the catalogue (did you mean "
              "\"rebel-troopers\"?), "
              "found \"rebel-trooper\"");
}

TEST(ArmyFile, RefusesASecondUniqueUnitAndUnknownUpgrades) {
    const std::string luke = R"({"unit":"luke-skywalker-hero-of-the-rebellion"})";
    EXPECT_TRUE(armyOf(luke));
    EXPECT_EQ(armyOf(luke + "," + luke).problem().text,
              "a.army.json: /units/1: Luke Skywalker is unique: expected at most one in an army");
    EXPECT_EQ(armyOf(R"({"unit":"rebel-troopers","upgrades":["z-6-troopers"]})").problem().text,
              "a.army.json: /units/0/upgrades/0: expected an upgrade of the catalogue (did you "
              "mean \"z-6-trooper\"?), "
              "found \"z-6-troopers\"");
}

TEST(ScenarioFile, TheStarterBattleIsReadyToPlay) {
    auto loaded = loadScenario(assetsFolder() / "scenarios/starter.scenario.json");
    ASSERT_TRUE(loaded) << loaded.problem().text;
    EXPECT_EQ(loaded->scenario.units.size(), 8U);
    EXPECT_TRUE(loaded->layout.unagreed.empty());
    const auto game = engine::Game::start(loaded->scenario, 1);
    ASSERT_TRUE(game) << game.problem().text;
    ASSERT_NE((*game)->question(), nullptr);
    EXPECT_EQ((*game)->question()->ask, engine::Ask::chooseUnitToActivate);
}

TEST(ScenarioFile, TheTextOfAJournalNeedsNoOtherFile) {
    const auto loaded = loadScenario(assetsFolder() / "scenarios/starter.scenario.json");
    ASSERT_TRUE(loaded);
    EXPECT_TRUE(loaded->scenario.source["layout"].is_object());
    const auto again = scenarioFromJson(loaded->scenario.source, "journal");
    ASSERT_TRUE(again) << again.problem().text;
    EXPECT_EQ(again->scenario.units.size(), loaded->scenario.units.size());
    EXPECT_EQ(again->scenario.source, loaded->scenario.source);
}

std::string problemOf(const nlohmann::json& scenario) {
    const auto loaded = scenarioFromJson(scenario, "s");
    return loaded ? "no problem" : loaded.problem().text;
}

TEST(ScenarioFile, APictureToTraceStaysWithTheDesigner) {
    const auto starter = loadScenario(assetsFolder() / "scenarios/starter.scenario.json");
    ASSERT_TRUE(starter) << starter.problem().text;
    nlohmann::json traced = starter->scenario.source;
    traced["layout"]["trace"] = {
        {"picture", "/home/ada/map.png"}, {"middle", {36, 18}}, {"width", 72}};
    const auto loaded = scenarioFromJson(traced, "traced");
    ASSERT_TRUE(loaded) << loaded.problem().text;
    EXPECT_EQ(loaded->scenario.source, starter->scenario.source);
}

TEST(ScenarioFile, RefusesArmiesThatCannotBeRead) {
    const auto loaded = loadScenario(assetsFolder() / "scenarios/starter.scenario.json");
    ASSERT_TRUE(loaded);
    const test::TextFiles files;
    const auto problemWith = [&](const nlohmann::json& army) {
        auto scenario = loaded->scenario.source;
        scenario["armies"]["blue"] = army;
        const auto again = loadScenario(files.write("s.scenario.json", scenario.dump()));
        return again ? std::string("no problem") : again.problem().text;
    };
    EXPECT_NE(problemWith("none.army.json").find("/armies/blue: "), std::string::npos);
    EXPECT_NE(problemWith("none.army.json").find("none.army.json: cannot be opened: No such file"),
              std::string::npos);
    files.write("broken.army.json", "{\"format\": ");
    EXPECT_NE(
        problemWith("broken.army.json").find("broken.army.json: line 1, byte 12: expected JSON"),
        std::string::npos)
        << problemWith("broken.army.json");
    files.write("garbage.army.json", std::string(10U << 20U, '\x81'));
    EXPECT_NE(
        problemWith("garbage.army.json").find("garbage.army.json: line 1, byte 1: expected JSON"),
        std::string::npos);
    EXPECT_NE(problemWith(5).find("/armies/blue: expected a path or a document, found 5"),
              std::string::npos);
}

TEST(ScenarioFile, RefusesWhatDoesNotFitTogether) {
    const auto loaded = loadScenario(assetsFolder() / "scenarios/starter.scenario.json");
    ASSERT_TRUE(loaded);
    const nlohmann::json good = loaded->scenario.source;

    auto missing = good;
    missing["placements"]["blue"].erase(0);
    EXPECT_EQ(problemOf(missing),
              "s: /placements/blue: expected a placement of unit 0 (Luke Skywalker)");

    auto twice = good;
    twice["placements"]["blue"].push_back(twice["placements"]["blue"][0]);
    EXPECT_EQ(problemOf(twice),
              "s: /placements/blue/4/unit: expected a unit that is not placed yet, found 0");

    auto off = good;
    off["placements"]["red"][0]["minis"][0]["x"] = 73;
    EXPECT_EQ(problemOf(off),
              "s: /placements/red/0/minis/0/x: expected a number from 0 to 72, found 73");

    auto crowd = good;
    crowd["placements"]["red"][0]["minis"].push_back({{"x", 1}, {"y", 1}});
    EXPECT_EQ(problemOf(crowd),
              "s: /placements/red/0/minis: expected a list of 1 to 1, found a list of 2");

    auto phase = good;
    phase["phase"] = "lunch";
    EXPECT_EQ(problemOf(phase),
              "s: /phase: expected one of command|activation|setup, found \"lunch\"");
}

TEST(ScenarioFile, AUnitMayStillBeOffTheTableAndHasTokens) {
    const auto loaded = loadScenario(assetsFolder() / "scenarios/starter.scenario.json");
    ASSERT_TRUE(loaded);
    auto away = loaded->scenario.source;
    auto& placement = away["placements"]["blue"][1];
    placement.erase("minis");
    placement["undeployed"] = true;
    placement["tokens"] = {{"ion", 1}, {"poison", 2}, {"immobilize", 3}, {"commander", true}};
    const auto scenario = scenarioFromJson(away, "s");
    ASSERT_TRUE(scenario) << scenario.problem().text;
    const auto game = engine::Game::start(scenario->scenario, 1);
    ASSERT_TRUE(game) << game.problem().text;
    const auto unit = (*game)->view(engine::Player::blue).unit(engine::UnitId{1});
    EXPECT_TRUE(unit.undeployed);
    EXPECT_FALSE(unit.minis.empty());
    EXPECT_EQ(unit.tokens[engine::Token::ion], 1);
    EXPECT_EQ(unit.tokens[engine::Token::poison], 2);
    EXPECT_EQ(unit.tokens[engine::Token::immobilize], 3);
    EXPECT_TRUE(unit.commanderToken);

    placement["minis"] = nlohmann::json::array({{{"x", 1}, {"y", 1}}});
    EXPECT_EQ(problemOf(away), "s: /placements/blue/1/minis: an undeployed unit has no places");
}

engine::CommandCard played(const std::string& id) {
    const auto catalogue = loadCatalogue(assetsFolder());
    return engine::playedAs(*catalogue->command(id));
}

TEST(CommandCards, ArePlayedAsTheCatalogueHasThem) {
    EXPECT_EQ(played("ambush").pips, 1);
    EXPECT_EQ(played("push").orders.at(0).count, 2);
    EXPECT_EQ(played("assault").orders.at(0).count, 3);
    EXPECT_TRUE(played("standing-orders").returnsToHand);
    EXPECT_TRUE(played("standing-orders").automated);
    const auto implacable = played("implacable");
    EXPECT_TRUE(implacable.automated);
    EXPECT_FALSE(played("voracious-ambition").automated) << "the players carry its effect out";
    EXPECT_EQ(implacable.orders.at(0).filter.name, "Darth Vader");
    const auto catalogue = loadCatalogue(assetsFolder());
    const auto& vader = catalogue->unit("darth-vader-dark-lord-of-the-sith")->card;
    const auto& troopers = catalogue->unit("stormtroopers")->card;
    EXPECT_TRUE(implacable.orders[0].filter.matches(vader, vader.rank));
    EXPECT_FALSE(implacable.orders[0].filter.matches(troopers, troopers.rank));
}

TEST(CommandCards, APromotedUnitIsOrderedAsACommander) {
    const auto catalogue = loadCatalogue(assetsFolder());
    const auto& troopers = catalogue->unit("stormtroopers")->card;
    engine::UnitFilter commanders;
    commanders.rank = engine::Rank::commander;
    EXPECT_FALSE(commanders.matches(troopers, troopers.rank));
    EXPECT_TRUE(commanders.matches(troopers, engine::Rank::commander));
}

TEST(ScenarioFile, AGameFromItsSetup) {
    const auto loaded = loadScenario(assetsFolder() / "scenarios/full_game.scenario.json");
    ASSERT_TRUE(loaded) << loaded.problem().text;
    const engine::Scenario& scenario = loaded->scenario;
    EXPECT_EQ(scenario.phase, engine::Phase::setup);
    EXPECT_EQ(scenario.commandHands[0].size(), 7U) << "with Standing Orders";
    EXPECT_EQ(scenario.battleDecks[1].size(), 9U);
    EXPECT_EQ(scenario.armyNames[1], "Imperial company");
    for (const auto& unit : scenario.units) EXPECT_TRUE(unit.undeployed);
    auto game = engine::Game::start(scenario, 1);
    ASSERT_TRUE(game) << game.problem().text;
    EXPECT_EQ((*game)->question()->ask, engine::Ask::confirmTerrain);
    // A journal contains everything that is needed to replay it.
    const auto again = scenarioFromJson(scenario.source, "journal");
    ASSERT_TRUE(again) << again.problem().text;
    auto same = engine::Game::start(again->scenario, 1);
    ASSERT_TRUE(same) << same.problem().text;
    EXPECT_EQ((*same)->digest(), (*game)->digest());
}

TEST(ScenarioFile, RefusesUnknownCardsAndAPhaseWithoutAHand) {
    auto document =
        loadScenario(assetsFolder() / "scenarios/full_game.scenario.json")->scenario.source;
    auto wrong = document;
    wrong["armies"]["blue"]["commandHand"][0] = "ambusch";
    const auto unknown = scenarioFromJson(wrong, "s");
    ASSERT_FALSE(unknown);
    EXPECT_NE(unknown.problem().text.find("did you mean \"ambush\"?"), std::string::npos);
    wrong = document;
    wrong["armies"]["red"]["commandHand"][1] = "ambush";
    EXPECT_FALSE(scenarioFromJson(wrong, "s")) << "one card twice";
    wrong = document;
    wrong["battleDecks"]["red"]["primary"][0] = "hold-the-well";
    const auto card = scenarioFromJson(wrong, "s");
    ASSERT_FALSE(card);
    EXPECT_NE(card.problem().text.find("did you mean \"hold-the-wells\"?"), std::string::npos);
    wrong = loadScenario(assetsFolder() / "scenarios/starter.scenario.json")->scenario.source;
    wrong["phase"] = "command";
    const auto phase = scenarioFromJson(wrong, "s");
    ASSERT_FALSE(phase);
    EXPECT_NE(phase.problem().text.find("/phase"), std::string::npos);
}

// Core Rulebook p. 16-18: if a game begins with its setup, the armies, command hands and battle
// decks must be legal.
TEST(ScenarioFile, SetupRefusesWhatIsNotLegal) {
    const auto good =
        loadScenario(assetsFolder() / "scenarios/full_game.scenario.json")->scenario.source;
    const auto problemOf = [](const nlohmann::json& document) {
        const auto read = scenarioFromJson(document, "s");
        return read ? std::string("legal") : read.problem().text;
    };
    EXPECT_EQ(problemOf(good), "legal");
    auto wrong = good;
    auto& units = wrong["armies"]["blue"]["units"];
    for (std::size_t i = units.size(); i-- > 0;) {
        if (units[i]["unit"] == "rebel-troopers") units.erase(i);
    }
    EXPECT_NE(problemOf(wrong).find("at least 3 are needed; add "), std::string::npos)
        << problemOf(wrong);
    EXPECT_NE(problemOf(wrong).find("(p. 16, Ranks and Rank Requirements)"), std::string::npos);
    wrong = good;
    wrong["armies"]["red"]["commandHand"].erase(0);
    EXPECT_NE(problemOf(wrong).find("add 1 card of 1 pip (p. 18, Building a Command Hand)"),
              std::string::npos)
        << problemOf(wrong);
    wrong = good;
    wrong["battleDecks"]["blue"]["advantage"].erase(0);
    EXPECT_NE(problemOf(wrong).find("/battleDecks/blue/advantage: 2 advantage cards, 3 are needed"),
              std::string::npos)
        << problemOf(wrong);
    wrong = good;
    wrong["battleDecks"]["blue"]["primary"][1] = wrong["battleDecks"]["blue"]["primary"][0];
    EXPECT_NE(problemOf(wrong).find("/primary/1: it is there twice"), std::string::npos)
        << problemOf(wrong);
}

}  // namespace
}  // namespace sightline::app
