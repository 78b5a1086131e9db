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

// True if both cards have the same Faction. Mercenaries belong to no Faction; for them, the
// Affiliation must be the same (p. 41).
bool isOfOneSide(const UnitCard& one, const UnitCard& other) {
    if (one.isMercenary() || other.isMercenary()) return one.affiliation == other.affiliation;
    return one.faction == other.faction;
}

// The unit with the Commander token counts as a commander with courage 2 for the units on its own
// side. Keyword Glossary, Field Commander.
constexpr int fieldCommandersCourage = 2;

bool leadsInTheField(const UnitState& unit, const UnitCard& led) {
    return unit.commanderToken && unit.card->has(Keyword::fieldCommander) &&
           isOfOneSide(*unit.card, led);
}

PanicCheck byTheBook(const Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    PanicCheck check{unit.card->courage, {}};
    const Tabletop table = tabletopOf(battle);
    const double range3 = 3.0 * battle.field.dimensions().rangeBand;
    for (UnitId other : battle.unitsOf(unit.player)) {
        const UnitState& leader = battle.unit(other);
        const UnitCard& card = *leader.card;
        const bool commands = leader.rank() == Rank::commander && isTrooper(card.type);
        const bool inTheField = !commands && leadsInTheField(leader, *unit.card);
        if (other == id || (!commands && !inTheField)) continue;
        if (!areWithin(battle, table, id, other, range3)) continue;
        if (commands && !card.courage) return {std::nullopt, other};
        const int courage = inTheField ? fieldCommandersCourage : *card.courage;
        if (check.courage && courage > *check.courage) check = {courage, other};
    }
    return check;
}

}  // namespace

PanicCheck panicCheck(const Battle& battle, UnitId id) {
    const PanicCheck book = byTheBook(battle, id);
    CheckForPanic point{id, book.courage, book.commander};
    consult(battle, point);
    return {point.courage, point.commander};
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
