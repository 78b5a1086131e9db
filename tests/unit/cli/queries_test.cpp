// The requests of `sightline-cli query`, worded as in the contracts.
#include "app/cli/query/queries.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "app/cli/query/query_command.h"
#include "app/files/load.h"

namespace sightline::app {
namespace {
using nlohmann::json;

// A heavy wall 6 inches wide and 3 tall across x = 20, a wood at x 40..46, a low crate.
geometry::Battlefield table() {
    const auto box = [](std::string id, geometry::Vec3 size, geometry::Vec3 at) {
        geometry::PieceSpec piece;
        piece.id = piece.name = std::move(id);
        piece.shape = geometry::BoxShape{size};
        piece.position = at;
        piece.facts = {
            geometry::Kind::obstacle, geometry::Movement::open, geometry::Cover::heavy, true, {}};
        return piece;
    };
    geometry::PieceSpec wood = box("wood", {6, 6, 4}, {43, 18, 0});
    wood.facts = {
        geometry::Kind::area, geometry::Movement::difficult, geometry::Cover::light, true, {}};
    geometry::PieceSpec impassable = box("spire", {2, 2, 5}, {60, 10, 0});
    impassable.facts.movement = geometry::Movement::impassable;
    auto field = geometry::Battlefield::make({72, 36},
                                             {box("wall", {1, 6, 3}, {20, 18, 0}), wood,
                                              box("crate", {2, 2, 1}, {30, 5, 0}), impassable},
                                             *loadDimensions(assetsFolder()));
    return std::move(field).value();
}

json ask(const std::string& request) {
    static const geometry::Battlefield field = table();
    return answerQuery(field, request);
}

bool names(const json& reasons, const std::string& rule) {
    return std::any_of(reasons.begin(), reasons.end(),
                       [&](const json& reason) { return reason["rule"] == rule; });
}

TEST(Query, RangeBetweenUnequalBases) {
    const json answer = ask(R"({"id":7,"query":"range","from":{"x":10,"y":8,"base":"small"},
                                "to":{"x":22,"y":8,"base":"large"}})");
    EXPECT_EQ(answer["id"], 7);
    const double expected = 12 - (27 + 70) / 25.4 / 2;
    EXPECT_NEAR(answer["distance"].get<double>(), expected, 1e-9);
    EXPECT_EQ(answer["band"], 2);
    EXPECT_EQ(answer["within_half"], false);
}

TEST(Query, RangeTakesExplicitSilhouettes) {
    const json answer =
        ask(R"({"id":"a","query":"range","from":{"x":0,"y":0,"z":0,"radius":1,"height":2},
                                "to":{"x":4.5,"y":0,"z":3,"radius":1,"height":2}})");
    EXPECT_NEAR(answer["distance"].get<double>(), 2.5, 1e-9);
    EXPECT_EQ(answer["band"], 0.5);
    EXPECT_EQ(answer["within_half"], true);
}

TEST(Query, ABandEndsBeforeItsLine) {
    const auto band = [](double x) {
        const std::string to = std::to_string(x);
        return ask(R"({"id":1,"query":"range","from":{"x":0,"y":0,"radius":1,"height":1},"to":{"x":)" +
                   to + R"(,"y":0,"radius":1,"height":1}})")["band"]
            .get<double>();
    };
    EXPECT_EQ(band(7.999), 1);
    EXPECT_EQ(band(8.0), 2);
    EXPECT_EQ(band(2.0), 0);
    EXPECT_EQ(band(40.0), 6);
}

TEST(Query, LineOfSightPastAndThroughAWall) {
    const json clear = ask(
        R"({"id":1,"query":"los","from":{"x":10,"y":5,"base":"small"},"to":{"x":30,"y":9,"base":"small"}})");
    EXPECT_EQ(clear["verdict"], "visible");
    EXPECT_EQ(clear["visible"], true);
    EXPECT_EQ(clear["witness"].size(), 2U);
    EXPECT_GT(clear["margin"].get<double>(), 0.0);
    EXPECT_TRUE(clear["margin_proven"].is_boolean());
    const json blocked = ask(
        R"({"id":1,"query":"los","from":{"x":17,"y":18,"base":"small"},"to":{"x":23,"y":18,"base":"small"}})");
    EXPECT_EQ(blocked["verdict"], "blocked");
    EXPECT_EQ(blocked["visible"], false);
    EXPECT_EQ(blocked["proven"], true);
    EXPECT_EQ(blocked["blockers"], json({"wall"}));
    EXPECT_FALSE(blocked.contains("witness"));
    const json ignoring = ask(R"({"id":1,"query":"los","from":{"x":17,"y":18,"base":"small"},
                                  "to":{"x":23,"y":18,"base":"small"},"ignore":["wall"]})");
    EXPECT_EQ(ignoring["visible"], true);
}

