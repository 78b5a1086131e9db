#include "geometry/shape/private/triangle_tree.h"

#include <cmath>
#include <numeric>

namespace sightline::geometry {
namespace {

constexpr std::uint32_t trianglesInLeaf = 4;
constexpr std::size_t bins = 12;
constexpr int levelsBeforeHalving = 48;
// Margin of the boxes in inches; more than the spacing of floats on a table.
constexpr double outward = 1e-4;

double areaOf(const Box& box) {
    const Vec3 size = box.hi - box.lo;
    return size.x * size.y + size.y * size.z + size.z * size.x;
}

std::size_t binOf(double centre, double least, double width) {
    const double at = (centre - least) / width * static_cast<double>(bins);
    return std::min(bins - 1, static_cast<std::size_t>(std::max(0.0, at)));
}

struct SplitPlane {
    int axis = -1;
    std::size_t bin = 0;  ///< last bin to the left of the split plane
    double cost = std::numeric_limits<double>::infinity();
};

// The best split of the items by the surface area heuristic: the sum of area times number of items
// is smallest.
SplitPlane bestCut(std::span<const Box> boxes, std::span<const std::uint32_t> items,
                   const Box& centres) {
    SplitPlane best;
    for (int axis = 0; axis < 3; ++axis) {
        const double least = centres.lo[axis], width = centres.hi[axis] - least;
        if (width <= 0.0) continue;
        std::array<Box, bins> box;
        std::array<double, bins> count{};
        for (const std::uint32_t i : items) {
            const std::size_t bin = binOf(boxes[i].centre()[axis], least, width);
            box[bin].add(boxes[i]);
            count[bin] += 1.0;
        }
        std::array<double, bins> right{};
        Box all;
        double many = 0.0;
        for (std::size_t bin = bins - 1; bin > 0; --bin) {
            if (count[bin] > 0.0) all.add(box[bin]);
            many += count[bin];
            right[bin] = many > 0.0 ? areaOf(all) * many : 0.0;
        }
        all = {};
        double few = 0.0;
        for (std::size_t bin = 0; bin + 1 < bins; ++bin) {
            if (count[bin] > 0.0) all.add(box[bin]);
            few += count[bin];
            if (few == 0.0 || right[bin + 1] == 0.0) continue;
            const double cost = areaOf(all) * few + right[bin + 1];
            if (cost < best.cost) best = {axis, bin, cost};
        }
    }
    return best;
}

}  // namespace

Sweep::Sweep(const Segment& segment) {
    for (int axis = 0; axis < 3; ++axis) {
        const double along = segment.to[axis] - segment.from[axis];
        const double least = std::copysign(1e-9, along);
        const auto i = static_cast<std::size_t>(axis);
        from_[i] = static_cast<float>(segment.from[axis]);
        inverse_[i] = static_cast<float>(1.0 / (std::abs(along) < 1e-9 ? least : along));
    }
}

TriangleTree::TriangleTree(std::span<const Box> boxes) : order_(boxes.size()) {
    std::iota(order_.begin(), order_.end(), 0U);
    if (!boxes.empty()) split(boxes, 0, static_cast<std::uint32_t>(boxes.size()), 0);
}

void TriangleTree::split(std::span<const Box> boxes, std::uint32_t first, std::uint32_t last,
                         int level) {
    Box whole, centres;
    for (std::uint32_t i = first; i < last; ++i) {
        whole.add(boxes[order_[i]]);
        centres.add(boxes[order_[i]].centre());
    }
    Node node;
    for (int axis = 0; axis < 3; ++axis) {
        const auto i = static_cast<std::size_t>(axis);
        const double room =
            outward + 1e-6 * std::max(std::abs(whole.lo[axis]), std::abs(whole.hi[axis]));
        node.lo[i] = static_cast<float>(whole.lo[axis] - room);
        node.hi[i] = static_cast<float>(whole.hi[axis] + room);
    }
    const std::size_t at = nodes_.size();
    if (last - first <= trianglesInLeaf) {
        node.next = first;
        node.count = last - first;
        nodes_.push_back(node);
        return;
    }
    nodes_.push_back(node);
    const auto begin = order_.begin() + first, end = order_.begin() + last;
    const SplitPlane cut =
        level < levelsBeforeHalving
            ? bestCut(boxes, std::span(order_).subspan(first, last - first), centres)
            : SplitPlane{};
    std::uint32_t middle = first + (last - first) / 2;
    if (cut.axis >= 0) {
        const double least = centres.lo[cut.axis], width = centres.hi[cut.axis] - least;
        const auto parted = std::stable_partition(begin, end, [&](std::uint32_t i) {
            return binOf(boxes[i].centre()[cut.axis], least, width) <= cut.bin;
        });
        middle = static_cast<std::uint32_t>(parted - order_.begin());
    }
    split(boxes, first, middle, level + 1);
    nodes_[at].next = static_cast<std::uint32_t>(nodes_.size());
    split(boxes, middle, last, level + 1);
}

}  // namespace sightline::geometry
