/// Tests whether a base fits on the terrain under it. The tests are exact for every covered
/// triangle. Private to geometry. Source: Core Rulebook p. 12 (Fitting on Terrain), p. 41 (vehicles
/// that overhang).
#pragma once
#include "geometry/table/private/footing.h"

namespace sightline::geometry {

/// Largest step down in a floor under a base, inches. Rubble and raised edges of floors have such
/// steps.
inline constexpr double bridgedStep = 0.5;
/// A seam in a floor that is narrower than this does not count as a gap. Inches.
inline constexpr double bridgedSeam = 0.002;

/// True if a flat base at height z has support under every part. A facet is a triangle of terrain.
/// It supports the base if it faces up and is not too far below z: at most one step, or for a floor
/// (slope at most 45 degrees) at most one step plus the length of the base. At every edge of such a
/// facet, another supporting facet must continue, lower by at most one step.
bool carriesAll(const std::vector<const Piece*>& pieces, const Outline& outline, double z);

/// True if the piece is under every part of the outline in the plan. Height and slope do not
/// matter.
bool isWhollyOver(const Piece& piece, const Outline& outline);

/// The plane on which a rigid base rests. No point of the mat or the terrain under the base is
/// above the plane. The plane touches some of these points around the centre of the base.
struct RestingPlane {
    double level = 0.0;  ///< z of the plane at the centre of the base
    Vec2 slope{};        ///< rise of the plane per inch along x and along y
    Degrees lean() const;
};
/// Computes the resting plane of a base. Triangles of terrain that reach above `highest` do not
/// support the base.
RestingPlane restingPlane(const std::vector<const Piece*>& pieces, const Outline& outline,
                          double highest);
/// Cache of terrain points that recently supported a base. A neighbouring base usually rests on
/// some of these points.
class Footholds {
  public:
    void add(Vec3 point);
    const std::vector<Vec3>& points() const { return points_; }

  private:
    std::vector<Vec3> points_;
    std::size_t oldest_ = 0;
};

/// True if the tilt of the resting plane is at most `most`, which must be below 90 degrees. Usually
/// faster than `restingPlane`. Requires that no terrain in the space of the base reaches above
/// `highest`.
bool leansAtMost(const std::vector<const Piece*>& pieces, const Outline& outline, double highest,
                 Degrees most, Footholds* known = nullptr);

/// True if the point is inside a closed body of the piece. The next surface above the point then
/// has matter just below it.
bool isWithin(const Piece& piece, Vec3 point);

}  // namespace sightline::geometry
