// Packs a layout with its own models into one file, and unpacks the file in another folder.
#include "app/files/tables/pack_table.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/files/tables/layout_draft.h"
#include "app/files/tables/licence_notes.h"
#include "app/files/tables/load.h"
#include "app/files/tables/unpack_table.h"
#include "engine/layouts/layout_edits.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

namespace fs = std::filesystem;

constexpr const char* paintedSlab =
    "mtllib wall.mtl\nusemtl wall\nv 0 0 0\nv 2 0 0\nv 2 1 0\nv 0 1 1\n"
    "f 1 2 3\nf 1 3 4\n";

/// A folder with a layout, the designer's own model, the materials of the model and a licence.
class PackedTables : public testing::Test {
  protected:
    PackedTables() {
        fs::create_directories(mine.folder() / "houses");
        mine.write("houses/slab.obj", paintedSlab);
        mine.write("houses/wall.mtl", "newmtl wall\nKd 1 0 0\n");
        mine.write("houses/LICENSE.txt", "Do what you like.");
        mine.write("houses/private.txt", "nobody's business");
        layout = mine.write("yard.layout.json", R"({"format": "sightline-layout", "version": 1,
            "name": "Yard", "designer": "Ada", "licence": "CC BY 4.0",
            "table": {"width": 72, "depth": 36, "mat": "city"},
            "pieces": [
              {"id": "one", "name": "Slab", "position": [10, 10], "kind": "obstacle",
               "licence": "CC0, by Bob", "shape": {"mesh": "houses/slab.obj", "scale": 2}},
              {"id": "two", "name": "Slab", "position": [30, 10], "kind": "obstacle",
               "note": "from the attic", "shape": {"mesh": "houses/slab.obj"}},
              {"id": "ours", "position": [50, 10], "kind": "barricade",
               "shape": {"mesh": "asset:models/barricade.glb"}}]})");
    }

    SharedTable packed() const {
        const auto draft = loadTerrainLayout(layout);
        if (!draft) {
            ADD_FAILURE() << draft.problem().text;
            return {};
        }
        auto table = packTable(*draft, "\x89PNG\r\n\x1a\n");
        if (!table) ADD_FAILURE() << table.problem().text;
        return table ? std::move(table).value() : SharedTable{};
    }
    fs::path shared() const {
        fs::path file = theirs.folder() / "yard.sightline-table";
        const auto written = writeSharedTable(packed(), file);
        EXPECT_TRUE(written) << written.problem().text;
        return file;
    }
    std::size_t foldersOfTables() const {
        return static_cast<std::size_t>(
            std::count_if(fs::directory_iterator(tables()), fs::directory_iterator(),
                          [](const auto& entry) { return entry.is_directory(); }));
    }
    fs::path tables() const { return theirs.folder() / "tables"; }

    test::TextFiles mine, theirs;
    fs::path layout;
};

TEST_F(PackedTables, HoldWhatTheLayoutNeedsAndNoMore) {
    const SharedTable table = packed();
    std::vector<std::string> names;
    names.reserve(table.entries.size());
    for (const auto& [name, content] : table.entries) names.push_back(name);
    EXPECT_EQ(names,
              (std::vector<std::string>{"licences.txt", "models/1/LICENSE.txt", "models/1/slab.obj",
                                        "models/1/wall.mtl", "picture.png", "table.layout.json"}));
    EXPECT_EQ(table.entries.at("models/1/slab.obj"), paintedSlab);
    EXPECT_EQ(table.layout().find(mine.folder().string()), std::string::npos)
        << "nobody learns where it lay";
    EXPECT_NE(table.layout().find("asset:models/barricade.glb"), std::string::npos);
}

TEST_F(PackedTables, SayWhoMadeWhat) {
    EXPECT_EQ(packed().entries.at("licences.txt"),
              "Yard\nDesigned by Ada\nLicence of the table: CC BY 4.0\n\n"
              "Models that do not ship with Sightline:\n\nmodels/1/slab.obj\n"
              "  Slab, licence: CC0, by Bob\n  Slab, note: from the attic\n"
              "  licence file: models/1/LICENSE.txt\n");
    EXPECT_EQ(licenceNotes({{"name", "Bare"}, {"pieces", nlohmann::json::array()}}, {}),
              "Bare\nNothing is said about the licence of the table.\n\n"
              "Every model on it ships with Sightline.\n");
}

TEST_F(PackedTables, OpenElsewhereAsTheyWere) {
    const auto before = loadTerrainLayout(layout);
    ASSERT_TRUE(before) << before.problem().text;
    const fs::path file = shared();
    fs::remove_all(mine.folder() / "houses");
    const auto after = loadAnyTerrainLayout(file, tables());
    ASSERT_TRUE(after) << after.problem().text;
    ASSERT_EQ(after->pieces.size(), 3U);
    EXPECT_EQ(after->designer, "Ada");
    EXPECT_EQ(after->rest.at("licence"), "CC BY 4.0");
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(after->pieces[i].id, before->pieces[i].id);
        EXPECT_EQ(after->pieces[i].position, before->pieces[i].position);
        EXPECT_EQ(after->pieces[i].shape->footprint, before->pieces[i].shape->footprint);
    }
    const auto game = loadAnyLayout(file, tables());
    ASSERT_TRUE(game) << game.problem().text;
    EXPECT_EQ(game->pieces.size(), 3U);
}

