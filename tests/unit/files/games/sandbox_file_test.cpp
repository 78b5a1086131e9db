// Scenario files for the sandbox, a table without rules: all units of the catalogue, and bare
// bases.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::app {
namespace {

using engine::Player;
using nlohmann::json;

json sandbox(const std::string& units, const std::string& more = "") {
    return json::parse(R"({"format":"sightline-scenario","version":1,"name":"S","sandbox":true,
        "layout":{"format":"sightline-layout","version":1,"name":"L","pieces":[],
                  "table":{"width":72,"depth":36,"mat":"desert"}})" +
                       more + R"(,"units":[)" + units + "]}");
}
Result<LoadedScenario> inSandbox(const json& document) {
    return scenarioFromJson(document, "s.scenario.json");
}
std::string whyNot(const json& document) {
    const auto scenario = inSandbox(document);
    return scenario ? "" : scenario.problem().text;
}
std::unique_ptr<engine::Game> gameOf(const json& document) {
    auto scenario = inSandbox(document);
    EXPECT_TRUE(scenario) << scenario.problem().text;
    auto game = engine::Game::start(std::move(scenario->scenario), 1);
    EXPECT_TRUE(game) << game.problem().text;
    return std::move(game).value();
}

TEST(SandboxFile, MayBeEmpty) {
    const auto game = gameOf(sandbox(""));
    ASSERT_TRUE(game->question());
    EXPECT_EQ(game->question()->ask, engine::Ask::freeTable);
    EXPECT_TRUE(game->view(Player::blue).units.empty());
}

TEST(SandboxFile, PutsUnitsAndBareBasesWhereItSays) {
    const auto game = gameOf(sandbox(
        R"({"player":"blue","unit":"rebel-troopers","tokens":{"aim":2},"wounds":[0],
            "minis":[{"x":10,"y":10},{"x":10,"y":12},{"x":12,"y":10},{"x":12,"y":12}]},
           {"player":"red","bare":{"base":"large","height":2.5,"name":"Pillar"},
            "minis":[{"x":40,"y":20,"facing":90}]},
           {"player":"red","bare":{"base":"small","height":1},"undeployed":true})"));
    const engine::View view = game->view(Player::blue);
    ASSERT_EQ(view.units.size(), 3U);
    EXPECT_EQ(view.units[0].tokens[engine::Token::aim], 2);
    EXPECT_EQ(view.units[0].minis.size(), 4U);
    EXPECT_EQ(view.units[1].label, "Pillar");
    const geometry::Mini pillar = view.mini(view.units[1].minis.front()).mini;
    EXPECT_NEAR(pillar.height, 2.5, 1e-9);
    EXPECT_NEAR(pillar.base.width, 70 / 25.4, 1e-3);
    EXPECT_TRUE(view.units[2].undeployed);
    EXPECT_EQ(view.units[2].label, "small");
}

// Placements of units in a scenario file can have many members. The test uses all of them. A
// misspelt member must be refused with the nearest valid name.
TEST(SandboxFile, UnitsStandAsPlacementsSay) {
    const std::string who = R"({"player":"blue","unit":"rebel-troopers","undeployed":true,)";
    const auto game =
        gameOf(sandbox(who + R"("ordered":true,"wasDamaged":true,"tokens":{"commander":true}})"));
    const engine::UnitView unit = game->view(Player::blue).unit(engine::UnitId{0});
    EXPECT_TRUE(unit.undeployed && unit.ordered && unit.wasDamaged && unit.commanderToken);
    EXPECT_FALSE(unit.activated || unit.promoted);
    const std::string misspelt = whyNot(sandbox(who + R"("wasDamagd":true})"));
    EXPECT_NE(misspelt.find("/units/0/wasDamagd: "), std::string::npos) << misspelt;
    EXPECT_NE(misspelt.find("\"wasDamaged\""), std::string::npos) << misspelt;
}

