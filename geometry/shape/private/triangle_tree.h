/// A bounding volume hierarchy (BVH) over triangles, packed for fast queries with long lines.
/// Private to geometry. The boxes are floats, rounded outward. They only exclude triangles; the
/// exact tests are in double precision. Triangles with equal boxes are ordered by their index, so
/// the same triangles give the same tree on every machine.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "geometry/shape/private/box.h"

namespace sightline::geometry {

/// A segment, prepared for many tests whether a box is within a given distance of the segment.
class Sweep {
  public:
    explicit Sweep(const Segment& segment);

    bool meets(const std::array<float, 3>& lo, const std::array<float, 3>& hi, float half) const {
        float first = 0.0F, last = 1.0F;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const float a = (lo[axis] - half - from_[axis]) * inverse_[axis];
            const float b = (hi[axis] + half - from_[axis]) * inverse_[axis];
            first = std::max(first, std::min(a, b));
            last = std::min(last, std::max(a, b));
        }
        return first <= last;
    }

  private:
    std::array<float, 3> from_{}, inverse_{};
};

class TriangleTree {
  public:
    TriangleTree() = default;
    /// Builds the tree. Each leaf holds consecutive positions of `order()`.
    explicit TriangleTree(std::span<const Box> boxes);
    const std::vector<std::uint32_t>& order() const { return order_; }

    /// Calls `item` for the items (positions in `order()`) whose box is within `half()` inches of
    /// the segment, until `item` returns true. Returns true if `item` returned true. `half` is
    /// called again for every box.
    template <class Half, class Item>
    bool along(const Sweep& sweep, Half half, Item item) const {
        return visit([&](const Node& node) { return sweep.meets(node.lo, node.hi, half()); }, item);
    }
    /// Calls `item` for all items in boxes that `enter(lo, hi)` accepts, until `item` returns true.
    template <class Enter, class Item>
    bool within(Enter enter, Item item) const {
        return visit([&](const Node& node) { return enter(vector(node.lo), vector(node.hi)); },
                     item);
    }
    /// Calls `item` for the items in boxes whose `bound(lo, hi)` is more than `least()`. Boxes with
    /// the larger bound come first, so items with large values usually come early.
    template <class Bound, class Least, class Item>
    void greatestFirst(Bound bound, Least least, Item item) const {
        if (nodes_.empty()) return;
        struct NodeOnStack {
            std::uint32_t at = 0;
            double bound = 0.0;
        };
        const auto boundOf = [&](std::uint32_t at) {
            return NodeOnStack{at, bound(vector(nodes_[at].lo), vector(nodes_[at].hi))};
        };
        std::array<NodeOnStack, 96> waiting;
        std::size_t depth = 0;
        waiting[depth++] = boundOf(0);
        while (depth > 0) {
            const NodeOnStack next = waiting[--depth];
            if (next.bound <= least()) continue;
            const Node& node = nodes_[next.at];
            for (std::uint32_t i = 0; i < node.count; ++i) item(static_cast<int>(node.next + i));
            if (node.count > 0) continue;
            NodeOnStack first = boundOf(next.at + 1), second = boundOf(node.next);
            if (first.bound < second.bound) std::swap(first, second);
            waiting[depth++] = second;
            waiting[depth++] = first;
        }
    }

  private:
    struct Node {
        std::array<float, 3> lo{};
        /// For a leaf: index of its first item. For a branch: index of its right child.
        std::uint32_t next = 0;
        std::array<float, 3> hi{};
        /// For a leaf: number of its items. 0 for a branch, whose left child directly follows it.
        std::uint32_t count = 0;
    };
    static Vec3 vector(const std::array<float, 3>& it) { return {it[0], it[1], it[2]}; }

    template <class Enter, class Item>
    bool visit(Enter enter, Item item) const {
        if (nodes_.empty() || !enter(nodes_[0])) return false;
        // The deep levels of the tree halve the items, so the tree has fewer than 96 levels.
        std::array<std::uint32_t, 96> waiting;
        std::size_t depth = 0;
        std::uint32_t at = 0;
        while (true) {
            const Node& node = nodes_[at];
            if (node.count == 0) {
                const bool left = enter(nodes_[at + 1]), right = enter(nodes_[node.next]);
                if (left) {
                    if (right) waiting[depth++] = node.next;
                    ++at;
                    continue;
                }
                if (right) {
                    at = node.next;
                    continue;
                }
            }
            for (std::uint32_t i = 0; i < node.count; ++i)
                if (item(static_cast<int>(node.next + i))) return true;
            if (depth == 0) return false;
            at = waiting[--depth];
        }
    }
    void split(std::span<const Box> boxes, std::uint32_t first, std::uint32_t last, int level);

    std::vector<Node> nodes_;
    std::vector<std::uint32_t> order_;
};

}  // namespace sightline::geometry