TEST_F(PackedTables, ArePackedAgainFromWhereTheyWereUnpacked) {
    const auto again = loadAnyTerrainLayout(shared(), tables());
    ASSERT_TRUE(again) << again.problem().text;
    const auto table = packTable(*again, "\x89PNG\r\n\x1a\n");
    ASSERT_TRUE(table) << table.problem().text;
    EXPECT_EQ(table->entries.at("models/1/LICENSE.txt"), "Do what you like.");
    EXPECT_EQ(table->entries.at("licences.txt"), packed().entries.at("licences.txt"));
}

TEST_F(PackedTables, TakeThePictureToTraceAlong) {
    auto draft = loadTerrainLayout(layout);
    ASSERT_TRUE(draft);
    const fs::path picture = mine.write("map.jpeg", "\xFF\xD8\xFF and so on");
    engine::Trace trace;
    trace.picture = picture.string();
    trace.width = 40.0;
    draft = engine::withTrace(*draft, trace);
    ASSERT_TRUE(draft) << draft.problem().text;
    ASSERT_TRUE(saveTerrainLayout(*draft, layout));
    const auto saved = loadTerrainLayout(layout);
    ASSERT_TRUE(saved) << saved.problem().text;
    EXPECT_EQ(saved->trace, draft->trace) << "also named as seen from the layout";
    const fs::path file = theirs.folder() / "yard.sightline-table";
    const auto table = packTable(*saved);
    ASSERT_TRUE(table) << table.problem().text;
    ASSERT_TRUE(writeSharedTable(*table, file));
    fs::remove(picture);
    const auto opened = loadAnyTerrainLayout(file, tables());
    ASSERT_TRUE(opened) << opened.problem().text;
    ASSERT_TRUE(opened->trace);
    EXPECT_EQ(opened->trace->width, 40.0);
    const fs::path there = opened->trace->picture;
    EXPECT_EQ(there.filename(), "trace.jpg");
    EXPECT_TRUE(fs::exists(there));
    const auto gone = packTable(*saved);
    ASSERT_FALSE(gone);
    EXPECT_EQ(gone.problem().text, picture.string() + ": expected a PNG or JPEG picture to trace");
}

TEST_F(PackedTables, OpenedTwiceAreWrittenOnce) {
    const SharedTable table = packed();
    const auto first = unpackedFolder(table, tables());
    ASSERT_TRUE(first) << first.problem().text;
    const fs::path file = *first / "table.layout.json";
    fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(1000));
    const auto longAgo = fs::last_write_time(file);
    const auto second = unpackedFolder(table, tables());
    ASSERT_TRUE(second);
    EXPECT_EQ(*second, *first);
    EXPECT_EQ(fs::last_write_time(file), longAgo);
    EXPECT_EQ(foldersOfTables(), 1U);
}

TEST_F(PackedTables, WhatIsHalfThereOrWasChangedIsNotTakenForWhole) {
    const SharedTable table = packed();
    const fs::path first = *unpackedFolder(table, tables());
    fs::remove(first / "models/1/wall.mtl");
    const fs::path second = *unpackedFolder(table, tables());
    EXPECT_NE(second, first);
    EXPECT_TRUE(fs::exists(second / "models/1/wall.mtl"));
    theirs.write("tables/" + second.filename().string() + "/models/1/slab.obj", "changed");
    const fs::path third = *unpackedFolder(table, tables());
    EXPECT_NE(third, second);
    EXPECT_EQ(fs::file_size(third / "models/1/slab.obj"), std::string(paintedSlab).size());
    EXPECT_EQ(foldersOfTables(), 3U) << "and nothing that was written aside stays";
}

TEST_F(PackedTables, ProblemsNameTheFileThatWasOpened) {
    SharedTable table = packed();
    table.entries["models/1/slab.obj"] = "v 0 0 0\nv 1 0 0\nv 0 1 0\nl 1 2\n";
    const fs::path file = theirs.folder() / "bad.sightline-table";
    ASSERT_TRUE(writeSharedTable(table, file));
    const auto layoutRead = loadAnyLayout(file, tables());
    ASSERT_FALSE(layoutRead);
    EXPECT_EQ(layoutRead.problem().text,
              file.string() + "/table.layout.json: /pieces/0/shape/mesh: " + file.string() +
                  "/models/1/slab.obj: no triangles");
    const auto nowhere = loadAnyLayout(file, "/dev/null/tables");
    ASSERT_FALSE(nowhere);
    EXPECT_NE(nowhere.problem().text.find("cannot be written"), std::string::npos);
}

