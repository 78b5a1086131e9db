#include "engine/legion/advice/players/end_places.h"

#include <algorithm>
#include <array>
#include <functional>

#include "engine/legion/advice/players/attack_model.h"
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/places.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "geometry/move/reach.h"
#include "geometry/range/range.h"
#include "geometry/sight/obscured.h"

namespace sightline::engine {
namespace {

using geometry::Degrees;
using geometry::Vec2;

constexpr double cell = 1.0;      // inches between neighbouring places
constexpr double apart = 1.6;     // inches between places whose sight is looked at
constexpr double distinct = 1.2;  // inches between places that are judged

/// A place with the facts by which places are chosen.
struct Seen {
    EndPlace place{};
    double nearness = 0.0;  ///< points, see `PlaceWorth::nearness`
    double nearest = 0.0;   ///< inches to the nearest enemy leader
    int open = 0;           ///< enemies that see the place without cover and may reach it
    int covered = 0;        ///< enemies that see the place through cover and may reach it
    int targets = 0;        ///< visible enemies within range of the unit's weapons
    double worth = 0.0;     ///< points, see `PlaceWorth::of`
};

/// Looks at the sight from places to the leaders of enemies.
class Lookout {
  public:
    Lookout(const View& view, const UnitView& unit)
        : view_(view),
          unit_(unit),
          radius_(view.mini(unit.minis.front()).mini.base.width / 2.0),
          range_(std::max(1.0, reachOfWeapons(view, unit))) {
        for (const UnitView& other : view.units) {
            if (other.player != unit.player && isOnTable(other)) enemies_.push_back(&other);
        }
    }

    void look(Seen& seen) const {
        const geometry::Mini& end = seen.place.end;
        const Vec2 at = flatOf(end);
        const geometry::Silhouette self = geometry::silhouetteOf(end);
        seen.nearest = 100.0;
        for (const UnitView* enemy : enemies_) {
            const geometry::Mini& leader = view_.mini(enemy->minis.front()).mini;
            const double away = distanceTo(view_, at, radius_, *enemy);
            seen.nearest = std::min(seen.nearest, away);
            const double far = reachOfWeapons(view_, *enemy) + strideOf(view_, *enemy);
            if (away > far && away > range_) continue;
            const geometry::Silhouette other = geometry::silhouetteOf(leader);
            if (!geometry::isVisibleAtOnce(view_.battlefield, other, self)) continue;
            if (away <= range_) ++seen.targets;
            if (away > far) continue;
            const bool hides = isTrooper(unit_.card->type) &&
                               geometry::isObscuredInSight(view_.battlefield, leader, end);
            ++(hides ? seen.covered : seen.open);
        }
    }

