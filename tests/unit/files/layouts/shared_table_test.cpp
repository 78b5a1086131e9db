// Files with shared tables from other people. The program must accept a file completely, or refuse
// it in one line that names the file and the entry.
#include "app/files/tables/shared_table.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>

#include "geometry/base/json/plain_text.h"
#include "unit/files/planted_zip.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using test::plantedZip;

const std::string yard =
    R"({"format":"sightline-layout","version":1,"name":"Yard","table":{"width":72,"depth":36},)"
    R"("pieces":[]})";
const std::string png = "\x89PNG\r\n\x1a\nand so on";

std::string yardWith(const std::string& mesh) {
    return R"({"format":"sightline-layout","version":1,"table":{"width":72,"depth":36},"pieces":)"
           R"([{"id":"a","position":[9,9],"kind":"area","shape":{"mesh":")" +
           mesh + R"("}}]})";
}

/// The reason why a shared table is refused, without the name of the file. "taken" if the table is
/// accepted.
std::string refusalOf(std::string_view bytes, const SharedTableLimits& limits = {}) {
    const auto table = sharedTableIn(bytes, "t.sightline-table", limits);
    if (table) return "taken";
    const std::string text = table.problem().text;
    EXPECT_EQ(text.find('\n'), std::string::npos) << text;
    const std::string file = "t.sightline-table: ";
    EXPECT_TRUE(text.starts_with(file)) << text;
    return text.substr(file.size());
}

std::string zipWith(const std::string& name, std::uint32_t mode = 0100644) {
    return plantedZip({{"table.layout.json", yard}, {.name = name, .content = "x", .mode = mode}});
}

TEST(SharedTable, HoldsALayoutModelsNotesAndAPicture) {
    const auto table = sharedTableIn(plantedZip({{"models/", "", 040755},
                                                 {"models/1/house.obj", "v 0 0 0"},
                                                 {"licences.txt", "free"},
                                                 {"picture.png", png},
                                                 {"table.layout.json", yard}}),
                                     "t");
    ASSERT_TRUE(table) << table.problem().text;
    EXPECT_EQ(table->layout(), yard);
    EXPECT_EQ(table->entries.size(), 4U) << "folders are none";
    EXPECT_EQ(table->entries.at("models/1/house.obj"), "v 0 0 0");
    EXPECT_EQ(table->entries.at("picture.png"), png);
}

TEST(SharedTable, TheSameTableMakesTheSameBytes) {
    const ZipContents contents{{"table.layout.json", yard},
                               {"models/1/\xC3\xA4.obj", std::string(100000, 'v')}};
    const auto once = zipOf(contents), again = zipOf(contents);
    ASSERT_TRUE(once) << once.problem().text;
    EXPECT_EQ(*once, *again);
    EXPECT_LT(once->size(), 2000U) << "it is packed";
    const auto table = sharedTableIn(*once, "t");
    ASSERT_TRUE(table) << table.problem().text;
    EXPECT_EQ(table->entries, contents);
}

TEST(SharedTable, NamesThatLeadOutAreRefused) {
    const std::string parts = "expected a name without parts that are empty, . or ..";
    const std::string drive = "expected a name without \\ and without a drive";
    EXPECT_EQ(refusalOf(zipWith("../evil")), "../evil: " + parts);
    EXPECT_EQ(refusalOf(zipWith("models/../../evil")), "models/../../evil: " + parts);
    EXPECT_EQ(refusalOf(zipWith("models/./a.obj")), "models/./a.obj: " + parts);
    EXPECT_EQ(refusalOf(zipWith("models//a.obj")), "models//a.obj: " + parts);
    EXPECT_EQ(refusalOf(zipWith("models/..")), "models/..: " + parts);
    EXPECT_EQ(refusalOf(zipWith("/etc/cron.d/evil")),
              "/etc/cron.d/evil: expected a name that does not begin with /");
    EXPECT_EQ(refusalOf(zipWith("models\\..\\evil")), "models\\..\\evil: " + drive);
    EXPECT_EQ(refusalOf(zipWith("C:/evil")), "C:/evil: " + drive);
    EXPECT_EQ(refusalOf(zipWith("models/a\nb.obj")),
              "models/a b.obj: expected a name without control characters");
    EXPECT_EQ(refusalOf(zipWith("")), ": expected a name of 1 to 250 bytes");
    EXPECT_NE(refusalOf(zipWith("models/" + std::string(244, 'a'))), "taken");
    EXPECT_EQ(refusalOf(zipWith("models/" + std::string(243, 'a'))), "taken");
}

