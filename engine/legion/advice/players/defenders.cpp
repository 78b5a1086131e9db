// The unit to attack: the one with the highest worth of the expected wounds.
#include "engine/legion/advice/players/advice.h"
#include "engine/legion/advice/players/worth.h"

namespace sightline::engine::advice {

// An additional defender costs nothing: the remaining weapons would not fire otherwise.
std::optional<Answer> chooseDefender(const Decision& decision) {
    const UnitId attacker = decision.question.unit;
    return decision.bestUnit([&](UnitId defender) {
        const bool known = !attacker.none() && isOnTable(decision.view.unit(attacker)) &&
                           isOnTable(decision.view.unit(defender));
        return known ? attackOn(decision.view, attacker, defender).worth : 0.0;
    });
}

}  // namespace sightline::engine::advice
