/// A cache of the moments of a game at which no effect acted; a moment is a reached timing point.
/// Equal answers lead to equal moments, so a replay need not search for effects at these moments.
/// Undo therefore stays fast when the number of keywords grows.
#pragma once
#include <cstddef>
#include <vector>

namespace sightline::engine {

/// A flag for each moment of the game: true if no effect acts at this moment. The index is the
/// number of the moment, counted from 0. A moment without a flag may have effects.
class QuietMoments {
  public:
    bool isQuiet(std::size_t moment) const { return moment < quiet_.size() && quiet_[moment]; }
    void note(std::size_t moment) {
        if (moment >= quiet_.size()) quiet_.resize(moment + 1, false);
        quiet_[moment] = true;
    }
    /// Deletes the flags from the given moment on, because the game continues in another way.
    void forgetFrom(std::size_t moment) {
        if (moment < quiet_.size()) quiet_.resize(moment);
    }

  private:
    std::vector<bool> quiet_{};
};

}  // namespace sightline::engine
