/// Line of sight (LOS) between silhouettes: does a clear line join a point of one and a point of
/// the other? Source: Core Rulebook p. 30-31 (Line of Sight, Blocking LOS, Terrain Blocking LOS).
/// All functions are const and may run on many threads over one Battlefield.
#pragma once
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::geometry {

class Obstruction;  ///< all possible blockers of a query; internal to geometry

enum class SightVerdict { visible, blocked, contested };

/// Work limit of a verdict: the number of pairs of silhouette parts that its proof may check. At
/// the limit, the verdict is contested. The limit is a count and not a time, so the same question
/// has the same answer on every machine.
///
/// `quickProof` is the limit while the player drags something or hovers over something.
inline constexpr int quickProof = 64;
inline constexpr int fullProof = 4000;  ///< work limit of a ruling that decides a step of the game

/// Pieces that a query of LOS ignores, and solids that it adds. The caller chooses them by the
/// rules.
struct SightSettings {
    std::span<const PieceId> ignored;  ///< terrain pieces that the query ignores
    /// Additional solids that block LOS, such as the hulls of vehicles.
    std::span<const Silhouette> obstacles;
    int proof = fullProof;  ///< work limit: maximum number of pairs of silhouette parts in a proof
    bool margin = true;     ///< false: the query computes no margin, which is several times as fast
    /// After a stop request, an unfinished proof makes the verdict contested.
    std::stop_token stop{};
    /// Cover that the solids in `obstacles` give. The caller chooses it by the rules.
    Cover obstacleCover = Cover::none;
};

/// A verdict on LOS and the evidence for it.
struct Sight {
    SightVerdict verdict = SightVerdict::contested;
    bool visible = false;  ///< true if a clear line was found, even if the verdict is contested
    std::optional<Segment> witness;  ///< the clear line that was found, if any
    /// Distance from the opposite verdict, inches. Visible: the radius of the widest clear beam.
    /// Blocked: minus the length by which both silhouettes must grow to see each other; empty if
    /// this length is over 1 inch.
    std::optional<double> margin;
    /// True: the margin is exact to 0.02 in. False: it is a bound. The exact margin of a visible
    /// pair is at least `margin`. The silhouettes of a blocked pair surely see each other after
    /// they have grown by -`margin`.
    bool marginProven = false;
    /// True if the verdict is proved. A visible verdict is always proved, by its clear line.
    bool proven = false;
    /// Terrain pieces that block lines; empty if the verdict is visible.
    std::vector<PieceId> blockers;
    /// Indices of the solids in `SightSettings::obstacles` that block lines, ascending.
    std::vector<int> blockingObstacles{};
};

/// Does any straight line join the two silhouettes without entering a blocking solid? The order of
/// the silhouettes does not matter. A line that only touches a surface is clear. Area terrain
/// blocks with its whole volume, but not for a silhouette whose base overlaps it. Requires finite
/// positions, radius > 0 and height > 0 (asserted).
Sight lineOfSight(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                  const SightSettings& settings = {});

/// True if `lineOfSight` finds a clear line. The margin is not computed.
bool isVisible(const Battlefield& field, const Silhouette& from, const Silhouette& to,
               const SightSettings& settings = {});
/// Tests only a few lines, which is much faster than `isVisible`. True: the pair is visible. False:
/// the answer is unknown.
bool isVisibleAtOnce(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                     const SightSettings& settings = {});
/// Tests about 280 lines that are probably clear, each with the clearance `sightRoom`. The result
/// true is always right. The result false may be wrong, because the test can miss a narrow view.
/// Use the function for a first overview.
bool sees(const Battlefield& field, const Silhouette& from, const Silhouette& to,
          const SightSettings& settings = {});

/// A silhouette that looks at many other silhouettes. The possible blockers are collected only
/// once. The field and the arrays in the settings must outlive the viewer. Many threads may use one
/// viewer.
class Viewer {
  public:
    Viewer(const Battlefield& field, const Silhouette& eye, const SightSettings& settings = {});
    bool sees(const Silhouette& other) const;
    Sight look(const Silhouette& other) const;
    /// The verdict with its clear line or its proof, but without margin and blockers.
    Sight glance(const Silhouette& other) const;
    /// Calls `glance` for each silhouette, in parallel. The results are in the order of `others`.
    std::vector<Sight> glances(std::span<const Silhouette> others) const;

  private:
    std::shared_ptr<const Obstruction> obstruction_;
    Silhouette eye_;
    SightSettings settings_;
};

}  // namespace sightline::geometry
