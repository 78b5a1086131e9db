#include "engine/legion/advice/puzzles/outcome.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "engine/legion/advice/players/attack_model.h"
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/advice/puzzles/reply.h"
#include "engine/legion/advice/puzzles/rolls.h"
#include "engine/legion/advice/words/puzzles.h"
#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine::puzzles {
namespace {

constexpr double sameValue = 1e-9;
constexpr double noLimit = 1e9;

/// Reads the quantities of one situation.
class Counter {
  public:
    Counter(const PuzzleGame& puzzle, const Game& game, double enough)
        : puzzle_(puzzle),
          enough_(enough),
          game_(game),
          player_(puzzle.puzzle().player),
          view_(game.view(player_)),
          table_(tabletopOf(view_)) {}

    double of(const Quantity& count) const;

  private:
    bool counts(const Quantity& count, const UnitView& unit, Player player) const {
        return unit.player == player && (!count.unit || *count.unit == unit.id);
    }
    double unitsThat(const Quantity& count, Player player, const auto& condition) const {
        double number = 0.0;
        for (const UnitView& unit : view_.units)
            if (counts(count, unit, player) && condition(unit)) number += 1.0;
        return number;
    }
    double wounds(const Quantity& count) const;
    double defeated(const Quantity& count) const;
    double seenBy(const Quantity& count) const;
    double targets(const Quantity& count) const;
    double distance(const Quantity& count) const;
    double cover(const Quantity& count) const;
    double contested(const Quantity& count) const;
    double secured() const;
    std::optional<AttackPreview> pendingAttack(UnitId& defender) const;

    const PuzzleGame& puzzle_;
    double enough_;
    const Game& game_;
    Player player_;
    View view_;
    Tabletop table_;
};

int woundsOn(const View& view, UnitId unit) {
    int wounds = 0;
    for (const MiniView& mini : view.minis) {
        if (mini.unit != unit || mini.undeployed) continue;
        wounds += mini.defeated ? mini.threshold : mini.wounds;
    }
    return wounds;
}

// The attack whose dice are about to be rolled.
std::optional<AttackPreview> Counter::pendingAttack(UnitId& defender) const {
    const Question* question = game_.question();
    const bool rolls = question && question->form == AnswerForm::dice &&
                       question->roll == RollKind::attack && view_.attack;
    if (!rolls || view_.attack->current < 0) return std::nullopt;
    defender = view_.attack->pools[static_cast<std::size_t>(view_.attack->current)].defender;
    return previewAttack(view_, view_.attack->attacker, defender, false);
}

double Counter::wounds(const Quantity& count) const {
    const Player enemy = opponent(player_);
    double wounds = 0.0;
    for (const UnitView& unit : view_.units)
        if (counts(count, unit, enemy))
            wounds += woundsOn(view_, unit.id) - woundsOn(puzzle_.start(), unit.id);
    UnitId defender;
    const auto attack = pendingAttack(defender);
    if (attack && counts(count, view_.unit(defender), enemy)) wounds += attack->expectedWounds;
    return wounds;
}

double Counter::defeated(const Quantity& count) const {
    double number =
        unitsThat(count, opponent(player_), [](const UnitView& unit) { return unit.defeated; });
    UnitId defender;
    const auto attack = pendingAttack(defender);
    if (!attack || !counts(count, view_.unit(defender), opponent(player_))) return number;
    const auto left = static_cast<std::size_t>(woundsLeft(view_, view_.unit(defender)));
    for (std::size_t wounds = left; wounds < attack->chances.size(); ++wounds)
        number += attack->chances[wounds];
    return number;
}

double Counter::seenBy(const Quantity& count) const {
    double number = 0.0;
    for (const UnitOnTable& enemy : table_.units) {
        if (enemy.player == player_) continue;
        const bool sees =
            std::any_of(table_.units.begin(), table_.units.end(), [&](const UnitOnTable& unit) {
                return counts(count, view_.unit(unit.id), player_) && anySees(table_, enemy, unit);
            });
        if (sees) number += 1.0;
    }
    return number;
}

double Counter::targets(const Quantity& count) const {
    double number = 0.0;
    for (const UnitView& unit : view_.units) {
        if (!counts(count, unit, player_) || !isOnTable(unit)) continue;
        for (const UnitView& enemy : view_.units)
            if (enemy.player != player_ && isOnTable(enemy) &&
                previewAttack(view_, unit.id, enemy.id, false).legal)
                number += 1.0;
    }
    return number;
}

double Counter::distance(const Quantity& count) const {
    const UnitView& unit = view_.unit(*count.unit);
    if (!isOnTable(unit)) return 1000.0;
    if (!count.to) return glm::distance(placeOf(view_, unit), *count.at);
    const UnitView& other = view_.unit(*count.to);
    if (!isOnTable(other)) return 1000.0;
    return rangeTo(table_.unit(unit.id), table_.unit(other.id), table_.field.dimensions()).distance;
}

double Counter::cover(const Quantity& count) const {
    if (!table_.find(*count.unit) || !table_.find(*count.from)) return 0.0;
    const AttackPreview preview = previewAttack(view_, *count.from, *count.unit, false);
    return static_cast<double>(preview.cover);
}

double Counter::contested(const Quantity& count) const {
    double number = 0.0;
    for (const MissionView::Token& token : view_.mission.tokens) {
        const auto& units = token.contesting;
        number += static_cast<double>(std::count_if(units.begin(), units.end(), [&](UnitId one) {
            return counts(count, view_.unit(one), player_);
        }));
    }
    return number;
}

double Counter::secured() const {
    double number = 0.0;
    for (const MissionView::Token& token : view_.mission.tokens) {
        const UnitId holder = token.token.holder;
        const bool held = !holder.none() && view_.unit(holder).player == player_;
        if (held || (holder.none() && token.securedBy == player_)) number += 1.0;
    }
    return number;
}

double Counter::of(const Quantity& count) const {
    const Player enemy = opponent(player_);
    switch (count.what) {
        case Counted::woundsDealt:
            return wounds(count);
        case Counted::defeated:
            return defeated(count);
        case Counted::reply:
            return bestReply(puzzle_, game_, {count.unit, enough_}).wounds;
        case Counted::seenBy:
            return seenBy(count);
        case Counted::targets:
            return targets(count);
        case Counted::distance:
            return distance(count);
        case Counted::cover:
            return cover(count);
        case Counted::contested:
            return contested(count);
        case Counted::secured:
            return secured();
        case Counted::suppressed:
            return unitsThat(count, enemy, [](const UnitView& one) { return one.isSuppressed; });
        case Counted::panicked:
            return unitsThat(count, enemy, [](const UnitView& one) { return one.isPanicked; });
        case Counted::inMelee:
            return unitsThat(count, player_, [](const UnitView& one) { return one.inMelee; });
        case Counted::tokens:
            return view_.unit(*count.unit).tokens[*count.token];
        case Counted::ordered:
            return unitsThat(count, player_, [](const UnitView& one) {
                return one.order == UnitView::Order::faceup;
            });
    }
    return 0.0;
}

void add(std::vector<double>& sum, const std::vector<double>& more, double share) {
    sum.resize(more.size());
    for (std::size_t i = 0; i < more.size(); ++i) sum[i] += share * more[i];
}

/// Adds up the outcomes of all results of the rolls, each multiplied by its chance.
class Expectation {
  public:
    explicit Expectation(const PuzzleGame& puzzle) : puzzle_(puzzle) {}

