/// Counts how often keywords change the result of a standing point. A keyword that leaves no entry
/// in the record is seen only there.
#pragma once
#include <mutex>
#include <set>

#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/keyword.h"

namespace sightline::engine {

/// A scenario that refers to such an object counts the changes of its games. Other games do no
/// additional work. Several threads may consult standing points at the same time.
class StandingActs {
  public:
    /// A change by a keyword. `unit` has the keyword.
    struct Act {
        Keyword keyword{};
        UnitId unit{};
        bool operator<(const Act& other) const {
            return keyword != other.keyword ? keyword < other.keyword
                                            : unit.value < other.unit.value;
        }
    };
    /// Starts or stops counting. While counting is stopped, changes are ignored. For example, a
    /// computer's player consults standing points only to compare its possibilities.
    void listen(bool on);
    void add(Keyword keyword, UnitId unit);
    /// Returns the changes since the last call, each once.
    std::set<Act> take();

  private:
    std::mutex mutex_{};
    bool listens_ = true;
    std::set<Act> acts_{};
};

}  // namespace sightline::engine
