#include "engine/activation/suppression.h"

#include "engine/rulings/tabletop.h"

namespace sightline::engine {

bool takesSuppression(const UnitCard& card) { return isTrooper(card.type) && card.courage; }

bool isSuppressed(const Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    return takesSuppression(*unit.card) && unit.tokens[Token::suppression] >= *unit.card->courage;
}

PanicCheck panicCheck(const Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    PanicCheck check{unit.card->courage, {}};
    const Tabletop table = tabletopOf(battle);
    const double range3 = 3.0 * battle.field.dimensions().rangeBand;
    for (const UnitOnTable& other : table.units) {
        const UnitCard& card = *other.card;
        if (other.id == id || other.player != unit.player || card.rank != Rank::commander) continue;
        if (!isTrooper(card.type) || !unitsWithin(table.unit(id), other, range3)) continue;
        if (!card.courage) return {std::nullopt, other.id};
        if (check.courage && *card.courage > *check.courage) check = {card.courage, other.id};
    }
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
