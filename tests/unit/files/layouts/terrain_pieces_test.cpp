// The list of terrain pieces that the program offers. A layout must be able to use every row with
// its facts, and the footprint in the row must equal the footprint of the model.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>

#include "app/files/tables/load.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {
using nlohmann::json;

const std::set<std::string> themes{"desert", "forest", "city", "ice", "industrial"};

json listOfPieces() {
    return json::parse(std::ifstream(assetsFolder() / "terrain/pieces.json"))["pieces"];
}

/// A layout with one piece, made from the row.
json layoutOf(const json& row) {
    json piece{{"id", row["id"]},
               {"position", {36, 18, 0}},
               {"shape", {{"mesh", row["model"]}, {"unit", "in"}, {"up", "y"}}}};
    for (const char* fact :
         {"name", "kind", "movement", "cover", "blocks_los", "height", "parts"}) {
        if (row.contains(fact)) piece[fact] = row[fact];
    }
    return {{"format", "sightline-layout"},
            {"version", 1},
            {"table", {{"width", 72}, {"depth", 36}}},
            {"pieces", {piece}}};
}

struct Extent {
    geometry::Vec3 low{1e9, 1e9, 1e9}, high{-1e9, -1e9, -1e9};
};

Extent extentOf(const geometry::MeshShape& mesh) {
    Extent extent;
    for (const auto& part : mesh.parts) {
        for (const auto& at : part.vertices) {
            extent.low = min(extent.low, at);
            extent.high = max(extent.high, at);
        }
    }
    return extent;
}

TEST(TerrainPieces, HaveOneIdEachAndAThemeThatShips) {
    std::set<std::string> ids;
    std::map<std::string, int> ofTheme;
    for (const json& row : listOfPieces()) {
        EXPECT_TRUE(ids.insert(row["id"]).second) << row["id"];
        EXPECT_TRUE(themes.contains(row["theme"])) << row;
        for (const json& also : row.value("also", json::array()))
            EXPECT_TRUE(themes.contains(also) && also != row["theme"]) << row;
        EXPECT_FALSE(row["name"].get<std::string>().empty()) << row;
        EXPECT_FALSE(row["category"].get<std::string>().empty()) << row;
        ++ofTheme[row["theme"]];
    }
    for (const auto& [theme, count] : ofTheme) EXPECT_GE(count, 1) << theme;
}

TEST(TerrainPieces, AreWhatALayoutMayNameWithEveryFactAgreed) {
    const test::TextFiles files;
    for (const json& row : listOfPieces()) {
        const auto layout = loadLayout(files.write("t.layout.json", layoutOf(row).dump()));
        ASSERT_TRUE(layout) << row["id"] << ": " << layout.problem().text;
        EXPECT_TRUE(layout->unagreed.empty()) << row["id"];
        const auto* mesh = std::get_if<geometry::MeshShape>(&layout->pieces[0].shape);
        ASSERT_NE(mesh, nullptr) << row["id"];
        const Extent extent = extentOf(*mesh);
        EXPECT_NEAR(extent.high.x - extent.low.x, row["footprint"][0].get<double>(), 0.3)
            << row["id"];
        EXPECT_NEAR(extent.high.y - extent.low.y, row["footprint"][1].get<double>(), 0.3)
            << row["id"];
        EXPECT_NEAR(extent.high.x + extent.low.x, 0.0, 0.4) << row["id"] << " is off its origin";
        EXPECT_NEAR(extent.high.y + extent.low.y, 0.0, 0.4) << row["id"] << " is off its origin";
    }
}

// Core Rulebook p. 12: a barricade is at most 3 inches wide, 1 inch high and 1 inch deep.
TEST(TerrainPieces, BarricadesAreOfTheSizeOfBarricades) {
    int barricades = 0;
    for (const json& row : listOfPieces()) {
        EXPECT_EQ(row["kind"] == "barricade", row["category"] == "barricade") << row["id"];
        if (row["kind"] != "barricade") continue;
        ++barricades;
        EXPECT_LE(row["footprint"][0], 3.0) << row["id"];
        EXPECT_LE(row["footprint"][1], 1.0) << row["id"];
        EXPECT_EQ(row["cover"], "heavy") << row["id"];
        EXPECT_EQ(row["movement"], "open") << row["id"];
    }
    EXPECT_GE(barricades, 1);
}

// The silhouette of area terrain reaches up to its highest point, so the players must agree on its
// height.
TEST(TerrainPieces, AreaTerrainHasAHeight) {
    for (const json& row : listOfPieces()) {
        EXPECT_TRUE(row["kind"] != "area" || row.contains("height")) << row["id"];
    }
}

}  // namespace
}  // namespace sightline::app
