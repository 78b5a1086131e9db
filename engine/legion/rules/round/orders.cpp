#include "engine/legion/rules/round/orders.h"

#include <algorithm>

#include "engine/legion/rules/activation/issue_order.h"
#include "engine/legion/rules/cards/divulge.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/owners_of_card.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

// True if a keyword of the unit lets it count as a commander when the orders of a card are issued.
bool countsAsCommander(const Battle& battle, const UnitState& unit) {
    CountAsCommander point{unit.id};
    consult(battle, point);
    return point.counting.allowed();
}

bool mayCommand(const Battle& battle, const UnitState& unit) {
    return unit.rank() == Rank::commander || countsAsCommander(battle, unit);
}

// The facts about the unit that command cards read, such as its name and rank. There is one entry
// for each name that the unit has now.
std::vector<UnitTraits> seenByCards(const Battle& battle, const UnitState& unit) {
    UnitTraits traits = traitsOf(*unit.card);
    traits.rank = unit.rank();
    return engine::seenByCards(traits, countsAsCommander(battle, unit),
                               counterpartsIn(battle, unit));
}

// True if the unit accepts orders from the commander: the function `obeys` allows it, or the card
// names the unit or its Affiliation.
bool isLoyalTo(const Battle& battle, const UnitState& commander, const UnitState& unit,
               const UnitFilter& filter) {
    return obeys(battle, unit, commander) || filter.name || filter.affiliation;
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

// True if the player has divulged the card, and the card must then be selected in round 1. In games
// of older versions, a mark on a unit shows this.
static bool demandsRound1(const Battle& battle, Player player, const CommandCard& card) {
    if (battle.asks.divulge)
        return card.divulge && card.divulge->selectedInRound1 && wasDivulged(battle, player, card);
    const std::vector<UnitId> units = battle.unitsOf(player);
    return std::any_of(units.begin(), units.end(),
                       [&](UnitId one) { return battle.unit(one).marks.contains(card.id); });
}

// True if the text of the card lets the player select the card in this round.
static bool maySelect(const Battle& battle, const CommandCard& card) {
    if (card.fromHandOnly) return false;
    return !battle.asks.divulge || (!card.onlyDivulged && battle.round >= card.firstRound);
}

std::vector<int> playableCards(const Battle& battle, Player player) {
    std::vector<UnitTraits> standing;
    for (UnitId id : battle.unitsOf(player)) {
        const auto seen = seenByCards(battle, battle.unit(id));
        standing.insert(standing.end(), seen.begin(), seen.end());
    }
    const auto& hand = battle.command(player).hand;
    std::vector<int> playable;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (maySelect(battle, *hand[i]) && isCardOf(*hand[i], standing))
            playable.push_back(static_cast<int>(i));
    }
    // In round 1, a player who has divulged a playable card must play it, if the card says so.
    const auto isDemanded = [&](int index) {
        return demandsRound1(battle, player, *hand[static_cast<std::size_t>(index)]);
    };
    if (battle.round == 1 && std::any_of(playable.begin(), playable.end(), isDemanded))
        std::erase_if(playable, [&](int index) { return !isDemanded(index); });
    return playable;
}

// True if the player has a card that may be played. A card that belongs to no particular unit may
// always be played.
bool hasPlayableCard(const Battle& battle, Player player) {
    const auto& hand = battle.command(player).hand;
    const auto isAnybodys = [&](const CommandCard* card) {
        return maySelect(battle, *card) && isCardOf(*card, {});
    };
    return std::any_of(hand.begin(), hand.end(), isAnybodys) ||
           !playableCards(battle, player).empty();
}

std::vector<UnitId> commandersFor(const Battle& battle, Player player, const CommandCard& card) {
    if (!card.belongsTo.empty()) return ownersOf(battle, player, card);
    return unitsThat(battle, player, [&](const UnitState& unit) {
        if (!card.nominates) return mayCommand(battle, unit);
        return card.nominates->matches(*unit.card,
                                       mayCommand(battle, unit) ? Rank::commander : unit.rank());
    });
}

std::vector<UnitId> unitsToOrder(const Battle& battle, UnitId commander, const UnitFilter& filter) {
    const UnitState& by = battle.unit(commander);
    return unitsThat(battle, by.player, [&](const UnitState& unit) {
        return !unit.ordered && filter.matches(*unit.card, unit.rank()) &&
               isLoyalTo(battle, by, unit, filter) && mayReceiveOrder(battle, unit.id, commander);
    });
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
        const bool mayHaveToken = battle.asks.drawForFaceup && unit.card->has(Keyword::unstoppable);
        return (!unit.ordered || mayHaveToken) && !unit.activated && unit.rank() == rank;
    });
}

std::vector<UnitId> unitsWithFaceupToken(const Battle& battle, Player player) {
    return unitsThat(battle, player,
                     [](const UnitState& unit) { return unit.ordered && !unit.activated; });
}

int passTokens(int own, int enemies) { return std::max(0, enemies - own - 1); }

}  // namespace sightline::engine
