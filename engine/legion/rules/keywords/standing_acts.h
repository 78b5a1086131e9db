/// StandingActs: stores which keywords have changed the result of a standing point. A standing
/// point is a question about a current result, such as the range of a weapon (standing_points.h).
/// The stored changes show that a keyword acted even if it makes no entry in the record.
#pragma once
#include <mutex>
#include <set>

#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/keyword.h"

namespace sightline::engine {

/// The keywords that have changed standing points in the games of a scenario. A scenario without a
/// StandingActs object does not count changes. Several threads may use the object at the same time.
class StandingActs {
  public:
    /// One change: the keyword, and the unit that has it.
    struct Act {
        Keyword keyword{};
        UnitId unit{};
        bool operator<(const Act& other) const {
            return keyword != other.keyword ? keyword < other.keyword
                                            : unit.value < other.unit.value;
        }
    };
    /// Starts or stops counting. While counting is stopped, changes are ignored. For example,
    /// changes are not counted while the computer's player compares its possible answers.
    void listen(bool on);
    void add(Keyword keyword, UnitId unit);
    /// Returns the changes since the last call. Equal changes are returned once.
    std::set<Act> take();

  private:
    std::mutex mutex_{};
    bool listens_ = true;
    std::set<Act> acts_{};
};

}  // namespace sightline::engine
