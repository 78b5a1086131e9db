#include "engine/rulings/side_by_side.h"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace sightline::engine {
namespace {

TEST(SideBySide, DoesEachPieceOfWorkOnceAndWaitsForAll) {
    for (const std::size_t count :
         {std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{1000}}) {
        std::vector<std::atomic<int>> done(count);
        sideBySide(count, [&](std::size_t i) { ++done[i]; });
        for (std::size_t i = 0; i < count; ++i) EXPECT_EQ(done[i], 1) << i << " of " << count;
    }
}

}  // namespace
}  // namespace sightline::engine
