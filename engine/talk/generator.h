/// Deterministic random numbers: PCG32 (permuted congruential generator, XSH RR 64/32 by M.
/// O'Neill, public reference constants). Integer arithmetic only, so the same seed gives the same
/// numbers on every machine.
#pragma once
#include <cstdint>

namespace sightline::engine {

class Generator {
  public:
    /// One seed has 2^63 independent sequences of numbers; `stream` selects the sequence.
    explicit Generator(std::uint64_t seed, std::uint64_t stream = 0);

    std::uint32_t next();
    /// A uniform random number from 0 to bound - 1, computed by rejection sampling. `bound` must be
    /// greater than 0.
    std::uint32_t below(std::uint32_t bound);
    /// A uniform random number from 0 (included) to 1 (excluded), in steps of 2^-32.
    double share();

  private:
    std::uint64_t state_ = 0;
    std::uint64_t increment_ = 1;
};

}  // namespace sightline::engine
