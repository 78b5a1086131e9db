/// Who sees what, asked by hand: the same blockers as a ruling, for previews that may be asked
/// often. Source: Core Rulebook p. 30-33, 40-41.
#pragma once
#include <vector>

#include "engine/state/view.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine {

/// An enemy miniature, and whether it would see the one that is asked about.
struct Watcher {
    MiniId mini;
    UnitId unit;
    geometry::SightVerdict verdict = geometry::SightVerdict::contested;
    bool sees = false;                         ///< a clear line is in hand
    std::optional<geometry::Segment> witness;  ///< from the watcher
};

/// Every undefeated enemy of the miniature if it stood at `at`, in order of id. With less proof
/// than `geometry::fullProof` more of them are contested.
std::vector<Watcher> whoSees(const View& view, MiniId moved, const geometry::Mini& at, int proof);
/// The same list with the contested ones decided as far as a ruling decides them.
std::vector<Watcher> decided(const View& view, MiniId moved, const geometry::Mini& at,
                             std::vector<Watcher> watchers);

}  // namespace sightline::engine
