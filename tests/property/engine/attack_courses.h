/// The real distribution of an attack's wounds: one attack is played for every possible sequence of
/// die rolls, or for random sequences if there are too many.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "engine/legion/rules/game/game.h"

namespace sightline::engine::test {

/// Plays the first attack of a scenario. The policy gives every answer except the die rolls.
class AttackCourses {
  public:
    using Policy = std::function<Answer(const Game&, const Question&)>;
    AttackCourses(Scenario scenario, Policy policy);

    /// The probability of each number of wounds, from every sequence of die rolls. The list has 16
    /// elements. No value if there are more than `mostGames` sequences.
    std::optional<std::vector<double>> wounds(int mostGames);
    /// The wounds of one attack with random die rolls.
    int woundsWithSeed(std::uint64_t seed);
    int games() const { return games_; }

  private:
    struct Digit {
        std::size_t value = 0, falls = 0;
    };
    using Roll = std::function<DiceAnswer(const Question&)>;
    int play(const Roll& roll);
    std::pair<int, double> playCounted();
    bool turn();

    Scenario scenario_;
    Policy policy_;
    std::vector<Digit> counter_{};
    int games_ = 0;
};

/// The index of an option in the list of the question. -1 if the question does not offer it.
int indexIn(const Question& asked, const Option& wanted);

}  // namespace sightline::engine::test
