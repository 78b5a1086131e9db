// Requests of `sightline-cli query` and their answers.
#include "app/cli/query/queries.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "app/cli/query/query_command.h"
#include "unit/cli/query_table.h"

namespace sightline::app {
namespace {

TEST(Query, RangeBetweenUnequalBases) {
    const json answer = askQuery(R"({"id":7,"query":"range","from":{"x":10,"y":8,"base":"small"},
                                "to":{"x":22,"y":8,"base":"large"}})");
    EXPECT_EQ(answer["id"], 7);
    const double expected = 12 - (27 + 70) / 25.4 / 2;
    EXPECT_NEAR(answer["distance"].get<double>(), expected, 1e-9);
    EXPECT_EQ(answer["band"], 2);
    EXPECT_EQ(answer["within_half"], false);
}

TEST(Query, RangeTakesExplicitSilhouettes) {
    const json answer =
        askQuery(R"({"id":"a","query":"range","from":{"x":0,"y":0,"z":0,"radius":1,"height":2},
                                "to":{"x":4.5,"y":0,"z":3,"radius":1,"height":2}})");
    EXPECT_NEAR(answer["distance"].get<double>(), 2.5, 1e-9);
    EXPECT_EQ(answer["band"], 0.5);
    EXPECT_EQ(answer["within_half"], true);
}

TEST(Query, ABandEndsBeforeItsLine) {
    const auto band = [](double x) {
        const std::string to = std::to_string(x);
        return askQuery(
                   R"({"id":1,"query":"range","from":{"x":0,"y":0,"radius":1,"height":1},"to":{"x":)" +
                   to + R"(,"y":0,"radius":1,"height":1}})")["band"]
            .get<double>();
    };
    EXPECT_EQ(band(7.999), 1);
    EXPECT_EQ(band(8.0), 2);
    EXPECT_EQ(band(2.0), 0);
    EXPECT_EQ(band(40.0), 6);
}

TEST(Query, LineOfSightPastAndThroughAWall) {
    const json clear = askQuery(
        R"({"id":1,"query":"los","from":{"x":10,"y":5,"base":"small"},"to":{"x":30,"y":9,"base":"small"}})");
    EXPECT_EQ(clear["verdict"], "visible");
    EXPECT_EQ(clear["visible"], true);
    EXPECT_EQ(clear["witness"].size(), 2U);
    EXPECT_GT(clear["margin"].get<double>(), 0.0);
    EXPECT_TRUE(clear["margin_proven"].is_boolean());
    const json blocked = askQuery(
        R"({"id":1,"query":"los","from":{"x":17,"y":18,"base":"small"},"to":{"x":23,"y":18,"base":"small"}})");
    EXPECT_EQ(blocked["verdict"], "blocked");
    EXPECT_EQ(blocked["visible"], false);
    EXPECT_EQ(blocked["proven"], true);
    EXPECT_EQ(blocked["blockers"], json({"wall"}));
    EXPECT_FALSE(blocked.contains("witness"));
    const json ignoring = askQuery(R"({"id":1,"query":"los","from":{"x":17,"y":18,"base":"small"},
                                  "to":{"x":23,"y":18,"base":"small"},"ignore":["wall"]})");
    EXPECT_EQ(ignoring["visible"], true);
}

TEST(Query, TheMarginIsLeftOutWhenNotWanted) {
    const std::string pair =
        R"("query":"los","from":{"x":10,"y":18,"base":"small"},"to":{"x":30,"y":)";
    for (const char* y : {"18", "26"}) {
        const json whole = askQuery("{" + pair + y + R"(,"base":"small"}})");
        const json quick = askQuery("{" + pair + y + R"(,"base":"small"},"margin":false})");
        EXPECT_TRUE(whole.contains("margin"));
        EXPECT_FALSE(quick.contains("margin"));
        EXPECT_FALSE(quick.contains("margin_proven"));
        EXPECT_EQ(quick["verdict"], whole["verdict"]);
        EXPECT_EQ(quick.contains("witness"), whole.contains("witness"));
    }
    EXPECT_TRUE(askQuery("{" + pair + R"(18,"base":"small"},"margin":1})").contains("error"));
}

TEST(Query, ARefusalNamesRulePageAndPiece) {
    const json answer = askQuery(
        R"({"query":"place","mini":{"x":60,"y":10,"base":"small"},"unit_type":"trooper"})");
    ASSERT_EQ(answer["legal"], false);
    bool named = false;
    for (const json& reason : answer["reasons"])
        named = named || (reason["rule"] == "on_impassable" && reason["piece"] == "spire" &&
                          reason["page"] == 13);
    EXPECT_TRUE(named) << answer.dump();
    const json move = askQuery(
        R"({"query":"move","mini":{"x":17.8,"y":18,"base":"small"},"unit_type":"trooper","speed":2,
                              "kind":"standard","pose":{"contact_angle":0}})");
    ASSERT_FALSE(move["reasons"].empty());
    EXPECT_EQ(move["reasons"][0]["piece"], "wall") << move.dump();
    EXPECT_TRUE(move["reasons"][0].contains("page")) << move.dump();
}

