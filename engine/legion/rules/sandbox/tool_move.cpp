// Makes one Move of a unit in the sandbox.
#include <cmath>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/movement/leader_move.h"
#include "engine/legion/rules/movement/melee.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/sandbox/free_table.h"

namespace sightline::engine {
namespace {

void standAtTheEnd(Battle& battle, const MoveOrder& order, const LeaderMove::Reply& chosen) {
    const MiniId leader = battle.unit(order.unit).leader();
    const geometry::Vec3 before = battle.mini(leader).mini.position;
    const geometry::Mini end = chosen.made->end;
    battle.place(leader, end);
    Ruling said{.happening = Happening::moved,
                .message = say::leaderMoved(),
                .numbers = {{NumberId::inches,
                             std::hypot(end.position.x - before.x, end.position.y - before.y)},
                            {NumberId::up, end.position.z - before.z}},
                .witness = geometry::Segment{before, end.position},
                .citation = citationOf(order),
                .unit = order.unit,
                .mini = leader};
    if (order.kind != geometry::MoveKind::pivot)
        said.numbers.insert(said.numbers.begin() + 1, {NumberId::speed, chosen.move.toolSpeed});
    battle.record(std::move(said));
}

}  // namespace

Task<void> moveWithTool(Battle& battle, ToolMove wanted) {
    const MoveOrder order{.unit = wanted.unit, .kind = wanted.kind, .speed = wanted.speed};
    const int speed = startingSpeed(battle, order);
    const auto question = [&] { return leaderMove(battle, order, speed); };
    const LeaderMove::Reply chosen = co_await ask(battle, question);
    if (!chosen.made || !battle.unit(order.unit).onTable()) co_return;
    const geometry::Mini before = battle.mini(battle.unit(order.unit).leader()).mini;
    standAtTheEnd(battle, order, chosen);
    if (order.kind == geometry::MoveKind::pivot) {
        for (const MiniId one : battle.unit(order.unit).minis)
            battle.face(one, chosen.made->end.facing);
        co_return;
    }
    const std::vector<UnitId> touched = enemiesTouchedBy(battle, order.unit, chosen.made->end);
    PlacingOrder placing{.unit = order.unit,
                         .leaderBefore = before,
                         .contact = touched.empty() ? UnitId{} : touched.front(),
                         .movers = {},
                         .citation = page(23, "Unit Cohesion"),
                         .avoidDifficult = chosen.tooFastForDifficult};
    co_await placeOthers(battle, placing);
}

}  // namespace sightline::engine
