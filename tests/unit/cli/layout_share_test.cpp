// `layout pack` and `layout unpack`, and commands that take a shared table in place of a layout.
#include "app/cli/layout/layout_share.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>

#include "app/cli/layout/layout_command.h"
#include "app/cli/layout/layout_report.h"
#include "app/cli/query/query_command.h"
#include "app/cli/terminal/layout_argument.h"
#include "app/files/tables/load.h"
#include "app/files/tables/shared_table.h"
#include "unit/files/planted_zip.h"
#include "unit/files/process_of_own.h"

namespace sightline::app {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

class LayoutShare : public testing::Test {
  protected:
    LayoutShare()
        : folder(fs::path(testing::TempDir()) /
                 (std::string("layout_share_") +
                  testing::UnitTest::GetInstance()->current_test_info()->name())) {
        fs::remove_all(folder);
        fs::create_directories(folder / "tmp");
        if (const char* set = std::getenv("TMPDIR")) temporary_ = set;
        ::setenv("TMPDIR", (folder / "tmp").c_str(), 1);
        std::ofstream(folder / "wedge.obj")
            << "v 0 0 0\nv 6 0 0\nv 0 5 0\nv 0 0 4\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n";
        std::ofstream(folder / "yard.layout.json")
            << json{{"format", "sightline-layout"},
                    {"version", 1},
                    {"name", "Yard"},
                    {"table", {{"width", 72}, {"depth", 36}}},
                    {"pieces",
                     {{{"id", "wedge"},
                       {"position", {20, 10}},
                       {"kind", "obstacle"},
                       {"movement", "open"},
                       {"cover", "heavy"},
                       {"blocks_los", true},
                       {"shape", {{"mesh", "wedge.obj"}}}}}}};
    }
    ~LayoutShare() override {
        if (temporary_)
            ::setenv("TMPDIR", temporary_->c_str(), 1);
        else
            ::unsetenv("TMPDIR");
        fs::remove_all(folder);
    }

    std::string at(const char* name) const { return (folder / name).string(); }
    int pack(const LayoutPackSettings& settings) {
        output.str({});
        errors.str({});
        return layoutPackCommand(settings, output, errors);
    }
    void packYard() {
        ASSERT_EQ(pack({at("yard.layout.json"), at("yard.sightline-table"), {}}), 0)
            << errors.str();
        fs::remove(folder / "wedge.obj");
        fs::remove(folder / "yard.layout.json");
    }

    fs::path folder;
    std::ostringstream output, errors;

