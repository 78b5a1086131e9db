/// How many tokens of each kind a unit has.
#pragma once
#include <array>
#include <cstddef>

#include "engine/tokens.h"

namespace sightline::engine {

/// A token that nobody gave counts 0. Where the tokens come from a file or a caller, a count may be
/// anything until it is checked.
class TokenCounts {
  public:
    int& operator[](Token token) { return count_[static_cast<std::size_t>(token)]; }
    int operator[](Token token) const { return count_[static_cast<std::size_t>(token)]; }

  private:
    std::array<int, tokenKinds> count_{};
};

}  // namespace sightline::engine
