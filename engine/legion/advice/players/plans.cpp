#include "engine/legion/advice/players/plans.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/places.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/advice/words/players.h"
#include "engine/legion/basics/words/units.h"

namespace sightline::engine {
namespace {

// An attack of the next round counts as this share of its worth.
constexpr double laterAttack = 0.3;
// Each later round at an objective counts as this share of the round before.
constexpr double laterRound = 0.7;
// A majority at a point of interest counts as this share of its points, because enemies may come.
constexpr double majorityShare = 0.5;
// What the whole way of one activation costs if the unit arrives in the next round, in rounds.
constexpr double sameRound = 0.2;
// An attack that the unit misses because it is too far away counts as this share of its worth.
constexpr double approachShare = 0.7;
constexpr double leastAttack = 5.0;  // least worth of an attack that the unit may come to make
// The caution of a player who leads in the last two rounds, and of one who does not lead in the
// last round and in the round before.
constexpr double cautionAhead = 1.3, cautionLast = 0.3, cautionLate = 0.6;
constexpr double recoverShare = 0.7;  // share of the cost of suppression that Recover gives back

void addShot(Plan& plan, const Shot& shot) {
    plan.sums[Part::attack] += shot.wounds;
    plan.sums[Part::suppression] += shot.suppression;
    plan.sums[Part::loss] += shot.prevented;
    plan.prevented = shot.prevented;
    plan.target = shot.defender;
}

// The factor of the expected loss in a game that is decided by defeated units. A player who does
// not lead takes risks in the last rounds, because a draw is no win.
double cautionOf(const View& view, Player player) {
    if (view.mission.objective != nullptr) return 1.0;
    const int ahead = player == Player::blue ? view.bluePoints - view.redPoints
                                             : view.redPoints - view.bluePoints;
    const int rounds = view.lastRound - view.round;
    if (ahead > 0) return rounds <= 1 ? cautionAhead : 1.0;
    return rounds <= 0 ? cautionLast : rounds == 1 ? cautionLate : 1.0;
}

void sortPlans(std::vector<Plan>& all) {
    std::stable_sort(all.begin(), all.end(), [](const Plan& one, const Plan& other) {
        return one.sums.total() > other.sums.total();
    });
}

}  // namespace

Message messageOf(const Plan& plan, const View& view) {
    Messages words;
    for (const Action action : plan.actions) {
        Message name = say::actionName(action);
        const bool lastMove = plan.place && isMove(action);
        if (lastMove) {
            const geometry::Vec2 at = flatOf(plan.place->end);
            name = say::actionTo(name, Decimal{at.x, 1}, Decimal{at.y, 1});
        } else if (action == Action::attack && !plan.target.none()) {
            name = say::actionAgainst(name, view.unit(plan.target).label);
        }
        words.push_back(name);
    }
    return say::severalActions(words);
}

Planner::Planner(AttackModel& model, UnitId unit, const Skill& skill, std::size_t places,
                 const Threats& threats)
    : model_(model),
      view_(model.view()),
      places_(places),
      unit_(unit),
      goal_(goalOf(view_, unit)),
      exposure_(model, unit, skill, threats) {
    withdraws_ = mustWithdraw();
    if (!goal_.enemy.none()) potential_ = model.potential(unit, goal_.enemy);
    countsMajorities_ = skill.playsForResult;
    if (skill.playsForResult) caution_ = cautionOf(view_, view_.unit(unit).player);
}

// The victory points of the rounds in which the unit will be at its objective. Later rounds count
// less.
double Planner::objectiveAt(double away) const {
    if (goal_.kind == Goal::Kind::enemy || goal_.points <= 0.0) return 0.0;
    const double rounds = std::max(0, view_.lastRound - view_.round + 1);
    const double activations = away / (2.0 * strideOf(view_, view_.unit(unit_)));
    double missed = 0.0;
    if (away > 0.0)
        missed = 1.0 + std::max(0.0, activations - 1.0) + sameRound * std::min(1.0, activations);
    if (missed >= rounds) return 0.0;
    const double scored =
        (std::pow(laterRound, missed) - std::pow(laterRound, rounds)) / (1.0 - laterRound);
    return victoryPointWorth * goal_.points * scored;
}

// What the distance to the enemy costs: the attacks that the unit cannot make before it arrives.
double Planner::approachAt(double nearness) const {
    if (goal_.kind != Goal::Kind::enemy || view_.round >= view_.lastRound) return 0.0;
    const double activation = 2.0 * strideOf(view_, view_.unit(unit_));
    const double rounds = view_.lastRound - view_.round;
    const double late = std::min(rounds, -std::min(0.0, nearness) / activation);
    return -approachShare * std::max(leastAttack, potential_) * late;
}

Planner::Stand Planner::standAt(const EndPlace* place) {
    if (!place && here_) return *here_;
    const UnitView& self = view_.unit(unit_);
    Stands stands = model_.attacking(unit_);
    if (place) {
        stands.leader = place->end;
        stands.engaged = model_.standing(unit_, place->end).engaged;
    }
    const geometry::Vec2 at = flatOf(stands.leader);
    Stand stand;
    stand.shot = place ? model_.bestShot(stands) : model_.bestExactShot(view_, unit_);
    stand.received = exposure_.received(stands.leader, 0);
    stand.away = goal_.awayFrom(at);
    if (countsMajorities_) stand.majorities = majoritiesAt(view_, unit_, at, goal_);
    stand.nearness = PlaceWorth(view_, self, goal_, false).nearness(at);
    if (!place) here_ = stand;
    return stand;
}

Received Planner::dodgingAt(const EndPlace* place) const {
    return exposure_.received(place ? place->end : model_.attacking(unit_).leader, 1);
}

Plan Planner::planOf(std::vector<Action> actions, const EndPlace* place, const Stand& stand) const {
    Plan plan;
    plan.actions = std::move(actions);
    if (place) plan.place = *place;
    plan.sums[Part::loss] = -caution_ * stand.received.wounds;
    plan.sums[Part::suppression] = -stand.received.suppression;
    if (view_.round < view_.lastRound)
        plan.sums[Part::nextAttack] = laterAttack * stand.shot.wounds;
    plan.sums[Part::objective] =
        objectiveAt(stand.away) + majorityShare * victoryPointWorth * stand.majorities;
    plan.sums[Part::approach] = approachAt(stand.nearness);
    return plan;
}

Plan Planner::recovering(Plan plan) const {
    const UnitView& self = view_.unit(unit_);
    plan.sums[Part::suppression] +=
        recoverShare * costOfSuppression(view_, self, self.tokens[Token::suppression]);
    return plan;
}

Plan Planner::nothing() { return planOf({Action::finish}, nullptr, standAt(nullptr)); }

Shot Planner::aimedShot() const {
    return model_.bestExactShot(withTokens(view_, unit_, Token::aim, 1), unit_);
}

// The plans without a Move.
void Planner::planHere(int actions, const std::function<bool(Action)>& offers,
                       std::vector<Plan>& all) {
    const Stand here = standAt(nullptr);
    const bool attacks = offers(Action::attack) && !here.shot.defender.none();
    const bool recovers =
        offers(Action::recover) && view_.unit(unit_).tokens[Token::suppression] > 0;
    std::vector<Plan> singles;
    for (const Action one : {Action::dodge, Action::aim}) {
        if (offers(one)) singles.push_back(planOf({one}, nullptr, here));
    }
    if (offers(Action::standby)) {
        singles.push_back(planOf({Action::standby}, nullptr, here));
        singles.back().sums[Part::standby] = exposure_.worthOfStandby();
    }
    if (recovers) singles.push_back(recovering(planOf({Action::recover}, nullptr, here)));
    if (attacks) {
        singles.push_back(planOf({Action::attack}, nullptr, here));
        addShot(singles.back(), here.shot);
    }
    all.insert(all.end(), singles.begin(), singles.end());
    all.push_back(nothing());
    if (actions < 2) return;
    if (attacks) {
        if (offers(Action::aim)) {
            all.push_back(planOf({Action::aim, Action::attack}, nullptr, here));
            addShot(all.back(), aimedShot());
        }
        if (offers(Action::dodge)) {
            all.push_back(planOf({Action::attack, Action::dodge}, nullptr, here));
            addShot(all.back(), here.shot);
        }
        if (recovers) {
            all.push_back(recovering(planOf({Action::recover, Action::attack}, nullptr, here)));
            addShot(all.back(), here.shot);
        }
    }
    if (offers(Action::dodge) && offers(Action::standby)) {
        all.push_back(planOf({Action::dodge, Action::standby}, nullptr, here));
        all.back().sums[Part::standby] = exposure_.worthOfStandby();
    }
    if (recovers && offers(Action::dodge))
        all.push_back(recovering(planOf({Action::recover, Action::dodge}, nullptr, here)));
}

// The place after a second Move: towards an enemy straight, to an objective by the legal Move that
// ends nearest to it.
EndPlace Planner::furtherFrom(const EndPlace& place) {
    EndPlace further = place;
    const geometry::Vec2 way = goal_.at - flatOf(place.end);
    const double far = glm::length(way);
    if (goal_.kind == Goal::Kind::none || far <= 0.0) return further;
    if (goal_.kind != Goal::Kind::enemy) {
        if (goal_.awayFrom(flatOf(place.end)) <= 0.0) return further;
        const auto end = endClosestTo(view_, boundsNow(), place.end, goal_.at);
        if (end) further.end = end->end;
        return further;
    }
    const double away = std::max(0.0, far - std::max(1.0, goal_.within));
    const double step = std::min(away, strideOf(view_, view_.unit(unit_)));
    further.end.position.x += way.x / far * step;
    further.end.position.y += way.y / far * step;
    return further;
}

const MoveBounds& Planner::boundsNow() {
    if (!bounds_) bounds_ = boundsOf(view_, view_.unit(unit_), withdraws_);
    return *bounds_;
}

// The plans with a Move to one place. `attacksFirst`: the unit may attack before the Move.
void Planner::planMove(int actions, const EndPlace& place, bool attacksFirst,
                       std::vector<Plan>& all) {
    if (withdraws_) {
        planWithdrawal(actions, place, all);
        return;
    }
    const Stand stand = standAt(&place);
    all.push_back(planOf({Action::move}, &place, stand));
    if (actions < 2) return;
    if (!stand.shot.defender.none()) {
        all.push_back(planOf({Action::move, Action::attack}, &place, stand));
        addShot(all.back(), stand.shot);
    }
    all.push_back(planOf({Action::move, Action::dodge}, &place, stand));
    const EndPlace second = furtherFrom(place);
    all.push_back(planOf({Action::move, Action::move}, &place, standAt(&second)));
    if (attacksFirst) {
        const Stand here = standAt(nullptr);
        all.push_back(planOf({Action::attack, Action::move}, &place, stand));
        addShot(all.back(), here.shot);
    }
}

// Counts the dodge token in the plans that end with one.
void Planner::planDodges(std::vector<Plan>& all) const {
    for (Plan& plan : all) {
        const bool dodges = std::count(plan.actions.begin(), plan.actions.end(), Action::dodge) > 0;
        if (!dodges || plan.sums[Part::loss] >= plan.prevented) continue;
        const Received less = dodgingAt(plan.place ? &*plan.place : nullptr);
        plan.sums[Part::loss] = plan.prevented - caution_ * less.wounds;
    }
    sortPlans(all);
}

std::vector<Plan> Planner::plans(int actions, const std::function<bool(Action)>& offers) {
    std::vector<Plan> all;
    planHere(actions, offers, all);
    const UnitView& self = view_.unit(unit_);
    if (offers(Action::move) || offers(Action::jump)) {
        const bool attacks = offers(Action::attack) && !standAt(nullptr).shot.defender.none();
        for (const EndPlace& place : endPlaces(view_, self, boundsNow(), goal_, places_))
            planMove(actions, place, attacks, all);
    }
    planDodges(all);
    return all;
}

Plan Planner::moveTo(const EndPlace& place, int left) {
    std::vector<Plan> all;
    planMove(left > 0 ? 2 : 1, place, false, all);
    planDodges(all);
    return all.front();
}

std::vector<Plan> Planner::moves(const MoveBounds& bounds, int left) {
    std::vector<Plan> all;
    for (const EndPlace& place : endPlaces(view_, view_.unit(unit_), bounds, goal_, places_))
        planMove(left > 0 ? 2 : 1, place, false, all);
    planDodges(all);
    return all;
}

}  // namespace sightline::engine
