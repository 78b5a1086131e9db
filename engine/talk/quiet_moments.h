/// Cache of the moments of a game at which no effect acted. Equal answers lead to equal moments, so
/// a replay skips the search for effects at them. Undo then stays fast when more keywords could
/// act.
#pragma once
#include <cstddef>
#include <vector>

namespace sightline::engine {

/// Indexed by moment, the number of moments before it in the game. A moment without an entry counts
/// as not quiet.
class QuietMoments {
  public:
    bool isQuiet(std::size_t moment) const { return moment < quiet_.size() && quiet_[moment]; }
    void note(std::size_t moment) {
        if (moment >= quiet_.size()) quiet_.resize(moment + 1, false);
        quiet_[moment] = true;
    }
    /// Drops the entries from that moment on, because the game continues in a different way.
    void forgetFrom(std::size_t moment) {
        if (moment < quiet_.size()) quiet_.resize(moment);
    }

  private:
    std::vector<bool> quiet_{};
};

}  // namespace sightline::engine
