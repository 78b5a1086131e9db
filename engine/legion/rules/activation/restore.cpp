#include "engine/legion/rules/activation/restore.h"

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/rulings/conditional_rules.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

const Citation restorePage = glossary(61, "Restore");

Task<MiniId> chooseToRestore(Battle& battle, UnitId unit) {
    const auto question = [&] {
        auto asked =
            asking<Choice>(battle.unit(unit).player, Ask::chooseRestored, restorePage, unit);
        for (MiniId one : restorable(battle, unit)) asked.question.options.push_back(one);
        asked.question.options.push_back(Done{});
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    const MiniId* mini = std::get_if<MiniId>(&chosen);
    co_return mini ? *mini : MiniId{};
}

}  // namespace

bool mayBeRestored(const Battle& battle, UnitId unit) {
    RestoreMiniatures point{unit};
    consult(battle, point);
    return point.restoring.allowed();
}

std::vector<MiniId> restorable(const Battle& battle, UnitId unit) {
    std::vector<MiniId> fallen;
    if (!battle.unit(unit).onTable() || !mayBeRestored(battle, unit)) return fallen;
    for (const MiniState& one : battle.minis) {
        const bool now = one.defeated && one.fellInRound == battle.round;
        if (one.unit == unit && now) fallen.push_back(one.id);
    }
    return fallen;
}

Task<void> restore(Battle& battle, UnitId unit, int most) {
    for (int i = 0; i < most && !restorable(battle, unit).empty(); ++i) {
        const MiniId mini = co_await chooseToRestore(battle, unit);
        if (mini.none()) co_return;
        battle.bringBack(mini);
        const geometry::Mini leader = battle.mini(battle.unit(unit).leader()).mini;
        PlacingOrder order{unit, leader, {}, {mini}, restorePage};
        standAsProposed(battle, order);
        co_await placeOthers(battle, order);
        followConditions(battle, unit);
        battle.record({.happening = Happening::restored,
                       .message = say::restored(),
                       .numbers = {{NumberId::wounds, battle.mini(mini).wounds}},
                       .citation = restorePage,
                       .unit = unit,
                       .mini = mini});
    }
}

}  // namespace sightline::engine
