// Problems of shared tables, in French. No English may be left.
#include <gtest/gtest.h>
#include <QTemporaryDir>

#include "app/files/tables/pack_table.h"
#include "app/files/tables/unpack_table.h"
#include "app/files/words/shared_tables.h"
#include "ui/words/heard_problems.h"
#include "unit/files/planted_zip.h"

namespace sightline::app {
namespace {
using test::PlantedEntry;
using test::plantedZip;

class FrenchSharedTables : public HeardProblems {
  protected:
    void refuse(const std::string& bytes, const SharedTableLimits& limits = {}) {
        hear(sharedTableIn(bytes, "t.sightline-table", limits));
    }
    void refuseEntry(PlantedEntry entry) { refuse(plantedZip({std::move(entry)})); }
    void refuseName(const std::string& name) { refuseEntry({.name = name, .content = "x"}); }
    void refuseLayout(const std::string& members) { refuse(layoutWith(members)); }
    static std::string layoutWith(const std::string& members) {
        return plantedZip({{"table.layout.json",
                            R"({"format":"sightline-layout","version":1,)" + members + "}"}});
    }
};

TEST_F(FrenchSharedTables, EveryRowOfTheTableIsSaid) {
    const std::string layout = "table.layout.json", model = "models/1/a.obj";
    const std::string good = plantedZip({{model, "v 0 0 0"}, {layout, "{}"}});
    refuse("no zip");
    refuse("junk before it" + good);
    refuse(plantedZip({{layout, "{}"}, {layout, "{}"}}));
    std::string large = good;
    large.insert(large.find("PK\5\6"), "PK\6\7" + std::string(16, '\0'));
    refuse(large);
    refuse(good, {.entries = 1});
    refuse(good, {.entries = 0});
    refuse(good, {.folders = 1});
    std::string flipped = good;
    flipped[flipped.find("v 0 0 0")] = 'w';
    refuse(flipped);
    refuse(plantedZip({{"models/a", "1"}, {"models/a/b", "2"}}));
    refuse(plantedZip({{"models/A", "1"}, {"models/a", "2"}}));
    refuseEntry({.name = layout, .content = "{}", .flags = 1});
    refuseEntry({.name = layout, .content = "{}", .method = 12});
    refuseEntry({.name = "models/", .content = "x", .mode = 040755});
    refuseEntry({.name = model, .content = "x", .mode = 0120777});
    refuseEntry({.name = model, .content = "x", .mode = 0020666});

    refuseName("");
    refuseName("models/a\nb");
    refuseName("C:/evil");
    refuseName("/evil");
    refuseName("../evil");
    refuseName("readme.txt");
    refuseName("models/1/\xff.obj");
    std::string deep = "models/";
    for (int i = 0; i < 40; ++i) deep += "a/";
    refuseName(deep + "b.obj");

    const auto packed = zipOf({{layout, "{}"}, {model, std::string(3U << 20U, '\0')}});
    ASSERT_TRUE(packed) << packed.problem().text;
    refuse(*packed, {.bytes = 1U << 20U});
    refuse(test::withStatedSize(*packed, model, 100));
    refuse(test::withStatedSize(*packed, model, 4U << 20U));

    refuse(plantedZip({{"licences.txt", "free"}}));
    refuse(plantedZip({{layout, "{}"}, {"picture.png", "GIF89a"}}));
    refuse(plantedZip({{layout, "{}"}, {"trace.jpg", "GIF89a"}}));
    refuseLayout(R"("pieces":[{"shape":{"mesh":"house.obj"}}])");
    refuseLayout(R"("pieces":[{"shape":{"mesh":"asset:../house.obj"}}])");
    refuseLayout(R"("pieces":[],"trace":{"picture":"map.png"})");

    const QTemporaryDir folder;
    const std::filesystem::path here = folder.path().toStdString();
    ASSERT_TRUE(unpackInto({{{"licences.txt", "free"}}}, here / "full"));
    hear(unpackInto({}, here / "full"));
    engine::TerrainLayout traced;
    traced.name = "Traced";
    traced.trace = engine::Trace{.picture = (here / "full/licences.txt").string()};
    hear(packTable(traced));

    // Zip errors that a test cannot cause: only another program or a full disk causes them.
    for (const auto& error : say::zipErrors) french.hear(say::cannotBeZipped(error()));
    for (const sightline::Message& one :
         {say::noWholeZip(say::zipErrorIn(say::zipErrors[0](), "3")), say::entryUnread("3"),
          say::attributesUnread(), say::unpacksToOther("3", "4"),
          say::notSharedSo(say::nameWithoutDrive()), say::tooMuchToShare(512),
          say::tooManyChanged()})
        french.hear(one);
    EXPECT_EQ(french.english(), "");
    EXPECT_EQ(french.unsaid("app/files/words/shared_tables.h"), "");
}

TEST_F(FrenchSharedTables, WhatLiesInOneIsNamedByTheTable) {
    const Problem inside =
        problemIn("/kept/1234/models/a.obj", problemOf(say::nameAfter(say::pngExpected(), "it")));
    const Problem named = namingTable(inside, "/kept/1234", "yard.sightline-table");
    EXPECT_EQ(named.text, "yard.sightline-table/models/a.obj: expected a PNG picture after it");
    hear(named);
    EXPECT_EQ(french.english(), "");
}

}  // namespace
}  // namespace sightline::app