std::string scenarioOnTable(const std::string& layout) {
    auto scenario = *engine::parseJsonFile(assetsFolder() / "scenarios/full_game.scenario.json");
    scenario["layout"] = layout;
    for (auto& army : scenario["armies"])
        army = "asset:" + army.get<std::string>().substr(std::string("../").size());
    return scenario.dump();
}

TEST_F(PackedTables, AreNamedByScenarios) {
    shared();
    const fs::path file =
        theirs.write("yard.scenario.json", scenarioOnTable("yard.sightline-table"));
    const auto loaded = loadScenario(file, {}, tables());
    ASSERT_TRUE(loaded) << loaded.problem().text;
    EXPECT_EQ(loaded->layout.name, "Yard");
    EXPECT_EQ(loaded->scenario.pieces.size(), 3U);
    fs::remove(theirs.folder() / "yard.sightline-table");
    const auto saved = scenarioOfJournal(loaded->scenario.source, "journal");
    ASSERT_TRUE(saved) << "a saved game needs the shared file no more: " << saved.problem().text;
    EXPECT_EQ(saved->scenario.pieces.size(), 3U);
    const auto every = loadScenarioWithEveryPack(file, {}, tables());
    ASSERT_FALSE(every);
    EXPECT_EQ(every.problem().text,
              file.string() + ": /layout: " + (theirs.folder() / "yard.sightline-table").string() +
                  ": expected a file");
}

TEST_F(PackedTables, ThatAreBrokenMakeAScenarioOneLine) {
    const fs::path file = theirs.write("a.scenario.json", scenarioOnTable("bad.sightline-table"));
    theirs.write("bad.sightline-table", "no zip at all");
    const auto noZip = loadScenario(file, {}, tables());
    ASSERT_FALSE(noZip);
    EXPECT_EQ(noZip.problem().text.find(file.string() + ": /layout: " +
                                        (theirs.folder() / "bad.sightline-table").string() + ": "),
              0U)
        << noZip.problem().text;
    EXPECT_EQ(noZip.problem().text.find('\n'), std::string::npos);
    SharedTable table = packed();
    table.entries["models/1/slab.obj"] = "v 0 0 0\nv 1 0 0\nv 0 1 0\nl 1 2\n";
    ASSERT_TRUE(writeSharedTable(table, theirs.folder() / "bad.sightline-table"));
    const auto noModel = loadScenario(file, {}, tables());
    ASSERT_FALSE(noModel);
    EXPECT_NE(noModel.problem().text.find("bad.sightline-table/models/1/slab.obj: no triangles"),
              std::string::npos)
        << noModel.problem().text;
    EXPECT_EQ(noModel.problem().text.find(tables().string()), std::string::npos)
        << "nobody asked for a folder of that name";
}

TEST_F(PackedTables, AModelThatIsGoneOrHasAnImpossibleNameIsOneLine) {
    const auto draft = loadTerrainLayout(layout);
    ASSERT_TRUE(draft);
    const fs::path model = mine.folder() / "houses/slab.obj";
    fs::remove(model);
    const auto gone = packTable(*draft);
    ASSERT_FALSE(gone);
    EXPECT_EQ(gone.problem().text, model.string() + ": cannot be opened");
    mine.write("a:b.obj", "v 0 0 0\nv 2 0 0\nv 2 1 0\nf 1 2 3\n");
    const fs::path odd = mine.write("odd.layout.json", R"({"format": "sightline-layout",
        "version": 1, "table": {"width": 72, "depth": 36}, "pieces": [{"id": "one",
        "position": [10, 10], "kind": "obstacle", "shape": {"mesh": "a:b.obj"}}]})");
    const auto oddDraft = loadTerrainLayout(odd);
    ASSERT_TRUE(oddDraft) << oddDraft.problem().text;
    const auto table = packTable(*oddDraft);
    ASSERT_FALSE(table);
    EXPECT_EQ(table.problem().text, (mine.folder() / "a:b.obj").string() +
                                        ": cannot be shared under this name: " +
                                        "expected a name without \\ and without a drive");
}

TEST_F(PackedTables, UnpackIntoAFolderThatIsEmptyOrNotThere) {
    const SharedTable table = packed();
    const fs::path folder = theirs.folder() / "new/yard/";
    ASSERT_TRUE(unpackInto(table, folder));
    EXPECT_TRUE(fs::exists(folder / "models/1/slab.obj"));
    const auto again = unpackInto(table, folder);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.problem().text,
              folder.string() + ": expected a folder that is empty or not there");
    fs::create_directory(theirs.folder() / "empty");
    EXPECT_TRUE(unpackInto(table, theirs.folder() / "empty"));
    EXPECT_TRUE(loadLayout(theirs.folder() / "empty/table.layout.json"));
}

}  // namespace
}  // namespace sightline::app
