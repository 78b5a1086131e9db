/// One-sided Hausdorff distance between two triangle meshes. It is a bound for every point, not an
/// estimate from samples. Samples can miss extremes.
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "geometry/measure/measures.h"

namespace sightline::geometry {

/// A triangle mesh. Every index names a corner, every corner belongs to a triangle, and all
/// coordinates are finite.
struct TriangleSurface {
    std::vector<Vec3> corners;
    std::vector<std::array<std::uint32_t, 3>> triangles;
};

double distanceToTriangle(Vec3 point, Vec3 a, Vec3 b, Vec3 c);

/// Distance queries to a mesh. All functions are const and safe on many threads. The mesh must
/// outlive this object and must not move.
class NearSurface {
  public:
    /// Requires at least one triangle.
    explicit NearSurface(const TriangleSurface& surface);
    ~NearSurface();
    NearSurface(NearSurface&&) noexcept;
    NearSurface& operator=(NearSurface&&) noexcept;

    struct NearestPoint {
        double distance = 0.0;
        std::uint32_t triangle = 0;
    };
    NearestPoint nearest(Vec3 point) const;
    double distance(Vec3 point, std::uint32_t triangle) const;

  private:
    struct Tree;
    const TriangleSurface* surface_;
    std::unique_ptr<Tree> tree_;
};

struct FarthestWish {
    /// Distances above this limit need no exact value.
    double limit = 0.0;
    /// Maximum error of the answer above the true distance. Greater than 0. A smaller value takes
    /// longer.
    double slack = 0.0;
    /// A known lower bound of the answer. The search skips smaller distances.
    double atLeast = 0.0;
    /// Called from time to time with the finished share of the work (0 to 1). May be empty.
    std::function<void(double)> progress{};
};

/// The maximum distance of any point of one surface from the other.
struct FarthestPoint {
    double distance = 0.0;
    /// False: some point is beyond the limit, and `distance` is the distance of one such point.
    bool withinLimit = true;
};

/// The answer is an upper bound: no point of `from` is farther from `to`. Some point is at least
/// (answer - `slack`) away, if any point is beyond `atLeast`. The result does not depend on the
/// machine or on the number of threads.
FarthestPoint farthestFrom(const TriangleSurface& from, const NearSurface& to,
                           const FarthestWish& wish);

/// The triangles of `from` that have a point beyond the limit. The result also contains triangles
/// for which the search could not exclude this within the slack. Ascending order. `atLeast` has no
/// effect.
std::vector<std::uint32_t> trianglesBeyond(const TriangleSurface& from, const NearSurface& to,
                                           const FarthestWish& wish);

}  // namespace sightline::geometry
