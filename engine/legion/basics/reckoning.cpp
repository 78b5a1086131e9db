#include "engine/legion/basics/reckoning.h"

#include <numeric>
#include <utility>

namespace sightline::engine {

void Reckoning::add(Reason reason) {
    if (reason.amount != 0) reasons.push_back(std::move(reason));
}

int Reckoning::upTo(std::size_t reason) const {
    return std::accumulate(reasons.begin(), reasons.begin() + static_cast<std::ptrdiff_t>(reason),
                           0, [](int sum, const Reason& one) { return sum + one.amount; });
}

}  // namespace sightline::engine
