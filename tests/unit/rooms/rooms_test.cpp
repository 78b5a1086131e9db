// Each folder has an order of its rooms (subfolders). A room may include only the rooms before it
// in this order, so the include graph has no cycle.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "unit/rooms/include_graph.h"

namespace sightline::house {
namespace {

/// For each folder, the order of its rooms. "" means files directly in the folder.
const Order base{"geometry/base", {"", "words", "json", "files"}};
const Order geometry{"geometry",
                     {"base", "words", "measure", "shape", "table", "range", "place", "sight",
                      "cohesion", "move", "dice"}};
const Order layouts{"engine/layouts", {"words", ""}};
const Order talk{"engine/talk", {"words", ""}};
const Order basics{"engine/legion/basics", {"", "dice", "editions", "words"}};
const Order lists{"engine/legion/lists", {"words", "catalogue", "army", "files", "exchange"}};
const Order rules{"engine/legion/rules",
                  {"words", "asking", "state", "timing", "attack_numbers", "rulings", "mission",
                   "movement", "attack", "activation", "keywords", "reminders", "cards", "setup",
                   "round", "sandbox", "files", "game"}};
const Order advice{"engine/legion/advice",
                   {"words", "odds", "preview", "choices", "disputes", "statistics",
                    "layout_review", "players", "coach", "rulebook", "lessons", "puzzles", "quiz"}};
/// The wings (main folders) of the engine, in the same kind of order. The build enforces it too.
const Order wings{"engine/legion", {"basics", "lists", "rules", "advice"}};
const Order rendering{"rendering", {"words", "model", "scene", "gl", "mat", "passes", ""}};
const Order files{"app/files", {"words", "", "models", "tables", "reports", "lessons"}};
const Order builder{"app/window/legion/builder",
                    {"stock", "army", "offers", "sheet", "exchange", "new_game", ""}};
const Order programs{"app", {"files", "cli", "window"}};
const Order window{"app/window", {"shell", "legion", "layouts", ""}};
const Order shell{"app/window/shell",
                  {"look", "words", "session", "widgets", "settings", "sound", "scene", "dice",
                   "handover", "answers"}};
const Order legionWindow{
    "app/window/legion",
    {"words",    "disputes", "cards",   "scene",    "tools",  "mission",  "dice",
     "docks",    "adjust",   "answers", "coach",    "attack", "effects",  "table",
     "timeline", "builder",  "sandbox", "practice", "learn",  "rulebook", "reports"}};
const Order layoutWindow{"app/window/layouts", {"reports", "layout"}};

std::string lines(const std::vector<std::string>& all) {
    std::string text;
    for (const std::string& one : all) text += "\n  " + one;
    return text;
}

class Rooms : public testing::TestWithParam<Order> {};

TEST_P(Rooms, NoArrowGoesUp) {
    EXPECT_GT(includesWithin(source, GetParam().folder).size(), 5U) << "hardly any include seen";
    const auto breaches = breachesOf(source, GetParam());
    EXPECT_TRUE(breaches.empty()) << lines(breaches);
}

INSTANTIATE_TEST_SUITE_P(House, Rooms,
                         testing::Values(base, geometry, talk, layouts, basics, lists, rules,
                                         advice, wings, rendering, files, programs, window, shell,
                                         legionWindow, builder, layoutWindow),
                         [](const auto& order) {
                             std::string name = order.param.folder;
                             std::replace(name.begin(), name.end(), '/', '_');
                             return name;
                         });

// The sources for army building must not include the table on the screen. The headless program must
// not include any window.
TEST(Rooms, TheBuilderKnowsNothingOfTheTable) {
    const std::set<std::string> known{"app/window/shell/look",    "app/window/shell/words",
                                      "app/window/shell/session", "app/window/shell/widgets",
                                      "app/window/legion/words",  "app/window/legion/cards"};
    const std::string own = builder.folder;
    int seen = 0;
    for (const Include& one : includesWithin(source, "app/window")) {
        if (!one.file.starts_with(own)) continue;
        ++seen;
        if (one.header.starts_with(own)) continue;
        EXPECT_TRUE(known.contains(std::filesystem::path(one.header).parent_path().string()))
            << one.file << ":" << one.line << ": " << one.header;
    }
    EXPECT_GT(seen, 100) << "hardly any include seen";
}

TEST(Rooms, WhatRoomsKeepPrivateIsIncludedInGeometryOnly) {
    for (const char* folder : {"engine", "rendering", "app"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(source / folder)) {
            if (!entry.is_regular_file()) continue;
            std::ifstream text(entry.path());
            std::string line;
            for (int at = 1; std::getline(text, line); ++at) {
                const bool reaches = line.starts_with("#include \"geometry/") &&
                                     line.find("/private/") != std::string::npos;
                EXPECT_FALSE(reaches) << entry.path() << ":" << at << ": " << line;
            }
        }
    }
}

class PlantedArrow : public testing::Test {
  protected:
    PlantedArrow()
        : root_(std::filesystem::path(testing::TempDir()) /
                testing::UnitTest::GetInstance()->current_test_info()->name()) {
        std::filesystem::remove_all(root_);
    }
    ~PlantedArrow() override { std::filesystem::remove_all(root_); }

    void write(const std::string& file, const std::string& text) {
        std::filesystem::create_directories((root_ / file).parent_path());
        std::ofstream(root_ / file) << text;
    }
    const std::filesystem::path& root() const { return root_; }

  private:
    std::filesystem::path root_;
};

TEST_F(PlantedArrow, IsNamedWithFileAndLine) {
    write("house/cellar/shelf.h", "#pragma once\n");
    write("house/roof/tiles.h", "#pragma once\n#include \"house/cellar/shelf.h\"\n");
    write("house/cellar/jam.cpp",
          "#include \"house/cellar/shelf.h\"\n\n// Up there.\n"
          "#include \"house/roof/tiles.h\"\n#include <vector>\n");
    EXPECT_EQ(breachesOf(root(), {"house", {"cellar", "roof"}}),
              (std::vector<std::string>{"house/cellar/jam.cpp:4: cellar includes roof above it "
                                        "(house/roof/tiles.h)"}));
}

TEST_F(PlantedArrow, AlongTheOrderIsNone) {
    write("house/cellar/shelf.h", "#pragma once\n");
    write("house/roof/tiles.h", "#include \"house/cellar/shelf.h\"\n#include \"other/thing.h\"\n");
    EXPECT_TRUE(breachesOf(root(), {"house", {"cellar", "roof"}}).empty());
}

TEST_F(PlantedArrow, RoomsThatNobodyOrderedAreNamed) {
    write("house/attic/trunk.h", "#pragma once\n");
    EXPECT_EQ(breachesOf(root(), {"house", {"cellar"}}),
              (std::vector<std::string>{"house/attic: the order of rooms does not know it",
                                        "house/cellar: nothing lies there"}));
}

}  // namespace
}  // namespace sightline::house