  private:
    std::optional<std::string> temporary_;
};

TEST_F(LayoutShare, PackSaysWhatItWroteAndUnpackWritesItAgain) {
    packYard();
    const json packed = json::parse(output.str());
    EXPECT_EQ(packed["saved"], at("yard.sightline-table"));
    EXPECT_EQ(packed["bytes"], fs::file_size(folder / "yard.sightline-table"));
    EXPECT_EQ(packed["entries"], (json{"licences.txt", "models/1/wedge.obj", "table.layout.json"}));
    output.str({});
    ASSERT_EQ(layoutUnpackCommand(at("yard.sightline-table"), at("out"), output, errors), 0)
        << errors.str();
    const json unpacked = json::parse(output.str());
    EXPECT_EQ(unpacked["entries"], packed["entries"]);
    const auto layout = loadLayout(unpacked["layout"].get<std::string>());
    ASSERT_TRUE(layout) << layout.problem().text;
    EXPECT_EQ(layout->name, "Yard");
    EXPECT_EQ(layout->pieces.size(), 1U);
    EXPECT_EQ(layoutUnpackCommand(at("yard.sightline-table"), at("out"), output, errors), 1);
    EXPECT_EQ(errors.str(), at("out") + ": expected a folder that is empty or not there\n");
}

// Neither the numbers of the model nor a scale may give a model that is too large for a table.
TEST_F(LayoutShare, PackRefusesAModelThatNoTableCanHold) {
    const std::string yard = at("yard.layout.json"), shared = at("yard.sightline-table");
    json layout = json::parse(std::ifstream(yard));
    const auto refusedAt = [&](double scale) {
        layout["pieces"][0]["shape"]["scale"] = scale;
        std::ofstream(yard) << layout;
        const bool refused = pack({yard, shared, {}}) == 1;
        EXPECT_NE(fs::exists(shared), refused);
        return refused;
    };
    EXPECT_TRUE(refusedAt(100000));
    EXPECT_EQ(errors.str(), yard + ": /pieces/0/shape/mesh: " + at("wedge.obj") +
                                ": the model reaches 600000 in from its origin, at most 1000: is "
                                "its unit (in, mm, cm, m) or scale right?\n");
    EXPECT_TRUE(refusedAt(166.7));
    EXPECT_FALSE(refusedAt(166.6));
}

TEST_F(LayoutShare, CheckReportAndQueryTakeASharedTable) {
    packYard();
    const std::string file = at("yard.sightline-table");
    std::ostringstream checked, reported, answered;
    EXPECT_EQ(layoutCheckCommand(file, checked, errors), 0) << errors.str();
    EXPECT_EQ(json::parse(checked.str())["pieces"], 1);
    EXPECT_EQ(layoutReportCommand({.file = file, .quick = true}, reported, errors), 0)
        << errors.str();
    EXPECT_EQ(json::parse(reported.str())["name"], "Yard");
    std::istringstream asked(R"({"id":1,"query":"height","piece":"wedge"})");
    EXPECT_EQ(queryCommand({file}, asked, answered, errors), 0) << errors.str();
    EXPECT_NEAR(json::parse(answered.str())["top"].get<double>(), 4.0, 1e-3);
    EXPECT_TRUE(fs::is_empty(folder / "tmp")) << "nothing of it stays on the disk";
}

TEST_F(LayoutShare, ASharedTableIsPackedAgainWithAPicture) {
    packYard();
    std::ofstream(folder / "yard.png", std::ios::binary) << "\x89PNG\r\n\x1a\nand so on";
    ASSERT_EQ(pack({at("yard.sightline-table"), at("two.sightline-table"), at("yard.png")}), 0)
        << errors.str();
    EXPECT_EQ(json::parse(output.str())["entries"],
              (json{"licences.txt", "models/1/wedge.obj", "picture.png", "table.layout.json"}));
}

TEST_F(LayoutShare, WhatCannotBePackedIsOneLine) {
    EXPECT_EQ(pack({at("yard.layout.json"), at("yard.zip"), {}}), 1);
    EXPECT_EQ(errors.str(), at("yard.zip") + ": expected a name that ends with .sightline-table\n");
    EXPECT_EQ(pack({at("yard.layout.json"), at("a.sightline-table"), at("wedge.obj")}), 1);
    EXPECT_EQ(errors.str(), at("wedge.obj") + ": expected a PNG picture of at most 64 MB\n");
    fs::remove(folder / "wedge.obj");
    EXPECT_EQ(pack({at("yard.layout.json"), at("a.sightline-table"), {}}), 1);
    EXPECT_EQ(errors.str(), at("yard.layout.json") + ": /pieces/0/shape/mesh: " + at("wedge.obj") +
                                ": cannot be opened\n");
    EXPECT_FALSE(fs::exists(folder / "a.sightline-table"));
    EXPECT_TRUE(output.str().empty());
}

// If a name is not valid UTF-8, the program must print its own message before it writes any file.
TEST_F(LayoutShare, ANameThatIsNotUtf8RefusesTheWholeTable) {
    packYard();
    const auto whole = readSharedTable(at("yard.sightline-table"));
    ASSERT_TRUE(whole) << whole.problem().text;
    std::ofstream(folder / "odd.sightline-table", std::ios::binary)
        << test::plantedZip({{"table.layout.json", whole->layout()},
                             {"models/1/wedge.obj", whole->entries.at("models/1/wedge.obj")},
                             {"models/1/\xFF.mtl", "newmtl wall"}});
    const std::string why =
        at("odd.sightline-table") + ": models/1/\uFFFD.mtl: expected a name in UTF-8\n";
    EXPECT_EQ(layoutUnpackCommand(at("odd.sightline-table"), at("out"), output, errors), 1);
    EXPECT_EQ(errors.str(), why);
    EXPECT_FALSE(fs::exists(folder / "out"));
    errors.str({});
    EXPECT_EQ(layoutCheckCommand(at("odd.sightline-table"), output, errors), 1);
    EXPECT_EQ(errors.str(), why);
    EXPECT_TRUE(fs::is_empty(folder / "tmp"));
}

TEST_F(LayoutShare, WhatAKillLeftAmongTheTemporaryFilesGoesTheNextTime) {
    test::ProcessOfOwn killed([] { new TemporaryFolder; });
    test::ProcessOfOwn living([] { new TemporaryFolder; });
    ASSERT_TRUE(killed.worked() && living.worked());
    fs::create_directory(folder / "tmp" / "somebody-else");
    const auto foldersThere = [&] {
        return std::distance(fs::directory_iterator(folder / "tmp"), fs::directory_iterator());
    };
    EXPECT_EQ(foldersThere(), 3);
    killed.kill();
    {
        const TemporaryFolder own;
        EXPECT_TRUE(fs::is_directory(own.path()));
        EXPECT_EQ(foldersThere(), 3) << "the killed one's place is taken by this one";
    }
    EXPECT_EQ(foldersThere(), 2);
}

TEST_F(LayoutShare, CheckNotesModelsThatMayBeCutOff) {
    std::ofstream(folder / "wedge.obj") << "v 0 0 0\nv 6 0 0\nv 0 5 0\nv 0 0 4\nv 9 9 9\n"
                                           "f 1 3 2\nf 1 2 4\nf 1 2\n";
    EXPECT_EQ(layoutCheckCommand(at("yard.layout.json"), output, errors), 0) << errors.str();
    std::string notes;
    const json said = json::parse(output.str());
    for (const json& note : said["notes"]) {
        EXPECT_EQ(note["piece"], "wedge");
        notes += note["text"].get<std::string>() + "\n";
    }
    EXPECT_EQ(notes,
              "1 point of its model belongs to no face: the file may be cut off\n"
              "1 face of its model has fewer than three corners: left out\n"
              "its model is open: 4 edges belong to one triangle only\n");
    packYard();
    output.str({});
    EXPECT_EQ(layoutCheckCommand(at("yard.sightline-table"), output, errors), 0) << errors.str();
    EXPECT_EQ(json::parse(output.str())["notes"].size(), 3U);
}

TEST_F(LayoutShare, AFileThatIsNoTableIsOneLineEverywhere) {
    std::ofstream(folder / "bad.sightline-table") << "no zip";
    const std::string why =
        at("bad.sightline-table") + ": expected a zip; the file is not a zip, or it is cut off\n";
    EXPECT_EQ(layoutCheckCommand(at("bad.sightline-table"), output, errors), 1);
    EXPECT_EQ(errors.str(), why);
    errors.str({});
    EXPECT_EQ(layoutUnpackCommand(at("bad.sightline-table"), at("out"), output, errors), 1);
    EXPECT_EQ(errors.str(), why);
    EXPECT_FALSE(fs::exists(folder / "out"));
}

}  // namespace
}  // namespace sightline::app
