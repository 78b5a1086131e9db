// The schema and the reader of scenarios follow one description.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "engine/legion/rules/files/scenario_fields.h"
#include "unit/files/json_schema.h"

namespace sightline::app {
namespace {
using nlohmann::json;
using sightline::test::JsonSchema;
using namespace engine;

/// The schema of the placements and recruits, without the members for a unit's state.
json placementsSchema(const geometry::TableSize& table) {
    const MiniStart mini;
    json placement = {{"type", "object"}};
    placement["properties"]["minis"] = {{"type", "array"},
                                        {"items", schemaOf(form::Part{mini, miniMembers(table)})}};
    const json side = {{"type", "array"}, {"items", placement}};
    return {{"type", "object"}, {"properties", {{"blue", side}, {"red", side}}}};
}

/// A recruit is a unit or a bare base.
json recruitSchema() {
    const Recruit any;
    return {{"anyOf",
             {schemaOf(form::Part{any, recruitMembers}), schemaOf(form::Part{any, bareMembers})}}};
}

json scenarioSchema() {
    const ScenarioSources sources;
    const Scenario any;
    const std::array<CommandsBegun, 2> commands;
    json schema = schemaOf(form::Part{any, stateMembers(sources)});
    schema["properties"]["commands"] = schemaOf(form::Part{commands, commandMembers});
    schema["properties"]["placements"] = placementsSchema({72, 36});
    schema["properties"]["units"] = {{"type", "array"}, {"items", recruitSchema()}};
    for (const char* other : {"format", "version", "name", "layout", "armies", "battleDecks",
                              "edition", "sandbox", "objectiveTokens"})
        schema["properties"][other] = json::object();
    schema["additionalProperties"] = false;
    return schema;
}

/// The paths of all scenarios that are shipped with the program.
std::vector<std::filesystem::path> readyScenarios() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(assetsFolder() / "scenarios"))
        if (entry.path().string().ends_with(".scenario.json")) files.push_back(entry.path());
    return files;
}

TEST(ScenarioSchema, EveryReadyScenarioFits) {
    const JsonSchema schema(scenarioSchema());
    ASSERT_GE(readyScenarios().size(), 4U);
    for (const auto& file : readyScenarios())
        EXPECT_EQ(schema.problemWith(*parseJsonFile(file)), "") << file;
}

TEST(ScenarioSchema, RefusesNumbersAndWordsThatTheReaderRefuses) {
    const auto starter = loadScenario(assetsFolder() / "scenarios/starter.scenario.json");
    ASSERT_TRUE(starter) << starter.problem().text;
    const JsonSchema schema(scenarioSchema());
    const auto problemWith = [&](const char* pointer, const json& value) {
        json other = starter->scenario.source;
        other[json::json_pointer(pointer)] = value;
        EXPECT_FALSE(scenarioFromJson(other, "s").ok()) << pointer << " " << value;
        return schema.problemWith(other);
    };
    EXPECT_EQ(schema.problemWith(starter->scenario.source), "");
    EXPECT_EQ(problemWith("/round", 21), "/round: is out of range");
    EXPECT_EQ(problemWith("/phase", "end"), "/phase: is none of the words");
    EXPECT_EQ(problemWith("/activePlayer", "green"), "/activePlayer: is none of the words");
    EXPECT_EQ(problemWith("/victoryPoints", {51, 0}), "/victoryPoints/0: is out of range");
    EXPECT_EQ(problemWith("/victoryPoints", {1, 0, 0}), "/victoryPoints: is too long");
    EXPECT_EQ(problemWith("/mission", {{"secondary", "wear-them-down"}}),
              "/mission: lacks \"objective\"");
    EXPECT_EQ(problemWith("/commands/blue/passPool", -1),
              "/commands/blue/passPool: is out of range");
    EXPECT_EQ(problemWith("/placements/blue/0/minis/0/x", 73),
              "/placements/blue/0/minis/0/x: is out of range");
    EXPECT_EQ(problemWith("/placements/red/0/minis/0/facing", "north"),
              "/placements/red/0/minis/0/facing: is no number");
}

TEST(ScenarioSchema, RefusesRecruitsThatTheReaderRefuses) {
    const JsonSchema schema(scenarioSchema());
    json sandbox = readyScenarios().empty() ? json() : *parseJsonFile(readyScenarios().front());
    sandbox["units"] = {{{"player", "blue"}, {"bare", {{"base", "27mm"}, {"height", 1.5}}}},
                        {{"player", "red"}, {"unit", "stormtroopers"}, {"upgrades", {"dlt-19"}}}};
    EXPECT_EQ(schema.problemWith(sandbox), "");
    sandbox["units"][1]["upgrades"] = "dlt-19";
    EXPECT_NE(schema.problemWith(sandbox), "");
    sandbox["units"] = {{{"player", "blue"}, {"bare", {{"base", "27mm"}, {"height", 1001}}}}};
    EXPECT_EQ(schema.problemWith(sandbox), "/units/0/bare/height: is out of range");
}

}  // namespace
}  // namespace sightline::app
