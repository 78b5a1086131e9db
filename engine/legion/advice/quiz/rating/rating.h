/// Ratings of a player's skills, one for each kind of question. A rating is a number like an Elo
/// rating: the difference between the rating and the difficulty of a question gives the chance of a
/// right answer. The next question is chosen so that about four of five answers are right.
#pragma once
#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/legion/advice/quiz/quiz_item.h"
#include "geometry/base/result.h"

namespace sightline::engine {

/// The rating of one skill.
struct SkillRating {
    double skill = 1000.0;
    /// The difficulty of each level. It changes with the answers, more slowly than the skill.
    std::array<double, 5> difficulty{700.0, 850.0, 1000.0, 1150.0, 1300.0};
    int answers = 0, right = 0;
    /// The mean chance of a right answer in the last questions. The choice of the next level keeps
    /// it near the wanted share.
    double recent = 0.8;
};

struct QuizRatings {
    std::array<SkillRating, quizKindNames.size()> skills{};
    SkillRating& of(QuizKind kind) { return skills[static_cast<std::size_t>(kind)]; }
    const SkillRating& of(QuizKind kind) const { return skills[static_cast<std::size_t>(kind)]; }
};

/// The difficulty that the player asks for.
enum class QuizWish { easier, usual, harder };

/// The share of right answers at which the choice of questions aims: four of five, or more or less
/// by the player's wish.
double wantedShare(QuizWish wish);
/// The chance that the player answers a question of this level correctly. A guess among `options`
/// options may be right, too.
double chanceOfRight(const SkillRating& skill, int level, std::size_t options);
/// The level of the next question.
int nextLevel(const SkillRating& skill, QuizWish wish = QuizWish::usual);
/// The kind of the next question among `kinds`, which must not be empty: a kind with the fewest
/// answers, and among these the one with the lowest rating.
QuizKind nextKind(const QuizRatings& ratings, const std::vector<QuizKind>& kinds);
/// Changes the rating after an answer to a question of this level with `options` options.
void learn(SkillRating& skill, int level, std::size_t options, bool right);

/// The ratings as a file (format "sightline-ratings" version 1).
nlohmann::json ratingsJson(const QuizRatings& ratings);
/// Reads such a file. Kinds that it does not name keep the rating of a new player. A problem names
/// the file, the JSON pointer and the expected value.
Result<QuizRatings> readRatings(const nlohmann::json& document, const std::string& where);

}  // namespace sightline::engine
