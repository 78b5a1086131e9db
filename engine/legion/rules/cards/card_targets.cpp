#include "engine/legion/rules/cards/card_targets.h"

#include <algorithm>

#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine::cards {
namespace {

bool isAmong(const Units& units, UnitId unit) {
    return std::find(units.begin(), units.end(), unit) != units.end();
}

Units namedBy(const Battle& battle, const CardInPlay& card) {
    Units units = battle.unitsOf(card.player);
    std::erase_if(units, [&](UnitId one) {
        const UnitCard& own = *battle.unit(one).card;
        return !card.command || !belongsTo(*card.command, own.name, own.title);
    });
    return units;
}

bool isNear(const Battle& battle, const Tabletop& table, UnitId unit, const Units& centres,
            int range) {
    const double inches = range * battle.field.dimensions().rangeBand;
    return std::any_of(centres.begin(), centres.end(), [&](UnitId centre) {
        return unit == centre || areWithin(battle, table, centre, unit, inches);
    });
}

// True if the unit leader of one of the units in `centres` sees the unit. A unit sees itself.
bool isSeen(const Tabletop& table, UnitId unit, const Units& centres) {
    const UnitOnTable* target = table.find(unit);
    return target && std::any_of(centres.begin(), centres.end(), [&](UnitId centre) {
               const UnitOnTable* from = table.find(centre);
               return from && (unit == centre || sees(table, *from, from->leader(), *target));
           });
}

Units ofSide(const Battle& battle, Player player, CardSide side) {
    if (side != CardSide::everyone)
        return battle.unitsOf(side == CardSide::ally ? player : opponent(player));
    Units units = battle.unitsOf(player);
    const Units others = battle.unitsOf(opponent(player));
    units.insert(units.end(), others.begin(), others.end());
    return units;
}

}  // namespace

Units unitsAs(const Battle& battle, const SentenceInPlay& played, CardRole role) {
    UnitId one{};
    switch (role) {
        case CardRole::self:
            one = played.card.unit;
            break;
        case CardRole::actor:
            one = played.actor;
            break;
        case CardRole::attacker:
            one = played.attacker;
            break;
        case CardRole::defender:
            one = played.defender;
            break;
        case CardRole::named:
            return namedBy(battle, played.card);
        case CardRole::chosen:
            return {};
    }
    if (!battle.has(one)) return {};
    return {one};
}

Units unitsThatFit(const Battle& battle, const SentenceInPlay& played, const CardTargets& wanted,
                   const Units& centres) {
    Units units = ofSide(battle, played.card.player, wanted.side);
    std::erase_if(units, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        return (wanted.who && !wanted.who->matches(*unit.card, unit.rank())) ||
               (wanted.another && isAmong(centres, one)) ||
               (wanted.ordered && *wanted.ordered != (unit.ordered && !unit.activated));
    });
    if (!wanted.within && !wanted.inSight) return units;
    const Tabletop table = tabletopOf(battle);
    std::erase_if(units, [&](UnitId one) {
        return (wanted.within && !isNear(battle, table, one, centres, *wanted.within)) ||
               (wanted.inSight && !isSeen(table, one, centres));
    });
    return units;
}

Units unitsThatFit(const Battle& battle, const SentenceInPlay& played, const CardTargets& wanted) {
    return unitsThatFit(battle, played, wanted, unitsAs(battle, played, wanted.of));
}

// A step may give its tokens once for each unit of a certain kind. This function counts these
// units. If the card measures their range from the unit that gains the tokens, the range is
// measured from `unit`.
int timesFor(const Battle& battle, const SentenceInPlay& played, const CardStep& step,
             UnitId unit) {
    if (!step.per) return 1;
    const CardTargets& counted = step.per->units;
    const Units units = counted.of == step.who ? unitsThatFit(battle, played, counted, {unit})
                                               : unitsThatFit(battle, played, counted);
    const int times = static_cast<int>(units.size());
    return step.per->most > 0 ? std::min(times, step.per->most) : times;
}

bool isAllowedByData(const CommandCard& card, const UnitCard& unit, Rank rank) {
    if (!card.program || card.program->sentences.empty()) return false;
    const std::vector<CardStep>& steps = card.program->sentences.front().steps;
    if (steps.empty()) return false;
    const auto& targets = steps.front().choose ? steps.front().choose : steps.front().each;
    return targets && targets->who && targets->who->matches(unit, rank);
}

}  // namespace sightline::engine::cards
