/// Tests whether a base fits on the terrain under it, exact for every covered triangle. Private to
/// geometry. Source: Core Rulebook p. 12 (Fitting on Terrain), p. 41 (vehicles that overhang).
#pragma once
#include "geometry/table/private/footing.h"

namespace sightline::geometry {

/// Maximum step down within a floor under a base: rubble and lips. Inches.
inline constexpr double bridgedStep = 0.5;
/// A narrower seam in a floor is no gap. Inches.
inline constexpr double bridgedSeam = 0.002;

/// True if a flat base at height z has floor under every part of it. Floors of all the pieces count
/// if they are not steeper than 45 degrees and not lower than such a slope across the base, plus
/// one step. A facet that faces up within a step below the base counts too. At every edge of such a
/// facet under the base another facet must continue, not lower by more than a step.
bool carriesAll(const std::vector<const Piece*>& pieces, const Outline& outline, double z);

/// True if the piece is under every part of the outline in the plan, at any height and steepness.
bool isWhollyOver(const Piece& piece, const Outline& outline);

/// The plane of a rigid base on the terrain and the mat under it. No point of them is above the
/// plane, and the plane touches them around the base's centre.
struct RestingPlane {
    double level = 0.0;  ///< z over the base's centre
    Vec2 slope{};        ///< how it rises with x and y
    Degrees lean() const;
};
/// Facets that reach above `highest` do not support the base.
RestingPlane restingPlane(const std::vector<const Piece*>& pieces, const Outline& outline,
                          double highest);
/// Cache of terrain points that recently supported a base. A neighbouring base usually rests on
/// some of the same points.
class Footholds {
  public:
    void add(Vec3 point);
    const std::vector<Vec3>& points() const { return points_; }

  private:
    std::vector<Vec3> points_;
    std::size_t oldest_ = 0;
};

/// True if the resting plane leans by at most `most` (less than 90 degrees). Usually faster than
/// computing the plane. Nothing may reach above `highest` where the base would be.
bool leansAtMost(const std::vector<const Piece*>& pieces, const Outline& outline, double highest,
                 Degrees most, Footholds* known = nullptr);

/// True if the point is in a closed body of the piece: there is matter right below the next surface
/// above the point.
bool isWithin(const Piece& piece, Vec3 point);

}  // namespace sightline::geometry