TEST(SharedTable, NamesThatNoTableHoldsAreRefused) {
    const std::string known =
        ": expected table.layout.json, licences.txt, picture.png, trace.png, trace.jpg or a file "
        "in "
        "models/";
    EXPECT_EQ(refusalOf(zipWith("readme.txt")), "readme.txt" + known);
    EXPECT_EQ(refusalOf(zipWith("model/a.obj")), "model/a.obj" + known);
    EXPECT_EQ(refusalOf(zipWith("models")), "models" + known);
}

TEST(SharedTable, LinksAndDevicesAreRefused) {
    EXPECT_EQ(refusalOf(zipWith("models/a.obj", 0120777)),
              "models/a.obj: expected a file, found a link");
    EXPECT_EQ(refusalOf(zipWith("models/a.obj", 0020666)),
              "models/a.obj: expected a file, found a device or something else");
    EXPECT_EQ(refusalOf(zipWith("models/a.obj", 0040755)),
              "models/a.obj: expected a file, found a device or something else");
    EXPECT_EQ(refusalOf(zipWith("models/a.obj", 0)), "taken") << "made by a system without modes";
}

TEST(SharedTable, ANameIsThereOnce) {
    EXPECT_EQ(refusalOf(plantedZip({{"table.layout.json", yard}, {"table.layout.json", yard}})),
              "expected a zip whose names are all different");
    EXPECT_EQ(refusalOf(plantedZip({{"models/A.obj", "1"}, {"models/a.obj", "2"}})),
              "models/a.obj: expected a name that no other entry has");
    EXPECT_EQ(refusalOf(plantedZip({{"models/a", "1"}, {"models/a/b", "2"}})),
              "models/a/b: expected a file or a folder of a name, not both");
}

TEST(SharedTable, EncryptedAndStrangelyPackedEntriesAreRefused) {
    EXPECT_EQ(refusalOf(plantedZip({{.name = "table.layout.json", .content = yard, .flags = 1}})),
              "table.layout.json: expected an entry that is not encrypted");
    EXPECT_EQ(refusalOf(plantedZip({{.name = "table.layout.json", .content = yard, .method = 12}})),
              "table.layout.json: expected an entry that is stored or deflated, found method 12");
}

TEST(SharedTable, ABombIsStoppedByWhatItStates) {
    const auto zip =
        zipOf({{"table.layout.json", yard}, {"models/1/a.stl", std::string(3U << 20U, '\0')}});
    ASSERT_TRUE(zip);
    EXPECT_LT(zip->size(), 10000U);
    EXPECT_EQ(refusalOf(*zip, {.bytes = 1U << 20U}),
              "models/1/a.stl: with this entry it unpacks to more than 1048576 bytes, which is the "
              "maximum");
    EXPECT_EQ(refusalOf(*zip, {.bytes = 4U << 20U}), "taken");
}

TEST(SharedTable, ABombThatStatesLittleIsStoppedByWhatComes) {
    const auto zip =
        zipOf({{"table.layout.json", yard}, {"models/1/a.stl", std::string(3U << 20U, '\0')}});
    ASSERT_TRUE(zip);
    EXPECT_EQ(refusalOf(test::withStatedSize(*zip, "models/1/a.stl", 100), {.bytes = 1U << 20U}),
              "models/1/a.stl: unpacks to more than the 100 bytes that it states");
    const std::string refused = refusalOf(test::withStatedSize(*zip, "models/1/a.stl", 4U << 20U));
    EXPECT_TRUE(refused.starts_with("models/1/a.stl: ")) << refused << ": it states too much";
}

