/// RecruitPool: the parts of the catalogue that a running game uses. Units of the pool can join the
/// sandbox, and players can add its weapons to an attack pool by hand.
#pragma once
#include <map>
#include <string>

#include "engine/legion/rules/asking/adjustment.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// Thread-safe. Several games may use the same pool.
class RecruitPool {
  public:
    virtual ~RecruitPool() = default;
    /// The undeployed unit. The pointer is valid as long as this object exists. A problem names the
    /// unknown card or the impossible base.
    virtual Result<const ScenarioUnit*> unitOf(const Recruit& who) = 0;
    /// The weapons of all cards, by name. If cards have different weapons with the same name, the
    /// key is "name (card)".
    virtual const std::map<std::string, Weapon>& weapons() const = 0;
};

}  // namespace sightline::engine