TEST(Query, TheMarginIsLeftOutWhenNotWanted) {
    const std::string pair =
        R"("query":"los","from":{"x":10,"y":18,"base":"small"},"to":{"x":30,"y":)";
    for (const char* y : {"18", "26"}) {
        const json whole = ask("{" + pair + y + R"(,"base":"small"}})");
        const json quick = ask("{" + pair + y + R"(,"base":"small"},"margin":false})");
        EXPECT_TRUE(whole.contains("margin"));
        EXPECT_FALSE(quick.contains("margin"));
        EXPECT_FALSE(quick.contains("margin_proven"));
        EXPECT_EQ(quick["verdict"], whole["verdict"]);
        EXPECT_EQ(quick.contains("witness"), whole.contains("witness"));
    }
    EXPECT_TRUE(ask("{" + pair + R"(18,"base":"small"},"margin":1})").contains("error"));
}

TEST(Query, ARefusalNamesRulePageAndPiece) {
    const json answer =
        ask(R"({"query":"place","mini":{"x":60,"y":10,"base":"small"},"unit_type":"trooper"})");
    ASSERT_EQ(answer["legal"], false);
    bool named = false;
    for (const json& reason : answer["reasons"])
        named = named || (reason["rule"] == "on_impassable" && reason["piece"] == "spire" &&
                          reason["page"] == 13);
    EXPECT_TRUE(named) << answer.dump();
    const json move = ask(
        R"({"query":"move","mini":{"x":17.8,"y":18,"base":"small"},"unit_type":"trooper","speed":2,
                              "kind":"standard","pose":{"contact_angle":0}})");
    ASSERT_FALSE(move["reasons"].empty());
    EXPECT_EQ(move["reasons"][0]["piece"], "wall") << move.dump();
    EXPECT_TRUE(move["reasons"][0].contains("page")) << move.dump();
}

TEST(Query, VehiclesBlockWhenNamed) {
    const std::string pair =
        R"("from":{"x":5,"y":30,"base":"small"},"to":{"x":15,"y":30,"base":"small"})";
    EXPECT_EQ(ask(R"({"id":1,"query":"los",)" + pair + "}")["visible"], true);
    const json blocked = ask(R"({"id":1,"query":"los",)" + pair +
                             R"(,"vehicles":[{"x":10,"y":30,"radius":4,"height":4}]})");
    EXPECT_EQ(blocked["visible"], false);
}

TEST(Query, AVehicleThatBlocksIsNamed) {
    const std::string pair =
        R"("from":{"x":5,"y":30,"base":"small"},"to":{"x":15,"y":30,"base":"small"})";
    const json past = ask(R"({"query":"los",)" + pair +
                          R"(,"vehicles":[{"x":10,"y":10,"base":"huge","height":7},
                                          {"x":10,"y":30,"radius":4,"height":4}]})");
    EXPECT_EQ(past["blockers"], json::parse(R"([{"vehicle":1}])")) << past;
    // Beside a piece the answer has its id.
    const json both = ask(R"({"query":"los","from":{"x":17,"y":18,"base":"small"},
        "to":{"x":27,"y":18,"base":"small"},
        "vehicles":[{"x":24,"y":18,"base":"huge","height":4}]})");
    EXPECT_EQ(both["blockers"], json::parse(R"(["wall",{"vehicle":0}])")) << both;
    // A piece that is not in the way is not named.
    const json beside = ask(R"({"query":"los","from":{"x":17,"y":18,"base":"small"},
        "to":{"x":23,"y":18,"base":"small"},
        "vehicles":[{"x":24,"y":30,"base":"huge","height":4}]})");
    EXPECT_EQ(beside["blockers"], json({"wall"})) << beside;
}

