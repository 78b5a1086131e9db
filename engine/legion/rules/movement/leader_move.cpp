#include "engine/legion/rules/movement/leader_move.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/movement/compulsory_move.h"
#include "engine/legion/rules/movement/deploy.h"
#include "engine/legion/rules/movement/melee.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

using geometry::MoveKind;

// The enemy units in base contact with the leader before a Pivot. The unit is already in melee with
// them, so it may also end the Pivot in contact with them.
std::vector<UnitId> inMeleeBefore(const Battle& battle, const MoveOrder& order) {
    if (order.kind != MoveKind::pivot) return {};
    return enemiesTouchedBy(battle, order.unit, battle.mini(battle.unit(order.unit).leader()).mini);
}

// The enemy miniatures that the unit may not touch. Enemy units that are already in melee with the
// unit are not included.
std::vector<geometry::PlacedMini> forbiddenTo(const Battle& battle, UnitId unit,
                                              const std::vector<UnitId>& inMelee) {
    auto forbidden = battle.others(unit, opponent(battle.unit(unit).player));
    std::erase_if(forbidden, [&](const geometry::PlacedMini& one) {
        const UnitId enemy = battle.mini(MiniId{one.key}).unit;
        return std::find(inMelee.begin(), inMelee.end(), enemy) != inMelee.end();
    });
    return forbidden;
}

// Refuses a Move that ends in contact with more than one enemy unit. A Move that withdraws from
// melee is refused if it ends in contact with any enemy unit.
std::optional<Refusal> contactRefusal(const Battle& battle, UnitId unit, bool withdraws,
                                      const std::vector<UnitId>& inMelee,
                                      const geometry::Mini& leader) {
    const auto touched = enemiesTouchedBy(battle, unit, leader);
    if (withdraws && !touched.empty()) {
        return refuse(say::withdrawsFromContact(), page(29, "Withdraw"));
    }
    const bool joins = std::any_of(touched.begin(), touched.end(), [&](UnitId one) {
        return std::find(inMelee.begin(), inMelee.end(), one) == inMelee.end();
    });
    if (joins && touched.size() > 1) {
        return refuse(say::twoEnemies(), page(28, "Moving Into Melee"));
    }
    return std::nullopt;
}

constexpr double halfTurn = 180.0;  // degrees
constexpr double sameTurn = 0.001;  // turns with a smaller difference, in degrees, are equal

// The greatest angle in degrees of a Pivot before the Move, if a keyword allows this Pivot. An
// undeployed unit cannot pivot.
double pivotBefore(const Battle& battle, const MoveOrder& order, const MovementAbilities& own) {
    const bool may = own.pivots && !battle.unit(order.unit).undeployed && own.base.notched &&
                     order.kind != MoveKind::pivot && mayMake(battle, order.unit, MoveKind::pivot);
    if (!may) return 0.0;
    const MoveOrder pivot{.unit = order.unit, .kind = MoveKind::pivot};
    return abilitiesFor(battle, pivot, own.terms.speed).terms.maxTurn.value;
}

bool isOblong(const geometry::BaseSize& base) { return base.width != base.length; }

// True if the leader can turn to `facing` by a legal Pivot and the first rotation of the Move.
bool canTurnTo(const Battle& battle, const MoveBounds& bounds, geometry::Degrees facing,
               geometry::Degrees firstTurn) {
    const double whole = geometry::turn(facing, bounds.leader.facing).value;
    const double sign = whole < 0.0 ? -1.0 : 1.0;
    geometry::MoveTerms terms = bounds.terms;
    terms.kind = MoveKind::pivot;
    const auto fits = [&](double angle) {
        geometry::Move pivot;
        pivot.kind = MoveKind::pivot;
        pivot.rotateFirst = geometry::Degrees{bounds.leader.facing.value + angle};
        return geometry::judgeMove(battle.field, bounds.leader, pivot, terms, bounds.others,
                                   bounds.forbidden)
            .legal;
    };
    const double least = std::abs(whole) - firstTurn.value;
    const double most = std::min(std::abs(whole), bounds.terms.maxTurn.value - firstTurn.value);
    return least <= sameTurn || fits(sign * least) || fits(sign * most);
}

