// Requests of `sightline-cli query` about moves and reaches, and their answers.
#include <gtest/gtest.h>

#include "unit/cli/query_table.h"

namespace sightline::app {
namespace {

TEST(Query, MoveGivesTheEnd) {
    const json answer = askQuery(
        R"({"id":1,"query":"move","mini":{"x":10,"y":30,"base":"small"},"unit_type":"trooper",
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
    const json slowed = askQuery(start + "2" + pose);
    EXPECT_EQ(slowed["legal"], false);
    EXPECT_EQ(slowed["effective_speed"], 1);
    EXPECT_EQ(slowed["reasons"][0]["rule"], "tool_slowed");
    EXPECT_EQ(slowed["reasons"][0]["piece"], "wood");
    const json away = askQuery(
        R"({"id":1,"query":"move","mini":{"x":56,"y":10,"base":"small"},"unit_type":"trooper","speed":2,
        "kind":"standard","pose":{"contact_angle":0,"direction":0,"bend":0,"stop":1}})");
    EXPECT_EQ(away["legal"], false);
    EXPECT_TRUE(namesRule(away["reasons"], "tool_over_impassable")) << away;
}

TEST(Query, AnIllegalMoveOffersTheNearestLegalOne) {
    const std::string request =
        R"({"id":1,"query":"move","mini":{"x":18,"y":18,"base":"small"},"unit_type":"trooper",
        "speed":2,"kind":"standard","pose":{"contact_angle":0,"direction":0,"bend":0,"stop":1})";
    const json plain = askQuery(request + "}");
    EXPECT_EQ(plain["legal"], false);
    EXPECT_TRUE(namesRule(plain["reasons"], "tool_over_too_tall"));
    EXPECT_FALSE(plain.contains("nearest"));
    const json answer = askQuery(request + R"(,"nearest":true})");
    ASSERT_TRUE(answer["nearest"].is_object()) << answer;
    EXPECT_GT(answer["nearest"]["miss"].get<double>(), 0.0);
    json again = {{"id", 1}, {"query", "move"}, {"kind", "standard"}, {"unit_type", "trooper"}};
    again["mini"] = {{"x", 18}, {"y", 18}, {"base", "small"}};
    again["speed"] = answer["nearest"]["speed"];
    again["pose"] = answer["nearest"]["pose"];
    EXPECT_EQ(askQuery(again.dump())["legal"], true) << again;
}

TEST(Query, AnIllegalPlaceOffersTheNearestLegalOne) {
    const std::string request =
        R"({"id":1,"query":"place","mini":{"x":10,"y":-1,"base":"small"},"unit_type":"trooper")";
    EXPECT_FALSE(askQuery(request + "}").contains("nearest"));
    const json answer = askQuery(request + R"(,"nearest":true})");
    EXPECT_EQ(answer["legal"], false);
    EXPECT_NEAR(answer["nearest"]["x"].get<double>(), 10.0, 0.02) << answer;
    EXPECT_NEAR(answer["nearest"]["y"].get<double>(), 0.5315, 0.002) << answer;
}

TEST(Query, AStrafeLiesInASideNotch) {
    const json answer =
        askQuery(R"({"id":1,"query":"move","mini":{"x":10,"y":28,"facing":0,"base":"huge"},
        "unit_type":"repulsor vehicle","keywords":["Hover: Ground"],"speed":1,"kind":"strafe",
        "pose":{"direction":90,"stop":0.5}})");
    EXPECT_EQ(answer["legal"], true) << answer;
    EXPECT_NEAR(answer["end"]["facing"].get<double>(), 0.0, 1e-9);
    EXPECT_NEAR(answer["end"]["x"].get<double>(), 10.0, 1e-9);
}

