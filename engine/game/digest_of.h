/// A fingerprint of a whole state, equal on every machine for equal answers.
#pragma once
#include <cstdint>

#include "engine/asking/question.h"
#include "engine/digest.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// Of the state and of what is asked; the seed, the record and the journal are no part of it.
std::uint64_t digestOf(const Battle& battle, const Question* question);
/// Of everything that a player can see.
std::uint64_t digestOf(const View& view);

}  // namespace sightline::engine