  private:
    const View& view_;
    const UnitView& unit_;
    double radius_, range_;
    std::vector<const UnitView*> enemies_{};
};

double far(const Seen& one, const Seen& other) {
    return glm::distance(flatOf(one.place.end), flatOf(other.place.end));
}

// The legal ends on the grid, some inches apart. Those near the goal come first.
std::vector<Seen> gridPlaces(const View& view, const MoveBounds& bounds, const PlaceWorth& worth) {
    const geometry::Reach reach = geometry::reachOf(view.battlefield, bounds.leader, bounds.terms,
                                                    bounds.others, bounds.forbidden, {cell});
    std::vector<Seen> all;
    for (int row = 0; row < reach.rows; ++row) {
        for (int column = 0; column < reach.columns; ++column) {
            if (!reach.legal(column, row)) continue;
            Seen one;
            one.place.end = bounds.leader;
            one.place.end.position =
                geometry::Vec3(reach.centre(column, row), reach.z[reach.index(column, row)]);
            one.nearness = worth.nearness(reach.centre(column, row));
            one.place.move = reach.moveTo(column, row);
            all.push_back(one);
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Seen& one, const Seen& other) {
        return one.nearness > other.nearness;
    });
    std::vector<Seen> kept;
    for (const Seen& one : all) {
        const bool crowded = std::any_of(
            kept.begin(), kept.end(), [&](const Seen& other) { return far(one, other) < apart; });
        if (!crowded) kept.push_back(one);
    }
    return kept;
}

// The ends of a notched base: several rotations, bends and lengths of the tool.
std::vector<Seen> notchedPlaces(const View& view, const MoveBounds& bounds,
                                const PlaceWorth& worth) {
    const double bend = view.battlefield.dimensions().toolMaxBend.value;
    const int turns = bounds.terms.maxTurn.value > 0.0 ? 4 : 0;
    std::vector<Seen> all;
    const auto add = [&](int speed, int turn, double side, double stop) {
        geometry::Move move;
        move.kind = bounds.terms.kind;
        move.toolSpeed = speed;
        const Degrees angle{bounds.leader.facing.value + turn * bounds.terms.maxTurn.value / 4.0};
        move.pose.contactAngle = move.pose.direction = angle;
        move.pose.bend = Degrees{side * bend * 0.9};
        move.pose.stop = stop;
        move.rotateFirst = angle;
        const auto verdict = geometry::judgeMove(view.battlefield, bounds.leader, move,
                                                 bounds.terms, bounds.others, bounds.forbidden);
        if (!verdict.legal && !bounds.compulsory) return;
        Seen one;
        one.place.move = move;
        one.place.end = geometry::makeMove(view.battlefield, bounds.leader, move, bounds.terms).end;
        one.nearness = worth.nearness(flatOf(one.place.end));
        all.push_back(one);
    };
    for (int speed = std::clamp(bounds.terms.speed, 1, 3); speed >= 1; --speed) {
        for (int turn = -turns; turn <= turns; ++turn) {
            for (const double side : {-1.0, -0.5, 0.0, 0.5, 1.0}) {
                if (turns > 0 && std::abs(side) == 0.5) continue;
                add(speed, turn, side, 1.0);
                if (!bounds.compulsory) add(speed, turn, side, 0.6);
            }
        }
    }
    return all;
}

// The end of a Move in base contact with the target. The closest end to the centre of the target
// may miss base contact by a hair. So further ends on the line of contact are tried.
std::optional<EndPlace> placeInContact(const View& view, const MoveBounds& bounds,
                                       const geometry::Mini& target) {
    const Vec2 from = flatOf(bounds.leader), to = flatOf(target);
    const Vec2 way = from - to;
    const double ahead = std::atan2(way.y, way.x);
    const double touching = (bounds.leader.base.width + target.base.width) / 2.0;
    std::vector<Vec2> aims{to};
    for (const double turn : {0.0, 0.3, -0.3, 0.7, -0.7})
        aims.push_back(to + touching * Vec2(std::cos(ahead + turn), std::sin(ahead + turn)));
    for (const Vec2 aim : aims) {
        const auto place = endClosestTo(view, bounds, bounds.leader, aim);
        if (place && geometry::inBaseContact(place->end, target)) return place;
    }
    return std::nullopt;
}

// The ends in contact with an enemy that one Move reaches.
std::vector<Seen> contactPlaces(const View& view, const UnitView& unit, const MoveBounds& bounds) {
    std::vector<Seen> all;
    if (fightingDistance(view, unit) > 0.0 || !bounds.forbidden.empty()) return all;
    const double radius = bounds.leader.base.width / 2.0;
    for (const UnitView& enemy : view.units) {
        if (enemy.player == unit.player || !isOnTable(enemy)) continue;
        const Vec2 here = flatOf(bounds.leader);
        if (distanceTo(view, here, radius, enemy) > strideOf(view, unit)) continue;
        const auto nearest = *std::min_element(
            enemy.minis.begin(), enemy.minis.end(), [&](MiniId one, MiniId other) {
                return glm::distance(flatOf(view.mini(one).mini), here) <
                       glm::distance(flatOf(view.mini(other).mini), here);
            });
        const geometry::Mini& target = view.mini(nearest).mini;
        if (auto place = placeInContact(view, bounds, target)) {
            Seen one;
            one.place = *place;
            all.push_back(one);
        }
    }
    return all;
}

}  // namespace

MoveBounds boundsOf(const View& view, const UnitView& unit, bool withdraws) {
    MoveBounds bounds;
    bounds.leader = view.mini(unit.minis.front()).mini;
    const int own = withdraws ? std::min(1, unit.card->speed) : unit.card->speed;
    const int slowed = unit.tokens[Token::immobilize];
    bounds.terms = moveTermsOf(unit.card->type, bounds.leader, geometry::MoveKind::standard,
                               std::max(0, own - slowed), view.battlefield.dimensions());
    MovementAbilities abilities{unit.id,
                                geometry::MoveKind::standard,
                                bounds.leader.base,
                                view.battlefield.dimensions(),
                                true,
                                bounds.terms};
    consult(ViewState(view), abilities);
    bounds.terms = abilities.terms;
    bounds.terms.startsInDifficult = std::any_of(
        unit.minis.begin(), unit.minis.end(),
        [&](MiniId one) { return isInDifficult(view.battlefield, view.mini(one).mini); });
    const bool melee = isTrooper(unit.card->type) && !withdraws;
    for (const MiniView& mini : view.minis) {
        if (!mini.onTable() || mini.unit == unit.id) continue;
        const geometry::PlacedMini placed{mini.id.value, mini.mini};
        bounds.others.push_back(placed);
        if (!melee && view.unit(mini.unit).player != unit.player)
            bounds.forbidden.push_back(placed);
    }
    return bounds;
}

std::optional<EndPlace> endClosestTo(const View& view, const MoveBounds& bounds,
                                     const geometry::Mini& leader, Vec2 target) {
    const auto solved = geometry::closestLegalMove(view.battlefield, leader, target, bounds.terms,
                                                   bounds.others, bounds.forbidden);
    if (!solved) return std::nullopt;
    return EndPlace{solved->move,
                    geometry::makeMove(view.battlefield, leader, solved->move, bounds.terms).end};
}

std::vector<EndPlace> endPlaces(const View& view, const UnitView& unit, const MoveBounds& bounds,
                                const Goal& goal, std::size_t most) {
    if (bounds.terms.speed <= 0) return {};
    const PlaceWorth worth(view, unit, goal, true);
    std::vector<Seen> all = bounds.leader.base.notched ? notchedPlaces(view, bounds, worth)
                                                       : gridPlaces(view, bounds, worth);
    const Lookout lookout(view, unit);
    for (Seen& one : all) {
        lookout.look(one);
        one.worth = worth.of(one.place.end);
    }
    std::vector<Seen> chosen = contactPlaces(view, unit, bounds);
    using Rating = std::function<double(const Seen&)>;
    const auto exposed = [](const Seen& one) { return 3.0 * one.open + one.covered; };
    const std::array<Rating, 5> ratings{
        [](const Seen& one) { return one.worth; }, [](const Seen& one) { return one.nearness; },
        [&](const Seen& one) {
            return (one.targets > 0 ? 20.0 : 0.0) - exposed(one) + 0.2 * one.nearness;
        },
        [&](const Seen& one) { return -4.0 * exposed(one) + 0.5 * one.nearness; },
        [&](const Seen& one) { return one.nearest - 2.0 * exposed(one); }};
    for (std::size_t turn = 0; chosen.size() < std::min(most, all.size()) && turn < 5 * most;
         ++turn) {
        const Rating& rating = ratings[turn % ratings.size()];
        const Seen* best = nullptr;
        for (const Seen& one : all) {
            const bool crowded = std::any_of(chosen.begin(), chosen.end(), [&](const Seen& other) {
                return far(one, other) < distinct;
            });
            if (!crowded && (!best || rating(one) > rating(*best))) best = &one;
        }
        if (!best) break;
        chosen.push_back(*best);
    }
    std::vector<EndPlace> places;
    places.reserve(chosen.size());
    for (const Seen& one : chosen) places.push_back(one.place);
    return places;
}

}  // namespace sightline::engine
