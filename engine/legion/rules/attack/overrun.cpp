#include "engine/legion/rules/attack/overrun.h"

#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/reactions.h"

namespace sightline::engine {
namespace {

// The number of overrun attacks that the unit may make in one activation: the sum of the Overrun
// values of its weapons.
int overrunsOf(const UnitState& unit) {
    int most = 0;
    for (const Weapon& weapon : unit.card->weapons) {
        if (!isFaceup(unit.cards, weapon)) continue;
        for (const KeywordText& keyword : weapon.keywords) {
            if (keyword.is(Keyword::overrun)) most += keyword.value.value_or(0);
        }
    }
    return most;
}

}  // namespace

Citation overrunRule() { return citationOf(Keyword::overrun); }

std::vector<UnitId> overrunDefenders(const Battle& battle, UnitId id,
                                     const std::vector<UnitId>& over) {
    std::vector<UnitId> legal;
    const bool acts = battle.activation && battle.activation->unit == id;
    const UnitState& unit = battle.unit(id);
    if (!acts || !unit.onTable()) return legal;
    if (battle.activation->overruns >= overrunsOf(unit)) return legal;
    const Tabletop table = tabletopOf(battle);
    for (UnitId one : over) {
        if (!battle.unit(one).onTable()) continue;
        if (sees(table, table.unit(id), table.unit(id).leader(), table.unit(one))) {
            legal.push_back(one);
        }
    }
    return legal;
}

Task<void> offerOverrun(Battle& battle, UnitId id, std::vector<UnitId> over) {
    const auto question = [&] {
        auto asked = asking<Choice>(battle.unit(id).player, Ask::overrun, overrunRule(), id);
        for (UnitId one : overrunDefenders(battle, id, over)) {
            asked.question.options.push_back(one);
        }
        asked.question.options.push_back(Done{});
        return asked;
    };
    if (overrunDefenders(battle, id, over).empty()) co_return;
    const Option chosen = co_await ask(battle, question);
    const UnitId* defender = std::get_if<UnitId>(&chosen);
    if (!defender) co_return;
    ++battle.activation->overruns;
    AttackOrder order{.attacker = id, .only = *defender, .overrun = true};
    co_await makeAttack(battle, order);
}

void addOverrun(Effects& effects) {
    for (const Player player : bothPlayers) {
        Effect<MoveOverUnits> effect;
        effect.controller = player;
        effect.resolve = [](Battle& battle, MoveOverUnits& point) {
            return offerOverrun(battle, point.unit, point.over);
        };
        effect.applies = [player](const Battle& battle, const MoveOverUnits& point) {
            return battle.unit(point.unit).player == player;
        };
        effects.add(std::move(effect));
    }
}

}  // namespace sightline::engine
