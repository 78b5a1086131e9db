/// RecruitPool: the catalogue as a running game sees it: units that join the sandbox, and weapons
/// that players add to an attack pool by hand.
#pragma once
#include <map>
#include <string>

#include "engine/legion/rules/asking/adjustment.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// Thread-safe; one pool may serve many games.
class RecruitPool {
  public:
    virtual ~RecruitPool() = default;
    /// The unit, undeployed; valid as long as this object. Problems: an unknown card or an
    /// impossible base; the text names it.
    virtual Result<const ScenarioUnit*> unitOf(const Recruit& who) = 0;
    /// The weapons of all cards by name; where cards print different weapons of one name, by "name
    /// (card)".
    virtual const std::map<std::string, Weapon>& weapons() const = 0;
};

}  // namespace sightline::engine
