// Damaged lessons. The result must be a problem in one line or a lesson that can be checked, but
// never a crash. Fixed seeds determine the damage.
#include <gtest/gtest.h>

#include <random>

#include "app/files/lessons/load_lesson.h"
#include "engine/legion/advice/lessons/lesson_check.h"
#include "engine/legion/advice/lessons/lesson_file.h"
#include "fuzz/damaged_text.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

void expectProblemLine(const std::string& problem) {
    EXPECT_FALSE(problem.empty());
    EXPECT_EQ(problem.find('\n'), std::string::npos) << problem;
}

/// Changes one value of the document. The scenario keeps its values, because other tests damage
/// scenarios.
void changeOneValue(nlohmann::json& lesson, std::mt19937& chance) {
    static const std::vector<nlohmann::json> strangers = {nullptr,
                                                          true,
                                                          -1,
                                                          0,
                                                          1e300,
                                                          99999999,
                                                          "",
                                                          "moved",
                                                          nlohmann::json(),
                                                          {1, 2},
                                                          {{"unit", 7}},
                                                          {{"answer", "count"}, {"count", 1}},
                                                          {{"all", nlohmann::json::array()}},
                                                          {{"not", {{"round", 1}}}}};
    nlohmann::json* at = &lesson[chance() % 8 == 0 ? "questions" : "steps"];
    while (at->is_structured() && !at->empty() && chance() % 7 != 0) {
        auto next = at->begin();
        std::advance(next, static_cast<std::ptrdiff_t>(chance() % at->size()));
        at = &*next;
    }
    *at = strangers[chance() % strangers.size()];
}

TEST(Fuzz, Lessons) {
    const auto files = lessonFiles();
    ASSERT_FALSE(files.empty());
    std::mt19937 chance(17);
    for (int round = 0; round < 3000; ++round) {
        const auto file = files[chance() % files.size()];
        nlohmann::json lesson = engine::parseJsonFile(file).value();
        if (round % 2 == 0) {
            changeOneValue(lesson, chance);
        } else {
            const test::Damage damage{.mostHits = 7, .strangers = {"-1e308", "null"}};
            lesson.erase("scenario");
            lesson["scenario"] = "a.scenario.json";
            const auto parsed =
                engine::parseJson(test::damagedText(lesson.dump(), damage, chance), "fuzz");
            if (!parsed) {
                expectProblemLine(parsed.problem().text);
                continue;
            }
            lesson = *parsed;
        }
        const auto read = engine::lessons::readLesson(lesson, "fuzz");
        if (!read) {
            expectProblemLine(read.problem().text);
            continue;
        }
        const nlohmann::json written = engine::lessons::lessonJson(*read);
        const auto again = engine::lessons::readLesson(written, "fuzz");
        ASSERT_TRUE(again) << again.problem().text << "\n" << lesson;
        EXPECT_EQ(engine::lessons::lessonJson(*again), written);
    }
}

// A damaged lesson that can be read is checked: the check ends, with or without a fault.
TEST(Fuzz, ChecksOfDamagedLessonsEnd) {
    const auto good = loadLesson(lessonFiles().at(1));
    ASSERT_TRUE(good) << good.problem().text;
    const nlohmann::json text = engine::parseJsonFile(lessonFiles().at(1)).value();
    std::mt19937 chance(19);
    int played = 0;
    for (int round = 0; round < 400; ++round) {
        nlohmann::json lesson = text;
        changeOneValue(lesson, chance);
        const auto read = engine::lessons::readLesson(lesson, "fuzz");
        if (!read) continue;
        ++played;
        if (const auto fault = engine::lessons::faultOf(*read, good->scenario, "fuzz"))
            expectProblemLine(fault->text);
    }
    EXPECT_GT(played, 20);
}

}  // namespace
}  // namespace sightline::app