json askMove(const char* base, const char* type, const char* kind, const char* keywords = "[]") {
    return askQuery(std::string(R"({"query":"move","mini":{"x":30,"y":18,"facing":90,"base":")") +
                    base + R"("},"unit_type":")" + type + R"(","kind":")" + kind +
                    R"(","keywords":)" + keywords +
                    R"(,"speed":1,"pose":{"contact_angle":90,"direction":90,"stop":0.5}})");
}

bool isKindAllowed(const json& answer) {
    return answer.contains("reasons") && !namesRule(answer["reasons"], "kind_not_allowed");
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
        const json cells = askQuery(reach.dump());
        // A pivot ends at the miniature's own place, which is not the centre of a cell.
        const bool goes = one.allowed && std::string(one.kind) != "pivot";
        EXPECT_EQ(cells["cells"].empty(), !goes) << reach << cells;
        EXPECT_EQ(cells.contains("reasons"), !one.allowed) << cells;
    }
}

TEST(Query, KeywordsChangeTheMove) {
    // A unit with Speeder does not rotate before its move.
    const auto turning = [](const char* keywords) {
        const json answer = askQuery(
            std::string(R"({"query":"move","mini":{"x":10,"y":5,"facing":0,"base":"medium"},
            "unit_type":"repulsor vehicle","kind":"standard","speed":2,
            "pose":{"direction":40,"stop":1},"keywords":)") +
            keywords + "}");
        return namesRule(answer["reasons"], "turn_too_wide");
    };
    EXPECT_FALSE(turning("[]"));
    EXPECT_TRUE(turning(R"(["Speeder 1"])"));
    EXPECT_TRUE(turning(R"(["Mobile"])"));
    // A pivot is at most a quarter turn. With the keyword Full Pivot, any angle is allowed.
    const auto pivoting = [](const char* keywords) {
        return askQuery(
            std::string(R"({"query":"move","mini":{"x":10,"y":5,"facing":0,"base":"huge"},
            "unit_type":"ground vehicle","kind":"pivot","speed":1,"pose":{"direction":170},
            "keywords":)") +
            keywords + "}")["legal"];
    };
    EXPECT_EQ(pivoting("[]"), false);
    EXPECT_EQ(pivoting(R"(["Full Pivot"])"), true);
    // Difficult terrain reduces the speed of a unit unless a keyword prevents this.
    const auto speed = [](const char* keywords) {
        return askQuery(std::string(R"({"query":"move","mini":{"x":38,"y":18,"base":"small"},
            "unit_type":"trooper","kind":"standard","speed":2,"pose":{"contact_angle":0},
            "keywords":)") +
                        keywords + "}")["effective_speed"];
    };
    EXPECT_EQ(speed("[]"), 1);
    EXPECT_EQ(speed(R"(["Unhindered"])"), 2);
    // A keyword that does not change Moves is accepted.
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
    const json answer = askQuery(mini + R"("speed":1,"kind":"standard","cell":0.5})");
    ASSERT_TRUE(answer["cells"].is_array()) << answer;
    EXPECT_NEAR(answer["area"].get<double>(), 0.25 * double(answer["cells"].size()), 1e-9);
    for (const json& cell : answer["cells"]) {
        const double x = cell[0], y = cell[1];
        EXPECT_LT(std::hypot(x - 18, y - 18), (75 + 27) / 25.4 + 0.01);
        // The reach may contain no place on the wall or close to it.
        EXPECT_FALSE(x > 19 && x < 21 && y > 15.5 && y < 20.5);
        EXPECT_EQ(cell[2], 0.0);
    }
    const json faster = askQuery(mini + R"("speed":2,"kind":"standard","cell":0.5})");
    EXPECT_GT(faster["area"].get<double>(), answer["area"].get<double>());
    EXPECT_EQ(askQuery(mini + R"("speed":0,"kind":"standard"})")["cells"].size(), 0U);
    EXPECT_TRUE(askQuery(mini + R"("speed":1,"kind":"standard","cell":0})").contains("error"));
}

}  // namespace
}  // namespace sightline::app