TEST(SharedTable, TooManyEntriesAreRefused) {
    std::vector<test::PlantedEntry> entries{{"table.layout.json", yard}};
    entries.reserve(51);
    for (int i = 0; i < 50; ++i) entries.push_back({"models/" + std::to_string(i), ""});
    const std::string zip = plantedZip(entries);
    EXPECT_EQ(refusalOf(zip), "taken");
    EXPECT_EQ(refusalOf(zip, {.entries = 50}), "holds 51 entries, expected at most 50");
    EXPECT_NE(refusalOf(zip, {.entries = 3}).find("bytes, expected at most 1800"),
              std::string::npos)
        << "a directory that is much too long is not even listed";
}

TEST(SharedTable, ADeepNameIsRefused) {
    std::string deep = "models/";
    for (int i = 0; i < 14; ++i) deep += "d/";
    EXPECT_EQ(refusalOf(zipWith(deep + "a.obj")), "taken");
    EXPECT_EQ(refusalOf(zipWith(deep + "d/a.obj")),
              deep + "d/a.obj: expected a name of at most 16 parts between /");
}

TEST(SharedTable, TooManyFoldersAreRefusedHoweverFewTheEntries) {
    std::vector<test::PlantedEntry> entries{{"table.layout.json", yard}};
    entries.reserve(11);
    for (int i = 0; i < 10; ++i) {
        const std::string folder = "models/" + std::to_string(i) + "/a/b/c/";
        entries.push_back({folder + "x.obj", ""});
    }
    const std::string zip = plantedZip(entries);
    EXPECT_EQ(refusalOf(zip), "taken");
    EXPECT_EQ(refusalOf(zip, {.folders = 41}), "taken") << "models, and four for each entry";
    EXPECT_EQ(refusalOf(zip, {.folders = 40}), "holds more than 40 folders, which is the maximum");
}

// The program writes the names in a shared table to reports and to disk. Some disks accept only
// UTF-8, so other names are refused.
TEST(SharedTable, ANameThatIsNotUtf8RefusesTheTable) {
    const std::string expected = "expected a name in UTF-8";
    for (const char* name : {"models/\xFF.obj", "models/\xC3.obj", "models/\xED\xA0\x80.obj",
                             "models/\xE0\x80\x80.obj", "models/\xF4\x90\x80\x80.obj"}) {
        const std::string refused = refusalOf(zipWith(name));
        EXPECT_TRUE(refused.ends_with(expected)) << refused;
        EXPECT_TRUE(engine::isUtf8(refused)) << "a refusal is shown";
    }
    EXPECT_EQ(refusalOf(zipWith("models/\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80.obj")), "taken");
    EXPECT_TRUE(faultOfEntryName("models/\xC3\xA4.obj").none());
    EXPECT_EQ(english(faultOfEntryName("models/\xE4.obj")), expected);
}

TEST(SharedTable, WhatIsCutOffDamagedOrNoZipIsRefused) {
    const std::string good =
        plantedZip({{"models/1/a.obj", "v 0 0 0"}, {"table.layout.json", yard}});
    for (std::size_t size = 0; size < good.size(); size += 7)
        EXPECT_NE(refusalOf(std::string_view(good).substr(0, size)), "taken") << size;
    EXPECT_EQ(refusalOf("no zip at all, but text that somebody gave the wrong name"),
              "expected a zip; the file is not a zip, or it is cut off");
    std::string flipped = good;
    flipped[flipped.find("v 0 0 0")] = 'w';
    EXPECT_EQ(refusalOf(flipped), "models/1/a.obj: damaged: CRC error");
    EXPECT_NE(refusalOf("junk before it" + good), "taken");
}

TEST(SharedTable, TheLayoutMustBeThereAndBeOne) {
    EXPECT_EQ(refusalOf(plantedZip({{"licences.txt", "free"}})),
              "table.layout.json: missing; expected the layout of the table");
    EXPECT_TRUE(
        refusalOf(plantedZip({{"table.layout.json", "{"}})).starts_with("table.layout.json: "));
    EXPECT_TRUE(refusalOf(plantedZip({{"table.layout.json", R"({"format":"sightline-army"})"}}))
                    .starts_with("table.layout.json: /format: "));
    EXPECT_EQ(refusalOf(plantedZip({{"table.layout.json", yard}, {"picture.png", "GIF89a"}})),
              "picture.png: expected a PNG picture");
}

