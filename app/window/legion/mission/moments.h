/// Moments that both players should see before they continue: the blue player, the revealed cards,
/// the results of the End Phase, the winner. They are derived from the record. So undo, replay and
/// loading give the same moments.
#pragma once
#include <vector>

#include "engine/legion/rules/asking/record.h"

namespace sightline::app {

struct Moment {
    enum class Kind { bluePlayer, commandCards, roundEnd, gameOver };
    Kind kind{};
    std::vector<std::size_t> entries;  ///< indices into the record, in order
};

/// The moments that are completed by the entries from `begin` on, in order.
std::vector<Moment> momentsSince(const engine::Record& record, std::size_t begin);

}  // namespace sightline::app
