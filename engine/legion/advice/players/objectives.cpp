// Answers questions of the setup, and places objective tokens.
#include <algorithm>
#include <cmath>

#include "engine/legion/advice/players/advice.h"
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine::advice {
namespace {

using geometry::Vec2;

// The distance in inches from place `at` to the closest unit of `player`.
double nearestUnit(const View& view, Vec2 at, Player player) {
    double nearest = 100.0;
    for (const UnitView& unit : view.units) {
        if (unit.player == player && isOnTable(unit))
            nearest = std::min(nearest, glm::distance(placeOf(view, unit), at));
    }
    return nearest;
}

}  // namespace

// Picks the units of the highest worth for an advantage card.
std::optional<Answer> chooseUnitsForAdvantage(const Decision& decision) {
    std::vector<std::pair<double, int>> byWorth;
    for (std::size_t i = 0; i < decision.question.options.size(); ++i) {
        const UnitId* unit = std::get_if<UnitId>(&decision.question.options[i]);
        if (!unit) return std::nullopt;
        byWorth.emplace_back(-worthOf(decision.view, decision.view.unit(*unit)),
                             static_cast<int>(i));
    }
    std::stable_sort(byWorth.begin(), byWorth.end());
    PickSeveral chosen;
    for (const auto& [worth, option] : byWorth) {
        if (static_cast<int>(chosen.options.size()) < decision.question.most)
            chosen.options.push_back(option);
    }
    std::sort(chosen.options.begin(), chosen.options.end());
    return chosen;
}

// Places an asset as far as possible from the enemy and as near as possible to the player's own
// units.
std::optional<Answer> placeAsset(const Decision& decision) {
    const SpotBounds& bounds = *decision.question.spot;
    const auto worth = [&](Vec2 at) {
        return nearestUnit(decision.view, at, opponent(decision.player())) -
               nearestUnit(decision.view, at, decision.player());
    };
    Vec2 best = bounds.proposal;
    const double reach = bounds.near.base.width / 2.0 + bounds.width / 2.0 +
                         decision.view.battlefield.dimensions().halfRange - 0.1;
    const Vec2 middle{bounds.near.position.x, bounds.near.position.y};
    for (int turn = 0; turn < 12; ++turn) {
        const double angle = turn * 0.5235987755982988;
        const Vec2 at = middle + reach * Vec2(std::cos(angle), std::sin(angle));
        if (worth(at) > worth(best) && decision.isLegal(Spot{at})) best = at;
    }
    return Spot{best};
}

}  // namespace sightline::engine::advice
