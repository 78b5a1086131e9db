/// Hash of a whole state; equal answers give equal hashes on every computer.
#pragma once
#include <cstdint>

#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/state/battle.h"
#include "geometry/base/digest.h"

namespace sightline::engine {

/// Hash of the state and of the open question, without seed, record and journal.
std::uint64_t digestOf(const Battle& battle, const Question* question);
/// Hash of everything that a player can see.
std::uint64_t digestOf(const View& view);

}  // namespace sightline::engine
