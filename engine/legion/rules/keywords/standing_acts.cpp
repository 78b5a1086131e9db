#include "engine/legion/rules/keywords/standing_acts.h"

#include <utility>

namespace sightline::engine {

void StandingActs::listen(bool on) {
    const std::lock_guard lock(mutex_);
    listens_ = on;
}

void StandingActs::add(Keyword keyword, UnitId unit) {
    const std::lock_guard lock(mutex_);
    if (listens_) acts_.insert({keyword, unit});
}

std::set<StandingActs::Act> StandingActs::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(acts_, {});
}

}  // namespace sightline::engine
