#include "engine/legion/rules/rulings/suppression.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

bool takesSuppression(const UnitCard& card) { return isTrooper(card.type) && card.courage; }

bool isSuppressed(const Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    return takesSuppression(*unit.card) && unit.tokens[Token::suppression] >= *unit.card->courage;
}

namespace {

// The courage that a keyword of `unit`, which is no commander, gives to the unit `led`. No value if
// no keyword gives courage.
std::optional<int> courageLent(const Battle& battle, const Tabletop& table, UnitId unit,
                               UnitId led) {
    LendCourage point{unit, led};
    consult(battle, table, point);
    return point.courage;
}

// Why the unit `id` may not use the courage of the unit `commander`. No value: it may.
std::optional<Reason> refusedCourage(const Battle& battle, const Tabletop& table, UnitId id,
                                     UnitId commander) {
    UseCourageOf point{battle, id, commander};
    consult(battle, table, point);
    return point.use.forbidden();
}

PanicCheck byTheBook(const Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    PanicCheck check{unit.card->courage, {}, {}};
    const Tabletop table = tabletopOf(battle);
    const double range3 = 3.0 * battle.field.dimensions().rangeBand;
    for (UnitId other : battle.unitsOf(unit.player)) {
        const UnitState& leader = battle.unit(other);
        const UnitCard& card = *leader.card;
        const bool commands = leader.rank() == Rank::commander && isTrooper(card.type);
        if (other == id) continue;
        const auto lent = commands ? card.courage : courageLent(battle, table, other, id);
        if (!commands && !lent) continue;
        if (!areWithin(battle, table, id, other, range3)) continue;
        const bool neverPanics = commands && !card.courage;
        if (!neverPanics && !(check.courage && *lent > *check.courage)) continue;
        if (const auto reason = refusedCourage(battle, table, id, other)) {
            check.refused.push_back({other, *reason});
            continue;
        }
        check.commander = other;
        check.courage = neverPanics ? std::nullopt : lent;
        if (neverPanics) return check;
    }
    return check;
}

}  // namespace

PanicCheck panicCheck(const Battle& battle, UnitId id) {
    PanicCheck check = byTheBook(battle, id);
    CheckForPanic point{id, check.courage, check.commander};
    consult(battle, point);
    check.courage = point.courage;
    check.commander = point.commander;
    return check;
}

bool isPanicked(const Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    const int tokens = unit.tokens[Token::suppression];
    if (tokens == 0 || unit.defeated() || !takesSuppression(*unit.card)) return false;
    if (tokens < 2 * *unit.card->courage) return false;
    const PanicCheck check = panicCheck(battle, id);
    return check.courage && tokens >= 2 * *check.courage;
}

}  // namespace sightline::engine
