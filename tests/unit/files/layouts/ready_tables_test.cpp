// The tables that are shipped with the program: all facts of terrain must be agreed, the size must
// be official, and the places of the published maps' objectives must be free of terrain (Core
// Rulebook p. 20, Placing Objectives).
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include "app/files/tables/load.h"
#include "engine/legion/advice/layout_review/coverage.h"
#include "engine/legion/advice/layout_review/improve.h"
#include "engine/legion/advice/layout_review/mission_on_table.h"
#include "engine/legion/advice/layout_review/piece_facts.h"
#include "engine/legion/advice/layout_review/reachable.h"
#include "geometry/measure/outline.h"

namespace sightline::app {
namespace {
using geometry::Vec2;
using nlohmann::json;

std::vector<std::filesystem::path> tableFiles() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(assetsFolder() / "layouts")) {
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// The points of interest on the maps of the published cards, for the table size that `cards`
/// names.
std::vector<Vec2> objectivesOf(const std::string& cards) {
    std::vector<Vec2> places;
    const json file = json::parse(std::ifstream(assetsFolder() / "catalogue/battle" / cards));
    for (const json& card : file["cards"]) {
        if (!card.contains("map") || !card["map"].contains("poi")) continue;
        for (const json& at : card["map"]["poi"]) places.emplace_back(at[0], at[1]);
    }
    return places;
}

/// True if a corner of the piece's triangles is nearer to the place than the radius of the token.
bool standsOn(const geometry::PieceSpec& piece, Vec2 place) {
    const auto* mesh = std::get_if<geometry::MeshShape>(&piece.shape);
    if (mesh == nullptr) return false;
    const Vec2 x = geometry::direction(piece.rotation);
    return std::any_of(mesh->parts.begin(), mesh->parts.end(), [&](const auto& part) {
        return std::any_of(part.vertices.begin(), part.vertices.end(), [&](const auto& p) {
            const Vec2 at(piece.position.x + p.x * x.x - p.y * x.y,
                          piece.position.y + p.x * x.y + p.y * x.x);
            return std::hypot(at.x - place.x, at.y - place.y) < 1.0;
        });
    });
}

TEST(ReadyTables, LoadWithEveryFactAgreed) {
    std::set<std::string> names;
    std::map<std::string, int> ofMat;
    std::map<double, int> ofWidth;
    for (const auto& file : tableFiles()) {
        const auto layout = loadLayout(file);
        ASSERT_TRUE(layout) << layout.problem().text;
        EXPECT_TRUE(layout->unagreed.empty()) << file;
        EXPECT_TRUE(names.insert(layout->name).second) << layout->name << " names two tables";
        EXPECT_GE(layout->pieces.size(), 12U) << file;
        EXPECT_EQ(layout->table.depth, 36.0) << file;
        ++ofMat[layout->mat];
        ++ofWidth[layout->table.width];
    }
    for (const char* mat : {"desert", "forest", "city", "ice", "industrial"}) {
        EXPECT_GE(ofMat[mat], 2) << mat;
    }
    EXPECT_GE(ofWidth[72.0], 12);
    EXPECT_GE(ofWidth[36.0], 4);
    EXPECT_EQ(ofWidth.size(), 2U);
}

TEST(ReadyTables, KeepTheObjectivePlacesOfThePublishedMapsFree) {
    const auto standard = objectivesOf("standard.json"), recon = objectivesOf("recon.json");
    ASSERT_GT(standard.size(), 30U);
    ASSERT_GT(recon.size(), 6U);
    for (const auto& file : tableFiles()) {
        const auto layout = loadLayout(file);
        ASSERT_TRUE(layout) << layout.problem().text;
        for (const auto& place : layout->table.width > 36 ? standard : recon) {
            for (const auto& piece : layout->pieces) {
                EXPECT_FALSE(standsOn(piece, place))
                    << file.filename() << ": " << piece.id << " at " << place.x << ", " << place.y;
            }
        }
    }
}

// Core Rulebook p. 20, Placing Objectives: the objectives of all cards must be free of terrain.
TEST(ReadyTables, TheWaystationIsAsItsReportWantsIt) {
    const auto layout = loadLayout(assetsFolder() / "layouts/sands_waystation.layout.json");
    ASSERT_TRUE(layout) << layout.problem().text;
    const auto dimensions = loadDimensions(assetsFolder());
    const auto table = engine::laidTable(*layout, *dimensions);
    ASSERT_TRUE(table) << table.problem().text;
    const engine::Coverage coverage = engine::coverageOf(table->field);
    EXPECT_NEAR(coverage.covered(), engine::usualCoverage, 0.02);
    EXPECT_TRUE(coverage.blocksUsually()) << coverage.blocking();
    EXPECT_TRUE(engine::findingsOf(*table, Workers{}).empty());
    const auto cards = loadObjectiveCards(assetsFolder());
    ASSERT_TRUE(cards) << cards.problem().text;
    const engine::Traveler goer = engine::travelersOf(*dimensions).front();
    const engine::Ground ground = engine::groundOf(table->field, goer, 2.0, Workers{});
    std::size_t tokens = 0;
    for (const engine::BattleCard& card : *cards) {
        const auto mission =
            engine::missionOnTable({table->field, ground, goer}, card,
                                   {.parts = {false, false, false, false}, .corrects = false});
        for (const engine::ObjectiveOnTable& token : mission.objectives) {
            ++tokens;
            EXPECT_FALSE(token.fault) << card.id << " at " << token.at.x << ", " << token.at.y
                                      << ": " << token.fault.value_or("");
        }
    }
    EXPECT_GT(tokens, 30U);
}

// Makes the full report of each mission on each shipped table of this width, and checks that the
// mission is fair.
void expectFair(double width) {
    const auto cards = loadObjectiveCards(assetsFolder());
    ASSERT_TRUE(cards) << cards.problem().text;
    const auto dimensions = loadDimensions(assetsFolder());
    int tables = 0;
    for (const auto& file : tableFiles()) {
        const auto layout = loadLayout(file);
        ASSERT_TRUE(layout) << layout.problem().text;
        if (layout->table.width != width) continue;
        const auto table = engine::laidTable(*layout, *dimensions);
        ASSERT_TRUE(table) << table.problem().text;
        const engine::Coverage coverage = engine::coverageOf(table->field);
        EXPECT_GE(coverage.covered(), 0.2) << file.filename();
        EXPECT_LE(coverage.covered(), 0.3) << file.filename();
        EXPECT_TRUE(coverage.blocksUsually()) << file.filename() << ": " << coverage.blocking();
        const engine::JudgingSettings full{.cards = engine::cardsThatFit(*cards, layout->table),
                                           .measure = {},
                                           .cell = engine::placesApart};
        ASSERT_GE(full.cards.size(), 3U);
        const engine::MissionFigures figures = engine::missionFigures(*table, full);
        for (std::size_t i = 0; i < full.cards.size(); ++i)
            EXPECT_LT(std::abs(figures.figures[i]), engine::evenWithin)
                << file.filename() << ": " << full.cards[i]->id;
        EXPECT_EQ(figures.illegalSpots, 0) << file.filename();
        ++tables;
    }
    EXPECT_GE(tables, 4);
}

TEST(ReadyTables, OfTheStandardSizeAreFairByTheReport) { expectFair(72.0); }
TEST(ReadyTables, OfTheSmallerSizeAreFairByTheReport) { expectFair(36.0); }

}  // namespace
}  // namespace sightline::app