// Returns the question `asked` with a further condition. If the Move of an oblong base begins with
// a Pivot, the base must stand at a legal place at the end of the Pivot.
LeaderMove withRoomForPivot(const Battle& battle, LeaderMove asked, geometry::Degrees firstTurn) {
    const auto shared = asked.question.move;
    asked.judge = [&battle, shared, firstTurn, judge = asked.judge](const geometry::Move& move) {
        geometry::MoveVerdict verdict = judge(move);
        const geometry::Degrees facing = move.rotateFirst.value_or(shared->leader.facing);
        if (!verdict.legal || canTurnTo(battle, *shared, facing, firstTurn)) return verdict;
        verdict.legal = false;
        const Message why = say::noRoomForPivot();
        verdict.objections.push_back({.fault = geometry::Fault::turnTooWide,
                                      .piece = {},
                                      .mini = {},
                                      .text = english(why),
                                      .message = why});
        return verdict;
    };
    asked.closest = [&battle, shared, firstTurn, judge = asked.judge,
                     closest = asked.closest](geometry::Vec2 target) {
        auto found = closest(target);
        if (!found || judge(found->move).legal) return found;
        geometry::MoveTerms terms = shared->terms;
        terms.maxTurn = firstTurn;
        return geometry::closestLegalMove(battle.field, shared->leader, target, terms,
                                          shared->others, shared->forbidden);
    };
    return asked;
}

// True if the unit can deploy by a Move: straight from the battlefield's edge, or along a bent
// movement tool to a place with enough room.
bool canDeploy(const LeaderMove& asked) {
    const geometry::MoveTerms& terms = asked.question.move->terms;
    const auto isLegal = [&](const geometry::Move& move) {
        return !asked.refusalOf(MoveAnswer{move});
    };
    const auto straight = movesFromEdge(*terms.deployment, terms);
    if (std::any_of(straight.begin(), straight.end(), isLegal)) return true;
    for (const geometry::Vec2 place : placesAtEdge(*terms.deployment)) {
        const auto found = asked.closest(place);
        if (!found) return false;  // the unit has no legal move
        if (isLegal(found->move)) return true;
    }
    return false;
}

}  // namespace

Citation citationOf(MoveKind kind) {
    switch (kind) {
        case MoveKind::standard:
            return page(25, "Standard Move");
        case MoveKind::climb:
            return page(28, "Climbing");
        case MoveKind::pivot:
            return page(39, "Pivot");
        case MoveKind::reverse:
            return page(39, "Reverse Moves");
        case MoveKind::strafe:
            return citationOf(Keyword::hover);
    }
    return {};
}

Citation citationOf(const MoveOrder& order) {
    return order.jump > 0 ? citationOf(order.by.keyword) : citationOf(order.kind);
}

MovementAbilities abilitiesFor(const Battle& battle, const MoveOrder& order, int speed) {
    MovementAbilities point{order.unit,
                            order.kind,
                            battle.mini(battle.unit(order.unit).leader()).mini.base,
                            battle.field.dimensions(),
                            true,
                            moveTermsOf(battle, order, speed)};
    consult(battle, point);
    return point;
}

bool beginsWithPivot(const MovementAbilities& own, const geometry::Mini& leader,
                     const geometry::Move& move) {
    if (!own.pivots || !move.rotateFirst || own.terms.kind == MoveKind::pivot) return false;
    const double turned = std::abs(geometry::turn(*move.rotateFirst, leader.facing).value);
    return turned > own.terms.maxTurn.value + sameTurn;
}

LeaderMove leaderMove(const Battle& battle, const MoveOrder& order, int speed) {
    const UnitId id = order.unit;
    const UnitState& unit = battle.unit(id);
    const bool pivots = order.kind == MoveKind::pivot;
    const bool withdraws = !pivots && mustWithdraw(battle, id);
    const std::vector<UnitId> inMelee = inMeleeBefore(battle, order);

    MoveBounds bounds;
    bounds.leader = battle.mini(unit.leader()).mini;
    const MovementAbilities own = abilitiesFor(battle, order, speed);
    bounds.terms = own.terms;
    const double pivot = pivotBefore(battle, order, own);
    bounds.terms.maxTurn.value = std::min(bounds.terms.maxTurn.value + pivot, halfTurn);
    if (unit.undeployed) {
        bounds.terms.deployment = order.transport.none() ? deploymentOf(battle, id)
                                                         : deploymentFrom(battle, order.transport);
    }
    bounds.others = battle.inTheWayOf(id);
    if (!mayMoveIntoMelee(battle, id)) bounds.forbidden = forbiddenTo(battle, id, inMelee);

    auto asked = asking<LeaderMove>(order.mover.value_or(unit.player), Ask::moveUnit,
                                    withdraws ? page(29, "Withdraw") : citationOf(order), id);
    bounds.compulsory = order.compulsory && !pivots;
    const auto shared = std::make_shared<const MoveBounds>(std::move(bounds));
    asked.question.move = shared;
    const bool isAsked = shared->compulsory || order.jump > 0 || order.mover;
    if (isAsked && order.by.keyword != Keyword::none) asked.question.keyword = order.by;
    asked.judge = [&battle, shared](const geometry::Move& move) {
        return geometry::judgeMove(battle.field, shared->leader, move, shared->terms,
                                   shared->others, shared->forbidden);
    };
    asked.make = [&battle, shared](const geometry::Move& move) {
        return geometry::makeMove(battle.field, shared->leader, move, shared->terms);
    };
    asked.closest = [&battle, shared](geometry::Vec2 target) {
        return geometry::closestLegalMove(battle.field, shared->leader, target, shared->terms,
                                          shared->others, shared->forbidden);
    };
    if (pivot > 0.0 && isOblong(shared->leader.base))
        asked = withRoomForPivot(battle, std::move(asked), own.terms.maxTurn);
    asked.also = [&battle, id, withdraws, inMelee](const geometry::Mini& end) {
        return contactRefusal(battle, id, withdraws, inMelee, end);
    };
    if (shared->compulsory) makeCompulsory(battle, asked);
    return asked;
}

