/// An indexed triangle mesh with adjacency: the boundary of a piece. Prisms and cylinders are
/// triangulated, so every kind of piece has such a mesh.
#pragma once
#include <cmath>
#include <optional>
#include <span>

#include "geometry/shape/private/solid.h"
#include "geometry/shape/private/triangle_tree.h"

namespace sightline::geometry {

/// The intersection of a line with a face.
struct EdgeCrossing {
    double fraction = 0.0;  ///< position of the crossing, as a fraction of the segment
    int face = 0;
    bool fromFront = false;  ///< the line comes from the side to which the normal points
    bool onEdge = false;     ///< the crossing is within `sameLength` of the border of the face
};

class IndexedMesh {
  public:
    IndexedMesh() = default;
    /// For every part, `blocks` states whether the part stops lines of sight.
    IndexedMesh(std::span<const Triangle> triangles, const std::vector<bool>& blocks);

    int count() const { return static_cast<int>(faces_.size()); }
    int corners() const { return corners_; }
    const Triangle& face(int i) const { return faces_[static_cast<std::size_t>(i)]; }
    /// Normal of unit length. Zero if the face has no area.
    const Vec3& normal(int i) const { return normals_[static_cast<std::size_t>(i)]; }
    bool blocks(int i) const { return blocks_[static_cast<std::size_t>(i)] != 0; }
    /// Numbers of the corners of a face. Coinciding corners have the same number.
    const std::array<int, 3>& cornersOf(int i) const {
        return corner_[static_cast<std::size_t>(i)];
    }
    /// The face beyond the edge that starts at corner `k`. `Neighbour` also states whether the
    /// winding of that face is reversed.
    struct Neighbour {
        int face = -1;
        bool turned = false;
    };
    const Neighbour& across(int i, std::size_t k) const {
        return across_[static_cast<std::size_t>(i)][k];
    }
    const TriangleTree& tree() const { return tree_; }

    /// True if the segment enters a blocking solid. A line along a face or an edge does not enter,
    /// and neither does a line that touches an edge from outside. A line that starts inside a
    /// closed body enters it.
    bool stops(const Segment& segment) const;
    /// A face that the segment crosses, or -1. A fast test that does not treat edges exactly.
    int anyCrossed(const Segment& segment, const Sweep& sweep) const;
    /// The part of a closed body that contains the point, by winding number. Empty if there is
    /// none.
    std::optional<int> encloses(Vec3 point) const;
    /// True if the convex hull of the corners is inside a closed blocking body and meets no face.
    /// Then every segment from the hull starts in the solid. If the hull meets a face, the answer
    /// is unknown and the function returns false.
    bool holds(std::span<const Vec3> corners) const;

  private:
    struct Body {
        /// Every edge has an even number of faces, except open edges along the bottom.
        bool closed = true;
        bool oriented = true;  ///< neighbouring faces agree on the outer side
    };
    void weld();
    void join();
    bool goesThrough(const std::vector<EdgeCrossing>& onEdges, const Segment& segment) const;

    std::vector<Triangle> faces_;  ///< faces in the order of the tree
    std::vector<Vec3> normals_;
    std::vector<bool> blocksPart_;
    std::vector<char> blocks_;  ///< for each face: 1 if the face blocks
    std::vector<std::array<int, 3>> corner_;
    std::vector<std::array<Neighbour, 3>> across_;
    std::vector<int> body_;
    std::vector<Body> bodies_;
    int corners_ = 0;
    double bottom_ = 0.0;  ///< lowest z of all faces
    bool anyClosed_ = false;
    TriangleTree tree_;
};

/// Intersection of a segment with one triangle, with the precision that a ruling needs.
std::optional<EdgeCrossing> crossing(const Triangle& triangle, const Segment& segment);
/// Fast version: the fraction of the segment at the crossing. Empty if there is no crossing. A
/// crossing on the border counts.
inline std::optional<double> crossedAt(const Triangle& triangle, Vec3 from, Vec3 along) {
    constexpr double border = 1e-9;
    const Vec3 ab = triangle.b - triangle.a, ac = triangle.c - triangle.a;
    const Vec3 p = glm::cross(along, ac);
    const double det = glm::dot(ab, p);
    if (det == 0.0) return std::nullopt;
    const Vec3 s = from - triangle.a;
    const double size = std::abs(det), sign = det < 0.0 ? -1.0 : 1.0;
    const double u = glm::dot(s, p) * sign;  // u, v and t are scaled by `size` to avoid divisions
    if (u < -border * size || u > (1.0 + border) * size) return std::nullopt;
    const Vec3 q = glm::cross(s, ab);
    const double v = glm::dot(along, q) * sign;
    if (v < -border * size || u + v > (1.0 + border) * size) return std::nullopt;
    const double t = glm::dot(ac, q) * sign;
    if (t < 0.0 || t > size) return std::nullopt;
    return t / size;
}

std::vector<Triangle> trianglesOf(const Column& column);
/// A closed mesh inside the silhouette. Its corners are on the outline, so the mesh is smaller by
/// at most `mostInside`.
std::vector<Triangle> trianglesOf(const Silhouette& post, double mostInside);
/// The outline as a convex polygon. Its corners are on the outline. Its edges are inside the
/// outline by at most `mostInside`.
Polygon inscribedPolygon(const Outline& outline, double mostInside);

}  // namespace sightline::geometry
