#include "engine/legion/rules/movement/move_unit.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/movement/compulsory_move.h"
#include "engine/legion/rules/movement/deploy.h"
#include "engine/legion/rules/movement/dual_sided_cards.h"
#include "engine/legion/rules/movement/leader_move.h"
#include "engine/legion/rules/movement/melee.h"
#include "engine/legion/rules/movement/moved_over.h"
#include "engine/legion/rules/rulings/conditional_rules.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/reactions.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

using geometry::MoveKind;

Task<Sum> determineSpeed(Battle& battle, const MoveOrder& order) {
    DetermineSpeed point{order.unit, startingSpeed(battle, order), 0, order.kind};
    co_await reach(battle, point);
    co_return speedOf(battle, order, point.speed, point.reduced);
}

// Adds to the entry the reasons why the unit's Speed in this Move differs from the Speed on its
// unit card.
void addSpeed(const Battle& battle, const MoveOrder& order, const Sum& speed, Ruling& said) {
    std::vector<Reason> reasons;
    if (!order.speed) reasons = battle.unit(order.unit).card->why.speed;
    reasons.insert(reasons.end(), speed.reasons.begin(), speed.reasons.end());
    if (reasons.empty()) return;
    said.numbers.push_back({NumberId::speedOfUnit, speed.within(speedLimits)});
    addReasons(said.numbers, reasons);
}

void placeLeader(Battle& battle, const MoveOrder& order, const LeaderMove::Reply& chosen,
                 const Sum& speed) {
    const MiniId leader = battle.unit(order.unit).leader();
    const geometry::Mini before = battle.mini(leader).mini;
    const geometry::Mini end = chosen.made->end;
    battle.place(leader, end);
    // The leader of a deploying unit starts at the middle of the tool's first end, which is at the
    // battlefield's edge or at the transport.
    geometry::Vec3 from = before.position;
    if (chosen.move.start) from = {chosen.move.start->x, chosen.move.start->y, end.position.z};
    Ruling said{.happening = Happening::moved,
                .message = say::leaderMoved(),
                .numbers = {{NumberId::inches,
                             std::hypot(end.position.x - from.x, end.position.y - from.y)},
                            {NumberId::up, end.position.z - from.z}},
                .witness = geometry::Segment{from, end.position},
                .citation = citationOf(order),
                .unit = order.unit,
                .mini = leader};
    if (order.kind != MoveKind::pivot)
        said.numbers.insert(said.numbers.begin() + 1, {NumberId::speed, chosen.move.toolSpeed});
    addSpeed(battle, order, speed, said);
    battle.record(std::move(said));
}

// True if the Move begins with a Pivot that a keyword allows. The record then names the keyword.
bool tellPivotBefore(Battle& battle, const MoveOrder& order, const geometry::Move& move,
                     int speed) {
    const MovementAbilities own = abilitiesFor(battle, order, speed);
    const geometry::Mini& leader = battle.mini(battle.unit(order.unit).leader()).mini;
    if (battle.unit(order.unit).undeployed || !beginsWithPivot(own, leader, move)) return false;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::pivotsFirst(),
                   .citation = own.pivots->citation,
                   .unit = order.unit});
    return true;
}

// Brings an undeployed unit onto the battlefield. The miniatures other than the leader get legal
// places before a question about them is asked, so that the unit is never only partly on the table.
Task<void> comeOn(Battle& battle, UnitId id) {
    co_await chooseFaceupSides(battle, id);
    UnitState& unit = battle.unit(id);
    const geometry::Mini leader = battle.mini(unit.leader()).mini;
    const std::vector<MiniId> followers(unit.minis.begin() + 1, unit.minis.end());
    for (const geometry::FormationMember& one : inRowsBehind(battle, leader, followers)) {
        battle.mini(MiniId{one.key}).mini = one.mini;
    }
    unit.undeployed = false;
    PlacingOrder placing{id, leader, {}, {}, page(24, "Deploying Units")};
    if (!followers.empty()) standAsProposed(battle, placing);
    battle.record({.happening = Happening::deployed,
                   .message = say::deployed(),
                   .citation = page(24, "Deploying Units"),
                   .unit = id});
    UnitDeployed point{id, true};
    co_await reach(battle, point);
}

// Ends the actions of the unit, because its compulsory Move reached the edge of the battlefield (p.
// 25).
void stopAtTheEdge(Battle& battle, const MoveOrder& order) {
    battle.activation->leftTable = true;
    battle.record({.happening = Happening::moved,
                   .message = say::stoppedAtEdge(),
                   .citation = page(25, "Leaving the Battlefield"),
                   .unit = order.unit});
}

// Places the miniatures other than the leader near the leader. If the leader touches an enemy unit,
// the miniatures move into melee, and the function returns that enemy unit.
Task<UnitId> placeFollowers(Battle& battle, const MoveOrder& order, geometry::Mini before,
                            bool tooFast) {
    const UnitId id = order.unit;
    const geometry::Mini end = battle.mini(battle.unit(id).leader()).mini;
    std::vector<UnitId> touched = enemiesTouchedBy(battle, id, end);
    if (order.kind == MoveKind::pivot) {
        for (MiniId one : battle.unit(id).minis) battle.face(one, end.facing);
        // Only an oblong base can make new contact by a Pivot. Enemy units that were already in
        // contact with the leader are ignored.
        const std::vector<UnitId> known = enemiesTouchedBy(battle, id, before);
        std::erase_if(touched, [&](UnitId one) {
            return std::find(known.begin(), known.end(), one) != known.end();
        });
        if (touched.empty()) co_return UnitId{};
    }
    if (touched.empty()) {
        PlacingOrder placing{id, before, {}, {}, page(23, "Unit Cohesion"), tooFast};
        co_await placeOthers(battle, placing);
        co_return UnitId{};
    }
    MeleeEntry melee{id, touched.front(), before, tooFast};
    co_await moveIntoMelee(battle, melee);
    co_return touched.front();
}

