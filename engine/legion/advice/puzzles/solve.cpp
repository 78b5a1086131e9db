#include "engine/legion/advice/puzzles/solve.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/legion/advice/puzzles/choices.h"
#include "engine/legion/advice/words/puzzles.h"

namespace sightline::engine::puzzles {
namespace {

constexpr int shiftedLines = 1;                    // number of best answers whose Moves are shifted
constexpr int directions = 8;                      // number of directions of a shift
constexpr std::array<double, 2> shifts{0.6, 0.2};  // lengths of a shift, inches

constexpr double leastLimit = 1e-6;  // added to `worst`, for a best value of 0

class Search {
  public:
    explicit Search(const PuzzleGame& puzzle) : puzzle_(puzzle) {}

    Result<Solved> run() {
        auto game = puzzle_.begin();
        puzzle_.settle(*game, true);
        explore(*game, {});
        if (!problem_) sort();
        if (!problem_) shiftBest();
        if (problem_) return *problem_;
        if (solved_.lines.empty()) return problemOf(say::puzzleUnsolved());
        sort();
        const double best = solved_.lines.front().value;
        for (const Line& line : solved_.lines)
            if (isWithinTolerance(puzzle_.puzzle(), line.value, best)) ++solved_.accepted;
        return solved_;
    }

  private:
    bool mayPlay() {
        if (++solved_.games > mostGames) problem_ = problemOf(say::puzzleTooLong(mostGames));
        return !problem_;
    }
    void explore(const Game& game, const std::vector<Answer>& before);
    void note(const Game& game, Stage stage, std::vector<Answer> answers);
    void shiftBest();
    bool shift(Line& line, double step);
    std::vector<std::optional<geometry::Vec2>> endsOf(const std::vector<Answer>& answers) const;
    void sort() {
        std::stable_sort(solved_.lines.begin(), solved_.lines.end(),
                         [&](const Line& one, const Line& other) {
                             return isBetter(puzzle_.puzzle(), one.value, other.value);
                         });
    }

    // The limit for values of which less is better: the best value so far plus twice the tolerance.
    double worst() const {
        const double tolerance = 2.0 * puzzle_.puzzle().tolerance;
        return best_ ? *best_ + tolerance * std::abs(*best_) + leastLimit : 1e8;
    }

    const PuzzleGame& puzzle_;
    std::optional<double> best_{};  ///< best value so far
    Solved solved_{};
    std::optional<Problem> problem_{};
};

void Search::explore(const Game& game, const std::vector<Answer>& before) {
    for (const Answer& choice : choicesAt(puzzle_, game, before)) {
        if (!mayPlay()) return;
        auto next = puzzle_.copyOf(game);
        if (next->answer(choice)) continue;
        std::vector<Answer> answers = before;
        answers.push_back(choice);
        const Stage stage = puzzle_.settle(*next, true);
        if (stage == Stage::decides)
            explore(*next, answers);
        else
            note(*next, stage, std::move(answers));
        if (problem_) return;
    }
}

void Search::note(const Game& game, Stage stage, std::vector<Answer> answers) {
    ++solved_.considered;
    Outcome outcome;
    if (stage == Stage::rolls) {
        auto expected = outcomeAfterRolls(puzzle_, game);
        if (!expected) {
            problem_ = expected.problem();
            return;
        }
        outcome = std::move(expected).value();
    } else {
        outcome = outcomeNow(puzzle_, game, worst());
    }
    if (!outcome.meetsNeeds(puzzle_.puzzle())) return;
    const double value = outcome.value(puzzle_.puzzle());
    if (!best_ || isBetter(puzzle_.puzzle(), value, *best_)) best_ = value;
    solved_.lines.push_back({std::move(answers), value});
}

// For each answer: the end of the Move. No value if the answer is not a Move.
std::vector<std::optional<geometry::Vec2>> Search::endsOf(
    const std::vector<Answer>& answers) const {
    std::vector<std::optional<geometry::Vec2>> ends;
    auto game = puzzle_.begin();
    puzzle_.settle(*game, true);
    for (const Answer& answer : answers) {
        ends.push_back(endOfMove(answer, *game));
        game->answer(answer);
        puzzle_.settle(*game, true);
    }
    return ends;
}

void Search::shiftBest() {
    const std::size_t count = std::min<std::size_t>(shiftedLines, solved_.lines.size());
    for (std::size_t i = 0; i < count && !problem_; ++i) {
        Line line = solved_.lines[i];
        bool better = false;
        for (const double step : shifts)
            while (!problem_ && shift(line, step)) better = true;
        if (better) solved_.lines.push_back(line);
    }
}

// For each Move and each direction, tries to shift the end of this Move and the ends of all later
// Moves. Returns false if no shift gives a better value.
bool Search::shift(Line& line, double step) {
    const Line from = line;
    const auto ends = endsOf(from.answers);
    for (std::size_t i = 0; i < from.answers.size(); ++i) {
        for (int direction = 0; ends[i] && direction < directions; ++direction) {
            if (!mayPlay()) return false;
            const double angle = direction * 2.0 * std::acos(-1.0) / directions;
            const geometry::Vec2 by{step * std::cos(angle), step * std::sin(angle)};
            std::vector<PuzzleAnswer> shifted;
            for (std::size_t k = 0; k < from.answers.size(); ++k) {
                shifted.push_back({PuzzleAnswer::Kind::exact, from.answers[k]});
                if (!ends[k] || k < i) continue;
                shifted.back().kind = PuzzleAnswer::Kind::moveTo;
                shifted.back().to = *ends[k] + by;
            }
            const auto played = play(puzzle_, shifted);
            if (!played || !played->outcome.meetsNeeds(puzzle_.puzzle())) continue;
            const double value = played->outcome.value(puzzle_.puzzle());
            if (isBetter(puzzle_.puzzle(), value, line.value)) line = {played->answers, value};
        }
    }
    return isBetter(puzzle_.puzzle(), line.value, from.value);
}

}  // namespace

Result<Solved> solve(const PuzzleGame& puzzle) { return Search(puzzle).run(); }

}  // namespace sightline::engine::puzzles
