// `layout check`: the output lists the faults of each piece of a layout.
#include "app/cli/layout/layout_command.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace sightline::app {
namespace {

namespace fs = std::filesystem;

class LayoutCheck : public testing::Test {
  protected:
    void SetUp() override {
        folder = fs::path(testing::TempDir()) /
                 (std::string("layout_check_") +
                  testing::UnitTest::GetInstance()->current_test_info()->name());
        fs::create_directories(folder);
    }
    void TearDown() override { fs::remove_all(folder); }

    /// The output of `layout check` for a layout with one model: a wedge of the given size.
    std::string saidOf(double wide, double deep, double tall, const std::string& kind = "obstacle",
                       const std::string& unit = "in") const {
        std::ofstream(folder / "wedge.obj")
            << "v 0 0 0\nv " << wide << " 0 0\nv 0 " << deep << " 0\nv 0 0 " << tall
            << "\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n";
        const nlohmann::json layout{{"format", "sightline-layout"},
                                    {"version", 1},
                                    {"table", {{"width", 240}, {"depth", 240}}},
                                    {"pieces",
                                     {{{"id", "house"},
                                       {"position", {1, 1}},
                                       {"kind", kind},
                                       {"shape", {{"mesh", "wedge.obj"}, {"unit", unit}}}}}}};
        std::ofstream(folder / "t.layout.json") << layout;
        std::ostringstream output, errors;
        const int status = layoutCheckCommand((folder / "t.layout.json").string(), output, errors);
        if (!errors.str().empty()) return errors.str();
        const auto wrong = nlohmann::json::parse(output.str())["wrong"];
        EXPECT_EQ(status, wrong.empty() ? 0 : 1);
        return wrong.empty() ? "" : wrong[0]["text"].get<std::string>();
    }
    fs::path folder;
};

constexpr const char* doubt = ": is its unit (in, mm, cm, m) or scale right?";

TEST_F(LayoutCheck, AHouseIsRight) { EXPECT_EQ(saidOf(6, 5, 4), ""); }

TEST_F(LayoutCheck, AModelMayBeAsLargeAsAPieceCanBe) {
    EXPECT_EQ(saidOf(120, 5, 4), "");
    EXPECT_EQ(saidOf(121, 5, 4), std::string("is a model 121 in wide") + doubt);
    EXPECT_EQ(saidOf(900, 700, 400), std::string("is a model 900 in wide") + doubt);
    EXPECT_EQ(saidOf(5, 5, 121), std::string("is a model 121 in tall") + doubt);
}

TEST_F(LayoutCheck, AModelThatNoTableCanHoldIsRefused) {
    EXPECT_EQ(saidOf(1000, 5, 4), std::string("is a model 1000 in wide") + doubt);
    for (const double wide : {1000.5, 2000.0, 100000.0}) {
        const std::string said = saidOf(wide, 1500, 900);
        std::ostringstream reach;
        reach << "wedge.obj: the model reaches " << std::max(1500.0, std::ceil(wide))
              << " in from its origin, at most 1000" << doubt;
        EXPECT_NE(said.find(reach.str()), std::string::npos) << said;
        EXPECT_EQ(std::count(said.begin(), said.end(), '\n'), 1);
    }
}

TEST_F(LayoutCheck, InchesForMillimetresAreNoticed) {
    EXPECT_EQ(saidOf(150, 100, 100, "obstacle", "mm"), "");
    EXPECT_EQ(saidOf(150, 100, 100), std::string("is a model 150 in wide") + doubt);
}

TEST_F(LayoutCheck, AModelMayBeAsSmallAsAMarker) {
    EXPECT_EQ(saidOf(0.26, 0.2, 0.2), "");
    EXPECT_EQ(saidOf(0.24, 0.2, 0.2), std::string("is a model 0.24 in wide") + doubt);
}

TEST_F(LayoutCheck, AFlatModelIsAreaTerrainOrAWrongUnit) {
    EXPECT_EQ(saidOf(6, 5, 0.05), std::string("is a model 0.05 in tall") + doubt);
    EXPECT_EQ(saidOf(6, 5, 0.11), "");
    EXPECT_EQ(saidOf(6, 5, 0.05, "area"), "");
}

/// Layouts in which a box or the layout itself has additional members.
class LayoutCheckOfMembers : public LayoutCheck {
  protected:
    const nlohmann::json none = nlohmann::json::object();
    std::string saidWith(const nlohmann::json& ofPiece, const nlohmann::json& ofLayout) const {
        nlohmann::json piece{{"id", "hut"},
                             {"position", {10, 10}},
                             {"kind", "obstacle"},
                             {"shape", {{"box", {4, 4, 3}}}}};
        piece.update(ofPiece);
        nlohmann::json layout{{"format", "sightline-layout"},
                              {"version", 1},
                              {"table", {{"width", 72}, {"depth", 36}}},
                              {"pieces", nlohmann::json::array({piece})}};
        layout.update(ofLayout);
        const std::string file = (folder / "t.layout.json").string();
        std::ofstream(file) << layout;
        std::ostringstream output, errors;
        const int status = layoutCheckCommand(file, output, errors);
        if (!errors.str().empty()) return errors.str().substr(file.size());
        const auto wrong = nlohmann::json::parse(output.str())["wrong"];
        EXPECT_EQ(status, wrong.empty() ? 0 : 1);
        return wrong.empty() ? ""
                             : wrong[0]["piece"].get<std::string>() + ": " +
                                   wrong[0]["text"].get<std::string>();
    }
};

TEST_F(LayoutCheckOfMembers, ALookThatIsNoModelIsTold) {
    EXPECT_EQ(saidWith({{"look", {{"mesh", "asset:models/woods.glb"}, {"up", "y"}}}}, none), "");
    const std::string gone = (folder / "gone.glb").string();
    EXPECT_EQ(saidWith({{"look", {{"mesh", "gone.glb"}}}}, none),
              "hut: has a look that is no model: " + gone + ": cannot be opened");
}

TEST_F(LayoutCheckOfMembers, WhatOnlyTheEditorReadsIsCheckedToo) {
    const nlohmann::json trace{{"picture", "map.png"}, {"middle", {36, 18}}, {"width", 70}};
    EXPECT_EQ(saidWith(none, {{"trace", trace}}), ": the picture to trace, map.png, is not there");
    std::ofstream(folder / "map.png") << "any";
    EXPECT_EQ(saidWith(none, {{"trace", trace}}), "");
    EXPECT_EQ(saidWith(none, {{"trace", {{"picture", "map.png"}}}}),
              ": /trace: expected a member \"middle\"\n");
}

}  // namespace
}  // namespace sightline::app