TEST(Query, ObscuredNamesThePieceWithItsDistance) {
    const json answer = ask(R"({"id":1,"query":"obscured","from":{"x":10,"y":18,"base":"small"},
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
    EXPECT_EQ(ask(R"({"id":1,"query":"height","piece":"wall"})")["top"], 3.0);
    EXPECT_EQ(ask(R"({"id":1,"query":"height","piece":"wall"})")["height_band"], 1);
    EXPECT_EQ(ask(R"({"id":1,"query":"height","at":[30,5]})")["top"], 1.0);
    EXPECT_EQ(ask(R"({"id":1,"query":"height","at":[1,1]})")["top"], 0.0);
}

TEST(Query, CohesionGivesReasons) {
    const json answer = ask(R"({"id":1,"query":"cohesion","leader":{"x":5,"y":5,"base":"small"},
        "minis":[{"x":7,"y":5,"base":"small"},{"x":12,"y":5,"base":"small"}]})");
    EXPECT_EQ(answer["minis"][0]["in_cohesion"], true);
    EXPECT_EQ(answer["minis"][1]["in_cohesion"], false);
    EXPECT_EQ(answer["minis"][1]["reasons"].size(), 1U);
}

TEST(Query, PlaceRefusesWithRuleAndPiece) {
    const json off = ask(
        R"({"id":1,"query":"place","mini":{"x":0.2,"y":5,"base":"small"},"unit_type":"trooper"})");
    EXPECT_EQ(off["legal"], false);
    EXPECT_EQ(off["reasons"][0]["rule"], "off_table");
    const json on = ask(
        R"({"id":1,"query":"place","mini":{"x":30,"y":5,"base":"small"},"unit_type":"trooper"})");
    EXPECT_EQ(on["legal"], true);
    EXPECT_EQ(on["z"], 1.0);
    const json edge = ask(
        R"({"id":1,"query":"place","mini":{"x":31,"y":5,"base":"small"},"unit_type":"trooper"})");
    EXPECT_EQ(edge["legal"], false);
    EXPECT_EQ(edge["reasons"][0]["rule"], "partly_on_terrain");
    EXPECT_EQ(edge["reasons"][0]["piece"], "crate");
    const json crowded =
        ask(R"({"id":1,"query":"place","mini":{"x":5,"y":5,"base":"small"},"unit_type":"trooper",
                                 "others":[{"x":5.5,"y":5,"base":"small"}]})");
    EXPECT_EQ(crowded["reasons"][0]["rule"], "overlaps_mini");
}

TEST(Query, MoveGivesTheEnd) {
    const json answer =
        ask(R"({"id":1,"query":"move","mini":{"x":10,"y":30,"base":"small"},"unit_type":"trooper",
        "speed":2,"kind":"standard","pose":{"contact_angle":0,"direction":0,"bend":0,"stop":1}})");
    EXPECT_EQ(answer["legal"], true) << answer;
    EXPECT_EQ(answer["effective_speed"], 2);
    EXPECT_NEAR(answer["end"]["x"].get<double>(), 10 + (27 + 125) / 25.4, 1e-6);
    EXPECT_NEAR(answer["end"]["y"].get<double>(), 30, 1e-6);
}

TEST(Query, MoveIsSlowedByDifficultTerrain) {
    const std::string start =
        R"({"id":1,"query":"move","mini":{"x":38,"y":18,"base":"small"},"unit_type":"trooper","speed":)";
    const std::string pose =
        R"(,"kind":"standard","pose":{"contact_angle":0,"direction":0,"bend":0,"stop":1}})";
    const json slowed = ask(start + "2" + pose);
    EXPECT_EQ(slowed["legal"], false);
    EXPECT_EQ(slowed["effective_speed"], 1);
    EXPECT_EQ(slowed["reasons"][0]["rule"], "tool_slowed");
    EXPECT_EQ(slowed["reasons"][0]["piece"], "wood");
    const json away = ask(
        R"({"id":1,"query":"move","mini":{"x":56,"y":10,"base":"small"},"unit_type":"trooper","speed":2,
        "kind":"standard","pose":{"contact_angle":0,"direction":0,"bend":0,"stop":1}})");
    EXPECT_EQ(away["legal"], false);
    EXPECT_TRUE(names(away["reasons"], "tool_over_impassable")) << away;
}

