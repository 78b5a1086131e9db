// Suggested tables with the terrain pieces of the program: every theme must contain all parts of a
// usual table.
#include <gtest/gtest.h>

#include <set>

#include "app/files/models/mesh_shape.h"
#include "app/files/tables/load.h"
#include "app/files/tables/terrain_pieces.h"
#include "engine/layouts/layout_file.h"
#include "engine/legion/advice/layout_review/coverage.h"
#include "engine/legion/advice/layout_review/piece_facts.h"
#include "engine/legion/advice/layout_review/suggest.h"

namespace sightline::app {
namespace {
using nlohmann::json;

Result<engine::LaidTable> laidOfShipped(const json& layout) {
    const auto read =
        engine::readLayout(layout, "suggested", {assetsFolder(), assetsFolder()}, readMeshShape);
    if (!read) return read.problem();
    return engine::laidTable(*read, *loadDimensions(assetsFolder()));
}

engine::SuggestSettings oneDraft(const std::string& theme) {
    engine::SuggestSettings settings;
    settings.theme = theme;
    settings.candidates = 1;
    settings.shifts = 0;
    return settings;
}

void expectUsual(const engine::SuggestedTable& suggested, const std::string& theme) {
    const engine::Coverage coverage = engine::coverageOf(suggested.table.field);
    EXPECT_TRUE(coverage.isUsual()) << theme << ": " << coverage.covered();
    EXPECT_TRUE(coverage.blocksUsually()) << theme << ": " << coverage.blocking();
    // Findings about pools and rivers are expected: the players agreed that pools and rivers do not
    // block the view.
    for (const engine::PieceFinding& one : engine::findingsOf(suggested.table, Workers{}))
        EXPECT_EQ(one.fault, engine::PieceFault::contradicts) << one.piece << ' ' << one.text;
    EXPECT_EQ(suggested.layout["table"]["mat"], theme);
}

TEST(SuggestedTables, AreUsualInEveryTheme) {
    const auto palette = loadTerrainKinds(assetsFolder());
    ASSERT_TRUE(palette) << palette.problem().text;
    const auto themes = engine::themesOf(*palette);
    ASSERT_GE(themes.size(), 5U);
    for (const std::string& theme : themes) {
        const auto suggested = engine::suggestTable(*palette, laidOfShipped, oneDraft(theme));
        ASSERT_TRUE(suggested) << theme << ": " << suggested.problem().text;
        expectUsual(*suggested, theme);
    }
}

TEST(SuggestedTables, VaryTheirPieces) {
    const auto palette = loadTerrainKinds(assetsFolder());
    ASSERT_TRUE(palette) << palette.problem().text;
    for (const std::string& theme : engine::themesOf(*palette)) {
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            engine::SuggestSettings settings = oneDraft(theme);
            settings.seed = seed;
            const auto suggested = engine::suggestTable(*palette, laidOfShipped, settings);
            ASSERT_TRUE(suggested) << theme << ": " << suggested.problem().text;
            std::set<std::string> large;  // the kinds of pieces, without small scatter
            for (const json& piece : suggested->layout["pieces"]) {
                const auto kind = piece["kind"].get<std::string>();
                if (kind != "barricade" && kind != "scatter") large.insert(piece["shape"].dump());
            }
            EXPECT_GE(large.size(), 5U) << theme << ' ' << seed;
        }
    }
}

// Core Rulebook p. 20, Placing Objectives: the objectives of the published cards must also be free
// of terrain.
TEST(SuggestedTables, OfTheDesertKeepTheObjectivesOfEveryCardFree) {
    const auto palette = loadTerrainKinds(assetsFolder());
    ASSERT_TRUE(palette) << palette.problem().text;
    auto cards = loadObjectiveCards(assetsFolder());
    ASSERT_TRUE(cards) << cards.problem().text;
    ASSERT_GE(cards->size(), 13U);
    engine::SuggestSettings settings = oneDraft("desert");
    settings.cards = std::move(cards).value();
    const auto suggested = engine::suggestTable(*palette, laidOfShipped, settings);
    ASSERT_TRUE(suggested) << suggested.problem().text;
    expectUsual(*suggested, "desert");
    EXPECT_EQ(suggested->illegalSpots, 0);
}

}  // namespace
}  // namespace sightline::app