TEST(Query, VehiclesBlockWhenNamed) {
    const std::string pair =
        R"("from":{"x":5,"y":30,"base":"small"},"to":{"x":15,"y":30,"base":"small"})";
    EXPECT_EQ(askQuery(R"({"id":1,"query":"los",)" + pair + "}")["visible"], true);
    const json blocked = askQuery(R"({"id":1,"query":"los",)" + pair +
                                  R"(,"vehicles":[{"x":10,"y":30,"radius":4,"height":4}]})");
    EXPECT_EQ(blocked["visible"], false);
}

TEST(Query, AVehicleThatBlocksIsNamed) {
    const std::string pair =
        R"("from":{"x":5,"y":30,"base":"small"},"to":{"x":15,"y":30,"base":"small"})";
    const json past = askQuery(R"({"query":"los",)" + pair +
                               R"(,"vehicles":[{"x":10,"y":10,"base":"huge","height":7},
                                          {"x":10,"y":30,"radius":4,"height":4}]})");
    EXPECT_EQ(past["blockers"], json::parse(R"([{"vehicle":1}])")) << past;
    // If the place is beside a terrain piece, the answer contains the id of this piece.
    const json both = askQuery(R"({"query":"los","from":{"x":17,"y":18,"base":"small"},
        "to":{"x":27,"y":18,"base":"small"},
        "vehicles":[{"x":24,"y":18,"base":"huge","height":4}]})");
    EXPECT_EQ(both["blockers"], json::parse(R"(["wall",{"vehicle":0}])")) << both;
    // A terrain piece that does not block is not named in the answer.
    const json beside = askQuery(R"({"query":"los","from":{"x":17,"y":18,"base":"small"},
        "to":{"x":23,"y":18,"base":"small"},
        "vehicles":[{"x":24,"y":30,"base":"huge","height":4}]})");
    EXPECT_EQ(beside["blockers"], json({"wall"})) << beside;
}

TEST(Query, ObscuredNamesThePieceWithItsDistance) {
    const json answer =
        askQuery(R"({"id":1,"query":"obscured","from":{"x":10,"y":18,"base":"small"},
                                "to":{"x":23,"y":18,"base":"small"}})");
    EXPECT_EQ(answer["obscured"], true);
    EXPECT_EQ(answer["los_blocked"], true);
    ASSERT_EQ(answer["by"].size(), 1U);
    EXPECT_EQ(answer["by"][0]["piece"], "wall");
    EXPECT_EQ(answer["by"][0]["cover"], "heavy");
    EXPECT_NEAR(answer["by"][0]["distance"].get<double>(), 23 - 20.5 - 27 / 25.4 / 2, 1e-6);
    ASSERT_EQ(answer["by"][0]["line"].size(), 2U);
    EXPECT_LT(answer["by"][0]["line"][0][0].get<double>(), answer["by"][0]["line"][1][0]);
}

TEST(Query, HeightOfAPieceAndOfAPoint) {
    EXPECT_EQ(askQuery(R"({"id":1,"query":"height","piece":"wall"})")["top"], 3.0);
    EXPECT_EQ(askQuery(R"({"id":1,"query":"height","piece":"wall"})")["height_band"], 1);
    EXPECT_EQ(askQuery(R"({"id":1,"query":"height","at":[30,5]})")["top"], 1.0);
    EXPECT_EQ(askQuery(R"({"id":1,"query":"height","at":[1,1]})")["top"], 0.0);
}

TEST(Query, CohesionGivesReasons) {
    const json answer =
        askQuery(R"({"id":1,"query":"cohesion","leader":{"x":5,"y":5,"base":"small"},
        "minis":[{"x":7,"y":5,"base":"small"},{"x":12,"y":5,"base":"small"}]})");
    EXPECT_EQ(answer["minis"][0]["in_cohesion"], true);
    EXPECT_EQ(answer["minis"][1]["in_cohesion"], false);
    EXPECT_EQ(answer["minis"][1]["reasons"].size(), 1U);
}

TEST(Query, PlaceRefusesWithRuleAndPiece) {
    const json off = askQuery(
        R"({"id":1,"query":"place","mini":{"x":0.2,"y":5,"base":"small"},"unit_type":"trooper"})");
    EXPECT_EQ(off["legal"], false);
    EXPECT_EQ(off["reasons"][0]["rule"], "off_table");
    const json on = askQuery(
        R"({"id":1,"query":"place","mini":{"x":30,"y":5,"base":"small"},"unit_type":"trooper"})");
    EXPECT_EQ(on["legal"], true);
    EXPECT_EQ(on["z"], 1.0);
    const json edge = askQuery(
        R"({"id":1,"query":"place","mini":{"x":31,"y":5,"base":"small"},"unit_type":"trooper"})");
    EXPECT_EQ(edge["legal"], false);
    EXPECT_EQ(edge["reasons"][0]["rule"], "partly_on_terrain");
    EXPECT_EQ(edge["reasons"][0]["piece"], "crate");
    const json crowded = askQuery(
        R"({"id":1,"query":"place","mini":{"x":5,"y":5,"base":"small"},"unit_type":"trooper",
                                 "others":[{"x":5.5,"y":5,"base":"small"}]})");
    EXPECT_EQ(crowded["reasons"][0]["rule"], "overlaps_mini");
}

