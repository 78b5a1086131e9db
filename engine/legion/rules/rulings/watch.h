/// Previews of the enemies that see a miniature. A player requests them. They use the same blockers
/// as rulings and are fast enough for frequent calls. Source: Core Rulebook p. 30-33, 40-41.
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
    bool sees = false;                         ///< a clear line was found
    std::optional<geometry::Segment> witness;  ///< the line starts at the watcher
};

/// All undefeated enemies of a miniature that stands at `at`, in the order of their ids. With a
/// shorter proof than `geometry::fullProof`, more of the results are contested.
std::vector<Watcher> whoSees(const View& view, MiniId moved, const geometry::Mini& at, int proof);
/// The list of `whoSees`, after the contested entries were decided with the proof of a ruling.
std::vector<Watcher> decided(const View& view, MiniId moved, const geometry::Mini& at,
                             std::vector<Watcher> watchers);

}  // namespace sightline::engine
