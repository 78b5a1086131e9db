/// The boundary of a piece as triangles that know their neighbours. Every kind of piece has one:
/// prisms and cylinders are covered with triangles too.
#pragma once
#include <cmath>
#include <optional>
#include <span>

#include "geometry/shape/private/solid.h"
#include "geometry/shape/private/triangle_tree.h"

namespace sightline::geometry {

/// A place where a line goes through a face.
struct Crossing {
    double fraction = 0.0;  ///< of the segment
    int face = 0;
    bool fromFront = false;  ///< the line comes from where the normal points
    bool onEdge = false;     ///< within `sameLength` of the face's border
};

class Skin {
  public:
    Skin() = default;
    /// `blocks` says of every part whether it stops lines of sight.
    Skin(std::span<const Triangle> triangles, const std::vector<bool>& blocks);

    int count() const { return static_cast<int>(faces_.size()); }
    int corners() const { return corners_; }
    const Triangle& face(int i) const { return faces_[static_cast<std::size_t>(i)]; }
    /// Of unit length; zero where the face has no area.
    const Vec3& normal(int i) const { return normals_[static_cast<std::size_t>(i)]; }
    bool blocks(int i) const { return blocks_[static_cast<std::size_t>(i)] != 0; }
    /// Numbers of a face's corners; corners that lie together have one number.
    const std::array<int, 3>& cornersOf(int i) const {
        return corner_[static_cast<std::size_t>(i)];
    }
    /// The face beyond the edge that starts at corner `k`, and whether its winding is reversed.
    struct Neighbour {
        int face = -1;
        bool turned = false;
    };
    const Neighbour& across(int i, std::size_t k) const {
        return across_[static_cast<std::size_t>(i)][k];
    }
    const TriangleTree& tree() const { return tree_; }

    /// Does the segment enter what blocks? A line along a face or edge, or one that touches an edge
    /// from outside, does not; one that starts within a closed body does.
    bool stops(const Segment& segment) const;
    /// A face that the segment crosses, found fast and without care for edges; -1 when none.
    int anyCrossed(const Segment& segment, const Sweep& sweep) const;
    /// The part of a closed body that the point is within (by winding number), if any.
    std::optional<int> encloses(Vec3 point) const;
    /// The hull of the corners lies within a closed body that blocks and meets no face: every
    /// segment that begins there begins in the solid. A no says nothing where a face is met.
    bool holds(std::span<const Vec3> corners) const;

  private:
    struct Body {
        bool closed = true;    ///< every edge is shared evenly, but for open ones along the bottom
        bool oriented = true;  ///< neighbours agree which side is out
    };
    void weld();
    void join();
    bool goesThrough(const std::vector<Crossing>& onEdges, const Segment& segment) const;

    std::vector<Triangle> faces_;  ///< in the tree's order
    std::vector<Vec3> normals_;
    std::vector<bool> blocksPart_;
    std::vector<char> blocks_;  ///< of each face
    std::vector<std::array<int, 3>> corner_;
    std::vector<std::array<Neighbour, 3>> across_;
    std::vector<int> body_;
    std::vector<Body> bodies_;
    int corners_ = 0;
    double bottom_ = 0.0;  ///< of all faces
    bool anyClosed_ = false;
    TriangleTree tree_;
};

/// Where a segment crosses one triangle, with the care that a ruling needs.
std::optional<Crossing> crossing(const Triangle& triangle, const Segment& segment);
/// The same fast: the fraction of the segment, or none; borders count.
inline std::optional<double> crossedAt(const Triangle& triangle, Vec3 from, Vec3 along) {
    constexpr double border = 1e-9;
    const Vec3 ab = triangle.b - triangle.a, ac = triangle.c - triangle.a;
    const Vec3 p = glm::cross(along, ac);
    const double det = glm::dot(ab, p);
    if (det == 0.0) return std::nullopt;
    const Vec3 s = from - triangle.a;
    const double size = std::abs(det), sign = det < 0.0 ? -1.0 : 1.0;
    const double u = glm::dot(s, p) * sign;  // and v and t: all times the size, for speed
    if (u < -border * size || u > (1.0 + border) * size) return std::nullopt;
    const Vec3 q = glm::cross(s, ab);
    const double v = glm::dot(along, q) * sign;
    if (v < -border * size || u + v > (1.0 + border) * size) return std::nullopt;
    const double t = glm::dot(ac, q) * sign;
    if (t < 0.0 || t > size) return std::nullopt;
    return t / size;
}

std::vector<Triangle> trianglesOf(const Column& column);
/// With corners on the outline, so within the post by `mostInside` at most.
std::vector<Triangle> trianglesOf(const Silhouette& post, double mostInside);
/// The outline as a convex polygon with corners on it, within it by `mostInside` at most.
Polygon inscribedPolygon(const Outline& outline, double mostInside);

}  // namespace sightline::geometry
