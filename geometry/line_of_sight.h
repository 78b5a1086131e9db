/// Line of sight between silhouettes: can some point of one see some point of the other?
/// Source: Core Rulebook p. 30-31 (Line of Sight, Blocking LOS, Terrain Blocking LOS).
/// All functions are const and may run on many threads over one Battlefield.
#pragma once
#include <optional>
#include <span>
#include <vector>

#include "geometry/battlefield.h"

namespace sightline::geometry {

enum class SightVerdict { visible, blocked, contested };

/// What a query looks past or adds. Which pieces those are is the caller's business, not space's.
struct SightSettings {
    std::span<const PieceId> ignored;       ///< pieces treated as absent
    std::span<const Silhouette> obstacles;  ///< further solids that block, such as hulls
};

/// A verdict and its evidence.
struct Sight {
    SightVerdict verdict = SightVerdict::contested;
    bool visible = false;             ///< a clear line is in hand (also when contested)
    std::optional<Segment> witness;   ///< that line
    std::optional<double> margin;     ///< inches to the flip: positive when visible; none when over 1 away
    bool proven = false;              ///< visible: always; blocked: shown for every line, not sampled
    std::vector<PieceId> blockers;    ///< pieces that stop lines; empty when visible
};

/// Does any straight line join the two silhouettes without entering a blocking solid?
/// Symmetric. A line that touches a surface without entering it is clear. Area terrain blocks with its
/// whole volume, except that a silhouette whose base overlaps it looks past it.
/// Requires finite positions, radius > 0 and height > 0 (asserted).
Sight lineOfSight(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                  const SightSettings& settings = {});

}  // namespace sightline::geometry
