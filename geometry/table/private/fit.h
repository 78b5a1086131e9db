/// Tests whether a base fits on the terrain under it. The tests are exact for every covered
/// triangle. Private to geometry. Source: Core Rulebook p. 12 (Fitting on Terrain), p. 41 (vehicles
/// that overhang).
#pragma once
#include "geometry/table/private/footing.h"

namespace sightline::geometry {

/// Maximum step down within a floor under a base, such as in rubble or at a lip. Inches.
inline constexpr double bridgedStep = 0.5;
/// A seam in a floor that is narrower than this is not a gap. Inches.
inline constexpr double bridgedSeam = 0.002;

/// True if a flat base at height z has floor under every part of it. Floors of all the pieces count
/// if they are not steeper than 45 degrees. A floor must not be lower than a slope of 45 degrees
/// across the base, plus one step. A facet that faces up and is within one step below the base
/// counts, too. At every edge of such a facet under the base, another facet must continue. It may
/// be lower by at most one step.
bool carriesAll(const std::vector<const Piece*>& pieces, const Outline& outline, double z);

/// True if the piece is under every part of the outline in the plan. Height and steepness do not
/// matter.
bool isWhollyOver(const Piece& piece, const Outline& outline);

/// The plane of a rigid base on the terrain and the mat under it. No point of terrain or mat is
/// above the plane. The plane touches them around the centre of the base.
struct RestingPlane {
    double level = 0.0;  ///< z of the plane over the centre of the base
    Vec2 slope{};        ///< rise of the plane along x and y
    Degrees lean() const;
};
/// Computes the resting plane. Facets that reach above `highest` do not support the base.
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

/// True if the resting plane leans by at most `most`, which is less than 90 degrees. Usually faster
/// than computing the plane. No terrain may reach above `highest` in the space of the base.
bool leansAtMost(const std::vector<const Piece*>& pieces, const Outline& outline, double highest,
                 Degrees most, Footholds* known = nullptr);

/// True if the point is in a closed body of the piece. Then there is matter just below the next
/// surface above the point.
bool isWithin(const Piece& piece, Vec3 point);

}  // namespace sightline::geometry
