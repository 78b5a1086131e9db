/// TokenCounts: the number of tokens of each kind that a unit has.
#pragma once
#include <array>
#include <cstddef>

#include "engine/legion/basics/tokens.h"

namespace sightline::engine {

/// The number of tokens of each kind. Every number starts at 0. A number from a file or a caller
/// may be wrong until it is checked.
class TokenCounts {
  public:
    int& operator[](Token token) { return count_[static_cast<std::size_t>(token)]; }
    int operator[](Token token) const { return count_[static_cast<std::size_t>(token)]; }

  private:
    std::array<int, tokenKinds> count_{};
};

}  // namespace sightline::engine