// The sandbox does not check cohesion or other rules for positions. It only refuses positions that
// are physically impossible.
TEST(SandboxFile, StandsUnitsOutOfCohesionButNotOnEachOther) {
    const std::string two = R"({"player":"blue","unit":"rebel-troopers","minis":[{"x":5,"y":5},)";
    gameOf(sandbox(two + R"({"x":70,"y":30},{"x":5,"y":30},{"x":70,"y":5}]})"));
    auto scenario = inSandbox(sandbox(two + R"({"x":5.2,"y":5}]})"));
    ASSERT_TRUE(scenario);
    EXPECT_FALSE(engine::Game::start(std::move(scenario->scenario), 1));
}

TEST(SandboxFile, ArmiesMayStandInItToo) {
    const std::string armies =
        R"(,"armies":{"blue":{"format":"sightline-army","version":1,"name":"A","faction":"rebels",
             "units":[{"unit":"rebel-troopers"}]},
           "red":{"format":"sightline-army","version":1,"name":"B","faction":"empire",
             "units":[{"unit":"stormtroopers"}]}},
          "placements":{"blue":[{"unit":0,"undeployed":true}],
                        "red":[{"unit":0,"undeployed":true}]})";
    const auto game =
        gameOf(sandbox(R"({"player":"red","unit":"stormtroopers","undeployed":true})", armies));
    EXPECT_EQ(game->view(Player::blue).units.size(), 3U);
    EXPECT_EQ(game->view(Player::blue).units[2].label, "Stormtroopers 2");
}

TEST(SandboxFile, RefusesWhatItCannotUse) {
    const auto ends = [](const std::string& text, const std::string& end) {
        EXPECT_TRUE(text.starts_with("s.scenario.json: ") && text.ends_with(end)) << text;
        EXPECT_EQ(text.find('\n'), std::string::npos);
    };
    ends(whyNot(sandbox(R"({"player":"blue","unit":"rebel-trooper","undeployed":true})")),
         "/units/0: \"rebel-trooper\" is not a unit of the catalogue (did you mean "
         "\"rebel-troopers\"?)");
    ends(whyNot(sandbox(R"({"player":"blue","bare":{"base":"larg","height":2}})")),
         "/units/0: \"larg\" is not a base (did you mean \"large\"?)");
    ends(whyNot(sandbox(R"({"player":"blue","bare":{"base":"large","height":0}})")),
         "/units/0: the height of a silhouette must be over 0 and at most 24 inches");
    ends(whyNot(sandbox(R"({"player":"blue","bare":{"base":"large","height":25}})")),
         "/units/0: the height of a silhouette must be over 0 and at most 24 inches");
    ends(whyNot(sandbox("", R"(,"phase":"setup")")),
         "/phase: a sandbox plays no rules: it begins without it");
    ends(whyNot(sandbox("", R"(,"mission":{})")),
         "/mission: a sandbox plays no rules: it begins without it");
    EXPECT_NE(whyNot(sandbox(R"({"player":"green","unit":"stormtroopers"})")), "");
    EXPECT_NE(whyNot(sandbox(R"({"player":"blue","unit":"stormtroopers","mini":[]})")), "");
    json ordinary = sandbox("");
    ordinary["sandbox"] = false;
    ends(whyNot(ordinary),
         "/units: only a sandbox has units outside its armies (\"sandbox\": true)");
}

/// Every unit of the catalogue can join the sandbox alone. Exception: a unit whose upgrades bring
/// all of its miniatures can join only with these upgrades.
TEST(SandboxFile, EveryUnitOfTheCatalogueCanJoin) {
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue);
    const auto game = gameOf(sandbox(""));
    std::size_t joined = 0;
    for (const engine::UnitEntry& entry : catalogue->units) {
        const engine::Adjust joins{
            Player::red,
            engine::JoinSandbox{{.player = Player::red, .unit = entry.facts.id}, {36, 18, 0}, {}}};
        const auto refusal = game->answer(joins);
        if (refusal) {
            EXPECT_NE(refusal->text.find("has no miniatures without its upgrades"),
                      std::string::npos)
                << entry.facts.id << ": " << refusal->text;
            continue;
        }
        ++joined;
        ASSERT_TRUE(game->undo());
    }
    EXPECT_GT(joined, catalogue->units.size() * 9 / 10);
}

}  // namespace
}  // namespace sightline::app
