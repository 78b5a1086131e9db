#include "engine/legion/advice/puzzles/puzzle_check.h"

#include <algorithm>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/advice/words/puzzles.h"
#include "geometry/base/words/files.h"

namespace sightline::engine::puzzles {
namespace {

bool countsReply(const Puzzle& puzzle) {
    const auto isReply = [](const Quantity& one) { return one.what == Counted::reply; };
    return std::any_of(puzzle.value.sum.begin(), puzzle.value.sum.end(), isReply) ||
           std::any_of(puzzle.needs.begin(), puzzle.needs.end(),
                       [&](const Need& need) { return isReply(need.count); });
}

class Check {
  public:
    Check(const PuzzleGame& game, const std::string& where)
        : game_(game), puzzle_(game.puzzle()), where_(where) {}

    Result<Checked> run();

  private:
    using Fault = std::optional<Problem>;
    Problem fault(const std::string& pointer, const Message& what) const {
        return problemOf(say::atPointer(where_, pointer, what));
    }
    static Decimal shown(double value) { return {value, 3}; }

    Fault unitsOf(const Quantity& count, const std::string& pointer) const;
    Fault units() const;
    Fault nothing() const;
    Fault odds(const Verdict& verdict) const;
    Fault solution();
    Fault mistakes();

    const PuzzleGame& game_;
    const Puzzle& puzzle_;
    const std::string& where_;
    Checked checked_{};
};

Check::Fault Check::unitsOf(const Quantity& count, const std::string& pointer) const {
    const auto units = static_cast<int>(game_.start().units.size());
    for (const auto& unit : {count.unit, count.to, count.from})
        if (unit && unit->value >= units) return fault(pointer, say::puzzleNoUnit(unit->value));
    return std::nullopt;
}

Check::Fault Check::units() const {
    for (std::size_t i = 0; i < puzzle_.value.sum.size(); ++i)
        if (auto wrong = unitsOf(puzzle_.value.sum[i], "/value/sum/" + std::to_string(i)))
            return wrong;
    for (std::size_t i = 0; i < puzzle_.needs.size(); ++i)
        if (auto wrong = unitsOf(puzzle_.needs[i].count, "/needs/" + std::to_string(i)))
            return wrong;
    return std::nullopt;
}

// Refuses a puzzle that a solver who passes at each question would solve. The situation at the
// beginning must not count as an answer either. This situation is not tested if the value needs the
// enemy's reply and the first question demands a choice, because then the reply is not known.
Check::Fault Check::nothing() const {
    const double best = checked_.solved.lines.front().value;
    const auto counts = [&](const Outcome& outcome) {
        return outcome.meetsNeeds(puzzle_) &&
               isWithinTolerance(puzzle_, outcome.value(puzzle_), best);
    };
    const auto passive = play(game_, std::span<const PuzzleAnswer>());
    bool fulfilled = passive && counts(passive->outcome);
    const auto begun = game_.begin();
    const bool known = passiveAnswer(*begun) || !countsReply(puzzle_);
    fulfilled = fulfilled || (known && counts(outcomeNow(game_, *begun)));
    if (fulfilled) return fault("/value", say::puzzleDoneByNothing());
    return std::nullopt;
}

// Refuses an attack with a keyword that the odds do not include.
Check::Fault Check::odds(const Verdict& verdict) const {
    const Game& game = *verdict.played.end;
    const Question* question = game.question();
    const View view = game.view(puzzle_.player);
    if (!question || question->roll != RollKind::attack || !view.attack || view.attack->current < 0)
        return std::nullopt;
    const UnitId defender =
        view.attack->pools[static_cast<std::size_t>(view.attack->current)].defender;
    const AttackPreview preview = previewAttack(view, view.attack->attacker, defender, false);
    if (preview.leftOut.empty()) return std::nullopt;
    return fault("/scenario", say::puzzleOddsLack(preview.leftOut.front()));
}

Check::Fault Check::solution() {
    auto verdict = judge(game_, checked_.solved, puzzle_.solution);
    if (!verdict) return fault("/solution", messageOf(verdict.problem()));
    if (!verdict->meetsNeeds) return fault("/solution", say::puzzleNeedsUnmet());
    if (!verdict->accepted)
        return fault("/solution",
                     say::puzzleSolutionRefused(shown(verdict->value), shown(verdict->best)));
    const double found = checked_.solved.lines.front().value;
    if (!isWithinTolerance(puzzle_, found, verdict->value))
        return fault("/solution", say::puzzleSearchFails(shown(verdict->value), shown(found)));
    if (auto wrong = odds(*verdict)) return wrong;
    checked_.solution = std::move(verdict).value();
    return std::nullopt;
}

Check::Fault Check::mistakes() {
    for (std::size_t i = 0; i < puzzle_.mistakes.size(); ++i) {
        const std::string at = "/mistakes/" + std::to_string(i);
        auto verdict = judge(game_, checked_.solved, puzzle_.mistakes[i].answers);
        if (!verdict) return fault(at, messageOf(verdict.problem()));
        if (verdict->accepted)
            return fault(at,
                         say::puzzleMistakeAccepted(shown(verdict->value), shown(verdict->best)));
        if (auto wrong = odds(*verdict)) return wrong;
        checked_.mistakes.push_back(std::move(verdict).value());
    }
    return std::nullopt;
}

Result<Checked> Check::run() {
    if (auto wrong = units()) return *wrong;
    auto solved = solve(game_);
    if (!solved) return fault("/value", messageOf(solved.problem()));
    checked_.solved = std::move(solved).value();
    const Solved& found = checked_.solved;
    if (auto wrong = nothing()) return *wrong;
    if (auto wrong = solution()) return *wrong;
    if (2 * found.accepted > found.considered)
        return fault("/value", say::puzzleTooEasy(found.accepted, found.considered));
    if (auto wrong = mistakes()) return *wrong;
    return std::move(checked_);
}

}  // namespace

Result<Checked> check(const PuzzleGame& puzzle, const std::string& where) {
    return Check(puzzle, where).run();
}

}  // namespace sightline::engine::puzzles
