// Suggested tables: they must be legal and have the usual amount of terrain. The same seed must
// give the same table.
#include "engine/legion/advice/layout_review/suggest.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/legion/advice/layout_review/coverage.h"
#include "engine/legion/advice/layout_review/piece_facts.h"
#include "unit/engine/tables.h"

namespace sightline::engine::test {
namespace {
using nlohmann::json;

// Terrain kinds with plain shapes, so that the test reads no models.
std::vector<TerrainKind> palette() {
    const auto kind = [](const char* id, json size, const char* terrain, const char* movement) {
        TerrainKind one{id, id, "desert", "rock", {}};
        one.piece = {{"shape", {{"box", std::move(size)}}},
                     {"kind", terrain},
                     {"movement", movement},
                     {"cover", "heavy"},
                     {"blocks_los", true}};
        return one;
    };
    return {kind("house", {6, 5, 4}, "obstacle", "open"),
            kind("tower", {3, 3, 6.5}, "obstacle", "impassable"),
            kind("bog", {7, 4, 0.4}, "area", "difficult"),
            kind("low", {8, 3, 1}, "obstacle", "open"),
            kind("crates", {1.5, 1.2, 1}, "scatter", "open"),
            kind("line", {3, 0.6, 0.9}, "barricade", "open")};
}

Result<LaidTable> lay(const json& layout) {
    const auto read = readLayout(layout, "suggested", {}, [](const MeshReference&) {
        return Result<geometry::MeshShape>(Problem{"no models here"});
    });
    if (!read) return read.problem();
    return laidTable(*read, geometry::test::dimensions());
}

SuggestSettings wish(std::uint64_t seed = 7, double density = 0.25) {
    SuggestSettings settings;
    settings.theme = "desert";
    settings.seed = seed;
    settings.density = density;
    settings.cards = {missionWith({{18, 18}, {36, 18}, {54, 18}})};
    settings.candidates = 2;
    settings.shifts = 1;
    return settings;
}

TEST(SuggestTable, IsLegalAndWithinTheUsualBounds) {
    for (const std::uint64_t seed : {7U, 8U}) {
        const auto suggested = suggestTable(palette(), lay, wish(seed));
        ASSERT_TRUE(suggested) << suggested.problem().text;
        const Coverage coverage = coverageOf(suggested->table.field);
        EXPECT_TRUE(coverage.isUsual()) << coverage.covered();
        EXPECT_TRUE(coverage.blocksUsually()) << coverage.blocking();
        EXPECT_TRUE(findingsOf(suggested->table, Workers{}).empty());
        EXPECT_TRUE(suggested->table.unagreed.empty());
        EXPECT_EQ(suggested->illegalSpots, 0);
        EXPECT_LT(suggested->unfairness, 0.15);
        EXPECT_TRUE(lay(suggested->layout));
    }
}

TEST(SuggestTable, TheSameSeedIsTheSameTableOnAnyNumberOfThreads) {
    SuggestSettings one = wish();
    one.workers.threads = 1;
    SuggestSettings four = wish();
    four.workers.threads = 4;
    const auto first = suggestTable(palette(), lay, one),
               again = suggestTable(palette(), lay, four);
    ASSERT_TRUE(first && again);
    EXPECT_EQ(first->layout.dump(), again->layout.dump());
    const auto other = suggestTable(palette(), lay, wish(9));
    ASSERT_TRUE(other);
    EXPECT_NE(first->layout["pieces"], other->layout["pieces"]);
}

TEST(SuggestTable, TellsHowMuchIsDoneAndWhatTipsMost) {
    std::vector<double> told;
    SuggestSettings settings = wish();
    settings.progress = [&](double share) { told.push_back(share); };
    const auto suggested = suggestTable(palette(), lay, settings);
    ASSERT_TRUE(suggested);
    ASSERT_GE(told.size(), static_cast<std::size_t>(settings.candidates));
    EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
    EXPECT_GT(told.front(), 0.0);
    EXPECT_LE(told.back(), 1.0);
    EXPECT_DOUBLE_EQ(suggested->worst, suggested->unfairness) << "of a single mission";
}

TEST(SuggestTable, MoreDensityIsMoreTerrain) {
    const auto sparse = suggestTable(palette(), lay, wish(7, 0.1));
    ASSERT_TRUE(sparse);
    EXPECT_NEAR(coverageOf(sparse->table.field).covered(), 0.1, 0.02);
}

TEST(SuggestTable, TakesKindsOfOtherThemesThatSuitItsOwn) {
    std::vector<TerrainKind> kinds = palette();
    for (TerrainKind& kind : kinds) {
        if (kind.id != "bog") continue;
        kind.theme = "swamp";
        kind.also = {"desert"};
    }
    const auto hasBogs = [](const SuggestedTable& suggested) {
        const json& pieces = suggested.layout["pieces"];
        return std::any_of(pieces.begin(), pieces.end(), [](const json& piece) {
            return piece["id"].get<std::string>().starts_with("bog-");
        });
    };
    const auto suggested = suggestTable(kinds, lay, wish());
    ASSERT_TRUE(suggested) << suggested.problem().text;
    EXPECT_TRUE(hasBogs(*suggested));
    for (TerrainKind& kind : kinds) kind.also.clear();
    const auto without = suggestTable(kinds, lay, wish());
    ASSERT_TRUE(without) << without.problem().text;
    EXPECT_FALSE(hasBogs(*without));
}

TEST(SuggestTable, LiesOnTheGroundOfItsTheme) {
    std::vector<TerrainKind> kinds = palette();
    for (TerrainKind& kind : kinds) kind.theme = "ice";
    SuggestSettings settings = wish();
    settings.theme = "ice";
    settings.shifts = 0;
    const auto suggested = suggestTable(kinds, lay, settings);
    ASSERT_TRUE(suggested) << suggested.problem().text;
    EXPECT_EQ(suggested->layout["table"]["mat"], "ice");
}

TEST(SuggestTable, SaysInOneLineWhyThereIsNone) {
    SuggestSettings settings = wish();
    settings.theme = "dessert";
    EXPECT_EQ(suggestTable(palette(), lay, settings).problem().text,
              "theme: expected one of desert, found \"dessert\"");
    EXPECT_EQ(suggestTable(palette(), lay, wish(1, 0.6)).problem().text,
              "density: expected a share from 0.05 to 0.4");
    settings = wish(7, 0.4);
    settings.table = {8, 6};
    EXPECT_EQ(suggestTable(palette(), lay, settings).problem().text,
              "not enough of these pieces fit on the table for that density");
    std::stop_source stop;
    stop.request_stop();
    settings = wish();
    settings.workers.stop = stop.get_token();
    EXPECT_EQ(suggestTable(palette(), lay, settings).problem().text,
              "stopped before a table was found");
}

json paletteFile() {
    return {{"format", "sightline-terrain"},
            {"version", 1},
            {"pieces",
             {{{"id", "rock"},
               {"name", "Rock"},
               {"theme", "desert"},
               {"category", "rock"},
               {"model", "asset:models/rock.glb"},
               {"kind", "obstacle"},
               {"movement", "open"},
               {"cover", "heavy"},
               {"blocks_los", true},
               {"height", 3},
               {"footprint", {4, 3}}}}}};
}

TEST(Palette, IsReadWithItsFacts) {
    const auto read = readTerrainKinds(paletteFile(), "pieces.json");
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), 1U);
    EXPECT_EQ(read->front().piece["shape"]["mesh"], "asset:models/rock.glb");
    EXPECT_EQ(read->front().piece["height"], 3);
    EXPECT_EQ(read->front().theme, "desert");
    EXPECT_FALSE(read->front().suits("city"));
    json both = paletteFile();
    both["pieces"][0]["also"] = {"city"};
    const auto further = readTerrainKinds(both, "pieces.json");
    ASSERT_TRUE(further) << further.problem().text;
    EXPECT_TRUE(further->front().suits("city"));
    EXPECT_TRUE(further->front().suits("desert"));
    EXPECT_EQ(themesOf(*further), std::vector<std::string>{"desert"});
}

TEST(Palette, IsRefusedWithFileAndPointer) {
    json twice = paletteFile();
    twice["pieces"].push_back(twice["pieces"][0]);
    const auto read = readTerrainKinds(twice, "pieces.json");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.problem().text.find("pieces.json: /pieces/1/id: expected an id that no other"),
              0U)
        << read.problem().text;
    json other = paletteFile();
    other["format"] = "sightline-layout";
    EXPECT_FALSE(readTerrainKinds(other, "pieces.json"));
}

}  // namespace
}  // namespace sightline::engine::test
