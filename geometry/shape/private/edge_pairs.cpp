// Pairs the faces that meet at one edge of a mesh. The bend of two faces is the angle by which they
// are not in one plane.
#include "geometry/shape/private/edge_pairs.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>
#include <optional>
#include <set>

namespace sightline::geometry {
namespace {

/// The faces at one edge that have no neighbour yet.
class UnpairedFaces {
  public:
    explicit UnpairedFaces(std::span<const double> angles) : angles_(angles) {
        for (std::size_t i = 0; i < angles.size(); ++i) left_.emplace(angles[i], i);
    }

    std::size_t count() const { return left_.size(); }
    std::size_t any() const { return left_.begin()->second; }
    bool has(std::size_t face) const { return left_.contains({angles_[face], face}); }
    void take(std::size_t face) { left_.erase({angles_[face], face}); }

    /// The angle between one face and the straight continuation of the other face: 0 if the two
    /// faces are in one plane, pi if they coincide.
    double bend(std::size_t one, std::size_t other) const {
        return std::abs(std::abs(angles_[one] - angles_[other]) - std::numbers::pi);
    }

    /// The unpaired face with the smallest `bend` to the face `face`. Requires at least two
    /// unpaired faces.
    std::size_t opposite(std::size_t face) const {
        const double angle = angles_[face];
        const double target = angle > 0.0 ? angle - std::numbers::pi : angle + std::numbers::pi;
        std::optional<std::size_t> best;
        const auto offer = [&](auto place) {
            const std::size_t other = place->second;
            if (other == face) return;
            if (!best || std::pair(bend(face, other), other) < std::pair(bend(face, *best), *best))
                best = other;
        };
        const auto after = [&](auto place) {
            return std::next(place) == left_.end() ? left_.begin() : std::next(place);
        };
        const auto before = [&](auto place) {
            return std::prev(place == left_.begin() ? left_.end() : place);
        };
        // The candidates are the faces on either side of the angle `target`. If one of these faces
        // is `face` itself, the next face is also a candidate. Of faces with the same angle, the
        // face with the lowest index is taken.
        auto above = left_.lower_bound({target, 0});
        if (above == left_.end()) above = left_.begin();
        offer(above);
        offer(after(above));
        const auto below = left_.lower_bound({before(above)->first, 0});
        offer(below);
        offer(after(below));
        offer(before(below));
        return *best;
    }

  private:
    std::span<const double> angles_;
    std::set<std::pair<double, std::size_t>> left_;
};

}  // namespace

std::vector<double> anglesRound(const Segment& edge, std::span<const Vec3> thirdCorners) {
    const Vec3 along = glm::normalize(edge.to - edge.from);
    const Vec3 aside = std::abs(along.z) < 0.5 ? Vec3(0, 0, 1) : Vec3(1, 0, 0);
    const Vec3 one = glm::normalize(glm::cross(along, aside)), other = glm::cross(along, one);
    std::vector<double> angles;
    for (const Vec3 corner : thirdCorners) {
        const Vec3 leaves = corner - edge.from;
        angles.push_back(std::atan2(glm::dot(leaves, other), glm::dot(leaves, one)));
    }
    return angles;
}

// Two faces form a pair if, for each of them, the other face has the smallest bend of all faces.
// The search for such a pair follows a chain: from each face to the face with the smallest bend.
// The bends become smaller along the chain, so the chain ends at a pair. Faces outside the pair
// cannot change this.
std::vector<std::pair<std::size_t, std::size_t>> smoothestPairs(std::span<const double> angles) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    UnpairedFaces left(angles);
    std::vector<std::size_t> chain;
    while (left.count() > 1) {
        while (!chain.empty() && !left.has(chain.back())) chain.pop_back();
        if (chain.empty()) chain.push_back(left.any());
        const std::size_t last = chain.back();
        const std::size_t next = left.opposite(last);
        const bool back =
            chain.size() > 1 && left.bend(last, chain[chain.size() - 2]) <= left.bend(last, next);
        if (!back) {
            chain.push_back(next);
            continue;
        }
        const std::size_t other = chain[chain.size() - 2];
        pairs.emplace_back(std::min(last, other), std::max(last, other));
        left.take(last);
        left.take(other);
    }
    return pairs;
}

}  // namespace sightline::geometry
