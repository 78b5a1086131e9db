/// A bounding volume hierarchy (BVH) in one array, over the boxes of any items, such as triangles
/// or terrain pieces. Private to geometry. Items with equal boxes are ordered by their index, so
/// the same boxes give the same tree on every machine.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "geometry/shape/private/box.h"

namespace sightline::geometry {

class BoxTree {
  public:
    BoxTree() = default;
    explicit BoxTree(std::span<const Box> boxes);

    /// Calls `item` for the items in all boxes that `enter` accepts, until `item` returns true.
    /// Returns true if `item` returned true.
    template <class Enter, class Item>
    bool visit(Enter enter, Item item) const {
        if (nodes_.empty()) return false;
        // Each level of the tree halves the items, so the tree has fewer than 64 levels.
        std::array<std::uint32_t, 64> waiting;
        std::size_t depth = 0;
        waiting[depth++] = 0;
        while (depth > 0) {
            const std::uint32_t at = waiting[--depth];
            const Node& node = nodes_[at];
            if (!enter(node.box)) continue;
            if (node.count == 0) {
                waiting[depth++] = node.next;  // the right child of the node; the left child
                                               // directly follows the node
                waiting[depth++] = at + 1;
                continue;
            }
            for (std::uint32_t i = 0; i < node.count; ++i)
                if (item(static_cast<int>(items_[node.next + i]))) return true;
        }
        return false;
    }

    /// The smallest value of `item` for any item, or `most` if no value is smaller. Branch and
    /// bound: `away` returns a lower bound for the items in a box. Nearer boxes are visited first.
    /// A box is skipped if its bound is not below the smallest value so far.
    template <class Away, class Item>
    double nearest(Away away, Item item, double most) const {
        if (nodes_.empty()) return most;
        std::array<std::pair<std::uint32_t, double>, 64> waiting;
        std::size_t depth = 0;
        waiting[depth++] = {0, away(nodes_[0].box)};
        while (depth > 0) {
            const auto [at, least] = waiting[--depth];
            if (least >= most) continue;
            const Node& node = nodes_[at];
            for (std::uint32_t i = 0; i < node.count; ++i)
                most = std::min(most, item(static_cast<int>(items_[node.next + i])));
            if (node.count != 0) continue;
            const double left = away(nodes_[at + 1].box), right = away(nodes_[node.next].box);
            const bool leftFirst = left <= right;
            waiting[depth++] = leftFirst ? std::pair(node.next, right) : std::pair(at + 1, left);
            waiting[depth++] = leftFirst ? std::pair(at + 1, left) : std::pair(node.next, right);
        }
        return most;
    }

  private:
    struct Node {
        Box box;
        /// For a leaf: index of its first item. For a branch: index of its right child.
        std::uint32_t next = 0;
        std::uint32_t count = 0;  ///< for a leaf: number of its items; 0 for a branch
    };
    void split(std::span<const Box> boxes, std::uint32_t first, std::uint32_t last);

    std::vector<Node> nodes_;
    std::vector<std::uint32_t> items_;
};

}  // namespace sightline::geometry
