/// A fingerprint of a whole state, equal on every machine for equal answers: FNV-1a (64 bits) over
/// the state in a fixed order. Lengths and angles count in whole millionths, so that a last bit
/// that two mathematical libraries round differently does not tell.
#pragma once
#include <cstdint>
#include <string_view>

#include "engine/conversation/question.h"
#include "engine/state/battle.h"

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

/// Of the state and of what is asked; the seed, the record and the journal are no part of it.
std::uint64_t digestOf(const Battle& battle, const Question* question);
/// Of everything that a player can see.
std::uint64_t digestOf(const View& view);

}  // namespace sightline::engine
