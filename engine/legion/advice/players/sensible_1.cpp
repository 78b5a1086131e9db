// The first version of the computer player "sensible", kept for comparison. It moves towards
// objectives, claims assets and attacks the unit with the highest expected wounds. It answers all
// other questions at random.
#include "engine/legion/advice/players/sensible_1.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine {
namespace {

using geometry::Vec2;

std::optional<Answer> pickOf(const Question& question, const Option& wanted) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        if (question.options[i] == wanted) return Pick{static_cast<int>(i)};
    }
    return std::nullopt;
}

double inchesBetween(Vec2 one, Vec2 other) { return std::hypot(one.x - other.x, one.y - other.y); }

Vec2 leaderAt(const View& view, const UnitView& unit) {
    const geometry::Vec3 at = view.mini(unit.minis.front()).mini.position;
    return {at.x, at.y};
}

// The closest objective token that the player neither holds nor secures. If there is none, the
// closest enemy.
std::optional<Vec2> goalOf(const View& view, Player player, Vec2 from) {
    std::optional<Vec2> goal;
    const auto consider = [&](Vec2 at) {
        if (!goal || inchesBetween(from, at) < inchesBetween(from, *goal)) goal = at;
    };
    for (const MissionView::Token& token : view.mission.tokens) {
        if (!token.token.onTable() || token.securedBy == player) continue;
        consider({token.token.position.x, token.token.position.y});
    }
    if (goal) return goal;
    for (const UnitView& unit : view.units) {
        if (unit.player == player || unit.defeated || unit.undeployed) continue;
        consider(leaderAt(view, unit));
    }
    return goal;
}

// Prefers card actions that cost no action; then an attack, a move, and an aim or a dodge.
std::optional<Answer> chooseAction(const Question& question) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const auto* card = std::get_if<CardAction>(&question.options[i]);
        if (card && card->cost == 0) return Pick{static_cast<int>(i)};
    }
    // A jump ignores obstacles up to its height, so a jump is preferred to a move.
    for (Action wanted : {Action::attack, Action::jump, Action::move, Action::aim, Action::dodge}) {
        if (auto answer = pickOf(question, wanted)) return answer;
    }
    return pickOf(question, Action::finish);
}

// True if another suppression token would make the unit panic in its next activation.
bool wouldPanic(const Game& game, const Question& question) {
    if (question.citation != citationOf(Keyword::compel)) return false;
    const View view = game.view(question.player);
    const bool nobodyPanics =
        std::any_of(view.units.begin(), view.units.end(), [&](const UnitView& one) {
            return one.player == question.player && !one.defeated && !one.card->courage &&
                   one.rank == Rank::commander && isTrooper(one.card->type);
        });
    const UnitView& unit = view.unit(question.unit);
    return !nobodyPanics && unit.card->courage &&
           unit.tokens[Token::suppression] + 1 >= 2 * *unit.card->courage;
}

// Takes every free action that is offered, an attack first.
std::optional<Answer> chooseFreeAction(const Game& game, const Question& question) {
    if (wouldPanic(game, question)) return pickOf(question, Done{});
    for (Action wanted : {Action::attack, Action::jump, Action::move, Action::compulsoryMove}) {
        if (auto answer = pickOf(question, wanted)) return answer;
    }
    return std::nullopt;
}

// Answers a question of an effect. Depending on the question, picks the unit with the most
// suppression, gives the largest number, or picks as many options as allowed.
std::optional<Answer> chooseForEffect(const Game& game, const Question& question) {
    if (question.form == AnswerForm::count) return Count{question.most};
    PickSeveral all;
    for (int i = 0; i < question.most; ++i) all.options.push_back(i);
    if (question.form == AnswerForm::pickSeveral) return all;
    const View view = game.view(question.player);
    std::optional<Answer> best;
    int most = -1;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const UnitId* unit = std::get_if<UnitId>(&question.options[i]);
        if (!unit || view.unit(*unit).tokens[Token::suppression] <= most) continue;
        most = view.unit(*unit).tokens[Token::suppression];
        best = Pick{static_cast<int>(i)};
    }
    return best;
}

std::optional<Answer> declareDefender(const Game& game, const Question& question) {
    const View view = game.view(question.player);
    std::optional<Answer> best;
    double most = -1.0;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const UnitId* unit = std::get_if<UnitId>(&question.options[i]);
        if (!unit) continue;
        const double wounds = previewAttack(view, question.unit, *unit, false).expectedWounds;
        if (wounds > most) best = Pick{static_cast<int>(i)}, most = wounds;
    }
    return best;
}

std::optional<Answer> moveTowardsGoal(const Game& game, const Question& question) {
    const MoveBounds& bounds = *question.move;
    if (bounds.terms.deployment) return std::nullopt;
    const View view = game.view(question.player);
    const Vec2 from{bounds.leader.position.x, bounds.leader.position.y};
    const auto goal = goalOf(view, question.player, from);
    if (!goal) return std::nullopt;
    auto solved = geometry::closestLegalMove(view.battlefield, bounds.leader, *goal, bounds.terms,
                                             bounds.others, bounds.forbidden);
    if (solved && bounds.compulsory) solved->move.pose.stop = 1.0, solved->move.end.reset();
    if (!solved || game.refusalOf(MoveAnswer{solved->move})) return std::nullopt;
    return MoveAnswer{solved->move};
}

std::optional<Answer> allWeapons(const Game& game, const Question& question) {
    PickSeveral chosen;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        PickSeveral more = chosen;
        more.options.push_back(static_cast<int>(i));
        if (!game.refusalOf(more)) chosen = std::move(more);
    }
    if (game.refusalOf(chosen)) return std::nullopt;
    return chosen;
}

std::optional<Answer> considered(const Game& game, const Question& question) {
    switch (question.ask) {
        case Ask::chooseAction:
            return chooseAction(question);
        case Ask::chooseFreeAction:
            return chooseFreeAction(game, question);
        case Ask::chooseForEffect:
            return chooseForEffect(game, question);
        case Ask::nominateCommander:
            return Pick{0};  // the first option is a unit; only the last option picks no unit
        case Ask::declareDefender:
            return declareDefender(game, question);
        case Ask::moveUnit:
            return moveTowardsGoal(game, question);
        case Ask::chooseWeapons:
            return allWeapons(game, question);
        case Ask::spendDodge:
        case Ask::spendSurgeAttacking:
        case Ask::spendSurgeDefending:
            return Count{question.most};
        default:
            return std::nullopt;
    }
}

}  // namespace

Answer sensible1Answer(const Game& game, std::uint64_t seed) {
    const Question* question = game.question();
    if (question) {
        if (const auto answer = considered(game, *question)) return *answer;
    }
    return randomAnswer(game, seed);
}

}  // namespace sightline::engine
