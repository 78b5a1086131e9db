#include "engine/legion/rules/activation/issue_order.h"

#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {

bool obeys(const Battle& battle, const UnitState& unit, const UnitState& by) {
    const std::string& affiliation = unit.card->affiliation;
    if (affiliation.empty() || affiliation == by.card->affiliation || unit.id == by.id) return true;
    OrderMercenaries point{battle, by.id, unit.id};
    consult(battle, point);
    return point.ordering.allowed();
}

bool mayReceiveOrder(const Battle& battle, UnitId unit, UnitId by) {
    ReceiveOrder point{battle, unit, by};
    consult(battle, point);
    return point.receiving.allowed();
}

Task<void> issueOrder(Battle& battle, UnitId id, UnitId by, Citation citation, bool ofCard) {
    UnitState& unit = battle.unit(id);
    if (unit.ordered || unit.defeated() || !mayReceiveOrder(battle, id, by)) co_return;
    unit.ordered = true;
    battle.record({.happening = Happening::orderIssued,
                   .message = say::orderIssued(),
                   .citation = citation,
                   .unit = id,
                   .other = by});
    OrderIssued point{id, by, ofCard};
    co_await reach(battle, point);
}

}  // namespace sightline::engine
