#include "engine/legion/advice/quiz/rating/rating.h"

#include <algorithm>
#include <cmath>

#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

namespace {

constexpr double scale = 400.0;  // a difference of 400 means odds of 10 to 1, as for Elo ratings
constexpr std::size_t usualOptions = 4;
// The step of the skill gets smaller with the number of answers.
constexpr double firstStep = 90.0, lastStep = 24.0;
constexpr int answersToSettle = 30;
constexpr double stepOfDifficulty = 3.0;
constexpr double shareOfLast = 0.1;  // weight of the last question in SkillRating::recent
constexpr double lowest = -2000.0, highest = 4000.0;
constexpr int mostAnswers = 1000000000;

double& difficultyAt(SkillRating& skill, int level) {
    return skill.difficulty[static_cast<std::size_t>(level - easiestQuiz)];
}

}  // namespace

double wantedShare(QuizWish wish) {
    if (wish == QuizWish::easier) return 0.9;
    return wish == QuizWish::harder ? 0.7 : 0.8;
}

double chanceOfRight(const SkillRating& skill, int level, std::size_t options) {
    const double difficulty = skill.difficulty[static_cast<std::size_t>(level - easiestQuiz)];
    const double knows = 1.0 / (1.0 + std::pow(10.0, (difficulty - skill.skill) / scale));
    const double guess = 1.0 / static_cast<double>(std::max<std::size_t>(1, options));
    return guess + (1.0 - guess) * knows;
}

int nextLevel(const SkillRating& skill, QuizWish wish) {
    const double wanted = wantedShare(wish);
    // The hardest level that is easy enough, and the next harder level. The chances fall with the
    // level, unless the answers have changed the order of the difficulties.
    int easy = easiestQuiz;
    for (int level = easiestQuiz; level <= hardestQuiz; ++level)
        if (chanceOfRight(skill, level, usualOptions) >= wanted) easy = level;
    const int hard = std::min(easy + 1, hardestQuiz);
    if (chanceOfRight(skill, easy, usualOptions) < wanted) return easy;
    return skill.recent > wanted ? hard : easy;
}

QuizKind nextKind(const QuizRatings& ratings, const std::vector<QuizKind>& kinds) {
    return *std::min_element(kinds.begin(), kinds.end(), [&](QuizKind one, QuizKind other) {
        const SkillRating &a = ratings.of(one), &b = ratings.of(other);
        return a.answers != b.answers ? a.answers < b.answers : a.skill < b.skill;
    });
}

void learn(SkillRating& skill, int level, std::size_t options, bool right) {
    const double chance = chanceOfRight(skill, level, options);
    const double surprise = (right ? 1.0 : 0.0) - chance;
    const double settled = std::min(1.0, static_cast<double>(skill.answers) / answersToSettle);
    const double step = firstStep + (lastStep - firstStep) * settled;
    skill.skill = std::clamp(skill.skill + step * surprise, lowest, highest);
    double& difficulty = difficultyAt(skill, level);
    difficulty = std::clamp(difficulty - stepOfDifficulty * surprise, lowest, highest);
    skill.recent += shareOfLast * (chance - skill.recent);
    ++skill.answers;
    if (right) ++skill.right;
}

nlohmann::json ratingsJson(const QuizRatings& ratings) {
    nlohmann::json skills = nlohmann::json::object();
    for (std::size_t kind = 0; kind < quizKindNames.size(); ++kind) {
        const SkillRating& skill = ratings.skills[kind];
        skills[std::string(quizKindNames[kind])] = {{"skill", skill.skill},
                                                    {"difficulty", skill.difficulty},
                                                    {"answers", skill.answers},
                                                    {"right", skill.right},
                                                    {"recent", skill.recent}};
    }
    return {{"format", "sightline-ratings"}, {"version", 1}, {"skills", std::move(skills)}};
}

Result<QuizRatings> readRatings(const nlohmann::json& document, const std::string& where) {
    return readingJson([&] {
        const JsonAt at(document, where);
        expectFormat(at, "sightline-ratings", 1);
        QuizRatings ratings;
        const JsonAt skills = at.at("skills");
        for (std::size_t kind = 0; kind < quizKindNames.size(); ++kind) {
            const auto found = skills.find(quizKindNames[kind]);
            if (!found) continue;
            found->allow({"skill", "difficulty", "answers", "right", "recent"});
            SkillRating& skill = ratings.skills[kind];
            skill.skill = found->at("skill").number(lowest, highest);
            const auto levels = found->at("difficulty").list(5, 5);
            for (std::size_t level = 0; level < levels.size(); ++level)
                skill.difficulty[level] = levels[level].number(lowest, highest);
            skill.answers = found->at("answers").integer(0, mostAnswers);
            skill.right = found->at("right").integer(0, skill.answers);
            skill.recent = found->at("recent").number(0.0, 1.0);
        }
        return ratings;
    });
}

}  // namespace sightline::engine
