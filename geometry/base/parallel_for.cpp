#include "geometry/base/parallel_for.h"

#include <algorithm>
#ifdef __SANITIZE_THREAD__
#include <atomic>
#include <future>
#include <vector>
#else
#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>
#endif

namespace sightline {
namespace {

using Work = std::function<void(std::size_t)>;

#ifdef __SANITIZE_THREAD__

// Runs the work on plain threads, for builds with the thread sanitizer. With oneTBB, the sanitizer
// would report false races, because it cannot see this library's synchronization.
void spread(std::size_t count, const Work& work, const Workers& workers) {
    std::atomic<std::size_t> next{0};
    const auto takeTurns = [&] {
        for (std::size_t i = next++; i < count && !workers.stopped(); i = next++) work(i);
    };
    const std::size_t threads = workers.threads > 0 ? workers.threads : 3;
    std::vector<std::future<void>> others;
    for (std::size_t i = 1; i < std::min(threads, count); ++i)
        others.push_back(std::async(std::launch::async, takeTurns));
    takeTurns();
    for (std::future<void>& one : others) one.get();
}

#else

void spreadOnAll(std::size_t count, const Work& work, const Workers& workers) {
    tbb::parallel_for(
        tbb::blocked_range<std::size_t>(0, count, 1),
        [&](const tbb::blocked_range<std::size_t>& some) {
            for (std::size_t i = some.begin(); i < some.end() && !workers.stopped(); ++i) work(i);
        },
        tbb::simple_partitioner());
}

void spread(std::size_t count, const Work& work, const Workers& workers) {
    if (workers.threads == 0) return spreadOnAll(count, work, workers);
    // TBB warns if the program requests more threads than the hardware has.
    const int hardware = tbb::info::default_concurrency();
    tbb::task_arena limited(std::min(static_cast<int>(workers.threads), hardware));
    limited.execute([&] { spreadOnAll(count, work, workers); });
}

#endif

}  // namespace

void parallelFor(std::size_t count, const Work& work, const Workers& workers) {
    if (count == 0 || workers.stopped()) return;
    if (count == 1 && workers.threads == 0) return work(0);
    spread(count, work, workers);
}

}  // namespace sightline
