/// Who sees what, asked by hand: the same blockers as a ruling, for previews that may be asked often.
/// Source: Core Rulebook p. 30-33, 40-41.
#pragma once
#include <stop_token>
#include <vector>

#include "engine/conversation/view.h"
#include "geometry/exposure.h"

namespace sightline::engine {

/// An enemy miniature, and whether it would see the one that is asked about.
struct Watcher {
    MiniId mini;
    UnitId unit;
    geometry::SightVerdict verdict = geometry::SightVerdict::contested;
    bool sees = false;                         ///< a clear line is in hand
    std::optional<geometry::Segment> witness;  ///< from the watcher
};

/// Every undefeated enemy of the miniature if it stood at `at`, in order of id. With less proof than
/// `geometry::fullProof` more of them are contested.
std::vector<Watcher> whoSees(const View& view, MiniId moved, const geometry::Mini& at, int proof);
/// The same list with the contested ones decided as far as a ruling decides them.
std::vector<Watcher> decided(const View& view, MiniId moved, const geometry::Mini& at,
                             std::vector<Watcher> watchers);

/// What the unit sees of the table: its miniatures are the eyes, unit leader first.
geometry::ExposureMap exposureOf(const View& view, UnitId unit, double cell, std::stop_token stop);
/// What is seen from somewhere in the player's territory, which the mission must give: a trooper's
/// unit leader is imagined wherever it may stand completely within it, at places `apart` inches from
/// each other. What only a place between them sees is not found. Cells count 0 or 1.
geometry::ExposureMap exposureOfTerritory(const View& view, Player player, double apart, double cell,
                                          std::stop_token stop);
/// What is seen from the strip along a player's table edge: troopers `apart` inches from each other.
geometry::ExposureMap exposureOfEdge(const View& view, Player player, double deep, double apart,
                                     double cell, std::stop_token stop);

}  // namespace sightline::engine
