// `layout improve`: the saved layout, the output, and the refusals.
#include "app/cli/layout/layout_improve.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "app/files/tables/load.h"
#include "unit/engine/folder.h"

namespace sightline::app {
namespace {
using engine::test::Folder;
using nlohmann::json;

json box(const char* id, json size, json position) {
    return {{"id", id},
            {"name", id},
            {"shape", {{"box", std::move(size)}}},
            {"position", std::move(position)},
            {"kind", "obstacle"},
            {"movement", "impassable"},
            {"cover", "heavy"},
            {"blocks_los", true}};
}

// A layout of the smaller table size with a wall in front of one half of the near side. Three
// missions fit a table of this size.
json walled() {
    return {{"format", "sightline-layout"},
            {"version", 1},
            {"name", "Walled"},
            {"table", {{"width", 36}, {"depth", 36}}},
            {"pieces", {box("wall", {20, 1, 7}, {18, 11.5}), box("hut", {3, 3, 3}, {9, 21})}}};
}

TEST(LayoutImprove, SavesAFairerLayoutAndSaysByHowMuch) {
    const Folder folder;
    LayoutImproveSettings settings;
    settings.file = folder.write("walled.layout.json", walled().dump()).string();
    settings.shifts = 1;
    settings.save = folder.file("fairer.layout.json");
    std::ostringstream output, errors;
    ASSERT_EQ(layoutImproveCommand(settings, output, errors), 0) << errors.str();
    const json said = json::parse(output.str());
    EXPECT_EQ(said["shifts"], 1);
    EXPECT_LT(said["mean_unfairness"].get<double>(), said["mean_unfairness_before"].get<double>());
    const auto loaded = loadLayout(folder.file("fairer.layout.json"));
    ASSERT_TRUE(loaded) << loaded.problem().text;
    EXPECT_EQ(loaded->pieces.size(), 2U);
    EXPECT_EQ(Folder::read(settings.file), walled().dump()) << "the file that was read is kept";
}

TEST(LayoutImprove, PrintsTheLayoutWhereNoFileIsNamed) {
    const Folder folder;
    LayoutImproveSettings settings;
    json even = walled();
    even["pieces"] = {box("hut", {3, 3, 3}, {18, 18})};
    settings.file = folder.write("even.layout.json", even.dump()).string();
    std::ostringstream output, errors;
    ASSERT_EQ(layoutImproveCommand(settings, output, errors), 0) << errors.str();
    EXPECT_EQ(json::parse(output.str())["pieces"], even["pieces"]);
}

TEST(LayoutImprove, ALockedPieceStays) {
    const Folder folder;
    LayoutImproveSettings settings;
    json locked = walled();
    locked["pieces"][0]["locked"] = true;
    locked["pieces"][1]["locked"] = true;
    settings.file = folder.write("locked.layout.json", locked.dump()).string();
    settings.shifts = 1;
    std::ostringstream output, errors;
    ASSERT_EQ(layoutImproveCommand(settings, output, errors), 0) << errors.str();
    EXPECT_EQ(json::parse(output.str())["pieces"], locked["pieces"]);
    locked["pieces"][0]["locked"] = "yes";
    settings.file = folder.write("wrong.layout.json", locked.dump()).string();
    EXPECT_EQ(layoutImproveCommand(settings, output, errors), 1);
    EXPECT_NE(errors.str().find("/pieces/0/locked"), std::string::npos) << errors.str();
}

// `layout improve` shifts single pieces, which would destroy the symmetry of a mirrored layout. So
// it refuses such a layout, like the window.
TEST(LayoutImprove, AMirroredLayoutIsRefused) {
    const Folder folder;
    json mirrored = walled();
    mirrored["mirror"] = "point";
    LayoutImproveSettings settings;
    settings.file = folder.write("mirrored.layout.json", mirrored.dump()).string();
    std::ostringstream output, errors;
    EXPECT_EQ(layoutImproveCommand(settings, output, errors), 1);
    EXPECT_NE(errors.str().find("mirrored.layout.json: /mirror"), std::string::npos)
        << errors.str();
    EXPECT_TRUE(output.str().empty());
}

TEST(LayoutImprove, RefusesInOneLine) {
    const Folder folder;
    LayoutImproveSettings settings;
    settings.file = folder.file("none.layout.json").string();
    std::ostringstream output, errors;
    EXPECT_EQ(layoutImproveCommand(settings, output, errors), 1);
    EXPECT_NE(errors.str().find("none.layout.json"), std::string::npos);
    json even = walled();
    even["pieces"] = {box("hut", {3, 3, 3}, {18, 18})};
    settings.file = folder.write("even.layout.json", even.dump()).string();
    settings.save = folder.file("no folder/fairer.layout.json");
    errors.str("");
    EXPECT_EQ(layoutImproveCommand(settings, output, errors), 1);
    EXPECT_NE(errors.str().find("cannot be written"), std::string::npos);
    EXPECT_TRUE(output.str().empty());
}

}  // namespace
}  // namespace sightline::app
