// `layout report` and `layout suggest`: output and refusals.
#include "app/cli/layout/layout_report.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/cli/layout/layout_suggest.h"
#include "app/files/tables/load.h"
#include "unit/engine/folder.h"

namespace sightline::app {
namespace {
using nlohmann::json;

json smallLayout() {
    return {{"format", "sightline-layout"},
            {"version", 1},
            {"name", "Two huts"},
            {"table", {{"width", 72}, {"depth", 36}}},
            {"pieces",
             {{{"id", "hut"},
               {"name", "Hut"},
               {"shape", {{"box", {4, 4, 7}}}},
               {"position", {18, 18}},
               {"kind", "obstacle"},
               {"movement", "open"},
               {"cover", "heavy"},
               {"blocks_los", true}},
              {{"id", "rock"},
               {"name", "Rock"},
               {"shape", {{"box", {3, 3, 2}}}},
               {"position", {71, 30}},
               {"kind", "obstacle"},
               {"cover", "light"}}}}};
}

struct Answered {
    int status = 0;
    std::string output, errors;
};
Answered report(const LayoutReportSettings& settings) {
    std::ostringstream output, errors;
    const int status = layoutReportCommand(settings, output, errors);
    return {status, output.str(), errors.str()};
}

TEST(LayoutReport, PrintsEveryPartWithItsUnits) {
    const engine::test::Folder folder;
    const auto file = folder.write("t.layout.json", smallLayout().dump());
    const Answered said = report({file.string(), "hold-the-wells", true, false});
    ASSERT_EQ(said.status, 0) << said.errors;
    const json all = json::parse(said.output);
    EXPECT_EQ(all["name"], "Two huts");
    EXPECT_EQ(all["pieces"], 2);
    EXPECT_NEAR(all["coverage"]["covered_sq_in"].get<double>(), 16.0 + 7.5, 1e-3);
    EXPECT_NEAR(all["coverage"]["covered_share"].get<double>(), 23.5 / 2592, 1e-3);
    const json& findings = all["findings"];
    ASSERT_EQ(findings.size(), 3U);
    EXPECT_EQ(findings[0]["piece"], "rock");
    EXPECT_EQ(findings[0]["fault"], "not_agreed");
    EXPECT_EQ(findings[2]["text"], "hangs 0.50 in over the edge of the table");
    EXPECT_EQ(all["bases"].size(), 2U);
    EXPECT_EQ(all["bases"][0]["base"], "small");
    EXPECT_EQ(all["bases"][0]["map"].size(), 36U);
    EXPECT_EQ(all["bases"][0]["map"][0].get<std::string>().size(), 72U);
    EXPECT_GT(all["lanes"][0]["length_in"].get<double>(), 60.0);
    EXPECT_GT(all["seen_from"]["near"]["troopers"]["seen_share"].get<double>(), 0.8);
    ASSERT_EQ(all["missions"].size(), 1U);
    const json& mission = all["missions"][0];
    EXPECT_EQ(mission["id"], "hold-the-wells");
    EXPECT_EQ(mission["objectives"][0]["legal"], false);
    EXPECT_EQ(mission["objectives"][0]["fault"],
              "overlaps Hut, an obstacle of height 2 or greater");
    EXPECT_EQ(mission["objectives"][0]["piece"], "hut");
    EXPECT_TRUE(mission["objectives"][1]["fault"].is_null());
    EXPECT_TRUE(mission["objectives"][1]["piece"].is_null());
    EXPECT_EQ(mission["fairness"]["parts"].size(), 4U);
    EXPECT_EQ(mission["near"]["objectives"].size(), 3U);
}

TEST(LayoutReport, SaysTheSameInPlainWords) {
    const engine::test::Folder folder;
    const auto file = folder.write("t.layout.json", smallLayout().dump());
    const Answered said = report({file.string(), "hold-the-wells", true, true});
    ASSERT_EQ(said.status, 0) << said.errors;
    EXPECT_EQ(said.output.find("Two huts\n2 pieces cover 1 % of the table; a quarter is usual: "
                               "this is sparse.\n"),
              0U)
        << said.output;
    EXPECT_NE(said.output.find("Rock hangs 0.50 in over the edge of the table (p. 19).\n"),
              std::string::npos);
    EXPECT_NE(said.output.find("The objective at 18.0, 18.0 overlaps Hut"), std::string::npos);
    EXPECT_NE(said.output.find("Hold the Wells: "), std::string::npos);
}

TEST(LayoutReport, RefusesInOneLine) {
    const engine::test::Folder folder;
    const auto file = folder.write("t.layout.json", smallLayout().dump());
    const Answered missing = report({(folder.file("none.layout.json")).string(), "", true, false});
    EXPECT_EQ(missing.status, 1);
    EXPECT_EQ(std::count(missing.errors.begin(), missing.errors.end(), '\n'), 1);
    const Answered mission = report({file.string(), "hold-the-well", true, false});
    EXPECT_EQ(mission.status, 1);
    EXPECT_EQ(mission.errors,
              "--mission hold-the-well: expected the id of an objective card; did you mean "
              "\"hold-the-wells\"?\n");
    EXPECT_TRUE(mission.output.empty());
    json square = smallLayout();
    square["table"]["width"] = 36;
    square["pieces"].erase(1);
    const auto other = folder.write("s.layout.json", square.dump());
    EXPECT_EQ(report({other.string(), "hold-the-wells", true, false}).errors,
              "--mission hold-the-wells: expected a map for a table of these proportions\n");
}

json shippedModels() {
    const auto piece = [](const char* model, const char* kind, const char* cover) {
        return json{{"id", model},
                    {"name", model},
                    {"theme", "desert"},
                    {"category", "test"},
                    {"model", std::string("asset:models/") + model + ".glb"},
                    {"kind", kind},
                    {"movement", "open"},
                    {"cover", cover},
                    {"blocks_los", true},
                    {"footprint", {4, 4}}};
    };
    json pieces = {piece("ruined_house", "obstacle", "heavy"), piece("crates", "scatter", "light"),
                   piece("barricade", "barricade", "heavy"), piece("crater", "area", "light")};
    return {{"format", "sightline-terrain"}, {"version", 1}, {"pieces", pieces}};
}

TEST(LayoutSuggest, SavesALayoutThatLoadsAndIsTheSameAgain) {
    const engine::test::Folder folder;
    LayoutSuggestSettings settings;
    settings.theme = "desert";
    settings.density = 0.1;
    settings.seed = 7;
    settings.palette = folder.write("pieces.json", shippedModels().dump());
    for (const char* name : {"a.layout.json", "b.layout.json"}) {
        settings.save = folder.file(name);
        std::ostringstream output, errors;
        ASSERT_EQ(layoutSuggestCommand(settings, output, errors), 0) << errors.str();
        const json said = json::parse(output.str());
        EXPECT_NEAR(said["covered_share"].get<double>(), 0.1, 0.02);
        EXPECT_GT(said["pieces"].get<int>(), 4);
    }
    using engine::test::Folder;
    EXPECT_EQ(Folder::read(folder.file("a.layout.json")),
              Folder::read(folder.file("b.layout.json")));
    const auto loaded = loadLayout(folder.file("a.layout.json"));
    ASSERT_TRUE(loaded) << loaded.problem().text;
    EXPECT_TRUE(loaded->unagreed.empty());
}

TEST(LayoutSuggest, RefusesInOneLine) {
    const engine::test::Folder folder;
    LayoutSuggestSettings settings;
    settings.theme = "snow";
    settings.palette = folder.write("pieces.json", shippedModels().dump());
    std::ostringstream output, errors;
    EXPECT_EQ(layoutSuggestCommand(settings, output, errors), 1);
    EXPECT_EQ(errors.str(), "theme: expected one of desert, found \"snow\"\n");
    settings.theme = "desert";
    settings.density = 0.1;
    settings.save = folder.file("no/such/folder.layout.json");
    errors.str("");
    EXPECT_EQ(layoutSuggestCommand(settings, output, errors), 1);
    EXPECT_EQ(errors.str(),
              settings.save.string() + ": cannot be written: No such file or directory\n");
    settings.save = folder.file("pipe");
    ASSERT_EQ(mkfifo(settings.save.c_str(), 0600), 0);
    errors.str("");
    EXPECT_EQ(layoutSuggestCommand(settings, output, errors), 1);
    EXPECT_EQ(errors.str(), settings.save.string() + ": an ordinary file is expected\n");
    EXPECT_TRUE(std::filesystem::is_fifo(settings.save));
    EXPECT_TRUE(output.str().empty());
}

}  // namespace
}  // namespace sightline::app
