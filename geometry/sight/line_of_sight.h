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

class Obstruction;  ///< what could block, known to geometry's own sources only

enum class SightVerdict { visible, blocked, contested };

/// How much work a verdict may cost before it is contested: pairs of parts of the two silhouettes
/// that are looked at one by one. A count and no clock, so the same question has the same answer
/// anywhere.
inline constexpr int quickProof = 64;   ///< while something is dragged or hovered over
inline constexpr int fullProof = 4000;  ///< for a ruling that decides a step of the game

/// What a query looks past or adds. Which pieces those are is the caller's business, not space's.
struct SightSettings {
    std::span<const PieceId> ignored;       ///< pieces treated as absent
    std::span<const Silhouette> obstacles;  ///< further solids that block, such as hulls
    int proof = fullProof;                  ///< pairs of parts at most
    bool margin = true;                     ///< false: the verdict alone, several times as fast
    std::stop_token stop{};                 ///< once stopped, a proof that runs is contested
};

/// A verdict and its evidence.
struct Sight {
    SightVerdict verdict = SightVerdict::contested;
    bool visible = false;            ///< a clear line is in hand (also when contested)
    std::optional<Segment> witness;  ///< that line
    /// Inches to the flip: positive when visible; none when over 1 away.
    std::optional<double> margin;
    /// The truth lies within 0.02; else a visible pair sees by at least the margin, one that does
    /// not see is blocked by at most that.
    bool marginProven = false;
    bool proven = false;            ///< visible: always; blocked: shown for every line, not sampled
    std::vector<PieceId> blockers;  ///< pieces that stop lines; empty when visible
    /// Of `SightSettings::obstacles` those that stop lines, by index, ascending.
    std::vector<int> blockingObstacles{};
};

/// Does any straight line join the two silhouettes without entering a blocking solid?
/// Symmetric. A line that touches a surface without entering it is clear. Area terrain blocks with
/// its whole volume, except that a silhouette whose base overlaps it looks past it. Requires finite
/// positions, radius > 0 and height > 0 (asserted).
Sight lineOfSight(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                  const SightSettings& settings = {});

/// `lineOfSight(...).visible` without the work for the margin.
bool isVisible(const Battlefield& field, const Silhouette& from, const Silhouette& to,
               const SightSettings& settings = {});
/// Do the few lines that a verdict begins with see already? A yes is that of `isVisible`, at a
/// small part of its cost; a no says nothing yet.
bool isVisibleAtOnce(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                     const SightSettings& settings = {});
/// Does one of some 280 aimed lines see, with `sightRoom` round it? Never a wrong yes; a narrow
/// view may be missed. For a first look.
bool sees(const Battlefield& field, const Silhouette& from, const Silhouette& to,
          const SightSettings& settings = {});

/// One silhouette that looks at many: what could block is gathered once. The field and what the
/// settings point to must outlive it. Many threads may use one viewer.
class Viewer {
  public:
    Viewer(const Battlefield& field, const Silhouette& eye, const SightSettings& settings = {});
    bool sees(const Silhouette& other) const;
    Sight look(const Silhouette& other) const;
    /// The verdict with its line or proof, without margin and blockers.
    Sight glance(const Silhouette& other) const;
    /// `glance` at each of them, side by side; in their order.
    std::vector<Sight> glances(std::span<const Silhouette> others) const;

  private:
    std::shared_ptr<const Obstruction> obstruction_;
    Silhouette eye_;
    SightSettings settings_;
};

}  // namespace sightline::geometry
