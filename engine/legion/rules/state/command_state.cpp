#include "engine/legion/rules/state/command_state.h"

#include <numeric>

namespace sightline::engine {

int OrderPool::size() const { return std::accumulate(tokens.begin(), tokens.end(), 0); }

std::vector<Rank> OrderPool::all() const {
    std::vector<Rank> each;
    for (int rank = 0; rank < rankCount; ++rank) {
        each.insert(each.end(), static_cast<std::size_t>(tokens[static_cast<std::size_t>(rank)]),
                    static_cast<Rank>(rank));
    }
    return each;
}

}  // namespace sightline::engine