TEST(SharedTable, EveryModelItNamesShipsOrLiesInIt) {
    const auto refused = [](const std::string& mesh) {
        return refusalOf(
            plantedZip({{"table.layout.json", yardWith(mesh)}, {"models/1/a.obj", "v"}}));
    };
    const std::string where = "table.layout.json: /pieces/0/shape/mesh: ";
    const std::string expected =
        where + "expected a model that ships (asset:...) or one that lies in the table, found ";
    EXPECT_EQ(refused("models/1/a.obj"), "taken");
    EXPECT_EQ(refused("asset:models/barricade.glb"), "taken");
    EXPECT_EQ(refused("models/1/b.obj"), expected + "\"models/1/b.obj\"");
    EXPECT_EQ(refused("/home/me/a.obj"), expected + "\"/home/me/a.obj\"");
    EXPECT_EQ(refused("../a.obj"), expected + "\"../a.obj\"");
    EXPECT_EQ(refused("table.layout.json"), expected + "\"table.layout.json\"");
    EXPECT_EQ(refused("asset:../secret.obj"),
              where + "expected a name without parts that are empty, . or .. after asset:");
    EXPECT_EQ(refused("asset:/etc/passwd"),
              where + "expected a name that does not begin with / after asset:");
}

TEST(SharedTable, ThePictureToTraceLiesInIt) {
    const auto refused = [](const std::string& picture, const std::string& content) {
        const std::string layout =
            yard.substr(0, yard.size() - 1) + R"(,"trace":{"picture":")" + picture + R"("}})";
        return refusalOf(plantedZip({{"table.layout.json", layout}, {"trace.png", content}}));
    };
    const std::string expected =
        "table.layout.json: /trace/picture: expected trace.png or "
        "trace.jpg, which lies in the table, found ";
    EXPECT_EQ(refused("trace.png", png), "taken");
    EXPECT_EQ(refused("trace.jpg", png), expected + "\"trace.jpg\"");
    EXPECT_EQ(refused("/etc/passwd", png), expected + "\"/etc/passwd\"");
    EXPECT_EQ(refused("trace.png", "GIF89a"), "trace.png: expected a PNG picture");
    EXPECT_EQ(refusalOf(plantedZip({{"table.layout.json", yard}, {"trace.jpg", png}})),
              "trace.jpg: expected a JPEG picture");
}

TEST(SharedTable, OnlyAFileIsRead) {
    const test::TextFiles files;
    const auto refused = [](const std::filesystem::path& path) {
        const auto table = readSharedTable(path, {.bytes = 1U << 20U});
        return table ? "taken" : table.problem().text.substr(path.string().size());
    };
    EXPECT_EQ(refused(files.folder()), ": expected a file");
    EXPECT_EQ(refused(files.folder() / "none.sightline-table"), ": expected a file");
    const auto pipe = files.folder() / "pipe.sightline-table";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(refused(pipe), ": expected a file") << "nobody waits at a pipe";
    const auto large = files.write("large.sightline-table", std::string((1U << 20U) + 1, 'x'));
    EXPECT_EQ(refused(large), ": cannot be opened, or has more than 1 MB");
}

TEST(SharedTable, WhatCouldNotBeReadAgainIsNotWritten) {
    const test::TextFiles files;
    const auto path = files.folder() / "t.sightline-table";
    EXPECT_FALSE(writeSharedTable({{{"licences.txt", "free"}}}, path));
    EXPECT_FALSE(std::filesystem::exists(path));
    ASSERT_TRUE(writeSharedTable({{{"table.layout.json", yard}}}, path));
    const auto table = readSharedTable(path);
    ASSERT_TRUE(table) << table.problem().text;
    EXPECT_EQ(table->layout(), yard);
}

}  // namespace
}  // namespace sightline::app
