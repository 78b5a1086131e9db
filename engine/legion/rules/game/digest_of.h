/// Hashes of the complete state of a game. Two games with the same scenario, seed and answers have
/// equal hashes on every computer.
#pragma once
#include <cstdint>

#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/state/battle.h"
#include "geometry/base/digest.h"

namespace sightline::engine {

/// A hash of the battle and of the open question. The seed, the record and the journal are not
/// included.
std::uint64_t digestOf(const Battle& battle, const Question* question);
/// A hash of everything that the player of the view can see.
std::uint64_t digestOf(const View& view);

}  // namespace sightline::engine
