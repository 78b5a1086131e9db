#include "geometry/side_by_side.h"

#include <tbb/parallel_for.h>

namespace sightline::geometry {

void sideBySide(std::size_t count, const std::function<void(std::size_t)>& work) {
    if (count == 1) return work(0);
    tbb::parallel_for(
        tbb::blocked_range<std::size_t>(0, count, 1),
        [&](const tbb::blocked_range<std::size_t>& some) {
            for (std::size_t i = some.begin(); i < some.end(); ++i) work(i);
        },
        tbb::simple_partitioner());
}

}  // namespace sightline::geometry
