/// Digest: a 64-bit content hash (FNV-1a) over the added values in their order. Equal content gives
/// the same hash on every computer. Lengths and angles are rounded to millionths, so a difference
/// in the last bit of a number does not change the hash.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace sightline::engine {

class Digest {
  public:
    void add(std::int64_t number);
    void add(int number) { add(static_cast<std::int64_t>(number)); }
    void add(bool yes) { add(static_cast<std::int64_t>(yes ? 1 : 0)); }
    void add(double measure);
    void add(std::string_view text);
    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 14695981039346656037ULL;
};

/// The hash as 16 hexadecimal digits, because many JSON readers round numbers of 64 bits.
std::string hexadecimal(std::uint64_t digest);

}  // namespace sightline::engine
