#include "engine/legion/advice/puzzles/choices.h"

#include <algorithm>
#include <set>

#include "engine/legion/advice/lessons/answer_now.h"
#include "engine/legion/advice/puzzles/moves.h"

namespace sightline::engine::puzzles {
namespace {

// Distances in inches between the ends of a Move on the grid: for the only Move, for the last of
// several Moves, and for a Move before another Move.
constexpr double onlyMove = 1.0, lastMove = 2.0, earlierMove = coarsestCell;
constexpr std::size_t mostSubsets = 256;  // limit of selections for one question

// Dice of one colour that show the same face are equal, so only their number matters.
std::vector<std::string> kindsOf(const Question& question, const View& view) {
    std::vector<std::string> kinds;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const auto* die = std::get_if<DieIndex>(&question.options[i]);
        const bool known =
            die && view.attack && die->index < static_cast<int>(view.attack->attackDice.size());
        if (!known) {
            kinds.push_back("option " + std::to_string(i));
            continue;
        }
        const RolledDie& rolled = view.attack->attackDice[static_cast<std::size_t>(die->index)];
        kinds.push_back(std::to_string(static_cast<int>(rolled.die)) + " " +
                        std::to_string(static_cast<int>(rolled.face)));
    }
    return kinds;
}

std::vector<Answer> selections(const Question& question, const View& view) {
    const auto kinds = kindsOf(question, view);
    std::vector<Answer> answers;
    std::set<std::multiset<std::string>> seen;
    const auto add = [&](const auto& self, std::size_t from, PickSeveral& chosen) -> void {
        if (answers.size() >= mostSubsets) return;
        const int size = static_cast<int>(chosen.options.size());
        if (size >= question.least && size <= question.most) {
            std::multiset<std::string> alike;
            for (const int one : chosen.options) alike.insert(kinds[static_cast<std::size_t>(one)]);
            if (seen.insert(alike).second) answers.emplace_back(chosen);
        }
        if (size >= question.most) return;
        for (std::size_t i = from; i < question.options.size(); ++i) {
            chosen.options.push_back(static_cast<int>(i));
            chosen.chosen.push_back(question.options[i]);
            self(self, i + 1, chosen);
            chosen.options.pop_back();
            chosen.chosen.pop_back();
        }
    };
    PickSeveral none;
    add(add, 0, none);
    return answers;
}

bool counts(const Puzzle& puzzle, std::initializer_list<Counted> any) {
    const auto isAny = [&](const Quantity& one) {
        return std::find(any.begin(), any.end(), one.what) != any.end();
    };
    return std::any_of(puzzle.value.sum.begin(), puzzle.value.sum.end(), isAny) ||
           std::any_of(puzzle.needs.begin(), puzzle.needs.end(),
                       [&](const Need& need) { return isAny(need.count); });
}

// True if the action can change the value of the puzzle.
bool matters(const Puzzle& puzzle, Action action) {
    using enum Counted;
    const bool ours = counts(puzzle, {tokens});
    switch (action) {
        case Action::aim:
            return ours || counts(puzzle, {woundsDealt, defeated});
        case Action::dodge:
            return ours || counts(puzzle, {reply});
        case Action::standby:
        case Action::recover:
            return ours;
        case Action::attack:
            return ours ||
                   counts(puzzle, {woundsDealt, defeated, reply, suppressed, panicked, secured});
        default:
            return true;
    }
}

bool onlyGivesToken(Action action) {
    return action == Action::aim || action == Action::dodge || action == Action::standby ||
           action == Action::recover;
}

std::optional<Action> lastAction(const std::vector<Answer>& before) {
    for (auto one = before.rbegin(); one != before.rend(); ++one) {
        const auto* pick = std::get_if<Pick>(&*one);
        const auto* action = pick && pick->chosen ? std::get_if<Action>(&*pick->chosen) : nullptr;
        if (action) return *action;
    }
    return std::nullopt;
}

std::vector<Answer> options(const PuzzleGame& puzzle, const Question& question,
                            const std::vector<Answer>& before) {
    const auto last = lastAction(before);
    // If wounds count, the token may matter in a free attack after the Move.
    const bool attacks = counts(puzzle.puzzle(), {Counted::woundsDealt, Counted::defeated});
    const bool hasToken = last && onlyGivesToken(*last) && !attacks;
    std::vector<Answer> answers;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const auto* action = std::get_if<Action>(&question.options[i]);
        const bool listed = question.ask == Ask::chooseAction && action;
        if (listed && !matters(puzzle.puzzle(), *action)) continue;
        if (listed && isMove(*action) && hasToken) continue;
        answers.emplace_back(Pick{static_cast<int>(i), question.options[i]});
    }
    return answers;
}

double cellFor(const PuzzleGame& puzzle, const Game& game, const std::vector<Answer>& before) {
    const bool further = std::any_of(before.begin(), before.end(), [](const Answer& one) {
        return std::holds_alternative<MoveAnswer>(one);
    });
    const auto& asks = puzzle.puzzle().decisions;
    const bool acts = std::find(asks.begin(), asks.end(), Ask::chooseAction) != asks.end();
    const UnitId unit = game.question()->unit;
    if (acts && game.view(puzzle.puzzle().player).unit(unit).actionsLeft > 0) return earlierMove;
    return further ? lastMove : onlyMove;
}

}  // namespace

std::vector<Answer> choicesAt(const PuzzleGame& puzzle, const Game& game,
                              const std::vector<Answer>& before) {
    const Question& question = *game.question();
    std::vector<Answer> answers;
    switch (question.form) {
        case AnswerForm::pick:
            return options(puzzle, question, before);
        case AnswerForm::pickSeveral:
            return selections(question, game.view(question.player));
        case AnswerForm::count:
            for (int i = question.least; i <= question.most; ++i) answers.emplace_back(Count{i});
            return answers;
        case AnswerForm::move:
            return movesToTry(puzzle, game, cellFor(puzzle, game, before));
        default:
            if (auto proposal = lessons::proposedAnswer(question)) answers.push_back(*proposal);
            return answers;
    }
}

}  // namespace sightline::engine::puzzles
