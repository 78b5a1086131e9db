/// Finds the terrain that obscures a miniature from a viewer. A piece obscures under three
/// conditions: it meets the convex hull of the two silhouettes (touching does not count), it is
/// near the miniature, and it is not in base contact with the viewer. A miniature that overlaps
/// area terrain is obscured by it from every viewer. A piece that neither blocks LOS nor gives
/// cover does not obscure. Points of interest give cover and do not block LOS. Source: Core
/// Rulebook p. 34 (Determine Number of Obscured Miniatures), p. 11 (Area Terrain).
#pragma once
#include <functional>

#include "geometry/sight/line_of_sight.h"

namespace sightline::geometry {

struct Obscuring {
    PieceId piece;                ///< id of the terrain piece; empty for an additional solid
    std::optional<int> obstacle;  ///< index of the solid in SightSettings::obstacles
    /// Horizontal distance from the target's base to the piece or solid, in inches.
    double distance = 0.0;
    Cover cover = Cover::none;  ///< cover of the piece or solid: the best cover among the parts
                                ///< that the convex hull meets
    /// True if the piece is in base contact with the viewer; it then does not obscure.
    bool touchesViewer = false;
    bool near = false;         ///< true if the piece is within half-range of the target
    bool holdsTarget = false;  ///< true if the piece is area terrain that the target overlaps
    /// Evidence for the verdict: a line between the silhouettes that passes through the piece.
    std::optional<Segment> line;
    bool counts() const { return holdsTarget || (near && !touchesViewer); }
};

struct Obscured {
    /// True if LOS is blocked, or if `counts()` is true for at least one entry of `by`.
    bool obscured = false;
    bool losBlocked = false;
    std::vector<Obscuring> by;  ///< every piece and solid that meets the convex hull of the
                                ///< silhouettes, the nearest first
};

Obscured obscured(const Battlefield& field, const Mini& viewer, const Mini& target,
                  const SightSettings& settings = {});
/// Finds the obscuring terrain. The callback `isSeen` tells whether the viewer sees the target.
Obscured obscured(const Battlefield& field, const Mini& viewer, const Mini& target,
                  const SightSettings& settings, const std::function<bool()>& isSeen);
/// True if terrain obscures a target that the viewer surely sees. Used for exposure maps.
bool isObscuredInSight(const Battlefield& field, const Mini& viewer, const Mini& target,
                       const SightSettings& settings = {});

}  // namespace sightline::geometry
