/// What both players should see together before they go on: who became blue, the cards that were
/// revealed, what the End Phase did, who has won. Found in the record, so undo, replay and loading
/// agree.
#pragma once
#include <vector>

#include "engine/asking/record.h"

namespace sightline::app {

struct Moment {
    enum class Kind { bluePlayer, commandCards, roundEnd, gameOver };
    Kind kind{};
    std::vector<std::size_t> entries;  ///< indices into the record, in order
};

/// Moments that the entries from `begin` on complete, in order.
std::vector<Moment> momentsSince(const engine::Record& record, std::size_t begin);

}  // namespace sightline::app
