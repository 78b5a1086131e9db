/// An indexed triangle mesh with adjacency: the surface of a terrain piece. Prisms and cylinders
/// are triangulated, so every kind of piece has such a mesh.
#pragma once
#include <cmath>
#include <optional>
#include <span>

#include "geometry/shape/private/solid.h"
#include "geometry/shape/private/triangle_tree.h"

namespace sightline::geometry {

/// The crossing of a segment and a face.
struct EdgeCrossing {
    /// Position of the crossing on the segment, as a fraction of the segment.
    double fraction = 0.0;
    int face = 0;
    bool fromFront = false;  ///< true if the segment comes from the side to which the normal points
    bool onEdge = false;     ///< true if the crossing is within `sameLength` of the face's border
};

class IndexedMesh {
  public:
    IndexedMesh() = default;
    /// `blocks` tells for each part of the piece whether it stops lines of sight.
    IndexedMesh(std::span<const Triangle> triangles, const std::vector<bool>& blocks);

    int count() const { return static_cast<int>(faces_.size()); }
    int corners() const { return corners_; }
    const Triangle& face(int i) const { return faces_[static_cast<std::size_t>(i)]; }
    /// Normal of face `i`, of unit length. Zero if the face has no area.
    const Vec3& normal(int i) const { return normals_[static_cast<std::size_t>(i)]; }
    bool blocks(int i) const { return blocks_[static_cast<std::size_t>(i)] != 0; }
    /// The numbers of the three corners of face `i`. Coinciding corners of faces have the same
    /// number.
    const std::array<int, 3>& cornersOf(int i) const {
        return corner_[static_cast<std::size_t>(i)];
    }
    /// The face that shares an edge with a face. `turned` means that the two have opposite winding.
    /// `across` returns the neighbour at the edge that starts at corner `k`.
    struct Neighbour {
        int face = -1;
        bool turned = false;
    };
    const Neighbour& across(int i, std::size_t k) const {
        return across_[static_cast<std::size_t>(i)][k];
    }
    const TriangleTree& tree() const { return tree_; }

    /// True if the segment enters a blocking solid. It does not enter if it runs along a face or an
    /// edge, or only touches an edge. A segment that starts inside a closed body enters.
    bool stops(const Segment& segment) const;
    /// A face that the segment crosses, or -1. The test is fast, but not exact at edges.
    int anyCrossed(const Segment& segment, const Sweep& sweep) const;
    /// The index of the part whose closed body contains the point (by winding number). Empty if no
    /// closed body contains the point.
    std::optional<int> encloses(Vec3 point) const;
    /// True if the convex hull of the corners is inside a closed blocking body and meets no face.
    /// Then every segment from the hull starts inside the body. False if the hull meets a face,
    /// even if the hull is inside.
    bool holds(std::span<const Vec3> corners) const;

  private:
    struct Body {
        /// True if every edge has an even number of faces. Open edges along the bottom are allowed.
        bool closed = true;
        bool oriented = true;  ///< true if neighbouring faces agree on which side is outside
    };
    void weld();
    void join();
    bool goesThrough(const std::vector<EdgeCrossing>& onEdges, const Segment& segment) const;

    std::vector<Triangle> faces_;  ///< faces, in the order of the BVH
    std::vector<Vec3> normals_;
    std::vector<bool> blocksPart_;
    std::vector<char> blocks_;  ///< for each face: 1 if it stops lines of sight, otherwise 0
    std::vector<std::array<int, 3>> corner_;
    std::vector<std::array<Neighbour, 3>> across_;
    std::vector<int> body_;
    std::vector<Body> bodies_;
    int corners_ = 0;
    double bottom_ = 0.0;  ///< lowest z of the mesh
    bool anyClosed_ = false;
    TriangleTree tree_;
};

/// The crossing of a segment and a triangle, with the precision that rulings need. Empty if they do
/// not cross.
std::optional<EdgeCrossing> crossing(const Triangle& triangle, const Segment& segment);
/// A fast version of `crossing`: the fraction of the segment at the crossing. Empty if they do not
/// cross. A crossing on the triangle's border counts.
inline std::optional<double> crossedAt(const Triangle& triangle, Vec3 from, Vec3 along) {
    constexpr double border = 1e-9;
    const Vec3 ab = triangle.b - triangle.a, ac = triangle.c - triangle.a;
    const Vec3 p = glm::cross(along, ac);
    const double det = glm::dot(ab, p);
    if (det == 0.0) return std::nullopt;
    const Vec3 s = from - triangle.a;
    const double size = std::abs(det), sign = det < 0.0 ? -1.0 : 1.0;
    // u, v and t are multiplied by `size`, which saves divisions.
    const double u = glm::dot(s, p) * sign;
    if (u < -border * size || u > (1.0 + border) * size) return std::nullopt;
    const Vec3 q = glm::cross(s, ab);
    const double v = glm::dot(along, q) * sign;
    if (v < -border * size || u + v > (1.0 + border) * size) return std::nullopt;
    const double t = glm::dot(ac, q) * sign;
    if (t < 0.0 || t > size) return std::nullopt;
    return t / size;
}

std::vector<Triangle> trianglesOf(const Column& column);
/// A closed mesh inside the silhouette, with its corners on the silhouette's surface. The gap
/// between mesh and surface is at most `mostInside`.
std::vector<Triangle> trianglesOf(const Silhouette& post, double mostInside);
/// A convex polygon inside the outline, with its corners on the outline. The gap between polygon
/// and outline is at most `mostInside`.
Polygon inscribedPolygon(const Outline& outline, double mostInside);

}  // namespace sightline::geometry
