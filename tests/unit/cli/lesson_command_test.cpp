// `sightline-cli lesson check` and `sightline-cli lesson record`.
#include "app/cli/lessons/lesson_command.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/files/lessons/load_lesson.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/rules/game/journal_file.h"
#include "unit/files/saved_games.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using nlohmann::json;
using test::TextFiles;

struct LessonOutcome {
    int status = 0;
    std::string output, errors;
};

LessonOutcome checked(const std::filesystem::path& file) {
    std::ostringstream output, errors;
    const int status = lessonCheckCommand(file.string(), {}, output, errors);
    return {status, output.str(), errors.str()};
}

LessonOutcome recorded(const LessonRecordSettings& settings) {
    std::ostringstream output, errors;
    const int status = lessonRecordCommand(settings, output, errors);
    return {status, output.str(), errors.str()};
}

constexpr std::size_t mostAnswers = 120;

/// A saved game of the starter battle that the computer's player plays on both sides.
std::filesystem::path playedGame(const TextFiles& files, std::size_t answers) {
    static const auto game = [] {
        auto started = engine::Game::start(test::starterBattle(), 11).value();
        while (started->question() && started->journal().answers.size() < mostAnswers) {
            const bool chance = engine::isChance(*started->question());
            EXPECT_FALSE(started->answer(chance ? started->seededChance()
                                                : engine::sensibleAnswer(*started, 5)));
        }
        return started;
    }();
    engine::Journal journal = game->journal();
    journal.answers.resize(std::min(answers, journal.answers.size()));
    const auto file = files.folder() / "played.sightline";
    EXPECT_TRUE(engine::writeJournal(file, journal));
    return file;
}

TEST(LessonCommand, CheckAcceptsALessonOfTheProgram) {
    const auto result = checked(lessonFiles().at(0));
    EXPECT_EQ(result.status, 0) << result.errors;
    EXPECT_EQ(result.errors, "");
    const json summary = json::parse(result.output);
    EXPECT_EQ(summary["file"], lessonFiles().at(0).string());
    EXPECT_EQ(summary["title"], "Looking around, and a first attack");
    EXPECT_EQ(summary["questions"], 3) << "no earlier lesson is repeated";
    EXPECT_EQ(summary["draft"], false);
    EXPECT_FALSE(summary.contains("missing"));
}

TEST(LessonCommand, CheckRefusesAFaultyLessonWithOneLine) {
    const TextFiles files;
    json lesson = engine::parseJsonFile(lessonFiles().at(1)).value();
    lesson["steps"][0]["done"] = {{"round", 1}};
    const auto file = files.write("bad.lesson.json", lesson.dump());
    const auto result = checked(file);
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.output, "");
    EXPECT_EQ(result.errors, file.string() +
                                 ": /steps/0/done: the step is done before the learner "
                                 "does anything\n");
    const auto missing = checked(files.folder() / "none.lesson.json");
    EXPECT_EQ(missing.status, 1);
    EXPECT_EQ(std::count(missing.errors.begin(), missing.errors.end(), '\n'), 1);
    const auto other = files.write("other.lesson.json", "{\"format\": \"sightline-army\"}");
    EXPECT_EQ(checked(other).errors, other.string() +
                                         ": /format: expected \"sightline-lesson\", "
                                         "found \"sightline-army\"\n");
}

TEST(LessonCommand, RecordMakesADraftThatCanBeDone) {
    const TextFiles files;
    const auto journal = playedGame(files, 120);
    for (const engine::Player player : {engine::Player::blue, engine::Player::red}) {
        for (const int skip : {0, 3}) {
            const auto draft = files.folder() / "draft.lesson.json";
            const auto result = recorded({.journal = journal.string(),
                                          .player = player,
                                          .skip = skip,
                                          .save = draft.string()});
            ASSERT_EQ(result.status, 0) << result.errors;
            EXPECT_EQ(json::parse(result.output)["steps"], 8);
            const auto check = checked(draft);
            EXPECT_EQ(check.status, 0) << check.errors;
            const json summary = json::parse(check.output);
            EXPECT_EQ(summary["draft"], true);
            EXPECT_EQ(summary["missing"][0], "/title/fr");
            EXPECT_EQ(summary["missing"].back(), "/questions");
        }
    }
}

// The game was saved under earlier rules, which asked other questions.
TEST(LessonCommand, RecordUsesThePresentRules) {
    const TextFiles files;
    const auto journal = test::savedGame("saved_by_0_1_0_starter");
    const auto draft = files.folder() / "old.lesson.json";
    const auto result = recorded(
        {.journal = journal.string(), .player = engine::Player::red, .save = draft.string()});
    ASSERT_EQ(result.status, 0) << result.errors;
    EXPECT_NE(result.errors.find("the present rules accept only the first "), std::string::npos)
        << result.errors;
    const auto check = checked(draft);
    EXPECT_EQ(check.status, 0) << check.errors;
}

TEST(LessonCommand, RecordPrintsTheDraftAndSaysHowToGoOn) {
    const TextFiles files;
    const auto journal = playedGame(files, 120);
    const auto result = recorded({.journal = journal.string()});
    ASSERT_EQ(result.status, 0);
    const json draft = json::parse(result.output);
    EXPECT_EQ(draft["format"], "sightline-lesson");
    EXPECT_EQ(draft["steps"].size(), 8U);
    EXPECT_NE(result.errors.find("the draft has steps 1 to 8 of "), std::string::npos)
        << result.errors;
    EXPECT_NE(result.errors.find("--skip 8 gives the next steps"), std::string::npos);
}

TEST(LessonCommand, RecordRefusesAGameWithoutFurtherStepsAndOtherFiles) {
    const TextFiles files;
    const auto journal = playedGame(files, 40);
    const auto none = recorded({.journal = journal.string(), .skip = 1000});
    EXPECT_EQ(none.status, 1);
    EXPECT_EQ(none.output, "");
    EXPECT_NE(none.errors.find("so none is left for the draft"), std::string::npos) << none.errors;
    const auto other = recorded({.journal = lessonFiles().at(0).string()});
    EXPECT_EQ(other.status, 1);
    EXPECT_EQ(std::count(other.errors.begin(), other.errors.end(), '\n'), 1) << other.errors;
}

}  // namespace
}  // namespace sightline::app
