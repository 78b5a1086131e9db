/// ForceArmy: the army that has a battle force, for standing effects of the battle force. A view
/// does not contain the battle forces, so the effects get the army when the game begins.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/basics/sum.h"

namespace sightline::engine {

struct Scenario;

namespace cards {

struct ForceArmy {
    Reason rule;  ///< the battle force as the reason for a permission
    std::vector<UnitId> units{};
    bool has(UnitId unit) const;
};

/// The armies of the scenario that have the battle force with this id, if the game applies it.
std::vector<ForceArmy> armiesWith(const Scenario& scenario, const std::string& id);

}  // namespace cards
}  // namespace sightline::engine
