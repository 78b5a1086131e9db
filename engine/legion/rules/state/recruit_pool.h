/// RecruitPool: source of the units that join a running sandbox.
#pragma once
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
};

}  // namespace sightline::engine
