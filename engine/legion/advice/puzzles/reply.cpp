#include "engine/legion/advice/puzzles/reply.h"

#include <algorithm>

#include "engine/legion/advice/players/attack_model.h"
#include "engine/legion/advice/players/end_places.h"
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/advice/words/players.h"
#include "engine/legion/advice/words/puzzles.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/bounds.h"
#include "geometry/move/reach.h"

namespace sightline::engine::puzzles {
namespace {

constexpr int mostPassing = 200;       // limit of answers until the enemy's turn
constexpr double cellOfReach = 1.0;    // cell size in inches; the end is refined within a cell
constexpr std::size_t judgedEnds = 6;  // number of judged ends of the enemy's Move

/// Searches the best attack of the enemy's next activation.
class ReplySearch {
  public:
    ReplySearch(const PuzzleGame& puzzle, const ReplySettings& settings)
        : puzzle_(puzzle), enemy_(opponent(puzzle.puzzle().player)), settings_(settings) {}

    Reply search(const Game& after) {
        auto game = puzzle_.copyOf(after);
        if (!passToEnemy(*game)) return {};
        for (const Option& option : game->question()->options)
            if (const auto* unit = std::get_if<UnitId>(&option); unit && !isEnough())
                activate(*game, *unit);
        return best_;
    }

  private:
    bool isEnough() const { return best_.wounds > settings_.enough; }
    bool asksEnemy(const Game& game, Ask ask) const {
        return game.question() && game.question()->ask == ask && game.question()->player == enemy_;
    }
    bool passToEnemy(Game& game) const;
    void passOn(Game& game, Ask until) const;
    Answer besides(const Game& game) const;
    void activate(const Game& from, UnitId unit);
    void attackFrom(const Game& game, UnitId unit, bool aims, const Messages& words);
    void moveTo(const Game& from, UnitId unit, const Answer& move, const geometry::Mini& end);
    std::vector<EndPlace> places(const View& view, UnitId unit, const MoveBounds& bounds) const;

    const PuzzleGame& puzzle_;
    Player enemy_;
    ReplySettings settings_;
    Reply best_{};
};

// The answer to a question that the enemy's plan does not decide. Dice without given faces show
// blanks.
Answer ReplySearch::besides(const Game& game) const {
    const Question& question = *game.question();
    if (question.form == AnswerForm::dice && !puzzle_.fixedFaces(question))
        return DiceAnswer{std::vector<Face>(question.dice.size(), Face::blank)};
    if (isChance(question) && !puzzle_.fixedFaces(question)) return game.seededChance();
    const bool acts = question.ask == Ask::chooseAction || question.ask == Ask::moveUnit;
    if (question.player != enemy_ && acts)
        if (const auto passive = passiveAnswer(game)) return *passive;
    return puzzle_.automaticAnswer(game).value();
}

// Plays until the enemy chooses a unit. Returns false if the enemy gets no turn before the solver
// activates another unit.
bool ReplySearch::passToEnemy(Game& game) const {
    for (int i = 0; i < mostPassing && game.question(); ++i) {
        const Question& question = *game.question();
        if (asksEnemy(game, Ask::chooseUnitToActivate)) return true;
        const bool again = question.ask == Ask::chooseUnitToActivate &&
                           puzzle_.happened(game, Happening::unitActivationEnded);
        if (again || game.answer(besides(game))) return false;
    }
    return false;
}

void ReplySearch::passOn(Game& game, Ask until) const {
    for (int i = 0; i < mostPassing && game.question() && !asksEnemy(game, until); ++i)
        if (game.answer(besides(game))) return;
}

void ReplySearch::attackFrom(const Game& game, UnitId unit, bool aims, const Messages& words) {
    View view = game.view(enemy_);
    if (aims) view = withTokens(view, unit, Token::aim, 1);
    for (const UnitView& other : view.units) {
        if (isEnough()) return;
        if (other.player == enemy_ || !isOnTable(other)) continue;
        if (settings_.only && other.id != *settings_.only) continue;
        const AttackPreview preview = previewAttack(view, unit, other.id, false);
        if (!preview.legal || preview.expectedWounds <= best_.wounds) continue;
        best_ = {unit, other.id, words, preview.expectedWounds, preview.chances};
        if (aims) best_.words.push_back(say::actionName(Action::aim));
        best_.words.push_back(say::puzzleAttacks(other.label));
    }
}

// The ends that the computer player would judge, and the ends nearest to each unit of the solver.
std::vector<EndPlace> ReplySearch::places(const View& view, UnitId unit,
                                          const MoveBounds& bounds) const {
    const UnitView& self = view.unit(unit);
    const geometry::Reach reach = geometry::reachOf(view.battlefield, bounds.leader, bounds.terms,
                                                    bounds.others, bounds.forbidden, {cellOfReach});
    std::vector<EndPlace> all;
    for (const UnitView& other : view.units) {
        if (other.player == enemy_ || !isOnTable(other)) continue;
        const geometry::Vec2 at = placeOf(view, other);
        if (all.empty()) {
            Goal goal;
            goal.kind = Goal::Kind::enemy;
            goal.enemy = other.id;
            goal.at = at;
            goal.within = fightingDistance(view, self) + 1.0;
            all = endPlaces(view, self, bounds, goal, judgedEnds);
        }
        const auto nearest =
            geometry::closestLegalMove(view.battlefield, bounds.leader, contactFor(at, bounds),
                                       bounds.terms, reach, bounds.others, bounds.forbidden);
        if (!nearest) continue;
        all.push_back(
            {nearest->move,
             geometry::makeMove(view.battlefield, bounds.leader, nearest->move, bounds.terms).end});
    }
    return all;
}

void ReplySearch::moveTo(const Game& from, UnitId unit, const Answer& move,
                         const geometry::Mini& end) {
    auto game = puzzle_.copyOf(from);
    if (game->answer(move)) return;
    passOn(*game, Ask::chooseAction);
    if (!asksEnemy(*game, Ask::chooseAction) || !pickOf(*game->question(), Action::attack)) return;
    const geometry::Vec2 at = flatOf(end);
    attackFrom(*game, unit, false,
               {say::actionTo(say::actionName(Action::move), Decimal{at.x, 1}, Decimal{at.y, 1})});
}

void ReplySearch::activate(const Game& from, UnitId unit) {
    auto game = puzzle_.copyOf(from);
    game->answer(*pickOf(*game->question(), unit));
    passOn(*game, Ask::chooseAction);
    if (!asksEnemy(*game, Ask::chooseAction)) return;
    const View view = game->view(enemy_);
    const Question& question = *game->question();
    const int actions = view.unit(unit).actionsLeft;
    if (pickOf(question, Action::attack))
        attackFrom(*game, unit, actions > 1 && pickOf(question, Action::aim).has_value(), {});
    const auto move = pickOf(question, Action::move);
    if (actions < 2 || !move || isEnough()) return;
    game->answer(*move);
    passOn(*game, Ask::moveUnit);
    if (!asksEnemy(*game, Ask::moveUnit)) return;
    const MoveBounds bounds = *game->question()->move;
    for (const EndPlace& place : places(game->view(enemy_), unit, bounds))
        if (!isEnough()) moveTo(*game, unit, MoveAnswer{place.move}, place.end);
}

}  // namespace

Reply bestReply(const PuzzleGame& puzzle, const Game& after, const ReplySettings& settings) {
    return ReplySearch(puzzle, settings).search(after);
}

}  // namespace sightline::engine::puzzles
