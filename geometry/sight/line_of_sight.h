/// Line of sight between silhouettes: can some point of one see some point of the other?
/// Source: Core Rulebook p. 30-31 (Line of Sight, Blocking LOS, Terrain Blocking LOS).
/// All functions are const and may run on many threads over one Battlefield.
#pragma once
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::geometry {

class Obstruction;  ///< possible blockers; internal to geometry

enum class SightVerdict { visible, blocked, contested };

/// Work limit of a verdict: the number of pairs of parts of the two silhouettes that the proof may
/// check. After that the verdict is contested. The limit is a count and not a time, so the same
/// question has the same answer on every machine.
inline constexpr int quickProof = 64;   ///< limit while something is dragged or hovered over
inline constexpr int fullProof = 4000;  ///< limit for a ruling that decides a step of the game

/// Pieces that a query ignores, and solids that a query adds. The caller chooses them by the rules.
struct SightSettings {
    std::span<const PieceId> ignored;       ///< pieces treated as absent
    std::span<const Silhouette> obstacles;  ///< additional solids that block, such as hulls
    int proof = fullProof;   ///< maximum number of pairs of parts that a proof may check
    bool margin = true;      ///< false: only the verdict, which is several times as fast
    std::stop_token stop{};  ///< after a stop request, a running proof returns contested
    /// Cover that the solids in `obstacles` give; the rules decide it.
    Cover obstacleCover = Cover::none;
};

/// A verdict and its evidence.
struct Sight {
    SightVerdict verdict = SightVerdict::contested;
    bool visible = false;            ///< a clear line was found (this may also be a contested case)
    std::optional<Segment> witness;  ///< the clear line that was found
    /// Inches until the verdict flips. Positive if visible, negative if blocked. Empty if the
    /// distance is over 1 inch.
    std::optional<double> margin;
    /// True: the margin is exact to 0.02 in. False: the margin is a bound. The true distance to the
    /// flip is at least `margin` for a visible pair, and at most `margin` for a blocked pair.
    bool marginProven = false;
    /// Visible: always true; blocked: true if every line is proved to be blocked.
    bool proven = false;
    std::vector<PieceId> blockers;  ///< pieces that stop lines; empty if visible
    /// The entries of `SightSettings::obstacles` that stop lines, as ascending indices.
    std::vector<int> blockingObstacles{};
};

/// Does any straight line join the two silhouettes without entering a blocking solid? Symmetric. A
/// line that touches a surface without entering it is clear. Area terrain blocks with its whole
/// volume. It does not block for a silhouette whose base overlaps it. Requires finite positions,
/// radius > 0 and height > 0 (asserted).
Sight lineOfSight(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                  const SightSettings& settings = {});

/// `lineOfSight(...).visible`, without computing the margin.
bool isVisible(const Battlefield& field, const Silhouette& from, const Silhouette& to,
               const SightSettings& settings = {});
/// Quick test with the first few lines of a verdict. True implies `isVisible`, for a small part of
/// its cost. False means that the answer is unknown.
bool isVisibleAtOnce(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                     const SightSettings& settings = {});
/// Quick test with about 280 aimed lines. Each line needs `sightRoom` around it. True is always
/// right. False may be wrong, because the test can miss a narrow view. Use it for a first overview.
bool sees(const Battlefield& field, const Silhouette& from, const Silhouette& to,
          const SightSettings& settings = {});

/// One silhouette that views many others. The possible blockers are collected only once. The field
/// and the data of the settings must outlive the viewer. Many threads may use one viewer.
class Viewer {
  public:
    Viewer(const Battlefield& field, const Silhouette& eye, const SightSettings& settings = {});
    bool sees(const Silhouette& other) const;
    Sight look(const Silhouette& other) const;
    /// The verdict with its line or proof, but without margin and blockers.
    Sight glance(const Silhouette& other) const;
    /// Calls `glance` for each of the others, in parallel. The results have the order of `others`.
    std::vector<Sight> glances(std::span<const Silhouette> others) const;

  private:
    std::shared_ptr<const Obstruction> obstruction_;
    Silhouette eye_;
    SightSettings settings_;
};

}  // namespace sightline::geometry