// True if the leader on a notched base makes a Standard Move along the full length of the movement
// tool of the unit's Speed. `reduced` computes the Speed after terrain has reduced it.
bool isFullMove(const Battle& battle, const MoveOrder& order, const LeaderMove::Reply& chosen,
                int speed, const std::function<int()>& reduced) {
    const geometry::Move& move = chosen.move;
    const bool standard = move.kind == MoveKind::standard || move.kind == MoveKind::reverse;
    const bool notched = battle.mini(battle.unit(order.unit).leader()).mini.base.notched;
    const bool whole = move.pose.stop > 1.0 - geometry::sameLength && !chosen.made->stoppedByEdge;
    if (!standard || !notched || !whole) return false;
    return move.toolSpeed >= speed || move.toolSpeed >= reduced();
}

}  // namespace

Task<UnitId> pivotInMove(Battle& battle, UnitId id) {
    const MoveOrder order{.unit = id, .kind = MoveKind::pivot};
    const Sum sum = speedOf(battle, order, startingSpeed(battle, order), 0);
    const int speed = sum.within(speedLimits);
    if (!allowsMove(battle, order, speed)) co_return UnitId{};
    const auto question = [&] { return leaderMove(battle, order, speed); };
    const LeaderMove::Reply chosen = co_await ask(battle, question);
    if (!chosen.made || battle.unit(id).defeated()) co_return UnitId{};
    const geometry::Mini before = battle.mini(battle.unit(id).leader()).mini;
    placeLeader(battle, order, chosen, sum);
    const UnitId touched = co_await placeFollowers(battle, order, before, false);
    co_return touched;
}

// Makes a Move: a Standard Move, Climb, Pivot or Reverse. Core Rulebook p. 25-28, 39.
Task<void> moveUnit(Battle& battle, MoveOrder order) {
    const UnitId id = order.unit;
    const Player player = battle.unit(id).player;
    const bool acts = battle.activation && battle.activation->unit == id;
    if (acts && order.kind != MoveKind::pivot && mustWithdraw(battle, id)) {
        battle.activation->withdrew = true;
    }
    battle.remove(id, Token::standby, 1, page(36, "Standby"));
    const Sum sum = co_await determineSpeed(battle, order);
    const int speed = sum.within(speedLimits);
    if (!allowsMove(battle, order, speed)) co_return;
    const auto question = [&] { return leaderMove(battle, order, speed); };
    std::optional<LeaderMove> first;
    if (order.compulsory) first = question();
    if (first && !canMoveCompulsorily(battle, *first)) {
        battle.record({.happening = Happening::moved,
                       .message = say::noCompulsoryMove(),
                       .citation = glossary(54, "Compulsory Move"),
                       .unit = id});
        co_return;
    }
    const LeaderMove::Reply chosen = co_await ask(battle, question, first);
    if (!chosen.made || battle.unit(id).defeated()) co_return;
    const bool toTheEdge = acts && order.compulsory && chosen.made->stoppedByEdge;

    const bool comesOn = battle.unit(id).undeployed;
    const geometry::Mini before =
        comesOn ? chosen.made->end : battle.mini(battle.unit(id).leader()).mini;
    std::vector<UnitId> over;
    const bool sweeps = order.kind != MoveKind::pivot && order.kind != MoveKind::climb;
    if (sweeps) over = movedOver(battle, order, chosen.move, *chosen.made);
    const bool full = isFullMove(battle, order, chosen, speed,
                                 [&] { return question().judge(chosen.move).effectiveSpeed; });
    const bool pivoted = tellPivotBefore(battle, order, chosen.move, speed);
    placeLeader(battle, order, chosen, sum);
    if (toTheEdge) stopAtTheEdge(battle, order);
    if (comesOn) co_await comeOn(battle, id);
    if (battle.unit(id).defeated()) co_return;
    followConditions(battle, id);
    LeaderMoved moved{id};
    co_await reach(battle, moved);
    // The unit's Speed is reduced if any of its miniatures ends in difficult terrain (p. 27). So if
    // the leader's tool was too fast for difficult terrain, no other miniature of the unit may end
    // there.
    const UnitId melee = co_await placeFollowers(battle, order, before, chosen.tooFastForDifficult);
    if (battle.unit(id).defeated()) co_return;
    followConditions(battle, id);
    if (battle.activation) battle.activation->moves.push_back({id, full});
    UnitPlaced placed{id, order.kind, pivoted, melee};
    co_await reach(battle, placed);
    if (battle.unit(id).defeated()) co_return;
    co_await offerReactions(battle, id, order.cause.value_or(player));
    MoveResolved resolved{id, order.kind, over, placed.intoMelee, order.isAction, comesOn};
    co_await reach(battle, resolved);
    if (over.empty()) co_return;
    MoveOverUnits passed{id, over};
    co_await reach(battle, passed);
}

}  // namespace sightline::engine
