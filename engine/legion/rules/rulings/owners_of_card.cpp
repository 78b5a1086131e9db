#include "engine/legion/rules/rulings/owners_of_card.h"

#include <algorithm>

namespace sightline::engine {

std::vector<std::string> counterpartsIn(const Battle& battle, const UnitState& unit) {
    std::vector<std::string> counterparts;
    for (MiniId id : unit.minis) {
        if (battle.mini(id).counterpart) counterparts.push_back(battle.mini(id).carrier.name);
    }
    return counterparts;
}

std::vector<UnitId> ownersOf(const Battle& battle, Player player, const CommandCard& card) {
    std::vector<UnitId> owners;
    if (card.belongsTo.empty()) return owners;
    for (UnitId id : battle.unitsOf(player)) {
        const UnitState& unit = battle.unit(id);
        const std::vector<std::string> counterparts = counterpartsIn(battle, unit);
        const bool named =
            belongsTo(card, unit.card->name, unit.card->title) ||
            std::any_of(counterparts.begin(), counterparts.end(),
                        [&](const std::string& one) { return belongsTo(card, one, {}); });
        if (named) owners.push_back(id);
    }
    return owners;
}

std::vector<UnitId> ownersOfPlayedCard(const Battle& battle, Player player) {
    const CommandCard* card = battle.command(player).played;
    return card ? ownersOf(battle, player, *card) : std::vector<UnitId>{};
}

}  // namespace sightline::engine
