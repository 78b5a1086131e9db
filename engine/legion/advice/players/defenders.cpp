// Chooses the unit to attack: the unit for which the expected wounds have the highest worth.
#include "engine/legion/advice/players/advice.h"
#include "engine/legion/advice/players/worth.h"

namespace sightline::engine::advice {

// Always picks a defender, because the weapons that are left would otherwise not fire.
std::optional<Answer> chooseDefender(const Decision& decision) {
    const UnitId attacker = decision.question.unit;
    return decision.bestUnit([&](UnitId defender) {
        const bool known = !attacker.none() && isOnTable(decision.view.unit(attacker)) &&
                           isOnTable(decision.view.unit(defender));
        return known ? attackOn(decision.view, attacker, defender).worth : 0.0;
    });
}

}  // namespace sightline::engine::advice
