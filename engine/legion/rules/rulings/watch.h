/// Previews of who sees a miniature, on a player's request: the same blockers as in a ruling, and
/// fast enough for frequent calls. Source: Core Rulebook p. 30-33, 40-41.
#pragma once
#include <vector>

#include "engine/legion/rules/state/view.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine {

/// An enemy miniature, and whether it would see the miniature in question.
struct Watcher {
    MiniId mini;
    UnitId unit;
    geometry::SightVerdict verdict = geometry::SightVerdict::contested;
    bool sees = false;                         ///< a clear line was found
    std::optional<geometry::Segment> witness;  ///< from the watcher
};

/// Every undefeated enemy of the miniature if it were at `at`, in order of id. With less proof than
/// `geometry::fullProof` more of them are contested.
std::vector<Watcher> whoSees(const View& view, MiniId moved, const geometry::Mini& at, int proof);
/// The same list; contested entries are decided with the proof of a ruling.
std::vector<Watcher> decided(const View& view, MiniId moved, const geometry::Mini& at,
                             std::vector<Watcher> watchers);

}  // namespace sightline::engine
