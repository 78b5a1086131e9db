/// Finds the terrain that obscures a miniature. A piece obscures under three conditions: it meets
/// the convex hull of the two silhouettes (touching does not count), it is near the target, and it
/// is not in base contact with the viewer. Area terrain always obscures a miniature that overlaps
/// it, from every position of the viewer. A piece that does not block LOS obscures if it gives
/// cover (points of interest). A part that neither blocks nor gives cover is not listed. Source:
/// Core Rulebook p. 34 (Determine Number of Obscured Miniatures), p. 11 (Area Terrain).
#pragma once
#include <functional>

#include "geometry/sight/line_of_sight.h"

namespace sightline::geometry {

struct Obscuring {
    PieceId piece;                ///< id of the piece; empty for an obstacle solid
    std::optional<int> obstacle;  ///< index into SightSettings::obstacles
    double distance = 0.0;        ///< horizontal distance from the target's base, inches
    Cover cover = Cover::none;    ///< cover of the piece or solid: the best cover of the parts that
                                  ///< the hull meets
    bool touchesViewer = false;   ///< true: in base contact with the viewer, so it does not obscure
    bool near = false;            ///< true: within half-range of the target
    bool holdsTarget = false;     ///< true: area terrain that the target overlaps
    std::optional<Segment> line;  ///< evidence: a line between the silhouettes through the piece
    bool counts() const { return holdsTarget || (near && !touchesViewer); }
};

struct Obscured {
    /// True if LOS is blocked, or if at least one entry of `by` obscures.
    bool obscured = false;
    bool losBlocked = false;
    std::vector<Obscuring> by;  ///< every piece that meets the hull, the nearest first
};

Obscured obscured(const Battlefield& field, const Mini& viewer, const Mini& target,
                  const SightSettings& settings = {});
/// Finds the obscuring terrain, with a callback for the line of sight. The callback returns whether
/// the viewer sees the target.
Obscured obscured(const Battlefield& field, const Mini& viewer, const Mini& target,
                  const SightSettings& settings, const std::function<bool()>& isSeen);
/// `obscured(...).obscured` for a target that the viewer is known to see. Used for maps.
bool isObscuredInSight(const Battlefield& field, const Mini& viewer, const Mini& target,
                       const SightSettings& settings = {});

}  // namespace sightline::geometry
