#include "engine/legion/advice/layout_review/workers.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace sightline::engine {

void Workers::each(std::size_t count, const std::function<void(std::size_t)>& work) const {
    const unsigned wished = threads > 0 ? threads : std::thread::hardware_concurrency();
    const std::size_t most = std::clamp<std::size_t>(wished, 1, std::max<std::size_t>(count, 1));
    std::atomic<std::size_t> next = 0;
    std::mutex guard;
    std::exception_ptr thrown;
    const auto run = [&] {
        try {
            for (std::size_t i = next++; i < count && !stopped(); i = next++) work(i);
        } catch (...) {
            const std::scoped_lock lock(guard);
            thrown = std::current_exception();
            next = count;
        }
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < most; ++i) others.emplace_back(run);
    run();
    others.clear();
    if (thrown) std::rethrow_exception(thrown);
}

}  // namespace sightline::engine
