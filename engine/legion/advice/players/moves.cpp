// Chooses moves towards the unit's goal. Among places at about the same distance from the goal,
// prefers a place with cover and a shot.
#include <algorithm>
#include <tuple>

#include "engine/legion/advice/players/advice.h"
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/goals.h"
#include "engine/legion/advice/players/places.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/movement/deploy.h"
#include "geometry/move/reach.h"

namespace sightline::engine::advice {
namespace {

using geometry::Degrees;
using geometry::Vec2;

constexpr double cell = 1.0;   // inches between neighbouring candidate places
constexpr double apart = 1.4;  // inches between the candidate places that are evaluated in detail
// A candidate place is dropped if it is worse than the best one by more than this number of points.
constexpr double hopeless = 8.0;
constexpr std::size_t closely = 12;

struct Candidate {
    double worth = 0.0;
    geometry::Move move{};
    geometry::Mini end{};
};

void sortByWorth(std::vector<Candidate>& all) {
    std::stable_sort(all.begin(), all.end(), [](const Candidate& one, const Candidate& other) {
        return one.worth > other.worth;
    });
}

// Examines only the first `most` candidates, which are the best ones. Returns the first candidate
// whose move is legal.
std::optional<Answer> firstLegal(const Decision& decision, const std::vector<Candidate>& all,
                                 std::size_t most) {
    for (std::size_t i = 0; i < std::min(most, all.size()); ++i) {
        const MoveAnswer answer{all[i].move};
        if (decision.isLegal(answer)) return answer;
    }
    return std::nullopt;
}

Vec2 flat(const geometry::Mini& mini) { return {mini.position.x, mini.position.y}; }

// The grid places that are almost as near to the goal as the nearest place, with some space between
// them.
std::vector<Candidate> nearCandidates(const geometry::Reach& reach, const MoveBounds& bounds,
                                      const PlaceWorth& worth) {
    std::vector<std::tuple<double, int, int>> cells;
    for (int row = 0; row < reach.rows; ++row) {
        for (int column = 0; column < reach.columns; ++column) {
            if (reach.legal(column, row))
                cells.emplace_back(-worth.nearness(reach.centre(column, row)), row, column);
        }
    }
    std::sort(cells.begin(), cells.end());
    std::vector<Candidate> chosen;
    for (const auto& [cost, row, column] : cells) {
        if (chosen.size() >= closely || cost > std::get<0>(cells.front()) + hopeless) break;
        const Vec2 at = reach.centre(column, row);
        const bool crowded = std::any_of(chosen.begin(), chosen.end(), [&](const Candidate& one) {
            return glm::distance(flat(one.end), at) < apart;
        });
        if (crowded) continue;
        Candidate one;
        one.move = reach.moveTo(column, row);
        one.end = bounds.leader;
        one.end.position = geometry::Vec3(at, reach.z[reach.index(column, row)]);
        chosen.push_back(one);
    }
    return chosen;
}

std::optional<Answer> toBestPlace(const Decision& decision, const PlaceWorth& worth) {
    const MoveBounds& bounds = *decision.question.move;
    const geometry::Reach reach =
        geometry::reachOf(decision.view.battlefield, bounds.leader, bounds.terms, bounds.others,
                          bounds.forbidden, {cell});
    std::vector<Candidate> candidates = nearCandidates(reach, bounds, worth);
    for (Candidate& one : candidates) one.worth = worth.of(one.end);
    sortByWorth(candidates);
    return firstLegal(decision, candidates, closely);
}

// The place that the unit should reach: the goal itself, or, for a ranged unit, a place at fighting
// distance from its enemy.
Vec2 targetOf(const Decision& decision, const Goal& goal) {
    const Vec2 here = flat(decision.question.move->leader);
    if (goal.kind == Goal::Kind::none) return here;
    const double away = glm::distance(here, goal.at);
    if (away <= goal.within) return here;
    if (goal.kind != Goal::Kind::enemy || goal.within < 2.0) return goal.at;
    return goal.at + (here - goal.at) * ((goal.within - 0.5) / away);
}

std::optional<Answer> straightTo(const Decision& decision, Vec2 target) {
    const MoveBounds& bounds = *decision.question.move;
    const auto solved = geometry::closestLegalMove(decision.view.battlefield, bounds.leader, target,
                                                   bounds.terms, bounds.others, bounds.forbidden);
    if (!solved || !decision.isLegal(MoveAnswer{solved->move})) return std::nullopt;
    return MoveAnswer{solved->move};
}

// Makes a compulsory move with the full length of the tool. Compares several directions and bends,
// and chooses the best end position.
std::optional<Answer> compulsoryMove(const Decision& decision, const PlaceWorth& worth) {
    const MoveBounds& bounds = *decision.question.move;
    const double most = decision.view.battlefield.dimensions().toolMaxBend.value;
    std::vector<Candidate> all;
    for (int turn = -4; turn <= 4; ++turn) {
        for (int bend = -1; bend <= 1; ++bend) {
            Candidate one;
            one.move.kind = bounds.terms.kind;
            one.move.toolSpeed = std::clamp(bounds.terms.speed, 1, 3);
            const Degrees angle{bounds.leader.facing.value +
                                turn * bounds.terms.maxTurn.value / 4.0};
            one.move.pose.contactAngle = one.move.pose.direction = angle;
            one.move.pose.bend = Degrees{bend * most * 0.9};
            if (bounds.leader.base.notched) one.move.rotateFirst = angle;
            one.end =
                geometry::makeMove(decision.view.battlefield, bounds.leader, one.move, bounds.terms)
                    .end;
            one.worth = worth.of(one.end);
            all.push_back(one);
        }
    }
    sortByWorth(all);
    return firstLegal(decision, all, all.size());
}

}  // namespace

std::optional<Answer> deployUnit(const Decision& decision) {
    constexpr std::size_t tried = 24;
    const MoveBounds& bounds = *decision.question.move;
    const Goal goal = goalOf(decision.view, decision.question.unit);
    std::vector<Candidate> all;
    for (const geometry::Move& move : movesFromEdge(*bounds.terms.deployment, bounds.terms)) {
        Candidate one;
        one.move = move;
        one.end =
            geometry::makeMove(decision.view.battlefield, bounds.leader, move, bounds.terms).end;
        const auto table = decision.view.battlefield.table();
        const Vec2 at = flat(one.end);
        if (at.x < 0.0 || at.y < 0.0 || at.x > table.width || at.y > table.depth) continue;
        one.worth = goal.kind == Goal::Kind::none ? 0.0 : -glm::distance(at, goal.at);
        all.push_back(one);
    }
    sortByWorth(all);
    return firstLegal(decision, all, tried);
}

std::optional<Answer> moveUnit(const Decision& decision) {
    const MoveBounds& bounds = *decision.question.move;
    if (bounds.terms.deployment) return deployUnit(decision);
    const UnitView& unit = decision.view.unit(decision.question.unit);
    if (!isOnTable(unit)) return std::nullopt;
    const Goal goal = goalOf(decision.view, unit.id);
    const PlaceWorth worth(decision.view, unit, goal, unit.actionsLeft > 0);
    if (bounds.compulsory) return compulsoryMove(decision, worth);
    const bool melee = goal.kind == Goal::Kind::enemy && goal.within < 2.0;
    if (!bounds.leader.base.notched && !melee) {
        if (auto best = toBestPlace(decision, worth)) return best;
    }
    return straightTo(decision, targetOf(decision, goal));
}

std::optional<Answer> placeUnit(const Decision& decision) {
    Places places;
    for (const geometry::FormationPlace& one : decision.question.place->proposal) {
        places.places.push_back({MiniId{one.key}, one.mini.position, one.mini.facing});
    }
    return places;
}

}  // namespace sightline::engine::advice
