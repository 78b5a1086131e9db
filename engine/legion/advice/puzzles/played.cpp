#include "engine/legion/advice/puzzles/played.h"

#include <algorithm>

#include "engine/legion/advice/players/attack_model.h"
#include "engine/legion/advice/puzzles/puzzle_forms.h"
#include "engine/legion/advice/words/players.h"
#include "engine/legion/advice/words/puzzles.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/asking/option_json.h"

namespace sightline::engine::puzzles {
namespace {

constexpr int mostDecisions = 60;  // limit of decisions in one answer

Message optionInWords(const Option& option, const Question& question, const View& view) {
    if (const auto* action = std::get_if<Action>(&option)) return say::actionName(*action);
    if (std::holds_alternative<Done>(option)) return say::puzzleDeclines();
    const auto named = [&](int name) {
        return say::puzzleChooses(question.names[static_cast<std::size_t>(name)]);
    };
    if (const auto* unit = std::get_if<UnitId>(&option)) {
        const std::string& label = view.unit(*unit).label;
        if (question.ask == Ask::declareDefender) return say::puzzleAttacks(label);
        return question.ask == Ask::chooseUnitToActivate ? say::puzzleActivates(label)
                                                         : say::puzzleChooses(label);
    }
    if (const auto* card = std::get_if<CardAction>(&option)) return named(card->name);
    if (const auto* effect = std::get_if<EffectName>(&option)) return named(effect->name);
    if (const auto* card = std::get_if<CardInHand>(&option)) {
        const auto& hand = view.command[static_cast<std::size_t>(question.player)].hand;
        return say::puzzlePlays(hand[static_cast<std::size_t>(card->index)]->name);
    }
    if (const auto* mini = std::get_if<MiniId>(&option)) {
        const std::string& label = view.unit(view.mini(*mini).unit).label;
        return say::puzzleChooses(label + " #" + std::to_string(mini->value));
    }
    return sightline::say::asWritten(saidInFull(option).dump());
}

Message pickedInWords(const PickSeveral& pick, const Question& question, const View& view) {
    const int picked = static_cast<int>(pick.options.size());
    const bool dice =
        !question.options.empty() && std::holds_alternative<DieIndex>(question.options.front());
    if (dice)
        return picked == 0   ? say::puzzleRerollsNone()
               : picked == 1 ? say::puzzleRerollsOne()
                             : say::puzzleRerolls(picked);
    if (question.ask != Ask::issueOrders) return say::puzzlePicks(picked);
    Messages units;
    for (const int option : pick.options)
        if (const auto* unit =
                std::get_if<UnitId>(&question.options[static_cast<std::size_t>(option)]))
            units.push_back(sightline::say::asWritten(view.unit(*unit).label));
    return units.empty() ? say::puzzleDeclines() : say::puzzleOrders(units);
}

/// The legal answer that `answer` means at the open question. No value if there is none.
std::optional<Answer> nowOf(const PuzzleAnswer& answer, const Game& game) {
    return answerNow(answer, game);
}
std::optional<Answer> nowOf(const Answer& answer, const Game& game) {
    if (game.refusalOf(answer)) return std::nullopt;
    return answer;
}
const Answer* exactOf(const PuzzleAnswer& answer) {
    return answer.kind == PuzzleAnswer::Kind::exact ? &answer.answer : nullptr;
}
const Answer* exactOf(const Answer& answer) { return &answer; }

Problem illegal(int number, const Answer* exact, const Game& game) {
    const auto refusal = exact ? game.refusalOf(*exact) : std::nullopt;
    if (!refusal) return problemOf(say::puzzleAnswerIllegal(number));
    return problemOf(say::puzzleAnswerRefused(number, sightline::say::asWritten(refusal->text)));
}

// The answer with the index of each option, which `inWords` needs.
Answer withIndices(const Answer& answer, const Question& question) {
    const auto indexOf = [&](const Option& option) {
        const auto found = std::find(question.options.begin(), question.options.end(), option);
        return static_cast<int>(found - question.options.begin());
    };
    if (const auto* pick = std::get_if<Pick>(&answer); pick && pick->chosen)
        return Pick{indexOf(*pick->chosen), pick->chosen};
    if (const auto* several = std::get_if<PickSeveral>(&answer);
        several && !several->chosen.empty()) {
        PickSeveral full = *several;
        full.options.clear();
        for (const Option& one : several->chosen) full.options.push_back(indexOf(one));
        return full;
    }
    return answer;
}

/// The action that a Pick chooses. No value for other answers.
std::optional<Action> actionIn(const Answer& answer) {
    const auto* pick = std::get_if<Pick>(&answer);
    const auto* action = pick && pick->chosen ? std::get_if<Action>(&*pick->chosen) : nullptr;
    return action ? std::optional(*action) : std::nullopt;
}

/// The answers in words. An action and the end of its Move are one part, such as "Climb to
/// (18.0, 12.0)", and so are an attack and its defender.
class WordsOfAnswers {
  public:
    void add(const Answer& answer, const Game& game, Messages& words) {
        const auto end = endOfMove(answer, game);
        const bool target = game.question()->ask == Ask::declareDefender;
        if (announced_ && (end || (target && *announced_ == Action::attack))) words.pop_back();
        words.push_back(end ? say::actionTo(say::actionName(announced_.value_or(Action::move)),
                                            Decimal{end->x, 1}, Decimal{end->y, 1})
                            : inWords(answer, game));
        announced_ = actionIn(answer);
    }

