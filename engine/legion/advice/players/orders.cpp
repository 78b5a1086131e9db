// Chooses commanders and orders. Orders go to the units that may need to act before the others.
#include <algorithm>

#include "engine/legion/advice/players/advice.h"
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/worth.h"

namespace sightline::engine::advice {
namespace {

constexpr double farAway = 40.0;  // inches; enemies at a greater distance do not matter

// The worth of an order for a unit. It rises with the worth of the unit, and falls with the
// distance to the closest enemy.
double worthOfOrder(const View& view, UnitId id) {
    const UnitView& unit = view.unit(id);
    if (!isOnTable(unit)) return 0.1 * unit.card->points;
    double nearest = farAway;
    for (const UnitView& other : view.units) {
        if (other.player == unit.player || !isOnTable(other)) continue;
        nearest = std::min(nearest, distanceTo(view, placeOf(view, unit), 0.5, other));
    }
    return worthOf(view, unit) * (1.0 - nearest / (farAway + 10.0));
}

}  // namespace

std::optional<Answer> issueOrders(const Decision& decision) {
    std::vector<std::pair<double, int>> byWorth;
    for (std::size_t i = 0; i < decision.question.options.size(); ++i) {
        const UnitId* unit = std::get_if<UnitId>(&decision.question.options[i]);
        if (!unit) return std::nullopt;
        byWorth.emplace_back(-worthOfOrder(decision.view, *unit), static_cast<int>(i));
    }
    std::stable_sort(byWorth.begin(), byWorth.end());
    PickSeveral chosen;
    for (const auto& [worth, option] : byWorth) {
        if (static_cast<int>(chosen.options.size()) < decision.question.most)
            chosen.options.push_back(option);
    }
    std::sort(chosen.options.begin(), chosen.options.end());
    if (!decision.isLegal(chosen)) return std::nullopt;
    return chosen;
}

// Nominates a unit with the rank commander or, if no such unit is allowed, another allowed unit. If
// there are several, nominates the unit with the most courage, because near this unit other units
// panic least.
std::optional<Answer> nominateCommander(const Decision& decision) {
    return decision.bestUnit([&](UnitId id) {
        const UnitView& unit = decision.view.unit(id);
        const bool commands = unit.rank == Rank::commander;
        return (commands ? 100.0 : 0.0) + unit.card->courage.value_or(9);
    });
}

std::optional<Answer> promote(const Decision& decision) {
    return decision.bestUnit([&](UnitId id) {
        const UnitView& unit = decision.view.unit(id);
        return 10.0 * unit.card->courage.value_or(9) + 0.01 * worthOf(decision.view, unit);
    });
}

}  // namespace sightline::engine::advice
