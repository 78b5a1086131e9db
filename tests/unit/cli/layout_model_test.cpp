// `layout model`: the measurements of a player's own model.
#include "app/cli/layout/layout_model.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "unit/files/model_formats.h"
#include "unit/files/own_cache.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

class LayoutModel : public testing::Test {
  protected:
    nlohmann::json said(LayoutModelSettings settings, const std::string& content) const {
        settings.file = files.write("made.stl", content).string();
        std::ostringstream output, errors;
        EXPECT_EQ(layoutModelCommand(settings, output, errors), 0) << errors.str();
        return nlohmann::json::parse(output.str(), nullptr, false);
    }
    test::OwnCache cache;
    test::TextFiles files;
};

TEST_F(LayoutModel, OfABoxIsItsSize) {
    const auto said =
        this->said({.error = 0.02}, test::asBinaryStl(test::boxSolid(127, 50.8F, 76.2F)));
    EXPECT_EQ(said["unit"], "mm");
    EXPECT_EQ(said["up"], "z");
    EXPECT_EQ(said["guessed"], true);
    EXPECT_EQ(said["footprint"], (nlohmann::json{5.0, 2.0}));
    EXPECT_EQ(said["height"], 3.0);
    EXPECT_EQ(said["triangles"], 12);
    EXPECT_EQ(said["simplified"], nullptr);
    EXPECT_EQ(said["closed"], true);
    EXPECT_EQ(
        said["proposed_facts"],
        (nlohmann::json{
            {"kind", "obstacle"}, {"movement", "open"}, {"cover", "heavy"}, {"blocks_los", true}}));
    EXPECT_TRUE(said["faults"].empty());
}

TEST_F(LayoutModel, WhatIsTypedReplacesTheGuess) {
    const std::string box = test::asBinaryStl(test::boxSolid(5, 2, 3));
    const auto inches = said({.error = 0.02, .unit = "in", .up = "y", .scale = 2.0}, box);
    EXPECT_EQ(inches["guessed"], false);
    EXPECT_EQ(inches["footprint"], (nlohmann::json{10.0, 6.0}));
    EXPECT_EQ(inches["height"], 4.0);
    const auto upright = said({.error = 0.02, .up = "y"}, box);
    EXPECT_EQ(upright["unit"], "in");
    EXPECT_EQ(upright["footprint"], (nlohmann::json{5.0, 3.0}));
    const auto metres = said({.error = 0.02, .unit = "m"}, box);
    ASSERT_EQ(metres["faults"].size(), 1U);
    EXPECT_EQ(metres["faults"][0], "196.85 in long: is its unit (in, mm, cm, m) or scale right?");
}

TEST_F(LayoutModel, EachFaultIsALine) {
    test::Solid solid = test::boxSolid(100, 50, 50);
    solid.triangles.pop_back();
    solid.points.push_back({50, 0, 0});
    solid.triangles.push_back({0, 8, 1});
    const auto said = this->said({.error = 0.02}, test::asBinaryStl(solid));
    EXPECT_EQ(said["closed"], false);
    EXPECT_EQ(said["faults"], (nlohmann::json{"open: 3 edges belong to one triangle only",
                                              "1 triangle has no area"}));
}

TEST_F(LayoutModel, AScanSaysWhatItIsOffBy) {
    const std::string scan = test::asBinaryStl(test::hillySquare(110, 200, 0.2F));
    const auto usual = said({.error = 0.02}, scan), nearer = said({.error = 0.01}, scan);
    EXPECT_EQ(usual["triangles"], 24'200);
    EXPECT_LT(usual["simplified"]["triangles"], 10'000);
    EXPECT_EQ(usual["simplified"]["within"], 0.02);
    EXPECT_LE(usual["simplified"]["measured"], 0.02);
    EXPECT_GT(usual["simplified"]["measured"], 0.0);
    EXPECT_LE(nearer["simplified"]["measured"], 0.01);
    EXPECT_GT(nearer["simplified"]["triangles"], usual["simplified"]["triangles"]);
}

TEST_F(LayoutModel, AScanThatCannotBeSimplifiedSaysSo) {
    const auto said =
        this->said({.error = 0.02}, test::asBinaryStl(test::hillySquare(110, 200, 30.0F)));
    EXPECT_EQ(said["simplified"], nullptr);
    const std::string line = said["faults"].back();
    EXPECT_EQ(line.rfind("cannot be simplified: within 0.02 in, nearly all of its triangles are "
                         "needed (",
                         0),
              0U)
        << line;
    EXPECT_NE(line.find(" s of processor time)"), std::string::npos) << line;
}

TEST_F(LayoutModel, AFileThatIsNoneIsOneLine) {
    std::ostringstream output, errors;
    const std::string file = files.write("noise.stl", "no model").string();
    EXPECT_EQ(layoutModelCommand({.file = file, .error = 0.02}, output, errors), 1);
    EXPECT_TRUE(output.str().empty());
    const std::string text = errors.str();
    EXPECT_EQ(text.rfind(file + ": ", 0), 0U) << text;
    EXPECT_EQ(text.find('\n'), text.size() - 1) << text;
}

}  // namespace
}  // namespace sightline::app