TEST(Query, AnIllegalMoveOffersTheNearestLegalOne) {
    const std::string request =
        R"({"id":1,"query":"move","mini":{"x":18,"y":18,"base":"small"},"unit_type":"trooper",
        "speed":2,"kind":"standard","pose":{"contact_angle":0,"direction":0,"bend":0,"stop":1})";
    const json plain = ask(request + "}");
    EXPECT_EQ(plain["legal"], false);
    EXPECT_TRUE(names(plain["reasons"], "tool_over_too_tall"));
    EXPECT_FALSE(plain.contains("nearest"));
    const json answer = ask(request + R"(,"nearest":true})");
    ASSERT_TRUE(answer["nearest"].is_object()) << answer;
    EXPECT_GT(answer["nearest"]["miss"].get<double>(), 0.0);
    json again = {{"id", 1}, {"query", "move"}, {"kind", "standard"}, {"unit_type", "trooper"}};
    again["mini"] = {{"x", 18}, {"y", 18}, {"base", "small"}};
    again["speed"] = answer["nearest"]["speed"];
    again["pose"] = answer["nearest"]["pose"];
    EXPECT_EQ(ask(again.dump())["legal"], true) << again;
}

TEST(Query, AnIllegalPlaceOffersTheNearestLegalOne) {
    const std::string request =
        R"({"id":1,"query":"place","mini":{"x":10,"y":-1,"base":"small"},"unit_type":"trooper")";
    EXPECT_FALSE(ask(request + "}").contains("nearest"));
    const json answer = ask(request + R"(,"nearest":true})");
    EXPECT_EQ(answer["legal"], false);
    EXPECT_NEAR(answer["nearest"]["x"].get<double>(), 10.0, 0.02) << answer;
    EXPECT_NEAR(answer["nearest"]["y"].get<double>(), 0.5315, 0.002) << answer;
}

TEST(Query, AStrafeLiesInASideNotch) {
    const json answer =
        ask(R"({"id":1,"query":"move","mini":{"x":10,"y":28,"facing":0,"base":"huge"},
        "unit_type":"repulsor vehicle","keywords":["Hover: Ground"],"speed":1,"kind":"strafe",
        "pose":{"direction":90,"stop":0.5}})");
    EXPECT_EQ(answer["legal"], true) << answer;
    EXPECT_NEAR(answer["end"]["facing"].get<double>(), 0.0, 1e-9);
    EXPECT_NEAR(answer["end"]["x"].get<double>(), 10.0, 1e-9);
}

json askMove(const char* base, const char* type, const char* kind, const char* keywords = "[]") {
    return ask(std::string(R"({"query":"move","mini":{"x":30,"y":18,"facing":90,"base":")") + base +
               R"("},"unit_type":")" + type + R"(","kind":")" + kind + R"(","keywords":)" +
               keywords + R"(,"speed":1,"pose":{"contact_angle":90,"direction":90,"stop":0.5}})");
}

bool isKindAllowed(const json& answer) {
    return answer.contains("reasons") && !names(answer["reasons"], "kind_not_allowed");
}

TEST(Query, ANotchedBaseDoesNotClimb) {
    const json refused = askMove("medium", "creature trooper", "climb");
    EXPECT_EQ(refused["legal"], false) << refused;
    EXPECT_EQ(refused["reasons"][0]["rule"], "kind_not_allowed");
    EXPECT_EQ(refused["reasons"][0]["page"], 28);
    EXPECT_EQ(refused["reasons"][0]["text"], "a miniature on a notched base may not Climb");
    EXPECT_TRUE(isKindAllowed(askMove("small", "trooper", "climb")));
    EXPECT_TRUE(
        isKindAllowed(askMove("huge", "ground vehicle", "climb", R"(["Climbing Vehicle"])")));
    EXPECT_FALSE(isKindAllowed(askMove("huge", "ground vehicle", "climb", R"(["Speeder 1"])")));
}