int startingSpeed(const Battle& battle, const MoveOrder& order) {
    const int own = order.speed.value_or(battle.unit(order.unit).card->speed);
    const bool withdraws = order.kind != MoveKind::pivot && mustWithdraw(battle, order.unit);
    return order.kind == MoveKind::climb || withdraws ? std::min(own, 1) : own;
}

Sum speedOf(const Battle& battle, const MoveOrder& order, int increased, int reduced) {
    Sum speed{startingSpeed(battle, order)};
    const int change = increased - speed.base;
    speed.add({order.kind == MoveKind::climb ? std::min(change, 0) : change, page(24, "Movement"),
               SourceRule::effects});
    speed.add({-reduced, page(24, "Movement"), SourceRule::effects});
    speed.add({-battle.unit(order.unit).tokens[Token::immobilize], citationOf(Keyword::immobilize),
               SourceRule::immobilizeTokens});
    return speed;
}

bool allowsMove(const Battle& battle, const MoveOrder& order, int speed) {
    const bool immobilized = battle.unit(order.unit).tokens[Token::immobilize] > 0;
    return speed > 0 || (order.kind == MoveKind::pivot && !immobilized);
}

bool canMove(const Battle& battle, const MoveOrder& order) {
    const UnitId id = order.unit;
    const MoveKind kind = order.kind;
    FastestSpeed fastest{id, startingSpeed(battle, order)};
    consult(battle, fastest);
    const int speed = speedOf(battle, order, fastest.speed, 0).within(speedLimits);
    if (!allowsMove(battle, order, speed)) return false;
    const LeaderMove asked = leaderMove(battle, order, speed);
    const MoveBounds& bounds = *asked.question.move;
    if (bounds.terms.deployment) return canDeploy(asked);
    if (bounds.compulsory) return canMoveCompulsorily(battle, asked);
    // A Move may also end where it starts. Such Moves are tested first, because only the position
    // of their movement tool can be illegal.
    geometry::Move stay;
    stay.kind = kind;
    stay.toolSpeed = 1;
    stay.pose.stop = 0.0;
    const bool small = !bounds.leader.base.notched;
    for (int turn = 0; turn < 8; ++turn) {
        const double angle = bounds.leader.facing.value + 45.0 * turn;
        stay.pose.contactAngle = stay.pose.direction = geometry::Degrees{angle};
        if (!small && turn != 0) stay.rotateFirst = stay.pose.direction;
        if (!asked.refusalOf(MoveAnswer{stay})) return true;
    }
    const geometry::Vec2 here{bounds.leader.position.x, bounds.leader.position.y};
    const auto closest = geometry::closestLegalMove(battle.field, bounds.leader, here, bounds.terms,
                                                    bounds.others, bounds.forbidden);
    if (closest && !asked.refusalOf(MoveAnswer{closest->move})) return true;
    // A unit in base contact with several enemy units may not stay, but it may move out of contact.
    if (enemiesTouchedBy(battle, id, bounds.leader).size() < 2) return false;
    const auto away = geometry::closestLegalMove(battle.field, bounds.leader, here, bounds.terms,
                                                 bounds.others, forbiddenTo(battle, id, {}));
    return away && !asked.refusalOf(MoveAnswer{away->move});
}

}  // namespace sightline::engine
