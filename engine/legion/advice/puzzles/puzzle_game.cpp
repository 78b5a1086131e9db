#include "engine/legion/advice/puzzles/puzzle_game.h"

#include <algorithm>
#include <glm/geometric.hpp>

#include "engine/legion/advice/lessons/answer_now.h"
#include "engine/legion/advice/players/attack_model.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/advice/puzzles/puzzle_file.h"
#include "engine/legion/advice/words/puzzles.h"
#include "engine/legion/rules/asking/bounds.h"
#include "geometry/base/words/files.h"

namespace sightline::engine::puzzles {
namespace {

constexpr int mostAutomatic = 500;  // limit of automatic answers, so that a faulty puzzle ends

}  // namespace

std::optional<Answer> pickOf(const Question& question, const Option& wanted) {
    for (std::size_t i = 0; i < question.options.size(); ++i)
        if (question.options[i] == wanted) return Pick{static_cast<int>(i), wanted};
    return std::nullopt;
}

geometry::Vec2 contactFor(geometry::Vec2 to, const MoveBounds& bounds) {
    const geometry::Vec2 from = flatOf(bounds.leader);
    for (const geometry::PlacedMini& other : bounds.others) {
        const geometry::Vec2 centre = flatOf(other.mini);
        const double apart = (bounds.leader.base.width + other.mini.base.width) / 2.0;
        const double away = glm::distance(from, centre);
        if (glm::distance(to, centre) < apart - geometry::contactTolerance && away > apart)
            return centre + (from - centre) * (apart / away);
    }
    return to;
}

std::optional<Answer> moveNearest(geometry::Vec2 to, const Game& game) {
    const Question& question = *game.question();
    if (!question.move) return std::nullopt;
    return lessons::moveNearest(contactFor(to, *question.move), game);
}

std::optional<Answer> answerNow(const PuzzleAnswer& given, const Game& game) {
    if (!game.question() || isChance(*game.question())) return std::nullopt;
    std::optional<Answer> answer;
    if (given.kind == PuzzleAnswer::Kind::exact) answer = given.answer;
    if (given.kind == PuzzleAnswer::Kind::moveTo) answer = moveNearest(given.to, game);
    if (given.kind == PuzzleAnswer::Kind::proposal)
        answer = lessons::proposedAnswer(*game.question());
    if (!answer || game.refusalOf(*answer)) return std::nullopt;
    return answer;
}

std::optional<Answer> passiveAnswer(const Game& game) {
    const Question& question = *game.question();
    for (const Option& one : {Option{Action::finish}, Option{Done{}}, Option{TurnChoice::pass}})
        if (question.form == AnswerForm::pick)
            if (auto answer = pickOf(question, one)) return answer;
    if (question.form == AnswerForm::count) return Count{question.least};
    if (question.form == AnswerForm::pickSeveral && question.least == 0) return PickSeveral{{}, {}};
    if (question.form == AnswerForm::move) return moveNearest(flatOf(question.move->leader), game);
    return std::nullopt;
}

Result<PuzzleGame> PuzzleGame::make(const Puzzle& puzzle, Scenario scenario,
                                    const std::string& where) {
    PuzzleGame made;
    made.puzzle_ = &puzzle;
    if (!scenario.built) {
        auto table =
            geometry::Battlefield::make(scenario.table, scenario.pieces, scenario.dimensions);
        if (!table)
            return problemOf(say::atPointer(where, "/scenario", messageOf(table.problem())));
        scenario.built = std::move(table).value();
    }
    made.scenario_ = std::make_shared<const Scenario>(std::move(scenario));
    if (auto problem = made.open(where)) return *problem;
    return made;
}

// Gives each answer of `before` to the first question for which it is legal.
std::optional<Problem> PuzzleGame::open(const std::string& where) {
    auto game = Game::start(*scenario_, puzzle_->seed);
    if (!game) return problemOf(say::atPointer(where, "/scenario", messageOf(game.problem())));
    Game& open = **game;
    std::size_t next = 0;
    for (int i = 0; i < mostAutomatic && open.question(); ++i) {
        const bool all = next == puzzle_->before.size();
        if (all && isDecision(open)) break;
        std::optional<Answer> answer;
        if (!all) answer = answerNow(puzzle_->before[next], open);
        if (answer) ++next;
        if (!answer) answer = automaticAnswer(open);
        if (!answer) answer = open.seededChance();
        if (open.answer(*answer)) break;
    }
    if (next < puzzle_->before.size())
        return problemOf(
            say::atPointer(where, "/before/" + std::to_string(next), say::puzzleBeforeRefused()));
    if (!open.question() || !isDecision(open))
        return problemOf(say::atPointer(where, "/decisions", say::puzzleNothingToDecide()));
    opening_ = open.journal().answers;
    start_ = std::make_unique<View>(open.view(puzzle_->player));
    firstEntry_ = open.recordSoFar().size();
    return std::nullopt;
}

std::unique_ptr<Game> PuzzleGame::after(const std::vector<Answer>& answers) const {
    auto game = Game::start(*scenario_, puzzle_->seed).value();
    for (const Answer& answer : answers) game->answer(answer);
    return game;
}

bool PuzzleGame::isDecision(const Game& game) const {
    const Question& question = *game.question();
    const auto& asks = puzzle_->decisions;
    return question.player == puzzle_->player && !isChance(question) &&
           std::find(asks.begin(), asks.end(), question.ask) != asks.end();
}

bool PuzzleGame::happened(const Game& game, Happening happening) const {
    const auto& record = game.recordSoFar();
    return std::any_of(record.begin() + static_cast<std::ptrdiff_t>(firstEntry_), record.end(),
                       [&](const Ruling& entry) { return entry.happening == happening; });
}

bool PuzzleGame::hasEnded(const Game& game) const {
    if (!game.question()) return true;
    if (puzzle_->ends == Ends::commandPhase)
        return game.view(puzzle_->player).phase != Phase::command;
    if (happened(game, Happening::unitActivationEnded)) return true;
    if (puzzle_->ends == Ends::attack) return happened(game, Happening::attackEnded);
    if (puzzle_->ends == Ends::move)
        return happened(game, Happening::moved) && !game.question()->place;
    return false;
}

std::optional<DiceAnswer> PuzzleGame::fixedFaces(const Question& question) const {
    if (question.form != AnswerForm::dice) return std::nullopt;
    const auto& dice = puzzle_->dice;
    const auto found = std::find_if(
        dice.begin(), dice.end(), [&](const FixedRoll& one) { return one.roll == question.roll; });
    if (found == dice.end()) return std::nullopt;
    // A die without the given face shows a blank.
    DiceAnswer answer;
    for (std::size_t i = 0; i < question.dice.size(); ++i) {
        const auto& faces = facesOf(question.dice[i]);
        const Face face = found->faces[i % found->faces.size()];
        const bool has = std::find(faces.begin(), faces.end(), face) != faces.end();
        answer.faces.push_back(has ? face : Face::blank);
    }
    return answer;
}

std::optional<Answer> PuzzleGame::automaticAnswer(const Game& game) const {
    const Question& question = *game.question();
    if (isChance(question)) {
        if (auto faces = fixedFaces(question)) return *faces;
        return std::nullopt;
    }
    if (question.ask == Ask::declareAdditionalDefender)
        if (auto none = pickOf(question, Done{})) return none;
    if (auto proposal = lessons::proposedAnswer(question); proposal && !game.refusalOf(*proposal))
        return proposal;
    return sensibleAnswer(game, puzzle_->seed);
}

Stage PuzzleGame::settle(Game& game, bool decisions) const {
    for (int i = 0; i < mostAutomatic && !hasEnded(game); ++i) {
        const Question& question = *game.question();
        if (decisions && isDecision(game)) return Stage::decides;
        const bool attackRoll =
            question.form == AnswerForm::dice && question.roll == RollKind::attack;
        if (puzzle_->ends == Ends::roll && attackRoll && !fixedFaces(question)) return Stage::ended;
        const auto answer = automaticAnswer(game);
        if (!answer) return Stage::rolls;
        if (game.answer(*answer)) return Stage::ended;
    }
    return Stage::ended;
}

}  // namespace sightline::engine::puzzles
