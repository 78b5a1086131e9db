/// Previews of the enemies that see a miniature. A player requests such a preview. Previews use the
/// same obstacles as rulings, and are fast enough to be computed often. Source: Core Rulebook p.
/// 30-33, 40-41.
#pragma once
#include <vector>

#include "engine/legion/rules/state/view.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine {

/// An enemy miniature, and whether it would see the player's miniature.
struct Watcher {
    MiniId mini;
    UnitId unit;
    geometry::SightVerdict verdict = geometry::SightVerdict::contested;
    bool sees = false;                         ///< true: a clear line was found
    std::optional<geometry::Segment> witness;  ///< the line that was found; it starts at the enemy
};

/// All undefeated enemies of the miniature, if it stands at `at`, in the order of their ids.
/// `proof` limits the work of each test. If it is less than `geometry::fullProof`, more verdicts
/// are contested (undecided).
std::vector<Watcher> whoSees(const View& view, MiniId moved, const geometry::Mini& at, int proof);
/// Decides the contested verdicts in the list of `whoSees` with the proof that a ruling uses.
std::vector<Watcher> decided(const View& view, MiniId moved, const geometry::Mini& at,
                             std::vector<Watcher> watchers);

}  // namespace sightline::engine