TEST(Query, WhatPivotsReversesAndStrafes) {
    const json small = askMove("small", "trooper", "reverse");
    EXPECT_EQ(small["legal"], false) << small;
    EXPECT_EQ(small["reasons"][0]["page"], 39);
    struct Case {
        const char *base, *type, *kind, *keywords;
        bool allowed;
    };
    const std::vector<Case> cases{
        {"small", "heavy trooper", "reverse", "[]", false},
        {"medium", "heavy trooper", "reverse", "[]", true},
        {"medium", "trooper", "reverse", "[]", false},
        {"medium", "emplacement trooper", "reverse", "[]", true},
        {"huge", "ground vehicle", "reverse", "[]", true},
        {"huge", "ground vehicle", "reverse", R"(["Stationary"])", false},
        {"huge", "repulsor vehicle", "reverse", "[]", false},
        {"huge", "repulsor vehicle", "reverse", R"(["Hover: Air 1"])", true},
        {"huge", "repulsor vehicle", "reverse", R"(["Hover: Air 1","Mobile"])", false},
        {"small", "trooper", "pivot", "[]", false},
        {"medium", "trooper", "pivot", "[]", false},
        {"medium", "creature trooper", "pivot", "[]", true},
        {"huge", "repulsor vehicle", "pivot", R"(["Stationary"])", true},
        {"huge", "repulsor vehicle", "strafe", "[]", false},
        {"huge", "repulsor vehicle", "strafe", R"(["Hover: Ground"])", true},
        {"small", "trooper", "strafe", R"(["Hover: Ground"])", false},
        {"small", "trooper", "standard", "[]", true},
        {"medium", "emplacement trooper", "standard", R"(["Stationary"])", false},
    };
    for (const Case& one : cases) {
        const json answer = askMove(one.base, one.type, one.kind, one.keywords);
        EXPECT_EQ(isKindAllowed(answer), one.allowed)
            << one.base << ' ' << one.type << ' ' << one.kind << ' ' << one.keywords << '\n'
            << answer;
        if (!one.allowed) {
            EXPECT_EQ(answer["legal"], false);
        }
        json reach = {{"query", "reach"}, {"unit_type", one.type}, {"kind", one.kind},
                      {"speed", 1},       {"cell", 1.0},           {"keywords", nullptr}};
        reach["keywords"] = json::parse(one.keywords);
        reach["mini"] = {{"x", 30}, {"y", 18}, {"facing", 90}, {"base", one.base}};
        const json cells = ask(reach.dump());
        // A pivot stays in place, and that place is not the middle of a cell.
        const bool goes = one.allowed && std::string(one.kind) != "pivot";
        EXPECT_EQ(cells["cells"].empty(), !goes) << reach << cells;
        EXPECT_EQ(cells.contains("reasons"), !one.allowed) << cells;
    }
}

TEST(Query, KeywordsChangeTheMove) {
    // A unit with Speeder does not rotate before it moves.
    const auto turning = [](const char* keywords) {
        const json answer =
            ask(std::string(R"({"query":"move","mini":{"x":10,"y":5,"facing":0,"base":"medium"},
            "unit_type":"repulsor vehicle","kind":"standard","speed":2,
            "pose":{"direction":40,"stop":1},"keywords":)") +
                keywords + "}");
        return names(answer["reasons"], "turn_too_wide");
    };
    EXPECT_FALSE(turning("[]"));
    EXPECT_TRUE(turning(R"(["Speeder 1"])"));
    EXPECT_TRUE(turning(R"(["Mobile"])"));
    // A pivot is a quarter turn to each side; a full pivot is any angle.
    const auto pivoting = [](const char* keywords) {
        return ask(std::string(R"({"query":"move","mini":{"x":10,"y":5,"facing":0,"base":"huge"},
            "unit_type":"ground vehicle","kind":"pivot","speed":1,"pose":{"direction":170},
            "keywords":)") +
                   keywords + "}")["legal"];
    };
    EXPECT_EQ(pivoting("[]"), false);
    EXPECT_EQ(pivoting(R"(["Full Pivot"])"), true);
    // Difficult terrain slows only units that it hinders.
    const auto speed = [](const char* keywords) {
        return ask(std::string(R"({"query":"move","mini":{"x":38,"y":18,"base":"small"},
            "unit_type":"trooper","kind":"standard","speed":2,"pose":{"contact_angle":0},
            "keywords":)") +
                   keywords + "}")["effective_speed"];
    };
    EXPECT_EQ(speed("[]"), 1);
    EXPECT_EQ(speed(R"(["Unhindered"])"), 2);
    // A keyword that changes no Move is accepted.
    EXPECT_EQ(speed(R"(["Armor 2"])"), 1);
}

