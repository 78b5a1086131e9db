/// RecruitPool: the parts of the catalogue that a running game uses. Units of the pool can join the
/// sandbox. Players can add weapons of the pool to an attack pool by hand.
#pragma once
#include <map>
#include <string>

#include "engine/legion/rules/asking/adjustment.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// The pool is thread-safe, and several games may use the same pool.
class RecruitPool {
  public:
    virtual ~RecruitPool() = default;
    /// Returns the unit of the recruit, as an undeployed unit. The pointer is valid as long as this
    /// object exists. A problem names the unknown card or the impossible base.
    virtual Result<const ScenarioUnit*> unitOf(const Recruit& who) = 0;
    /// The weapons of all cards; the key is the name of the weapon. If cards have different weapons
    /// with the same name, the key is "name (card)".
    virtual const std::map<std::string, Weapon>& weapons() const = 0;
};

}  // namespace sightline::engine
