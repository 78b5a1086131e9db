// Games with the cards of a pack: `sim --pack` and `play --pack`, with the example pack in
// assets/packs.
#include <gtest/gtest.h>

#include <sstream>

#include "app/cli/games/sim_command.h"
#include "unit/cli/play_client.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {
namespace fs = std::filesystem;

fs::path examplePack() { return assetsFolder() / "packs/example"; }

/// A battle between two units of the example pack, in rounds with command cards.
std::string scenarioOfTheExample() {
    using nlohmann::json;
    const json army = {
        {"format", "sightline-army"},
        {"version", 1},
        {"name", "Harbour"},
        {"faction", "rebels"},
        {"units",
         {{{"unit", "luke-skywalker-hero-of-the-rebellion"}},
          {{"unit", "harbour-watch"}, {"upgrades", json::array({"signal-lantern"})}}}},
        {"commandHand", {"all-hands-on-deck", "standing-orders"}}};
    const auto placed = [](double y, double facing) {
        const auto mini = [&](double x) { return json{{"x", x}, {"y", y}, {"facing", facing}}; };
        return json::array(
            {{{"unit", 0}, {"minis", json::array({mini(10)})}},
             {{"unit", 1}, {"minis", {mini(15), mini(16.2), mini(13.8), mini(17.4)}}}});
    };
    const json scenario = {{"format", "sightline-scenario"},
                           {"version", 1},
                           {"name", "Harbour"},
                           {"layout",
                            {{"format", "sightline-layout"},
                             {"version", 1},
                             {"name", "Quay"},
                             {"table", {{"width", 36}, {"depth", 36}, {"mat", "desert"}}},
                             {"pieces", json::array()}}},
                           {"armies", {{"blue", army}, {"red", army}}},
                           {"placements", {{"blue", placed(8, 90)}, {"red", placed(28, -90)}}},
                           {"round", 1},
                           {"lastRound", 2},
                           {"phase", "command"}};
    return scenario.dump();
}

TEST(SimWithAPack, PlaysItsCardsAndRefusesABadOne) {
    const test::TextFiles files;
    const auto file = files.write("harbour.scenario.json", scenarioOfTheExample());
    std::ostringstream output, errors;
    SimSettings games{.games = 2, .scenario = file.string(), .packs = {examplePack()}};
    EXPECT_EQ(simCommand(games, output, errors), 0) << errors.str() << output.str();
    games.packs.clear();
    std::ostringstream without;
    EXPECT_EQ(simCommand(games, output, without), 1);
    EXPECT_NE(without.str().find("harbour-watch"), std::string::npos) << without.str();
    games.packs = {files.folder()};
    std::ostringstream refused;
    EXPECT_EQ(simCommand(games, output, refused), 1) << "a pack that is named must be good";
    EXPECT_NE(refused.str().find("pack.json"), std::string::npos) << refused.str();
}

TEST(PlayWithAPack, BeginsAndGoesOnWithItsCards) {
    const test::TextFiles files;
    const auto file = files.write("harbour.scenario.json", scenarioOfTheExample());
    PlaySettings settings{.scenario = file.string(), .packs = {examplePack()}};
    settings.save = (files.folder() / "saved.sightline").string();
    const std::vector<std::string> lines(4, test::random);
    const test::Played played = test::play(settings, lines);
    EXPECT_EQ(played.status, 0) << played.errors;
    const PlaySettings on{.journal = settings.save, .packs = {examplePack()}};
    EXPECT_EQ(test::play(on, lines).status, 0);
    const PlaySettings without{.journal = settings.save};
    const test::Played refused = test::play(without, lines);
    EXPECT_EQ(refused.status, 1);
    EXPECT_NE(refused.errors.find("harbour-watch"), std::string::npos) << refused.errors;
}

}  // namespace
}  // namespace sightline::app
