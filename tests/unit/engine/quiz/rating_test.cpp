// Ratings of a player's skills: the chance of a right answer, the choice of the next question, and
// the file.
#include "engine/legion/advice/quiz/rating/rating.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/talk/generator.h"

namespace sightline::engine::test {
namespace {

constexpr std::size_t options = 4;

/// A player whose chance of a right answer follows from a fixed true skill.
struct Pupil {
    double skill = 1000.0;
    Generator chance{7};

    bool answers(int level) {
        const SkillRating truth{.skill = skill};
        return chance.share() < chanceOfRight(truth, level, options);
    }
};

struct Course {
    int right = 0, harder = 0;
    double levels = 0.0;
    SkillRating skill;
};

// Asks 100 questions to settle the rating, then counts the answers to `asked` further questions.
Course courseOf(double trueSkill, QuizWish wish, int asked = 400, std::uint64_t seed = 7) {
    Course course;
    Pupil pupil{trueSkill, Generator{seed}};
    for (int i = -100; i < asked; ++i) {
        const int level = nextLevel(course.skill, wish);
        const bool right = pupil.answers(level);
        learn(course.skill, level, options, right);
        if (i < 0) continue;
        course.right += right ? 1 : 0;
        course.levels += level;
    }
    course.levels /= asked;
    return course;
}

TEST(QuizRating, FourOfFiveAreRightForPlayersOfDifferentSkills) {
    for (const double skill : {850.0, 950.0, 1050.0, 1150.0, 1250.0, 1350.0, 1450.0}) {
        int right = 0;
        for (std::uint64_t seed = 1; seed <= 25; ++seed)
            right += courseOf(skill, QuizWish::usual, 400, seed).right;
        const double share = right / (25 * 400.0);
        EXPECT_GT(share, 0.74) << skill;
        EXPECT_LT(share, 0.86) << skill;
    }
}

TEST(QuizRating, AWishMakesTheQuestionsEasierOrHarder) {
    const Course easier = courseOf(1200.0, QuizWish::easier);
    const Course usual = courseOf(1200.0, QuizWish::usual);
    const Course harder = courseOf(1200.0, QuizWish::harder);
    EXPECT_NEAR(easier.right / 400.0, 0.9, 0.05);
    EXPECT_NEAR(harder.right / 400.0, 0.7, 0.06);
    EXPECT_LT(easier.levels, usual.levels);
    EXPECT_LT(usual.levels, harder.levels);
}

TEST(QuizRating, TheRatingFindsTheSkill) {
    for (const double skill : {800.0, 1000.0, 1300.0})
        EXPECT_NEAR(courseOf(skill, QuizWish::usual).skill.skill, skill, 150.0);
}

// A beginner who only guesses gets the easiest questions, and an expert who is always right gets
// the hardest ones.
TEST(QuizRating, StaysWithinTheLevels) {
    SkillRating beginner, expert;
    for (int i = 0; i < 60; ++i) {
        learn(beginner, nextLevel(beginner), options, i % 4 == 0);
        learn(expert, nextLevel(expert), options, true);
    }
    EXPECT_EQ(nextLevel(beginner), easiestQuiz);
    EXPECT_EQ(nextLevel(expert), hardestQuiz);
    EXPECT_EQ(beginner.answers, 60);
    EXPECT_EQ(beginner.right, 15);
    EXPECT_EQ(expert.right, 60);
}

TEST(QuizRating, ARightAnswerRaisesTheSkillAndLowersTheDifficulty) {
    SkillRating skill;
    const SkillRating before = skill;
    learn(skill, 3, options, true);
    EXPECT_GT(skill.skill, before.skill);
    EXPECT_LT(skill.difficulty[2], before.difficulty[2]);
    EXPECT_EQ(skill.difficulty[1], before.difficulty[1]);
    learn(skill, 3, options, false);
    learn(skill, 3, options, false);
    EXPECT_LT(skill.skill, before.skill);
    EXPECT_GT(skill.difficulty[2], before.difficulty[2]);
}

// A guess is right more often if there are fewer options. So a right answer raises the skill less.
TEST(QuizRating, TheNumberOfOptionsCounts) {
    SkillRating two, four;
    learn(two, 3, 2, true);
    learn(four, 3, 4, true);
    EXPECT_LT(two.skill, four.skill);
}

TEST(QuizRating, TheNextKindIsTheOneWithTheFewestAnswers) {
    QuizRatings ratings;
    const std::vector<QuizKind> kinds{QuizKind::band, QuizKind::sight, QuizKind::reach};
    EXPECT_EQ(nextKind(ratings, kinds), QuizKind::band);
    ratings.of(QuizKind::reach).skill = 900.0;
    EXPECT_EQ(nextKind(ratings, kinds), QuizKind::reach);
    learn(ratings.of(QuizKind::reach), 1, options, true);
    learn(ratings.of(QuizKind::band), 1, options, true);
    EXPECT_EQ(nextKind(ratings, kinds), QuizKind::sight);
}

TEST(QuizRating, AFileKeepsTheRatings) {
    QuizRatings ratings;
    for (int i = 0; i < 25; ++i) learn(ratings.of(QuizKind::sight), 1 + i % 5, options, i % 3 > 0);
    const auto read = readRatings(ratingsJson(ratings), "ratings.json");
    ASSERT_TRUE(read) << read.problem().text;
    EXPECT_EQ(ratingsJson(*read), ratingsJson(ratings));
}

TEST(QuizRating, AFaultyFileIsRefusedWithThePointer) {
    const nlohmann::json good = ratingsJson({});
    const auto problemOf = [&](const char* pointer, const nlohmann::json& value) {
        nlohmann::json bad = good;
        bad[nlohmann::json::json_pointer(pointer)] = value;
        const auto read = readRatings(bad, "ratings.json");
        return read ? std::string() : read.problem().text;
    };
    for (const auto& [pointer, value] :
         {std::pair<const char*, nlohmann::json>{"/skills/band/skill", "high"},
          {"/skills/band/difficulty", {1, 2}},
          {"/skills/band/answers", -1},
          {"/skills/band/right", 1},
          {"/skills/band/recent", 2.0},
          {"/format", "sightline-layout"}}) {
        const std::string problem = problemOf(pointer, value);
        EXPECT_NE(problem.find("ratings.json"), std::string::npos) << pointer;
        EXPECT_NE(problem.find(pointer), std::string::npos) << problem;
    }
}

}  // namespace
}  // namespace sightline::engine::test
