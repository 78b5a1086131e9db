/// Which terrain obscures a miniature: the hull of the two silhouettes meets it (touching does not
/// count), near the target, and the viewer is not in base contact with it. Area terrain always
/// obscures whoever overlaps it, wherever the viewer stands.
/// Pieces that do not block LOS obscure as well when they give cover (points of interest); a part
/// that does neither hides nobody and is not listed. Source: Core Rulebook p. 34 (Determine Number
/// of Obscured Miniatures), p. 11 (Area Terrain).
#pragma once
#include <functional>

#include "geometry/sight/line_of_sight.h"

namespace sightline::geometry {

struct Obscuring {
    PieceId piece;                ///< empty for an obstacle solid
    std::optional<int> obstacle;  ///< index into SightSettings::obstacles
    double distance = 0.0;        ///< horizontal inches from the target's base
    Cover cover = Cover::none;    ///< of the piece, or of the part met that gives most
    bool touchesViewer = false;   ///< in base contact with the viewer: does not obscure
    bool near = false;            ///< within half-range of the target
    bool holdsTarget = false;     ///< area terrain that the target overlaps
    std::optional<Segment> line;  ///< a line between the silhouettes that shows it
    bool counts() const { return holdsTarget || (near && !touchesViewer); }
};

struct Obscured {
    /// Some entry counts, or LOS is blocked.
    bool obscured = false;
    bool losBlocked = false;
    std::vector<Obscuring> by;  ///< every piece that meets the hull, nearest first
};

Obscured obscured(const Battlefield& field, const Mini& viewer, const Mini& target,
                  const SightSettings& settings = {});
/// The same where somebody else knows, or works out, whether the viewer sees the target.
Obscured obscured(const Battlefield& field, const Mini& viewer, const Mini& target,
                  const SightSettings& settings, const std::function<bool()>& isSeen);
/// `obscured(...).obscured` for a target that the viewer is known to see, yes or no. For maps.
bool isObscuredInSight(const Battlefield& field, const Mini& viewer, const Mini& target,
                       const SightSettings& settings = {});

}  // namespace sightline::geometry
