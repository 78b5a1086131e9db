#include "geometry/shape/private/box_tree.h"

#include <numeric>

namespace sightline::geometry {
namespace {

constexpr std::uint32_t boxesInLeaf = 4;

}  // namespace

BoxTree::BoxTree(std::span<const Box> boxes) : items_(boxes.size()) {
    std::iota(items_.begin(), items_.end(), 0U);
    if (!boxes.empty()) split(boxes, 0, static_cast<std::uint32_t>(boxes.size()));
}

void BoxTree::split(std::span<const Box> boxes, std::uint32_t first, std::uint32_t last) {
    Node node;
    Box centres;
    for (std::uint32_t i = first; i < last; ++i) {
        node.box.add(boxes[items_[i]]);
        centres.add(boxes[items_[i]].centre());
    }
    const std::size_t at = nodes_.size();
    if (last - first <= boxesInLeaf) {
        node.next = first;
        node.count = last - first;
        nodes_.push_back(node);
        return;
    }
    nodes_.push_back(node);
    const Vec3 size = centres.hi - centres.lo;
    const int axis = size.x >= size.y && size.x >= size.z ? 0 : size.y >= size.z ? 1 : 2;
    const std::uint32_t middle = first + (last - first) / 2;
    std::nth_element(items_.begin() + first, items_.begin() + middle, items_.begin() + last,
                     [&](std::uint32_t one, std::uint32_t other) {
                         const double a = boxes[one].centre()[axis];
                         const double b = boxes[other].centre()[axis];
                         return a != b ? a < b : one < other;
                     });
    split(boxes, first, middle);
    nodes_[at].next = static_cast<std::uint32_t>(nodes_.size());
    split(boxes, middle, last);
}

}  // namespace sightline::geometry
