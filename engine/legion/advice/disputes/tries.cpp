#include "engine/legion/advice/disputes/tries.h"

#include <algorithm>
#include <bit>

namespace sightline::engine {

std::vector<BoxPoint> cornersOf(std::size_t quantities) {
    if (quantities == 0) return {};
    constexpr std::size_t bits = std::bit_width(mostCorners - 1);
    const std::size_t count = quantities < bits ? std::size_t{1} << quantities : mostCorners;
    std::vector<BoxPoint> corners(count, BoxPoint(quantities));
    for (std::size_t corner = 0; corner < count; ++corner)
        for (std::size_t i = 0; i < quantities; ++i) {
            // The bits of the corner's number select the least or the greatest value of each
            // quantity. With up to six quantities, each quantity has its own bit. With more
            // quantities, each has its own set of bits, and the parity of these bits decides. Any
            // two of these parities are independent.
            const std::size_t mask = quantities <= bits ? std::size_t{1} << i : i + 1;
            corners[corner][i] = std::popcount(corner & mask) % 2 == 0 ? 1.0 : -1.0;
        }
    return corners;
}

std::vector<BoxPoint> spreadOver(std::size_t quantities) {
    if (quantities == 0) return {};
    std::vector<BoxPoint> points(spreadPoints, BoxPoint(quantities));
    std::size_t factor = 1;
    for (std::size_t i = 0; i < quantities; ++i, factor = factor * 2 % spreadPoints)
        for (std::size_t j = 0; j < spreadPoints; ++j) {
            const auto stratum = static_cast<double>(j * factor % spreadPoints);
            points[j][i] = (2.0 * stratum + 1.0) / static_cast<double>(spreadPoints) - 1.0;
        }
    return points;
}

}  // namespace sightline::engine
