// Problems with files, tables and units from the catalogue, in French. No English may be left.
#include <gtest/gtest.h>
#include <QTemporaryDir>
#include <array>
#include <filesystem>
#include <limits>
#include <system_error>

#include "app/files/tables/load.h"
#include "app/window/layouts/layout/layout_session.h"
#include "app/window/shell/words/message_words.h"
#include "engine/layouts/layout_arrange.h"
#include "engine/layouts/layout_clipboard.h"
#include "engine/layouts/layout_edits.h"
#include "engine/legion/lists/files/army_file.h"
#include "engine/legion/rules/files/recruits.h"
#include "geometry/base/files/whole_file.h"
#include "geometry/base/json/json_reader.h"
#include "geometry/base/json/system_error.h"
#include "rendering/words/drawing.h"
#include "ui/words/heard_problems.h"

namespace sightline::app {
namespace {
using engine::JsonAt;

class FrenchProblems : public HeardProblems {
  protected:
    template <class Reader>
    void refuse(const char* text, Reader reader) {
        const auto parsed = engine::parseJson(text, "file.json");
        ASSERT_TRUE(parsed) << parsed.problem().text;
        hear(engine::readingJson([&] {
            reader(JsonAt(*parsed, "file.json"));
            return true;
        }));
    }
};

TEST_F(FrenchProblems, OfValuesInAFile) {
    static constexpr std::array<std::string_view, 2> words{"red", "blue"};
    refuse("{}", [](const JsonAt& at) { at.at("units"); });
    refuse("[]", [](const JsonAt& at) { at.at("units"); });
    refuse("\"x\"", [](const JsonAt& at) { at.number(0.5, 2.0); });
    refuse("7", [](const JsonAt& at) { at.integer(0, 2); });
    refuse("{}", [](const JsonAt& at) { at.text(); });
    refuse("1", [](const JsonAt& at) { at.boolean(); });
    refuse("1", [](const JsonAt& at) { at.list(); });
    refuse("[1]", [](const JsonAt& at) { at.list(2, 3); });
    refuse("\"green\"", [](const JsonAt& at) { at.word(words); });
    refuse(R"({"colur": 1})", [](const JsonAt& at) { at.allow({"colour"}); });
    refuse(R"({"zzzzzzzz": 1})", [](const JsonAt& at) { at.allow({"a"}); });
    refuse(R"({"format": "x", "version": 1})",
           [](const JsonAt& at) { engine::expectFormat(at, "sightline-layout", 1); });
    refuse(R"({"format": "sightline-layout", "version": 9})",
           [](const JsonAt& at) { engine::expectFormat(at, "sightline-layout", 1); });
    EXPECT_EQ(french.english(), "");
}

TEST_F(FrenchProblems, OfFiles) {
    const QTemporaryDir folder;
    const std::filesystem::path here = folder.path().toStdString();
    hear(engine::parseJson("{", "file.json"));
    hear(engine::parseJson("1e9999", "file.json"));
    hear(engine::parseJson(std::string(300, '['), "file.json"));
    hear(engine::parseJsonFile(here / "none.json"));
    hear(engine::fileToWrite(here));
    std::filesystem::create_symlink(here / "loop", here / "loop");
    hear(engine::fileToWrite(here / "loop"));
    hear(engine::writeWholeFile(here / "no folder" / "file.json", "{}"));
    EXPECT_EQ(french.english(), "");
}

TEST_F(FrenchProblems, WhatTheSystemSaysOfFiles) {
    for (const std::errc code :
         {std::errc::no_such_file_or_directory, std::errc::permission_denied,
          std::errc::is_a_directory, std::errc::not_a_directory, std::errc::no_space_on_device,
          std::errc::read_only_file_system, std::errc::filename_too_long,
          std::errc::too_many_symbolic_link_levels}) {
        const std::error_code error = std::make_error_code(code);
        const Problem problem = problemOf(engine::systemErrorMessage(error));
        EXPECT_EQ(problem.text, error.message()) << "English is the system's own";
        hear(problem);
    }
    EXPECT_EQ(french.english(), "");
    // If the program has no message for an error, it shows the message of the operating system.
    const std::error_code rare = std::make_error_code(std::errc::owner_dead);
    EXPECT_EQ(problemOf(engine::systemErrorMessage(rare)).text, rare.message());
}

TEST_F(FrenchProblems, OfArmiesInFiles) {
    auto cards = loadCatalogue(assetsFolder());
    ASSERT_TRUE(cards.ok()) << cards.problem().text;
    for (const char* unit :
         {R"({"unit": "stormtrooper"})", R"({"unit": "stormtroopers", "upgrades": ["nothing"]})",
          R"({"unit": "stormtroopers", "counterpart": "nobody"})"}) {
        const auto parsed = engine::parseJson(
            std::string(R"({"format": "sightline-army", "version": 1, "name": "T", )") +
                R"("faction": "empire", "units": [)" + unit + "]}",
            "army.json");
        ASSERT_TRUE(parsed) << parsed.problem().text;
        hear(engine::readArmyList(*parsed, "army.json", *cards));
    }
    EXPECT_EQ(french.english(), "");
}

TEST_F(FrenchProblems, OfRecruits) {
    auto cards = loadCatalogue(assetsFolder());
    ASSERT_TRUE(cards.ok()) << cards.problem().text;
    const geometry::Dimensions none;
    const auto recruit = [&](const engine::Recruit& who) {
        hear(engine::equippedRecruit(who, *cards, none));
    };
    engine::Recruit who;
    who.unit = "stormtrooper";
    recruit(who);
    who.unit = "stormtroopers";
    who.upgrades = {"no-such-upgrade"};
    recruit(who);
    who.upgrades.assign(21, "dlt-19-stormtrooper");
    recruit(who);
    who.upgrades.clear();
    who.counterpart = "nobody";
    recruit(who);
    EXPECT_EQ(french.english(), "");
}

TEST_F(FrenchProblems, OfTablesThatAreBuilt) {
    using namespace engine;
    TerrainLayout layout;
    TerrainPiece piece;
    piece.id = piece.name = "house";
    piece.shape = boxShape({4.0, 4.0, 2.0});
    piece.position = {10.0, 10.0, 0.0};
    layout.pieces = {piece};
    TerrainLayout locked = layout;
    locked.pieces.front().locked = true;
    TerrainPiece far = piece;
    far.position.x = 5000.0;
    const PieceIds house{"house"};
    hear(renamed(layout, "nothing", "House"));
    hear(moved(locked, house, {1.0, 0.0, 0.0}));
    hear(withPiece(layout, far));
    TerrainLayout full = layout;
    full.pieces.assign(mostPieces, piece);
    hear(withPiece(full, piece));
    hear(rotated(layout, house, {std::numeric_limits<double>::infinity()}));
    hear(grouped(layout, house));
    hear(renamed(layout, "house", ""));
    hear(withNote(layout, "house", std::string(3000, 'x')));
    PieceFacts high;
    high.height = 500.0;
    hear(withFacts(layout, house, high));
    hear(withPartFacts(layout, "house", "roof", {}));
    LayoutHead head = headOf(layout);
    head.mat = "lava lamp";
    hear(withHead(layout, head));
    head = headOf(layout);
    head.name.clear();
    hear(withHead(layout, head));
    head.table.width = 1.0;
    hear(withHead(layout, head));
    hear(pasted(layout, {}, {10.0, 10.0}));
    hear(aligned(layout, house, Alignment::left));
    hear(distributed(layout, house, Along::width));
    hear(prismShape({{0.0, 0.0}, {1.0, 0.0}}, 1.0));
    hear(prismShape({{0.0, 0.0}, {4.0, 4.0}, {4.0, 0.0}, {0.0, 3.0}}, 1.0));
    hear(wallAlong({{0.0, 0.0}}, {}));
    hear(wallAlong({{0.0, 0.0}, {0.0, 0.0}}, {}));
    EXPECT_EQ(french.english(), "");
}

TEST_F(FrenchProblems, OfPicturesThatAreTraced) {
    using namespace engine;
    const Trace trace{.picture = "map.png", .middle = {36.0, 18.0}};
    Trace wrong = trace;
    wrong.picture.clear();
    hear(checked(wrong));
    wrong = trace;
    wrong.width = 0.25;
    hear(checked(wrong));
    wrong = trace;
    wrong.opacity = 2.0;
    hear(checked(wrong));
    wrong = trace;
    wrong.middle.x = 1e6;
    hear(checked(wrong));
    wrong = trace;
    wrong.rotation = {std::numeric_limits<double>::quiet_NaN()};
    hear(checked(wrong));
    hear(scaledTo(trace, {0.1, 0.1}, {0.1, 0.1}, 6.0));
    hear(scaledTo(trace, {0.1, 0.1}, {0.4, 0.1}, 0.0));
    EXPECT_EQ(french.english(), "");
}

TEST_F(FrenchProblems, OfAStepThatLayoutModeRefuses) {
    LayoutSession session;
    QString line;
    QObject::connect(&session, &LayoutSession::refused,
                     [&line](const QString& why) { line = why; });
    EXPECT_FALSE(session.apply(engine::LayoutStep::move,
                               engine::renamed(session.layout(), "nothing", "House")));
    PrintedNames names;
    names.add("nothing");
    EXPECT_TRUE(line.contains(QStringLiteral("nothing"))) << line.toStdString();
    EXPECT_EQ(names.leftIn(line), QStringList());
}

TEST_F(FrenchProblems, OfDrawing) {
    hear(problemOf(rendering::say::openGlNeeded(3, 3)));
    hear(problemOf(rendering::say::shaderUnread()));
    EXPECT_EQ(french.english(), "");
    EXPECT_EQ(french.unsaid("rendering/words/drawing.h"), "");
}

TEST_F(FrenchProblems, OneWithoutAMessageIsSaidAsItIs) {
    EXPECT_EQ(MessageWords::said(Problem{"the disk is on fire"}),
              QStringLiteral("the disk is on fire"));
    const Problem within = problemIn("table.json", problemOf(sightline::Message{"odd %1", {7}}));
    EXPECT_EQ(within.text, "table.json: odd 7");
    EXPECT_EQ(MessageWords::said(within), QStringLiteral("table.json\u00A0: odd 7"));
    EXPECT_EQ(problemIn("table.json", Problem{"odd"}).text, "table.json: odd");
}

}  // namespace
}  // namespace sightline::app
