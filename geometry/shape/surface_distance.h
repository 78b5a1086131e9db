/// One-sided Hausdorff distance between two triangle meshes: the largest distance of a point of one
/// mesh from the other. It bounds the distance of every point. It is not an estimate from samples,
/// which can miss extremes.
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "geometry/measure/measures.h"

namespace sightline::geometry {

/// A triangle mesh. The indices of a triangle name corners, every corner belongs to a triangle, and
/// all coordinates are finite.
struct TriangleSurface {
    std::vector<Vec3> corners;
    std::vector<std::array<std::uint32_t, 3>> triangles;
};

double distanceToTriangle(Vec3 point, Vec3 a, Vec3 b, Vec3 c);

/// Answers distance queries to a mesh. All functions are const and safe on many threads. The mesh
/// must outlive this object and must stay at its address.
class NearSurface {
  public:
    /// The surface must have at least one triangle.
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
    /// Upper limit of interest. Distances above it need no exact value.
    double limit = 0.0;
    /// Maximum error of the result, above 0. The result is never below the true distance. A smaller
    /// error takes longer.
    double slack = 0.0;
    /// A known lower bound of the result. The search ignores smaller distances.
    double atLeast = 0.0;
    /// Called from time to time with the completed share of the work (0 to 1). May be empty.
    std::function<void(double)> progress{};
};

/// The largest distance of a point of one surface from the other surface.
struct FarthestPoint {
    double distance = 0.0;
    /// True if no point is beyond the limit. False if a point is, or may be, beyond the limit;
    /// `distance` is then above the limit.
    bool withinLimit = true;
};

/// An upper bound of the largest distance: no point of `from` is farther from `to`. If the true
/// distance is above `atLeast`, the result exceeds it by at most `slack`. The result does not
/// depend on the machine or on the number of threads.
FarthestPoint farthestFrom(const TriangleSurface& from, const NearSurface& to,
                           const FarthestWish& wish);

/// The triangles of `from` that have a point beyond the limit, in ascending order. A triangle
/// whose largest distance is below the limit by at most `slack` may also be included. `atLeast` has
/// no effect.
std::vector<std::uint32_t> trianglesBeyond(const TriangleSurface& from, const NearSurface& to,
                                           const FarthestWish& wish);

}  // namespace sightline::geometry
