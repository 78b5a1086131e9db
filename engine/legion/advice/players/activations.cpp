// Chooses the next unit to activate: a unit with a valuable attack, or a threatened unit. Units
// that need not hurry activate later.
#include <algorithm>

#include "engine/legion/advice/players/advice.h"
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::engine::advice {
namespace {

constexpr double urgent = 8.0;  // points; a unit whose activation is worth fewer points can wait
// If a unit is threatened, its activation is worth more by this share of the unit's points.
constexpr double threatShare = 0.08;

double urgencyOf(const View& view, UnitId id) {
    const UnitView& unit = view.unit(id);
    if (!isOnTable(unit)) return 1.0;
    double urgency = bestAttack(view, id).worth;
    if (isThreatened(view, unit)) urgency += threatShare * worthOf(view, unit);
    return urgency;
}

}  // namespace

std::optional<Answer> chooseUnitToActivate(const Decision& decision) {
    double most = -1.0;
    const auto best = decision.bestUnit([&](UnitId unit) {
        const double urgency = urgencyOf(decision.view, unit);
        most = std::max(most, urgency);
        return urgency;
    });
    if (decision.question.ask != Ask::chooseUnitToActivate || (best && most >= urgent)) return best;
    if (auto pass = decision.pick(TurnChoice::pass)) return pass;
    if (auto draw = decision.pick(TurnChoice::drawOrderToken)) return draw;
    return best;
}

}  // namespace sightline::engine::advice
