// Every lesson of the program can be done, by its own predicates. No step is done by doing nothing,
// and a wrong action does not pass it.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "app/files/lessons/load_rulebook.h"
#include "engine/legion/advice/lessons/answer_now.h"
#include "engine/legion/advice/lessons/lesson_check.h"
#include "engine/legion/advice/lessons/lesson_player.h"
#include "unit/files/lessons/lesson_files.h"

namespace sightline::test {
namespace {

using namespace engine;
using namespace engine::lessons;

class ReadyLessons : public testing::TestWithParam<std::filesystem::path> {};

void settle(Game& game, const LessonPlayer& player) {
    while (!player.isDone()) {
        const auto answer = player.automaticAnswer();
        if (!answer || game.answer(*answer)) return;
    }
}

/// Plays the current step by the answers that the lesson shows.
void playStep(Game& game, LessonPlayer& player) {
    const std::size_t step = player.stepIndex();
    for (int i = 0; i < 60; ++i) {
        settle(game, player);
        if (player.isDone()) break;
        const auto shown = player.showMe();
        ASSERT_TRUE(shown) << "step " << step;
        if (shown->look) player.look(*shown->look);
        if (shown->change) player.build(player.armyAfter(*shown->change).value());
        if (shown->answer) {
            ASSERT_FALSE(game.answer(*shown->answer)) << "step " << step;
        }
    }
    ASSERT_TRUE(player.update()) << "step " << step;
    ASSERT_EQ(player.stepIndex(), step + 1);
}

/// The options of the open question that the lesson shows at some time in the step.
std::vector<Option> shownOptions(const LessonStep& step, const Question& question) {
    std::vector<Option> shown;
    for (const LessonAnswer& one : step.show)
        for (const Option& option : pickedOptions(question, one.answer)) shown.push_back(option);
    return shown;
}

TEST_P(ReadyLessons, CanBeDone) {
    const auto loaded = app::loadLesson(GetParam());
    ASSERT_TRUE(loaded) << loaded.problem().text;
    EXPECT_FALSE(loaded->lesson.draft);
    EXPECT_TRUE(missingIn(loaded->lesson).empty());
    const auto fault = faultOf(loaded->lesson, loaded->scenario, "lesson", loaded->armyOrNone());
    EXPECT_FALSE(fault) << fault->text;
}

// Without a model, a crater is a flat patch of colour, and a learner does not recognise it.
TEST_P(ReadyLessons, EachAreaOfTerrainHasAModel) {
    const auto loaded = app::loadLesson(GetParam());
    ASSERT_TRUE(loaded) << loaded.problem().text;
    const auto& pieces = loaded->layout.pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].facts.kind != geometry::Kind::area) continue;
        EXPECT_FALSE(loaded->layout.looks[i].model.empty()) << pieces[i].id;
    }
}

// The link below a question opens the section that answers it.
TEST_P(ReadyLessons, EachQuestionNamesTheRuleThatAnswersIt) {
    static const engine::Rulebook book = app::loadRulebook().value();
    const auto loaded = app::loadLesson(GetParam());
    ASSERT_TRUE(loaded) << loaded.problem().text;
    for (const QuizQuestion& question : loaded->lesson.questions) {
        const auto* section = book.sectionOf({question.page, question.rule});
        ASSERT_NE(section, nullptr) << question.text.en;
        EXPECT_TRUE(Rulebook::hasHeading(*section, question.rule)) << question.text.en;
        const auto& pages = section->pages;
        EXPECT_NE(std::find(pages.begin(), pages.end(), question.page), pages.end())
            << question.text.en;
    }
}

// At the beginning of each step, every mistake of the step is recognised and taken back, and no
// single option that the lesson does not show passes the step.
TEST_P(ReadyLessons, AWrongActionDoesNotPassAStep) {
    const auto loaded = app::loadLesson(GetParam());
    ASSERT_TRUE(loaded) << loaded.problem().text;
    auto game = Game::start(loaded->scenario, loaded->lesson.seed).value();
    LessonPlayer player(loaded->lesson, *game, loaded->armyOrNone());
    ASSERT_FALSE(player.begin());
    while (!player.over()) {
        settle(*game, player);
        ASSERT_FALSE(player.isDone()) << "step " << player.stepIndex() << " is done by nothing";
        const LessonStep& step = *player.step();
        ASSERT_FALSE(step.mistakes.empty());
        for (const Mistake& mistake : step.mistakes) {
            const LessonAnswer& last = mistake.tries.back();
            const auto answer = answerNow(last, *game);
            if (last.kind == LessonAnswer::Kind::look) {
                EXPECT_FALSE(player.judge(last.look).accepted());
            } else if (last.kind == LessonAnswer::Kind::army) {
                EXPECT_FALSE(player.judge(player.armyAfter(last.change).value()).accepted());
            } else if (answer && mistake.tries.size() == 1) {
                EXPECT_FALSE(player.judge(*answer).accepted());
            }
        }
        const Question* question = game->question();
        if (question && question->form == AnswerForm::pick &&
            question->player == loaded->lesson.player) {
            const auto shown = shownOptions(step, *question);
            for (const Option& option : question->options) {
                if (std::find(shown.begin(), shown.end(), option) != shown.end()) continue;
                const auto judged = player.judge(Pick{.chosen = option});
                EXPECT_NE(judged.kind, Judgement::Kind::fulfils)
                    << "step " << player.stepIndex() << ": " << saidInFull(option);
            }
        }
        playStep(*game, player);
        if (HasFatalFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(Lessons, ReadyLessons, testing::ValuesIn(app::lessonFiles()),
                         [](const auto& one) {
                             std::string name = one.param.filename().string();
                             name = name.substr(0, name.find('.'));
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST(ReadyLessonList, HasSixteenLessonsInTheirOrder) {
    std::set<int> numbers;
    for (const auto& file : app::lessonFiles()) {
        const auto lesson = readLesson(parseJsonFile(file).value(), file.string());
        ASSERT_TRUE(lesson) << lesson.problem().text;
        EXPECT_EQ(lesson->number, std::stoi(file.filename().string().substr(0, 2))) << file;
        EXPECT_TRUE(numbers.insert(lesson->number).second) << file;
    }
    for (int number = 1; number <= 16; ++number) EXPECT_TRUE(numbers.contains(number)) << number;
}

}  // namespace
}  // namespace sightline::test
