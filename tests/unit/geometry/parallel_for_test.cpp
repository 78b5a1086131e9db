#include "geometry/shape/parallel_for.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <vector>

namespace sightline::geometry {
namespace {

TEST(SideBySide, DoesEachPieceOfWorkOnceAndWaitsForAll) {
    for (const std::size_t count :
         {std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{1000}}) {
        std::vector<std::atomic<int>> done(count);
        parallelFor(count, [&](std::size_t i) { ++done[i]; });
        for (std::size_t i = 0; i < count; ++i) EXPECT_EQ(done[i], 1) << i << " of " << count;
    }
}

TEST(SideBySide, WorkMayDoSomeOfItsOwnSideBySide) {
    std::vector<std::atomic<int>> done(std::size_t{40} * 50);
    parallelFor(40, [&](std::size_t row) {
        parallelFor(50, [&](std::size_t column) { ++done[row * 50 + column]; });
    });
    for (const std::atomic<int>& one : done) EXPECT_EQ(one, 1);
}

TEST(SideBySide, WhatWorkThrowsReachesWhoAsked) {
    const auto work = [](std::size_t i) {
        if (i == 7) throw std::runtime_error("seven");
    };
    EXPECT_THROW(parallelFor(20, work), std::runtime_error);
}

}  // namespace
}  // namespace sightline::geometry
