#include "geometry/table/private/broad_phase.h"

namespace sightline::geometry {

BroadPhase::BroadPhase(const std::vector<Box>& boxes) {
    boxes_.reserve(boxes.size());
    for (const Box& box : boxes) boxes_.push_back(box.grown(contactTolerance));
    tree_ = BoxTree(boxes_);
}

template <class Meets>
std::vector<int> BroadPhase::indices(Meets meets) const {
    std::vector<int> found;
    tree_.visit(meets, [&](int i) {
        if (meets(boxes_[static_cast<std::size_t>(i)])) found.push_back(i);
        return false;
    });
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<int> BroadPhase::meeting(const Box& box) const {
    return indices([&](const Box& node) { return overlap(node, box); });
}

std::vector<int> BroadPhase::along(const Segment& segment, Vec3 half) const {
    const SegmentReach reach(segment, half);
    return indices([&](const Box& node) { return reach.meets(node); });
}

}  // namespace sightline::geometry
