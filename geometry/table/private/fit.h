/// Does a base fit on what lies under it? Exact against the triangles that it covers. Private to
/// geometry. Source: Core Rulebook p. 12 (Fitting on Terrain), p. 41 (vehicles that overhang).
#pragma once
#include "geometry/table/private/footing.h"

namespace sightline::geometry {

/// A floor that goes on under a base may step down by so much at once: rubble and lips. Inches.
inline constexpr double bridgedStep = 0.5;
/// Seams of a floor that are narrower are no gap. Inches.
inline constexpr double bridgedSeam = 0.002;

/// Does a base that rests at height z, flat, have floor under every part of it? What counts is
/// floors of any of the pieces, not steeper than 45 degrees and no lower than such a slope across
/// the base (and one step) brings it, and whatever faces up within a step below the base. Every
/// edge of such a facet under the base must go on in another one, not lower by more than a step.
bool carriesAll(const std::vector<const Piece*>& pieces, const Outline& outline, double z);

/// Seen from above, does the piece lie under every part of the outline, however high or steep?
bool isWhollyOver(const Piece& piece, const Outline& outline);

/// The plane of a rigid base that is set down on the terrain and the mat under it: no point of
/// them rises above it, and it touches them round the base's centre.
struct RestingPlane {
    double level = 0.0;  ///< z over the base's centre
    Vec2 slope{};        ///< how it rises with x and y
    Degrees lean() const;
};
/// Facets that reach above `highest` are not stood on.
RestingPlane restingPlane(const std::vector<const Piece*>& pieces, const Outline& outline,
                          double highest);
/// Points of the terrain that bases stood on not long ago. A base beside them mostly stands on some
/// of the same.
class Footholds {
  public:
    void add(Vec3 point);
    const std::vector<Vec3>& points() const { return points_; }

  private:
    std::vector<Vec3> points_;
    std::size_t oldest_ = 0;
};

/// Does that plane lean by at most so much (less than 90 degrees)? Mostly known long before the
/// plane is. Nothing may stand above `highest` where the base would be.
bool leansAtMost(const std::vector<const Piece*>& pieces, const Outline& outline, double highest,
                 Degrees most, Footholds* known = nullptr);

/// Is the point within a closed body of the piece: is right below the next surface above it matter?
bool isWithin(const Piece& piece, Vec3 point);

}  // namespace sightline::geometry
