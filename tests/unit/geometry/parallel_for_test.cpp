#include "geometry/base/parallel_for.h"

#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

namespace sightline {
namespace {

TEST(ParallelFor, DoesEachPieceOfWorkOnceAndWaitsForAll) {
    for (const unsigned threads : {0U, 1U, 2U, 5U})
        for (const std::size_t count :
             {std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{1000}}) {
            std::vector<std::atomic<int>> done(count);
            parallelFor(
                count, [&](std::size_t i) { ++done[i]; }, Workers{threads});
            for (std::size_t i = 0; i < count; ++i) EXPECT_EQ(done[i], 1) << i << " of " << count;
        }
}

TEST(ParallelFor, LoopsMayBeNested) {
    std::vector<std::atomic<int>> done(std::size_t{40} * 50);
    parallelFor(40, [&](std::size_t row) {
        parallelFor(50, [&](std::size_t column) { ++done[row * 50 + column]; });
    });
    for (const std::atomic<int>& one : done) EXPECT_EQ(one, 1);
}

TEST(ParallelFor, TheLimitHoldsForNestedLoopsAsWell) {
    for (const unsigned threads : {1U, 2U}) {
        std::mutex guard;
        std::set<std::thread::id> seen;
        const auto note = [&](std::size_t) {
            const std::scoped_lock lock(guard);
            seen.insert(std::this_thread::get_id());
        };
        std::atomic<unsigned> running{0}, most{0};
        const auto count = [&](std::size_t) {
            const unsigned now = ++running;
            for (unsigned known = most; known < now && !most.compare_exchange_weak(known, now);) {
            }
            note(0);
            --running;
        };
        parallelFor(
            20, [&](std::size_t) { parallelFor(50, count); }, Workers{threads});
        EXPECT_LE(most, threads);
        if (threads == 1) {
            EXPECT_EQ(seen, std::set{std::this_thread::get_id()});
        }
    }
}

TEST(ParallelFor, AnExceptionReachesTheCaller) {
    const auto work = [](std::size_t i) {
        if (i == 7) throw std::runtime_error("seven");
    };
    EXPECT_THROW(parallelFor(20, work), std::runtime_error);
    EXPECT_THROW(parallelFor(20, work, Workers{2}), std::runtime_error);
}

TEST(ParallelFor, AfterAStopNoFurtherWorkBegins) {
    std::stop_source stop;
    std::atomic<int> begun{0};
    parallelFor(
        1000,
        [&](std::size_t) {
            ++begun;
            stop.request_stop();
        },
        Workers{1, stop.get_token()});
    EXPECT_EQ(begun, 1);
    parallelFor(
        10, [&](std::size_t) { ++begun; }, Workers{0, stop.get_token()});
    EXPECT_EQ(begun, 1);  // the second loop was stopped before it began
}

}  // namespace
}  // namespace sightline
