#include "geometry/table/private/broad_phase.h"

#include <BulletCollision/BroadphaseCollision/btDbvt.h>

#include "geometry/shape/private/bullet_vectors.h"

namespace sightline::geometry {
namespace {

btDbvtVolume volumeOf(const Box& box) {
    const Box padded = box.grown(contactTolerance);
    return btDbvtVolume::FromMM(inBullet(padded.lo), inBullet(padded.hi));
}

}  // namespace

struct BroadPhase::Tree {
    btDbvt dbvt;
    std::size_t count = 0;

    // Bullet's own traversal allocates memory and rounds rays; this one calls `enter` for each
    // node.
    template <class Enter>
    std::vector<int> leaves(Enter enter) const {
        std::vector<int> found;
        std::vector<const btDbvtNode*> waiting;
        if (dbvt.m_root) waiting.push_back(dbvt.m_root);
        while (!waiting.empty()) {
            const btDbvtNode* node = waiting.back();
            waiting.pop_back();
            if (!enter(Box{fromBullet(node->volume.Mins()), fromBullet(node->volume.Maxs())}))
                continue;
            if (node->isleaf()) {
                found.push_back(node->dataAsInt);
            } else {
                waiting.push_back(node->childs[0]);
                waiting.push_back(node->childs[1]);
            }
        }
        std::sort(found.begin(), found.end());
        return found;
    }
};

BroadPhase::BroadPhase() : tree_(std::make_unique<Tree>()) {}
BroadPhase::BroadPhase(const std::vector<Box>& boxes) : BroadPhase() {
    for (std::size_t i = 0; i < boxes.size(); ++i)
        tree_->dbvt.insert(volumeOf(boxes[i]), nullptr)->dataAsInt = static_cast<int>(i);
    tree_->dbvt.optimizeTopDown();
}
BroadPhase::BroadPhase(BroadPhase&&) noexcept = default;
BroadPhase& BroadPhase::operator=(BroadPhase&&) noexcept = default;
BroadPhase::~BroadPhase() = default;

std::vector<int> BroadPhase::meeting(const Box& box) const {
    return tree_->leaves([&](const Box& node) { return overlap(node, box); });
}

std::vector<int> BroadPhase::along(const Segment& segment, Vec3 half) const {
    const SegmentReach reach(segment, half);
    return tree_->leaves([&](const Box& node) { return reach.meets(node); });
}

}  // namespace sightline::geometry
