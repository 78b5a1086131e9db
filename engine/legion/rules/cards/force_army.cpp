#include "engine/legion/rules/cards/force_army.h"

#include <algorithm>

#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine::cards {

bool ForceArmy::has(UnitId unit) const {
    return std::find(units.begin(), units.end(), unit) != units.end();
}

std::vector<ForceArmy> armiesWith(const Scenario& scenario, const std::string& id) {
    std::vector<ForceArmy> armies;
    for (std::size_t player = 0; player < scenario.forces.size(); ++player) {
        const ForceInPlay& force = scenario.forces[player];
        if (force.id != id || !force.program) continue;
        ForceArmy army{{.citation = page(16, force.name), .source = force.name}};
        for (std::size_t i = 0; i < scenario.units.size(); ++i) {
            if (scenario.units[i].player == static_cast<Player>(player))
                army.units.push_back(UnitId{static_cast<int>(i)});
        }
        armies.push_back(std::move(army));
    }
    return armies;
}

}  // namespace sightline::engine::cards
