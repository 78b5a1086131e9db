// The program unpacks a shared table into a folder. It must delete the folder when no process uses
// it any more, and never before.
#include "app/files/tables/table_holds.h"

#include <gtest/gtest.h>

#include "app/files/models/locked_folder.h"
#include "app/files/tables/unpack_table.h"
#include "unit/files/process_of_own.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

namespace fs = std::filesystem;
using test::ProcessOfOwn;

const std::string bentSlab = "v 0 0 0\nv 2 0 0\nv 2 1 0\nv 0 1 1\nf 1 2 3\nf 1 3 4\n";

std::string layoutNaming(const std::string& mesh) {
    return R"({"format":"sightline-layout","version":1,"name":"Yard","table":{"width":72,)"
           R"("depth":36},"pieces":[{"id":"a","position":[9,9],"kind":"obstacle","shape":)"
           R"({"mesh":")" +
           mesh + R"("}}]})";
}

SharedTable yard() {
    return {{{"table.layout.json", layoutNaming("models/1/slab.obj")},
             {"models/1/slab.obj", bentSlab}}};
}

class TableHolds : public testing::Test {
  protected:
    ~TableHolds() override { letTablesGo(); }
    fs::path tables() const { return files.folder() / "data" / "tables"; }
    fs::path unpacked() const {
        const auto folder = unpackedFolder(yard(), tables());
        EXPECT_TRUE(folder) << folder.problem().text;
        return folder ? *folder : fs::path();
    }
    bool nothingIsLeft() const {
        std::error_code error;
        return fs::is_empty(tables(), error) && !error;
    }
    test::TextFiles files;
};

TEST_F(TableHolds, ATableGoesWithTheProcessThatUsedIt) {
    const fs::path folder = unpacked();
    clearTables(tables());
    EXPECT_TRUE(fs::exists(folder / "models/1/slab.obj")) << "it is in use";
    letTablesGo();
    EXPECT_TRUE(nothingIsLeft());
    EXPECT_EQ(unpacked(), folder) << "and is written again when it is opened again";
    EXPECT_TRUE(fs::exists(folder / "models/1/slab.obj"));
}

TEST_F(TableHolds, ATableThatASavedFileNamesStays) {
    const fs::path folder = unpacked();
    keepTablesNamedIn("nothing of that kind", tables());
    keepTablesNamedIn(R"({"mesh":")" + (folder / "models/1/slab.obj").string() + R"("})", tables());
    letTablesGo();
    clearTables(tables());
    EXPECT_TRUE(fs::exists(folder / "models/1/slab.obj"));
    EXPECT_EQ(unpacked(), folder) << "and is used as it is";
    letTablesGo();
    EXPECT_TRUE(fs::exists(folder / "models/1/slab.obj"));
}

TEST_F(TableHolds, WhatAKilledProcessLeftGoesAtTheNextStart) {
    ProcessOfOwn other([&] { unpacked(); });
    ASSERT_TRUE(other.worked());
    clearTables(tables());
    EXPECT_FALSE(nothingIsLeft()) << "it lives, and uses it";
    other.kill();
    EXPECT_FALSE(nothingIsLeft());
    clearTables(tables());
    EXPECT_TRUE(nothingIsLeft());
}

TEST_F(TableHolds, ATableThatTwoUseStaysForTheSecond) {
    ProcessOfOwn other([&] { unpacked(); });
    ASSERT_TRUE(other.worked());
    const fs::path folder = unpacked();
    other.kill();
    clearTables(tables());
    EXPECT_TRUE(fs::exists(folder / "table.layout.json"));
    letTablesGo();
    EXPECT_TRUE(nothingIsLeft());
}

TEST_F(TableHolds, ATableOfAnInterruptedGameStaysUntilTheGameGoes) {
    const fs::path folder = unpacked();
    const fs::path game = files.write("data/recovery-2.sightline", folder.string() + "/models/1/x");
    letTablesGo();
    clearTables(tables());
    EXPECT_TRUE(fs::exists(folder / "table.layout.json"));
    fs::remove(game);
    clearTables(tables());
    EXPECT_TRUE(nothingIsLeft());
}

TEST_F(TableHolds, WhatEarlierVersionsUnpackedStays) {
    fs::create_directories(tables() / "0123456789abcdef" / "models");
    unpacked();
    letTablesGo();
    clearTables(tables());
    EXPECT_TRUE(fs::exists(tables() / "0123456789abcdef" / "models"));
}

TEST_F(TableHolds, AFolderThatWasHalfWrittenGoesWithItsWriter) {
    fs::create_directories(files.folder());
    const fs::path into = files.folder() / "yard";
    const fs::path half = nameOfHalfWritten(into, 1);
    std::optional<ProcessOfOwn> other(std::in_place, [&] {
        std::error_code error;
        static std::optional<LockedFolder> held;
        held = LockedFolder::make(half, 0777, error);
    });
    ASSERT_TRUE(other->worked());
    removeHalfWritten(into);
    EXPECT_TRUE(fs::exists(half)) << "its writer lives";
    ASSERT_TRUE(unpackInto(yard(), into)) << "and bars nobody";
    fs::remove_all(into);
    other.reset();
    EXPECT_TRUE(fs::exists(half));
    const fs::path theirs = files.folder() / "yard.new-1";
    fs::create_directory(theirs);
    ASSERT_TRUE(unpackInto(yard(), into));
    EXPECT_FALSE(fs::exists(half));
    EXPECT_TRUE(fs::exists(theirs)) << "nobody says that it is ours";
}

TEST_F(TableHolds, ALayoutWithoutModelsOfItsOwnIsReadWithoutTheDisk) {
    const std::string bare = layoutNaming("asset:models/barricade.glb");
    const fs::path file = files.folder() / "yard.sightline-table";
    ASSERT_TRUE(writeSharedTable({{{"table.layout.json", bare}, {"licences.txt", "free"}}}, file));
    const auto layout = loadAnyLayout(file, "/dev/null/tables");
    ASSERT_TRUE(layout) << layout.problem().text;
    EXPECT_EQ(layout->pieces.size(), 1U);
    const auto draft = loadAnyTerrainLayout(file, "/dev/null/tables");
    ASSERT_TRUE(draft) << draft.problem().text;
    EXPECT_EQ(draft->name, "Yard");
    ASSERT_TRUE(writeSharedTable(
        {{{"table.layout.json", layoutNaming("asset:models/nowhere.glb")}}}, file));
    const auto missing = loadAnyLayout(file, "/dev/null/tables");
    ASSERT_FALSE(missing);
    EXPECT_TRUE(missing.problem().text.starts_with((file / "table.layout.json").string() + ": "))
        << missing.problem().text;
}

TEST_F(TableHolds, AFolderThatCannotBeWrittenSaysWhy) {
    const auto folder = unpackedFolder(yard(), "/dev/null/tables");
    ASSERT_FALSE(folder);
    EXPECT_TRUE(folder.problem().text.ends_with(": cannot be written: Not a directory"))
        << folder.problem().text;
}

}  // namespace
}  // namespace sightline::app
