// Chooses command cards: a card with many orders while the armies are far apart, a card with few
// pips when the first attack matters.
#include <algorithm>

#include "engine/legion/advice/players/advice.h"
#include "engine/legion/advice/players/card_orders.h"
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/worth.h"

namespace sightline::engine {

int ordersOf(const CommandCard& card, const View& view, Player player) {
    int orders = 0;
    for (const OrderPart& part : card.orders) {
        const auto able = static_cast<int>(
            std::count_if(view.units.begin(), view.units.end(), [&](const UnitView& unit) {
                return unit.player == player && !unit.defeated &&
                       part.filter.matches(*unit.card, unit.rank);
            }));
        orders += part.count == 0 ? able : std::min(part.count, able);
    }
    return orders;
}

namespace advice {
namespace {

constexpr double orderWorth = 1.0, pipWorth = 1.5, ownCardWorth = 0.5;

// True if units of both sides may attack each other this round.
bool isFighting(const View& view, Player player) {
    return std::any_of(view.units.begin(), view.units.end(), [&](const UnitView& unit) {
        if (unit.player != player || !isOnTable(unit)) return false;
        const double reach = reachOfWeapons(view, unit) + strideOf(view, unit);
        return std::any_of(view.units.begin(), view.units.end(), [&](const UnitView& other) {
            return other.player != player && isOnTable(other) &&
                   distanceTo(view, placeOf(view, unit), 0.5, other) <= reach;
        });
    });
}

double worthOf(const CommandCard& card, const View& view, Player player, bool fighting) {
    double worth = orderWorth * ordersOf(card, view, player);
    if (fighting) worth += pipWorth * (4 - card.pips);
    if (!card.belongsTo.empty() && card.automated) worth += ownCardWorth;
    return worth;
}

}  // namespace

std::optional<Answer> playCommandCard(const Decision& decision) {
    const View& view = decision.view;
    const auto& hand = view.command[static_cast<std::size_t>(decision.player())].hand;
    const bool fighting = isFighting(view, decision.player());
    std::optional<Answer> best;
    double most = 0.0;
    for (std::size_t i = 0; i < decision.question.options.size(); ++i) {
        const auto* card = std::get_if<CardInHand>(&decision.question.options[i]);
        if (!card || card->index < 0 || card->index >= static_cast<int>(hand.size())) continue;
        const double worth = worthOf(*hand[static_cast<std::size_t>(card->index)], view,
                                     decision.player(), fighting);
        if (best && worth <= most) continue;
        best = Pick{static_cast<int>(i)};
        most = worth;
    }
    return best;
}

}  // namespace advice
}  // namespace sightline::engine
