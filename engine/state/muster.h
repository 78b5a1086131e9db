/// Where units come from that join the sandbox in the middle of it.
#pragma once
#include "engine/asking/adjustment.h"
#include "engine/state/scenario.h"

namespace sightline::engine {

/// One of it may serve many games, on many threads.
class Muster {
  public:
    virtual ~Muster() = default;
    /// That unit, undeployed; it lives as long as this does. Problems: a card that there is not, a
    /// base that cannot be; the text names it.
    virtual Result<const ScenarioUnit*> unitOf(const Recruit& who) = 0;
};

}  // namespace sightline::engine