TEST(Query, RangeGoesToPiecesEdgesAndTokens) {
    const auto from = [](const std::string& to) {
        return askQuery(R"({"id":1,"query":"range","from":{"x":15,"y":18,"base":"small"},"to":)" +
                        to + "}");
    };
    const double radius = 27 / 25.4 / 2;
    EXPECT_NEAR(from(R"({"piece":"wall"})")["distance"].get<double>(), 4.5 - radius, 1e-9);
    EXPECT_NEAR(from(R"({"edge":"left"})")["distance"].get<double>(), 15 - radius, 1e-9);
    EXPECT_NEAR(from(R"({"token":[15,25],"diameter":2})")["distance"].get<double>(), 6 - radius,
                1e-9);
    EXPECT_EQ(from(R"({"edge":"red"})")["band"], 3);
    EXPECT_EQ(from(R"({"edge":"up"})")["error"],
              "request: /to/edge: expected one of blue|right|red|left, found \"up\"");
    EXPECT_EQ(from(R"({"piece":"none"})")["error"],
              "request: /to/piece: expected the id of a piece in the layout, found \"none\"");
}

TEST(Query, HeightMayBeTakenFromWhereOneStands) {
    EXPECT_EQ(askQuery(R"({"id":1,"query":"height","at":[20,18],"from_z":1})")["height_band"], 1);
    EXPECT_EQ(askQuery(R"({"id":1,"query":"height","at":[20,18],"from_z":-4})")["height_band"], 2);
}

TEST(Query, BadRequestsGetOneErrorAndTheNextIsServed) {
    const std::string wanted = R"({"id":3,"query":"height","piece":"wall"})";
    EXPECT_EQ(askQuery("not json")["error"], "request: line 1, byte 2: expected JSON");
    EXPECT_EQ(askQuery(R"({"id":1})")["error"], "request: /: expected a member \"query\"");
    EXPECT_EQ(askQuery(R"({"id":1,"query":"fly"})")["error"],
              "request: /query: expected one of "
              "cohesion|height|los|move|obscured|place|range|reach, found \"fly\"");
    EXPECT_EQ(
        askQuery(R"({"id":1,"query":"range","from":{"x":1,"y":2,"base":"tiny"},"to":{}})")["error"],
        "request: /from/base: expected one of epic|huge|laat|large|long|medium|small|snail, found "
        "\"tiny\"");
    EXPECT_EQ(askQuery(R"({"id":1,"query":"height","piece":"wal"})")["error"],
              "request: /piece: expected the id of a piece in the layout, found \"wal\"");
    EXPECT_EQ(askQuery(wanted)["top"], 3.0);
}

TEST(Query, StreamsAnswersInOrder) {
    std::istringstream in(R"({"id":1,"query":"height","at":[1,1]})"
                          "\n\noops\n"
                          R"({"id":2,"query":"height","at":[1,1]})"
                          "\n");
    std::ostringstream out;
    std::ostringstream err;
    const auto layout = (assetsFolder() / "layouts/dustfall.layout.json").string();
    ASSERT_EQ(queryCommand({layout}, in, out, err), 0) << err.str();
    std::istringstream lines(out.str());
    std::string line;
    std::vector<json> answers;
    while (std::getline(lines, line)) answers.push_back(json::parse(line));
    ASSERT_EQ(answers.size(), 3U);
    EXPECT_EQ(answers[0]["id"], 1);
    EXPECT_TRUE(answers[1].contains("error"));
    EXPECT_EQ(answers[2]["id"], 2);
}

TEST(Query, ALineThatIsTooLongIsRefusedAndTheNextOneServed) {
    std::istringstream in(std::string(1000001, ' ') + "\n" +
                          R"({"id":2,"query":"height","at":[1,1]})");
    std::ostringstream out;
    std::ostringstream err;
    const auto layout = (assetsFolder() / "layouts/dustfall.layout.json").string();
    ASSERT_EQ(queryCommand({layout}, in, out, err), 0) << err.str();
    std::istringstream lines(out.str());
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(
        json::parse(line),
        json({{"id", nullptr}, {"error", "request: expected a line of 1000000 bytes at most"}}));
    std::getline(lines, line);
    EXPECT_EQ(json::parse(line)["id"], 2);
}

TEST(Query, RefusesALayoutThatIsNotThere) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    EXPECT_EQ(queryCommand({"/nowhere.layout.json"}, in, out, err), 1);
    EXPECT_EQ(out.str(), "");
    EXPECT_EQ(err.str(), "/nowhere.layout.json: cannot be opened: No such file or directory\n");
}
}  // namespace
}  // namespace sightline::app
