/// Finds the important events ("moments") that both players should see before the game goes on: the
/// choice of the blue player, the revealed command cards, the results of an End Phase, the winner.
/// The events are computed from the record, so undo, replay and loading need no extra data.
#pragma once
#include <vector>

#include "engine/legion/rules/asking/record.h"

namespace sightline::app {

struct Moment {
    enum class Kind { bluePlayer, commandCards, roundEnd, gameOver };
    Kind kind{};
    std::vector<std::size_t> entries;  ///< indices of the event's entries in the record, in order
};

/// The events whose last record entry has the index `begin` or a higher index, in order.
std::vector<Moment> momentsSince(const engine::Record& record, std::size_t begin);

}  // namespace sightline::app