  private:
    std::optional<Action> announced_{};  ///< the action that the last answer chose
};

// Places the miniatures as the solver's next answers say, if they say it. A puzzle does not demand
// these answers.
void placeMinis(const PuzzleGame& puzzle, Game& game, const auto& answers, std::size_t& next) {
    while (game.question() && game.question()->place && next < answers.size()) {
        const Answer* exact = exactOf(answers[next]);
        if (!exact || !std::holds_alternative<Places>(*exact)) return;
        if (game.question()->player != puzzle.puzzle().player || game.answer(*exact)) return;
        ++next;
    }
}

template <class Answers>
Result<Played> playAll(const PuzzleGame& puzzle, const Answers& answers) {
    Played played;
    played.end = puzzle.begin();
    Game& game = *played.end;
    std::size_t next = 0;
    WordsOfAnswers inWordsTogether;
    Stage stage = puzzle.settle(game, true);
    for (int i = 0; stage == Stage::decides && i < mostDecisions; ++i) {
        std::optional<Answer> answer;
        if (next < answers.size()) {
            answer = nowOf(answers[next], game);
            if (!answer) return illegal(static_cast<int>(next) + 1, exactOf(answers[next]), game);
            ++next;
        } else {
            answer = passiveAnswer(game);
            if (!answer)
                return problemOf(say::puzzleAnswerMissing(nameOfDecision(game.question()->ask)));
        }
        const Answer full = withIndices(*answer, *game.question());
        inWordsTogether.add(full, game, played.words);
        played.answers.push_back(full);
        if (const auto refusal = game.answer(full))
            return problemOf(say::puzzleAnswerRefused(static_cast<int>(next),
                                                      sightline::say::asWritten(refusal->text)));
        placeMinis(puzzle, game, answers, next);
        stage = puzzle.settle(game, true);
    }
    if (next < answers.size())
        return problemOf(say::puzzleAnswerUnused(static_cast<int>(next) + 1));
    if (stage != Stage::rolls) {
        played.outcome = outcomeNow(puzzle, game);
        return played;
    }
    auto expected = outcomeAfterRolls(puzzle, game);
    if (!expected) return expected.problem();
    played.outcome = std::move(expected).value();
    return played;
}

}  // namespace

std::optional<geometry::Vec2> endOfMove(const Answer& answer, const Game& game) {
    const auto* move = std::get_if<MoveAnswer>(&answer);
    if (!move || !game.question() || !game.question()->move) return std::nullopt;
    const MoveBounds& bounds = *game.question()->move;
    const View view = game.view(game.question()->player);
    return flatOf(
        geometry::makeMove(view.battlefield, bounds.leader, move->move, bounds.terms).end);
}

Message inWords(const Answer& answer, const Game& game) {
    const Question& question = *game.question();
    const View view = game.view(question.player);
    if (const auto* pick = std::get_if<Pick>(&answer))
        return optionInWords(question.options[static_cast<std::size_t>(pick->option)], question,
                             view);
    if (const auto* several = std::get_if<PickSeveral>(&answer))
        return pickedInWords(*several, question, view);
    if (const auto* count = std::get_if<Count>(&answer)) return say::puzzleSpends(count->count);
    if (const auto end = endOfMove(answer, game))
        return say::actionTo(say::actionName(Action::move), Decimal{end->x, 1}, Decimal{end->y, 1});
    return sightline::say::asWritten(toJson(answer).dump());
}

Result<Played> play(const PuzzleGame& puzzle, std::span<const PuzzleAnswer> answers) {
    return playAll(puzzle, answers);
}

Result<Played> play(const PuzzleGame& puzzle, std::span<const Answer> answers) {
    return playAll(puzzle, answers);
}

}  // namespace sightline::engine::puzzles
