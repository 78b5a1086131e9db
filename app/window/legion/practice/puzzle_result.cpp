#include "app/window/legion/practice/puzzle_result.h"

#include <utility>

#include "app/window/legion/practice/known_mistake.h"

namespace sightline::app {

namespace puzzles = engine::puzzles;

Result<std::shared_ptr<PuzzleResult>> judgePuzzle(OpenPuzzle& puzzle,
                                                  std::span<const engine::Answer> decisions) {
    const auto& solved = puzzle.solved();
    if (!solved) return solved.problem();
    std::vector<puzzles::PuzzleAnswer> answers;
    answers.reserve(decisions.size());
    for (const engine::Answer& one : decisions)
        answers.push_back({puzzles::PuzzleAnswer::Kind::exact, one, {}});
    auto verdict = puzzles::judge(puzzle.game(), *solved, answers);
    if (!verdict) return verdict.problem();
    auto result = std::make_shared<PuzzleResult>(PuzzleResult{std::move(verdict).value()});
    if (!result->verdict.accepted)
        if (const auto* mistake = knownMistake(puzzle.game(), result->verdict.played))
            result->mistake = mistake->words;
    for (const puzzles::Line& line : result->verdict.better) {
        const auto played =
            puzzles::play(puzzle.game(), std::span<const engine::Answer>(line.answers));
        if (played) result->better.push_back({played->words, line.value});
    }
    return result;
}

Result<std::shared_ptr<PuzzleSolution>> solutionOf(const OpenPuzzle& puzzle) {
    const auto& answers = puzzle.puzzle().solution;
    auto played = puzzles::play(puzzle.game(), std::span<const puzzles::PuzzleAnswer>(answers));
    if (!played) return played.problem();
    auto solution = std::make_shared<PuzzleSolution>(PuzzleSolution{std::move(played).value()});
    solution->value = solution->played.outcome.value(puzzle.puzzle());
    return solution;
}

}  // namespace sightline::app
