// The member "tolerance" in requests of `sightline-cli query`.
#include "app/cli/query/query_tolerance.h"

#include <gtest/gtest.h>

#include "app/cli/query/queries.h"
#include "app/files/tables/load.h"

namespace sightline::app {
namespace {
using nlohmann::json;

// A wall across the whole table at x = 20. The wall is 1.95 inches high.
std::vector<geometry::PieceSpec> wallAcross() {
    geometry::PieceSpec wall;
    wall.id = wall.name = "wall-1";
    wall.shape = geometry::BoxShape{{0.2, 36, 1.95}};
    wall.position = {20, 18, 0};
    wall.facts = {
        geometry::Kind::obstacle, geometry::Movement::open, geometry::Cover::heavy, true, {}};
    return {wall};
}

json askUnsure(const std::string& request) {
    static const std::vector<geometry::PieceSpec> pieces = wallAcross();
    static const geometry::Battlefield field =
        geometry::Battlefield::make({72, 36}, pieces, *loadDimensions(assetsFolder())).value();
    return answerQuery(field, request, pieces);
}

// A request for the line of sight between two silhouettes, one on each side of the wall. Both
// silhouettes are 2 inches high.
std::string looking(const std::string& tolerance) {
    return R"({"id":1,"query":"los","from":{"x":10,"y":18,"z":0,"radius":0.5,"height":2},
               "to":{"x":30,"y":18,"z":0,"radius":0.5,"height":2},"tolerance":)" +
           tolerance + "}";
}

TEST(QueryTolerance, SaysWhichQuantityFlipsTheVerdictAndWhere) {
    const json answer = askUnsure(looking(R"({"pieces":{"wall-1":{"height":0.1}}})"));
    EXPECT_EQ(answer["verdict"], "visible") << answer;
    EXPECT_EQ(answer["page"], 30);
    const json& depends = answer["depends"];
    EXPECT_EQ(depends["certain"], false);
    EXPECT_EQ(depends["found"], true);
    ASSERT_EQ(depends["flips"].size(), 1U);
    EXPECT_EQ(depends["flips"][0]["what"], "height of wall-1");
    EXPECT_EQ(depends["flips"][0]["towards"], "blocked");
    EXPECT_NEAR(depends["flips"][0]["at"].get<double>(), 1.99, 0.003);
    EXPECT_GT(depends["verdicts"]["visible"], 0);
    EXPECT_GT(depends["verdicts"]["blocked"], 0);
    EXPECT_EQ(depends["verdicts"]["contested"], 0);
    EXPECT_EQ(depends["tried"], 1 + 8 + 2 + 61);
    EXPECT_LT(depends["margin_least"], depends["margin_most"]);
    EXPECT_GT(depends["example"]["height of wall-1"], 1.98);
    EXPECT_NE(answer["says"].get<std::string>().find("height of wall-1"), std::string::npos);
}

TEST(QueryTolerance, IsCertainWhereItIsShown) {
    const json depends =
        askUnsure(looking(R"({"from":{"y":0.01},"to":{"height":0.005}})"))["depends"];
    EXPECT_EQ(depends["certain"], true) << depends;
    EXPECT_EQ(depends["found"], false);
    EXPECT_FALSE(depends["why"].get<std::string>().empty());
    EXPECT_TRUE(depends["flips"].empty());
    EXPECT_FALSE(depends.contains("example"));
}

TEST(QueryTolerance, AnswersTheOtherQueriesToo) {
    const json range = askUnsure(R"({"query":"range","from":{"x":10,"y":5,"radius":0.5,"height":1},
        "to":{"x":16.9,"y":5,"radius":0.5,"height":1},"tolerance":{"to":{"x":0.2}}})");
    EXPECT_EQ(range["band"], 1) << range;
    EXPECT_NEAR(range["depends"]["flips"][0]["at"].get<double>(), 17.0, 1e-3);
    EXPECT_EQ(range["depends"]["flips"][0]["towards"], "2");
    const json height = askUnsure(
        R"({"query":"height","piece":"wall-1","tolerance":{"pieces":{"wall-1":{"height":0.1}}}})");
    EXPECT_EQ(height["depends"]["certain"], true) << height;
    const json place = askUnsure(R"({"query":"place","mini":{"x":0.6,"y":5,"radius":0.5,"height":1},
        "unit_type":"trooper","tolerance":{"mini":{"x":0.2}}})");
    EXPECT_NEAR(place["depends"]["flips"][0]["at"].get<double>(), 0.5, 1e-3) << place;
    const json move = askUnsure(R"({"query":"move","mini":{"x":50,"y":5,"base":"small"},
        "unit_type":"trooper","speed":1,"kind":"standard","pose":{"contact_angle":0,"stop":1},
        "tolerance":{"mini":{"x":0.2}}})");
    EXPECT_EQ(move["depends"]["certain"], false) << move;
    EXPECT_EQ(move["depends"]["found"], false);
    EXPECT_EQ(move["depends"]["verdicts"]["legal"], move["depends"]["tried"]);
    const json obscured =
        askUnsure(R"({"query":"obscured","from":{"x":10,"y":18,"radius":0.5,"height":1},
        "to":{"x":21,"y":18,"radius":0.5,"height":1},"tolerance":{"to":{"x":0.1}}})");
    EXPECT_EQ(obscured["depends"]["verdicts"]["obscured"], obscured["depends"]["tried"])
        << obscured;
}

