// Damaged files of shared tables. The result must be a problem in one line or a complete table, but
// never a crash.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "app/files/tables/shared_table.h"
#include "fuzz/damaged_text.h"
#include "geometry/base/json/plain_text.h"
#include "unit/files/planted_zip.h"

namespace sightline::app {
namespace {

constexpr const char* fuzzedLayout =
    R"({"format":"sightline-layout","version":1,"table":{"width":72,"depth":36},"pieces":[)"
    R"({"id":"a","position":[9,9],"kind":"area","shape":{"mesh":"models/1/a.obj"}}]})";
constexpr SharedTableLimits narrow{.entries = 20, .folders = 12, .bytes = 1U << 20U};

/// If a table is accepted, all invariants must be true. If it is refused, the problem must be one
/// line.
void expectOneLineOrATable(const std::string& bytes) {
    const auto table = sharedTableIn(bytes, "fuzz", narrow);
    if (!table) {
        EXPECT_TRUE(table.problem().text.starts_with("fuzz: ")) << table.problem().text;
        EXPECT_EQ(table.problem().text.find('\n'), std::string::npos) << table.problem().text;
        EXPECT_TRUE(engine::isUtf8(table.problem().text)) << table.problem().text;
        return;
    }
    std::size_t all = 0;
    std::set<std::string> folders;
    for (const auto& [name, content] : table->entries) {
        EXPECT_TRUE(engine::isUtf8(name));
        for (std::size_t slash = name.find('/'); slash != std::string::npos;
             slash = name.find('/', slash + 1))
            folders.insert(name.substr(0, slash));
        EXPECT_TRUE(faultOfEntryName(name).none()) << name;
        all += content.size();
    }
    EXPECT_LE(all, narrow.bytes);
    EXPECT_LE(table->entries.size(), narrow.entries);
    EXPECT_LE(folders.size(), narrow.folders);
    EXPECT_TRUE(table->entries.contains("table.layout.json"));
}

std::string goodZip(bool stored) {
    const std::string model(5000, 'v');
    if (stored)
        return test::plantedZip({{"table.layout.json", fuzzedLayout}, {"models/1/a.obj", model}});
    const auto zip = zipOf({{"table.layout.json", fuzzedLayout}, {"models/1/a.obj", model}});
    EXPECT_TRUE(zip);
    return zip ? *zip : std::string();
}

TEST(Fuzz, SharedTablesWithDamagedBytes) {
    std::mt19937 chance(17);
    const std::string packed = goodZip(false), stored = goodZip(true);
    ASSERT_TRUE(sharedTableIn(packed, "fuzz", narrow));
    ASSERT_TRUE(sharedTableIn(stored, "fuzz", narrow));
    const test::Damage damage{.mostHits = 4,
                              .strangers = {"PK\3\4", "PK\1\2", "PK\5\6", "PK\6\7", "../"}};
    for (int round = 0; round < 4000; ++round)
        expectOneLineOrATable(test::damagedText(round % 2 == 0 ? packed : stored, damage, chance));
}

// Damages bytes at the end of a zip file, where the lengths and offsets of the entries are stored.
TEST(Fuzz, SharedTablesWithDamagedNumbers) {
    std::mt19937 chance(19);
    const std::string good = goodZip(false);
    for (int round = 0; round < 4000; ++round) {
        std::string bytes = good;
        for (int hits = 0; hits < 3; ++hits) {
            const std::size_t at =
                bytes.size() - 1 - chance() % std::min<std::size_t>(bytes.size(), 200);
            bytes[at] = static_cast<char>(chance());
        }
        expectOneLineOrATable(bytes);
    }
}

TEST(Fuzz, SharedTablesWithDamagedNamesAndLayouts) {
    std::mt19937 chance(23);
    const test::Damage damage{.mostHits = 3,
                              .strangers = {"../", "/", "\\", "asset:", "\n", "null"}};
    for (int round = 0; round < 2000; ++round) {
        const std::string name = test::damagedText("models/1/a.obj", damage, chance);
        const std::string layout = test::damagedText(fuzzedLayout, damage, chance);
        expectOneLineOrATable(
            test::plantedZip({{"table.layout.json", layout}, {"models/1/a.obj", "v"}}));
        expectOneLineOrATable(test::plantedZip({{"table.layout.json", fuzzedLayout}, {name, "v"}}));
    }
}

// The names of entries in a zip file: many names, deep paths and strange characters. The unpacked
// files must stay within the limits.
TEST(Fuzz, SharedTablesWithManyNames) {
    std::mt19937 chance(31);
    const std::vector<std::string> parts{"a", "b", "\xC3\xA4", "\xFF", "..", "", "c d"};
    int taken = 0;
    for (int round = 0; round < 1500; ++round) {
        std::vector<test::PlantedEntry> entries{{"table.layout.json", fuzzedLayout},
                                                {"models/1/a.obj", "v"}};
        const std::size_t strange = round % 3 == 0 ? parts.size() : 3;
        for (std::size_t count = chance() % 8; count > 0; --count) {
            std::string name = "models/" + std::to_string(count);
            for (std::size_t depth = chance() % 20 * (chance() % 2); depth > 0; --depth)
                name += "/" + parts[chance() % strange];
            entries.push_back({name + "/x.obj", "v"});
        }
        const std::string zip = test::plantedZip(entries);
        expectOneLineOrATable(zip);
        taken += sharedTableIn(zip, "fuzz", narrow) ? 1 : 0;
    }
    EXPECT_GT(taken, 200);
    EXPECT_LT(taken, 1400);
}

}  // namespace
}  // namespace sightline::app