TEST(Query, AnUnknownKeywordIsRefusedWithTheNearestName) {
    const auto error = [](const char* keywords) {
        return askMove("huge", "ground vehicle", "climb", keywords)["error"];
    };
    EXPECT_EQ(error(R"(["Climbing Vehicel"])"),
              "request: /keywords/0: there is no keyword \"Climbing Vehicel\" (did you mean "
              "\"Climbing Vehicle\"?)");
    EXPECT_EQ(error(R"(["Speeder"])"),
              "request: /keywords/0: expected \"Speeder X\", found \"Speeder\"");
    EXPECT_EQ(error(R"(["Scale 2"])"),
              "request: /keywords/0: expected \"Scale\", found \"Scale 2\"");
    EXPECT_EQ(error(R"(["Hover"])"),
              "request: /keywords/0: expected \"Hover: ...\", found \"Hover\"");
    EXPECT_EQ(error(R"("Scale")").get<std::string>().find("request: /keywords: expected"), 0U);
}

TEST(Query, ReachIsAGridOfLegalCentres) {
    const std::string mini =
        R"({"id":1,"query":"reach","mini":{"x":18,"y":18,"base":"small"},"unit_type":"trooper",)";
    const json answer = ask(mini + R"("speed":1,"kind":"standard","cell":0.5})");
    ASSERT_TRUE(answer["cells"].is_array()) << answer;
    EXPECT_NEAR(answer["area"].get<double>(), 0.25 * double(answer["cells"].size()), 1e-9);
    for (const json& cell : answer["cells"]) {
        const double x = cell[0], y = cell[1];
        EXPECT_LT(std::hypot(x - 18, y - 18), (75 + 27) / 25.4 + 0.01);
        EXPECT_FALSE(x > 19 && x < 21 && y > 15.5 && y < 20.5);  // on or beside the wall
        EXPECT_EQ(cell[2], 0.0);
    }
    const json faster = ask(mini + R"("speed":2,"kind":"standard","cell":0.5})");
    EXPECT_GT(faster["area"].get<double>(), answer["area"].get<double>());
    EXPECT_EQ(ask(mini + R"("speed":0,"kind":"standard"})")["cells"].size(), 0U);
    EXPECT_TRUE(ask(mini + R"("speed":1,"kind":"standard","cell":0})").contains("error"));
}

TEST(Query, RangeGoesToPiecesEdgesAndTokens) {
    const auto from = [](const std::string& to) {
        return ask(R"({"id":1,"query":"range","from":{"x":15,"y":18,"base":"small"},"to":)" + to +
                   "}");
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
    EXPECT_EQ(ask(R"({"id":1,"query":"height","at":[20,18],"from_z":1})")["height_band"], 1);
    EXPECT_EQ(ask(R"({"id":1,"query":"height","at":[20,18],"from_z":-4})")["height_band"], 2);
}

TEST(Query, BadRequestsGetOneErrorAndTheNextIsServed) {
    const std::string wanted = R"({"id":3,"query":"height","piece":"wall"})";
    EXPECT_EQ(ask("not json")["error"], "request: line 1, byte 2: expected JSON");
    EXPECT_EQ(ask(R"({"id":1})")["error"], "request: /: expected a member \"query\"");
    EXPECT_EQ(ask(R"({"id":1,"query":"fly"})")["error"],
              "request: /query: expected one of "
              "cohesion|height|los|move|obscured|place|range|reach, found \"fly\"");
    EXPECT_EQ(
        ask(R"({"id":1,"query":"range","from":{"x":1,"y":2,"base":"tiny"},"to":{}})")["error"],
        "request: /from/base: expected one of epic|huge|laat|large|long|medium|small|snail, found "
        "\"tiny\"");
    EXPECT_EQ(ask(R"({"id":1,"query":"height","piece":"wal"})")["error"],
              "request: /piece: expected the id of a piece in the layout, found \"wal\"");
    EXPECT_EQ(ask(wanted)["top"], 3.0);
}

TEST(Query, StreamsAnswersInOrder) {
    std::istringstream in(R"({"id":1,"query":"height","at":[1,1]})"
                          "\n\noops\n"
                          R"({"id":2,"query":"height","at":[1,1]})"
                          "\n");
    std::ostringstream out;
    std::ostringstream err;
    const auto layout = (assetsFolder() / "layouts/dustfall.layout.json").string();
    ASSERT_EQ(queryCommand(layout, in, out, err), 0) << err.str();
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
    ASSERT_EQ(queryCommand(layout, in, out, err), 0) << err.str();
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
    EXPECT_EQ(queryCommand("/nowhere.layout.json", in, out, err), 1);
    EXPECT_EQ(out.str(), "");
    EXPECT_EQ(err.str(), "/nowhere.layout.json: cannot be opened: No such file or directory\n");
}
}  // namespace
}  // namespace sightline::app
