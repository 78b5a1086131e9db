#include "engine/round/orders.h"

#include <algorithm>

#include "engine/timing/effects.h"

namespace sightline::engine {
namespace {

bool isFieldCommander(const UnitState& unit) {
    const auto& keywords = unit.card->keywords;
    return std::any_of(keywords.begin(), keywords.end(),
                       [](const KeywordText& one) { return one.name == "Field Commander"; });
}

template <class Wanted>
std::vector<UnitId> unitsThat(const Battle& battle, Player player, const Wanted& wanted) {
    std::vector<UnitId> found;
    for (UnitId id : battle.unitsOf(player)) {
        if (wanted(battle.unit(id))) found.push_back(id);
    }
    return found;
}

}  // namespace

bool mayPlayCommandCards(const Battle& battle, Player player) {
    const auto leads = [](const UnitState& unit) {
        return unit.rank() == Rank::commander || unit.rank() == Rank::operative ||
               unit.commanderToken;
    };
    return !unitsThat(battle, player, leads).empty();
}

std::vector<int> playableCards(const Battle& battle, Player player) {
    std::vector<std::string> standing;
    for (UnitId id : battle.unitsOf(player)) standing.push_back(battle.unit(id).card->name);
    const auto& hand = battle.command(player).hand;
    std::vector<int> playable;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (isCardOf(*hand[i], standing)) playable.push_back(static_cast<int>(i));
    }
    return playable;
}

std::vector<UnitId> commandersFor(const Battle& battle, Player player, const CommandCard& card) {
    if (card.belongsTo.empty()) {
        return unitsThat(battle, player, [](const UnitState& unit) {
            return unit.rank() == Rank::commander || isFieldCommander(unit);
        });
    }
    return unitsThat(battle, player, [&](const UnitState& unit) {
        const auto& names = card.belongsTo;
        return std::find(names.begin(), names.end(), unit.card->name) != names.end();
    });
}

std::vector<UnitId> unitsToOrder(const Battle& battle, UnitId commander,
                                 const UnitFilter& filter) {
    return unitsThat(battle, battle.unit(commander).player, [&](const UnitState& unit) {
        return !unit.ordered && matches(filter, *unit.card, unit.rank());
    });
}

Task<void> issueOrder(Battle& battle, UnitId id, UnitId by, Citation citation) {
    UnitState& unit = battle.unit(id);
    if (unit.ordered || unit.defeated()) co_return;
    unit.ordered = true;
    battle.record({.happening = Happening::orderIssued,
                   .verdict = "order issued",
                   .citation = citation,
                   .unit = id,
                   .other = by});
    OrderIssued point{id, by};
    co_await reach(battle, point);
}

OrderPool orderPoolOf(const Battle& battle, Player player) {
    OrderPool pool;
    for (UnitId id : battle.unitsOf(player)) {
        const UnitState& unit = battle.unit(id);
        if (!unit.ordered && !unit.activated) ++pool[unit.rank()];
    }
    return pool;
}

std::vector<UnitId> unitsWithoutToken(const Battle& battle, Player player, Rank rank) {
    return unitsThat(battle, player, [&](const UnitState& unit) {
        return !unit.ordered && !unit.activated && unit.rank() == rank;
    });
}

std::vector<UnitId> unitsWithFaceupToken(const Battle& battle, Player player) {
    return unitsThat(battle, player,
                     [](const UnitState& unit) { return unit.ordered && !unit.activated; });
}

int passTokens(int own, int enemies) { return std::max(0, enemies - own - 1); }

}  // namespace sightline::engine