TEST(QueryTolerance, AKindOfMoveThatIsNotAllowedStaysSo) {
    const auto climbs = [](const char* keywords) {
        return askUnsure(std::string(R"({"query":"move","mini":{"x":50,"y":8,"base":"huge"},
            "unit_type":"ground vehicle","speed":1,"kind":"climb","pose":{"stop":1},
            "tolerance":{"mini":{"x":0.2}},"keywords":)") +
                         keywords + "}")["depends"]["verdicts"];
    };
    EXPECT_EQ(climbs("[]")["legal"], 0);
    EXPECT_GT(climbs(R"(["Climbing Vehicle"])")["legal"], 0);
}

TEST(QueryTolerance, TheMarginIsLeftOutWhereItIsNotWanted) {
    std::string request = looking(R"({"from":{"y":0.01}})");
    request.insert(1, R"("margin":false,)");
    const json answer = askUnsure(request);
    EXPECT_FALSE(answer.contains("margin"));
    EXPECT_TRUE(answer["depends"]["margin_least"].is_null());
}

TEST(QueryTolerance, RefusesWhatItCannotRead) {
    const auto error = [](const std::string& tolerance) {
        return askUnsure(looking(tolerance))["error"].get<std::string>();
    };
    EXPECT_EQ(error(R"({"pieces":{"tower":{"height":1}}})"),
              "request: /tolerance/pieces/tower: expected the id of a piece in the layout, found "
              "tower");
    EXPECT_NE(error(R"({"pieces":{"wall-1":{"hight":1}}})").find("/tolerance/pieces/wall-1/hight"),
              std::string::npos);
    EXPECT_NE(error(R"({"mini":{"x":1}})").find("/tolerance/mini"), std::string::npos);
    EXPECT_NE(error(R"({"from":{"x":-1}})").find("/tolerance/from/x"), std::string::npos);
    EXPECT_NE(error(R"({"from":{"x":"wide"}})").find("/tolerance/from/x"), std::string::npos);
    EXPECT_EQ(error(R"({"pieces":{"wall-1":{"height":1.95}}})"),
              "request: /tolerance: tolerance of wall-1: height: expected less than the height "
              "itself");
    EXPECT_EQ(askUnsure(R"({"query":"cohesion","leader":{"x":1,"y":1,"base":"small"},"minis":[],
                      "tolerance":{}})")["error"],
              "request: /tolerance: expected none with cohesion, only with "
              "los|obscured|range|height|place|move");
    EXPECT_NE(askUnsure(R"({"query":"range","from":{"x":1,"y":1,"base":"small"},"to":{"edge":"red"},
                      "tolerance":{"to":{"x":1}}})")["error"]
                  .get<std::string>()
                  .find("/tolerance/to"),
              std::string::npos);
}

TEST(QueryTolerance, HelpNamesEveryMember) {
    const std::string help = toleranceHelp();
    for (const char* member :
         {"tolerance", "pieces",  "position", "rotation", "height",   "facing",       "says",
          "page",      "certain", "found",    "why",      "verdicts", "margin_least", "margin_most",
          "flips",     "what",    "stated",   "towards",  "example",  "tried"})
        EXPECT_NE(help.find(member), std::string::npos) << member;
}

}  // namespace
}  // namespace sightline::app
