/// A fingerprint, equal on every machine for equal content: FNV-1a (64 bits) over what is added, in
/// its order. Lengths and angles count in whole millionths, so that a last bit that two
/// mathematical libraries round differently does not tell.
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
    void addByte(std::uint64_t byte);
    std::uint64_t value_ = 14695981039346656037ULL;
};

/// As programs write it: 16 hexadecimal digits, since a number of 64 bits is more than JSON readers
/// keep.
std::string hexadecimal(std::uint64_t digest);

}  // namespace sightline::engine
