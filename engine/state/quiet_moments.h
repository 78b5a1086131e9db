/// Which moments of a game passed without anybody acting. The same answers lead through the same
/// moments, so that a replay need not look again for whoever might act at them: taking an answer
/// back costs no more when more keywords could have acted.
#pragma once
#include <cstddef>
#include <vector>

namespace sightline::engine {

/// By the place of a moment in its game, `Battle::moments` when the game came to it. What nobody
/// noted counts as one where somebody acted.
class QuietMoments {
  public:
    bool isQuiet(std::size_t moment) const { return moment < quiet_.size() && quiet_[moment]; }
    void note(std::size_t moment) {
        if (moment >= quiet_.size()) quiet_.resize(moment + 1, false);
        quiet_[moment] = true;
    }
    /// The game goes another way from that moment on.
    void forgetFrom(std::size_t moment) {
        if (moment < quiet_.size()) quiet_.resize(moment);
    }

  private:
    std::vector<bool> quiet_{};
};

}  // namespace sightline::engine
