/// Determines the terrain that obscures a miniature. A piece obscures if it meets the convex hull
/// of the two silhouettes (touching does not count), is near the target, and is not in base contact
/// with the viewer. Area terrain always obscures a miniature that overlaps it, wherever the viewer
/// stands. A piece that does not block LOS also obscures if it gives cover (points of interest). A
/// part that neither blocks nor gives cover is not listed. Source: Core Rulebook p. 34 (Determine
/// Number of Obscured Miniatures), p. 11 (Area Terrain).
#pragma once
#include <functional>

#include "geometry/sight/line_of_sight.h"

namespace sightline::geometry {

struct Obscuring {
    PieceId piece;                ///< empty for an obstacle solid
    std::optional<int> obstacle;  ///< index into SightSettings::obstacles
    double distance = 0.0;        ///< horizontal inches from the target's base
    Cover cover = Cover::none;    ///< of the piece or solid; the highest of the parts that are met
    bool touchesViewer = false;   ///< in base contact with the viewer, so it does not obscure
    bool near = false;            ///< within half-range of the target
    bool holdsTarget = false;     ///< area terrain that the target overlaps
    std::optional<Segment> line;  ///< witness: a line between the silhouettes through the piece
    bool counts() const { return holdsTarget || (near && !touchesViewer); }
};

struct Obscured {
    /// At least one entry counts, or LOS is blocked.
    bool obscured = false;
    bool losBlocked = false;
    std::vector<Obscuring> by;  ///< every piece that meets the hull, nearest first
};

Obscured obscured(const Battlefield& field, const Mini& viewer, const Mini& target,
                  const SightSettings& settings = {});
/// The same with a callback that returns whether the viewer sees the target.
Obscured obscured(const Battlefield& field, const Mini& viewer, const Mini& target,
                  const SightSettings& settings, const std::function<bool()>& isSeen);
/// `obscured(...).obscured` for a target that the viewer is known to see. For maps.
bool isObscuredInSight(const Battlefield& field, const Mini& viewer, const Mini& target,
                       const SightSettings& settings = {});

}  // namespace sightline::geometry
