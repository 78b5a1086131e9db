#include "engine/movement/move_unit.h"

#include <algorithm>
#include <cmath>

#include "engine/movement/melee.h"
#include "engine/movement/terms.h"
#include "engine/rulings/tabletop.h"
#include "engine/timing/effects.h"

namespace sightline::engine {
namespace {

using geometry::MoveKind;

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
            return page(46, "Keyword Glossary: Hover");
    }
    return {};
}

bool mayEnterMelee(const Battle& battle, UnitId unit) {
    const bool withdrew =
        battle.activation && battle.activation->unit == unit && battle.activation->withdrew;
    return battle.unit(unit).card->hasMelee() && !withdrew && !isEngaged(tabletopOf(battle), unit);
}

double inchesBetween(const geometry::Mini& one, const geometry::Mini& other) {
    return std::hypot(one.position.x - other.position.x, one.position.y - other.position.y);
}

// Base contact with one enemy unit at most, and none for a unit that withdraws.
std::optional<Refusal> contactRefusal(const Battle& battle, UnitId unit, bool withdraws,
                                      const geometry::Mini& leader) {
    const auto touched = enemiesTouchedBy(battle, unit, leader);
    if (withdraws && !touched.empty()) {
        return refuse("a unit that withdraws leaves base contact", page(29, "Withdraw"));
    }
    if (touched.size() > 1) {
        return refuse("in base contact with 2 enemy units at once", page(28, "Moving Into Melee"));
    }
    return std::nullopt;
}

}  // namespace

LeaderMove leaderMove(const Battle& battle, UnitId id, MoveKind kind, int speed) {
    const UnitState& unit = battle.unit(id);
    const bool engaged = isEngaged(tabletopOf(battle), id);
    const bool withdraws = engaged && kind != MoveKind::pivot;

    MoveBounds bounds;
    bounds.leader = battle.mini(unit.leader()).mini;
    bounds.terms = moveTermsOf(battle, id, kind, withdraws ? std::min(speed, 1) : speed);
    bounds.others = battle.others(id);
    if (kind != MoveKind::pivot && !mayEnterMelee(battle, id)) {
        bounds.forbidden = battle.others(id, opponent(unit.player));
    }

    LeaderMove asked;
    asked.question.player = unit.player;
    asked.question.ask = Ask::moveUnit;
    asked.question.form = AnswerForm::move;
    asked.question.citation = withdraws ? page(29, "Withdraw") : citationOf(kind);
    asked.question.unit = id;
    asked.question.move = bounds;
    asked.judge = [&battle, bounds](const geometry::Move& move) {
        return geometry::judgeMove(battle.field, bounds.leader, move, bounds.terms, bounds.others,
                                   bounds.forbidden);
    };
    if (kind == MoveKind::pivot) return asked;  // which leaves every contact as it is
    asked.also = [&battle, id, withdraws](const geometry::Mini& end) {
        return contactRefusal(battle, id, withdraws, end);
    };
    return asked;
}

bool canMove(const Battle& battle, UnitId id, MoveKind kind) {
    const LeaderMove asked = leaderMove(battle, id, kind, battle.unit(id).card->speed);
    const MoveBounds& bounds = *asked.question.move;
    if (bounds.terms.speed < 1) return false;
    if (kind == MoveKind::pivot) return true;
    // Staying where one stands is a move too; then only the tool can be in the way.
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
    return closest && !asked.refusalOf(MoveAnswer{closest->move});
}

// A Move: Standard Move, Climb, Pivot or Reverse. Core Rulebook p. 25-28, 39.
Task<void> moveUnit(Battle& battle, UnitId id, MoveKind kind) {
    if (isEngaged(tabletopOf(battle), id) && kind != MoveKind::pivot && battle.activation) {
        battle.activation->withdrew = true;
    }
    DetermineSpeed point{id, battle.unit(id).card->speed};
    co_await reach(battle, point);
    const auto question = [&] { return leaderMove(battle, id, kind, point.speed); };
    const LeaderMove::Reply chosen = co_await ask(battle, question);
    if (!chosen.verdict) co_return;

    const MiniId leader = battle.unit(id).leader();
    const geometry::Mini before = battle.mini(leader).mini;
    const geometry::Mini end = chosen.verdict->end;
    battle.place(leader, end);
    battle.record({.happening = Happening::moved,
                   .verdict = "the unit leader moved",
                   .numbers = {{"inches", inchesBetween(before, end)},
                               {"speed", static_cast<double>(chosen.move.toolSpeed)},
                               {"up", end.position.z - before.position.z}},
                   .witness = geometry::Segment{before.position, end.position},
                   .citation = citationOf(kind),
                   .unit = id,
                   .mini = leader});
    if (kind == MoveKind::pivot) {
        for (MiniId one : battle.unit(id).minis) battle.face(one, end.facing);
        co_return;
    }
    // The unit's Speed falls when any miniature ends in difficult terrain (p. 27), so the others
    // keep out of it when the leader used a faster tool.
    const bool tooFast = chosen.tooFastForDifficult;
    const std::vector<UnitId> touched = enemiesTouchedBy(battle, id, end);
    if (touched.empty()) {
        PlacingOrder order{id, before, {}, {}, page(23, "Unit Cohesion"), tooFast};
        co_await placeOthers(battle, order);
    } else {
        IntoMelee melee{id, touched.front(), before, tooFast};
        co_await moveIntoMelee(battle, melee);
    }
}

}  // namespace sightline::engine
