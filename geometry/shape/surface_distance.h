/// How far two surfaces of triangles are from each other: not by samples, which miss what lies
/// between them, but by a bound that holds for every point.
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "geometry/measure/measures.h"

namespace sightline::geometry {

/// Triangles anywhere in space. Every index names a corner, every corner belongs to a triangle,
/// and coordinates are finite.
struct TriangleSurface {
    std::vector<Vec3> corners;
    std::vector<std::array<std::uint32_t, 3>> triangles;
};

double distanceToTriangle(Vec3 point, Vec3 a, Vec3 b, Vec3 c);

/// A surface that is asked for distances again and again. Const and safe on many threads; the
/// surface must stay where it is.
class NearSurface {
  public:
    /// Requires a surface with a triangle.
    explicit NearSurface(const TriangleSurface& surface);
    ~NearSurface();
    NearSurface(NearSurface&&) noexcept;
    NearSurface& operator=(NearSurface&&) noexcept;

    struct Nearest {
        double distance = 0.0;
        std::uint32_t triangle = 0;
    };
    Nearest nearest(Vec3 point) const;
    double distance(Vec3 point, std::uint32_t triangle) const;

  private:
    struct Tree;
    const TriangleSurface* surface_;
    std::unique_ptr<Tree> tree_;
};

struct FarthestWish {
    /// Farther than this nobody needs to know how far.
    double limit = 0.0;
    /// The answer may be so much over the truth. Greater than 0; smaller takes longer.
    double slack = 0.0;
    /// What is known already: nothing nearer is looked for.
    double atLeast = 0.0;
    /// Told now and then how much of the work is done, 0 to 1; empty: nobody is.
    std::function<void(double)> progress{};
};

/// The farthest that any point of a surface is from another.
struct Farthest {
    double distance = 0.0;
    /// False: some point is over the limit, and `distance` says how far one of them is.
    bool withinLimit = true;
};

/// No point of `from` lies farther from `to` than the answer, and one lies no nearer than the
/// answer less `slack`, or there is none beyond `atLeast`. The same on every machine, on however
/// many threads it is worked out.
Farthest farthestFrom(const TriangleSurface& from, const NearSurface& to, const FarthestWish& wish);

/// The triangles of `from` that have a point over the limit, or that could not be shown to have
/// none within the slack, in ascending order. Takes no notice of `atLeast`.
std::vector<std::uint32_t> trianglesBeyond(const TriangleSurface& from, const NearSurface& to,
                                           const FarthestWish& wish);

}  // namespace sightline::geometry