    bool add(const Game& game, double chance);
    Outcome outcome{};

  private:
    const PuzzleGame& puzzle_;
    int results_ = 0;
};

// Returns false if the rolls have too many results.
bool Expectation::add(const Game& game, double chance) {
    for (const RollResult& result : resultsOf(*game.question())) {
        auto next = puzzle_.copyOf(game);
        if (next->answer(result.answer)) continue;
        const double share = chance * result.chance;
        if (puzzle_.settle(*next, false) == Stage::rolls) {
            if (!add(*next, share)) return false;
            continue;
        }
        if (++results_ > mostResults) return false;
        const Outcome leaf = outcomeNow(puzzle_, *next);
        puzzles::add(outcome.sum, leaf.sum, share);
        puzzles::add(outcome.needs, leaf.needs, share);
    }
    return true;
}

}  // namespace

double Outcome::value(const Puzzle& puzzle) const {
    double value = 0.0;
    for (std::size_t i = 0; i < sum.size(); ++i) value += puzzle.value.sum[i].times * sum[i];
    return value;
}

bool Outcome::meetsNeeds(const Puzzle& puzzle) const {
    for (std::size_t i = 0; i < needs.size(); ++i) {
        const Need& need = puzzle.needs[i];
        if (need.least && needs[i] < *need.least - sameValue) return false;
        if (need.most && needs[i] > *need.most + sameValue) return false;
    }
    return true;
}

Outcome outcomeNow(const PuzzleGame& puzzle, const Game& game, std::optional<double> worst) {
    const Puzzle& rules = puzzle.puzzle();
    const Quantity& first = rules.value.sum.front();
    const bool onlyReply = rules.value.sum.size() == 1 && first.what == Counted::reply &&
                           first.times > 0.0 && rules.value.best == Best::least;
    const Counter full(puzzle, game, noLimit);
    Outcome outcome;
    for (const Need& need : rules.needs) outcome.needs.push_back(full.of(need.count));
    if (worst && !outcome.meetsNeeds(rules)) {
        outcome.sum.resize(rules.value.sum.size());
        return outcome;
    }
    const Counter limited(puzzle, game, worst && onlyReply ? *worst / first.times : noLimit);
    for (const Quantity& count : rules.value.sum) outcome.sum.push_back(limited.of(count));
    return outcome;
}

Result<Outcome> outcomeAfterRolls(const PuzzleGame& puzzle, const Game& game) {
    Expectation expectation(puzzle);
    if (!expectation.add(game, 1.0)) return problemOf(say::puzzleTooManyRolls(mostResults));
    return expectation.outcome;
}

bool isBetter(const Puzzle& puzzle, double one, double other) {
    return puzzle.value.best == Best::most ? one > other + sameValue : one < other - sameValue;
}

bool isWithinTolerance(const Puzzle& puzzle, double value, double best) {
    const double room = puzzle.tolerance * std::abs(best) + sameValue;
    return puzzle.value.best == Best::most ? value >= best - room : value <= best + room;
}

}  // namespace sightline::engine::puzzles
