#include "engine/legion/advice/puzzles/verdict.h"

namespace sightline::engine::puzzles {
namespace {

constexpr std::size_t mostBetter = 3;

}  // namespace

Result<Verdict> judge(const PuzzleGame& puzzle, const Solved& solved,
                      std::span<const PuzzleAnswer> answers) {
    auto played = play(puzzle, answers);
    if (!played) return played.problem();
    Verdict verdict;
    verdict.played = std::move(played).value();
    const Puzzle& rules = puzzle.puzzle();
    verdict.value = verdict.played.outcome.value(rules);
    verdict.meetsNeeds = verdict.played.outcome.meetsNeeds(rules);
    verdict.best = solved.lines.front().value;
    if (verdict.meetsNeeds && isBetter(rules, verdict.value, verdict.best))
        verdict.best = verdict.value;
    verdict.accepted = verdict.meetsNeeds && isWithinTolerance(rules, verdict.value, verdict.best);
    for (const Line& line : solved.lines) {
        if (verdict.better.size() == mostBetter) break;
        if (!verdict.meetsNeeds || isBetter(rules, line.value, verdict.value))
            verdict.better.push_back(line);
    }
    verdict.reply = bestReply(puzzle, *verdict.played.end);
    return verdict;
}

}  // namespace sightline::engine::puzzles
