#include "geometry/shape/parallel_for.h"

#ifdef __SANITIZE_THREAD__
#include <algorithm>
#include <atomic>
#include <future>
#include <vector>
#else
#include <tbb/parallel_for.h>
#endif

namespace sightline::geometry {

#ifdef __SANITIZE_THREAD__

// oneTBB is built without the thread sanitizer. The sanitizer cannot see its synchronization and
// reports false races. With plain threads it sees only the work itself.
void parallelFor(std::size_t count, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next{0};
    const auto takeTurns = [&] {
        for (std::size_t i = next++; i < count; i = next++) work(i);
    };
    std::vector<std::future<void>> others;
    for (std::size_t i = 1; i < std::min<std::size_t>(3, count); ++i)
        others.push_back(std::async(std::launch::async, takeTurns));
    takeTurns();
    for (std::future<void>& one : others) one.get();
}

#else

void parallelFor(std::size_t count, const std::function<void(std::size_t)>& work) {
    if (count == 1) return work(0);
    tbb::parallel_for(
        tbb::blocked_range<std::size_t>(0, count, 1),
        [&](const tbb::blocked_range<std::size_t>& some) {
            for (std::size_t i = some.begin(); i < some.end(); ++i) work(i);
        },
        tbb::simple_partitioner());
}

#endif

}  // namespace sightline::geometry
