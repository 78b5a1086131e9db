#include "engine/rulings/side_by_side.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace sightline::engine {

void sideBySide(std::size_t count, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next{0};
    const auto takeTurns = [&] {
        for (std::size_t i = next++; i < count; i = next++) work(i);
    };
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < std::min(cores, count); ++i) others.emplace_back(takeTurns);
    takeTurns();
}

}  // namespace sightline::engine
