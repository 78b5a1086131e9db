// Finds the verdict on a line of sight: first tests lines that are probably clear, then tries a
// proof that all lines are blocked.
#include "geometry/sight/line_of_sight.h"

#include <algorithm>
#include <cassert>
#include <tuple>

#include "geometry/base/parallel_for.h"
#include "geometry/sight/private/corridor.h"
#include "geometry/sight/private/sight_beam.h"
#include "geometry/sight/private/sight_growth.h"
#include "geometry/sight/private/sight_proof.h"
#include "geometry/sight/private/sight_slide.h"

namespace sightline::geometry {
namespace {

// The margin of a visible pair of silhouettes is measured up to this length, in inches.
constexpr double widestMargin = 0.5;
// Number of aimed lines (lines that are probably clear) that are tested before a proof.
constexpr std::size_t firstLines = 64;
// Maximum number of clear lines that are moved sideways to gain clearance.
constexpr std::size_t slidLines = 3;
// Work limit of the first proof, in pairs of silhouette parts. If this proof decides nothing, a
// search starts that moves lines sideways.
constexpr int easyProof = 128;
constexpr int marginProof = 1000;  // work limit of a proof for the margin of a blocked pair of
                                   // silhouettes, in pairs of parts
// Work limit of a proof for the margin of a visible pair of silhouettes, in pairs of parts.
constexpr int beamProof = 60;

/// The kind of answer that the caller needs. `yesOrNo` does not search for the blocking pieces.
enum class Answer { yesOrNo, explained };

bool before(const Silhouette& a, const Silhouette& b) {
    const auto key = [](const Silhouette& it) {
        return std::tuple(it.outline.a.x, it.outline.a.y, it.outline.b.x, it.outline.b.y, it.bottom,
                          it.outline.radius, it.top);
    };
    return key(a) < key(b);
}

struct Found {
    /// A clear line whose clearance is at least `sightRoom` on every side.
    std::optional<Segment> roomy;
    std::optional<Segment> thin;  ///< a clear line with a clearance of less than `sightRoom`
};

// Tests every `step`-th aimed line (`LineSource::aimed`), beginning with number `first`. A clear
// line whose clearance is too small is moved sideways.
void tryAimed(const Corridor& corridor, const LineSource& lines, std::size_t first,
              std::size_t last, std::size_t step, Found& found) {
    std::size_t slid = 0;
    for (std::size_t i = first; i < last && !found.roomy; i += step) {
        const Segment line = lines.aimed(i);
        if (corridor.isCrossed(line)) continue;
        if (corridor.hasRoom(line, sightRoom)) {
            found.roomy = line;
            return;
        }
        if (!corridor.isClear(line)) continue;
        if (!found.thin) found.thin = line;
        if (slid++ >= slidLines) continue;
        const WidenedBeam wide = widened(corridor, lines, line, 2.0 * sightRoom);
        if (wide.radius >= sightRoom && corridor.hasRoom(wide.line, sightRoom))
            found.roomy = wide.line;
    }
}

void nameBlockers(const Corridor& corridor, const LineSource& lines, Sight& sight) {
    std::vector<Corridor::Hit> hits;
    std::vector<char> stops(corridor.blockers().size(), 0);
    for (std::size_t i = 0; i < LineSource::aimedCount(); i += 23) {
        corridor.hits(lines.aimed(i), hits);
        for (const Corridor::Hit& hit : hits) stops[static_cast<std::size_t>(hit.blocker)] = 1;
    }
    // A line that runs inside a solid crosses no face of this solid.
    const bool inside = std::find(stops.begin(), stops.end(), 1) == stops.end();
    for (std::size_t i = 0; inside && i < stops.size(); ++i) {
        const Corridor::Blocker& blocker = corridor.blockers()[i];
        stops[i] = !blocker.post && blocker.skin().stops(lines.aimed(0)) ? 1 : 0;
    }
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const Corridor::Blocker& blocker = corridor.blockers()[i];
        if (!stops[i]) continue;
        if (blocker.piece)
            sight.blockers.push_back(blocker.piece->info.id);
        else
            sight.blockingObstacles.push_back(blocker.post->obstacle);
    }
    std::sort(sight.blockers.begin(), sight.blockers.end());
    std::sort(sight.blockingObstacles.begin(), sight.blockingObstacles.end());
}

Sight visibleBy(const Corridor& corridor, const Silhouette& one, const Silhouette& other,
                const Segment& line, const SightSettings& settings) {
    Sight sight{SightVerdict::visible, true, line, std::nullopt, false, true, {}};
    if (!settings.margin) return sight;
    const Beam beam =
        widestBeam(corridor, one, other, line, widestMargin, std::min(settings.proof, beamProof));
    sight.witness = beam.line;
    sight.margin = beam.radius;
    sight.marginProven = beam.proven;
    return sight;
}

Decision decided(const Corridor& corridor, const Silhouette& one, const Silhouette& other,
                 const SightSettings& settings) {
    const int budget = settings.proof;
    if (isBlockedByInnerHills(corridor, one, other, budget, settings.stop))
        return {true, std::nullopt, 0};
    Proof proof(corridor, one, other);
    Decision decision = proof.run(std::min(budget, easyProof), settings.stop);
    if (decision.proven || decision.witness || budget <= easyProof) return decision;
    if (settings.stop.stop_requested()) return decision;
    decision.witness = followedInward(corridor, one, other);
    return decision.witness ? decision : proof.run(budget, settings.stop);
}

Sight judged(const Corridor& corridor, const Silhouette& one, const Silhouette& other,
             const SightSettings& settings, Answer answer) {
    const LineSource lines(one, other);
    Found found;
    tryAimed(corridor, lines, 0, firstLines, 1, found);
    if (found.roomy) return visibleBy(corridor, one, other, *found.roomy, settings);
    Decision decision;
    if (settings.proof > 0) decision = decided(corridor, one, other, settings);
    if (!decision.witness && !decision.proven && settings.proof <= easyProof) {
        tryAimed(corridor, lines, firstLines, LineSource::aimedCount(), 3, found);
        decision.witness = found.roomy;
    }
    if (decision.witness) return visibleBy(corridor, one, other, *decision.witness, settings);
    Sight sight;
    sight.proven = decision.proven;
    sight.verdict = decision.proven ? SightVerdict::blocked : SightVerdict::contested;
    if (!decision.proven && found.thin) {
        sight.visible = true;
        sight.witness = found.thin;
        if (settings.margin)
            sight.margin = corridor.nearest(*found.thin, sightRoom).closest.distance;
        return sight;
    }
    if (answer == Answer::yesOrNo) return sight;
    nameBlockers(corridor, lines, sight);
    if (!settings.margin) return sight;
    const Growth growth =
        growthToSee(corridor, one, other, widestGrowth, std::min(settings.proof, marginProof));
    if (growth.sees) sight.margin = -*growth.sees;
    sight.marginProven = sight.proven && growth.proven;
    return sight;
}

Sight look(const Obstruction& obstruction, const Silhouette& from, const Silhouette& to,
           const SightSettings& settings, Answer answer) {
    assert(from.outline.radius > 0.0 && from.top > from.bottom);
    assert(to.outline.radius > 0.0 && to.top > to.bottom);
    // Puts the two silhouettes in a fixed order, so the answer is symmetric.
    const bool swapped = before(to, from);
    const Silhouette& one = swapped ? to : from;
    const Silhouette& other = swapped ? from : to;
    const Corridor corridor(obstruction, one, other,
                            settings.margin ? widestGrowth : 2.0 * sightRoom);
    Sight sight = judged(corridor, one, other, settings, answer);
    if (swapped && sight.witness) std::swap(sight.witness->from, sight.witness->to);
    return sight;
}

SightSettings byLinesAlone(SightSettings settings) {
    settings.proof = 0;
    settings.margin = false;
    return settings;
}

}  // namespace

Sight lineOfSight(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                  const SightSettings& settings) {
    return look(Obstruction(field, settings), from, to, settings, Answer::explained);
}

bool isVisible(const Battlefield& field, const Silhouette& from, const Silhouette& to,
               const SightSettings& settings) {
    SightSettings alone = settings;
    alone.margin = false;
    return look(Obstruction(field, alone), from, to, alone, Answer::yesOrNo).visible;
}

bool isVisibleAtOnce(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                     const SightSettings& settings) {
    // Puts the silhouettes in the same order as the function `look`.
    const bool swapped = before(to, from);
    const Silhouette& one = swapped ? to : from;
    const Silhouette& other = swapped ? from : to;
    const Obstruction obstruction(field, settings);
    const Corridor corridor(obstruction, one, other, 2.0 * sightRoom);
    Found found;
    tryAimed(corridor, LineSource(one, other), 0, firstLines, 1, found);
    return found.roomy.has_value();
}

bool sees(const Battlefield& field, const Silhouette& from, const Silhouette& to,
          const SightSettings& settings) {
    return look(Obstruction(field, settings), from, to, byLinesAlone(settings), Answer::yesOrNo)
               .verdict == SightVerdict::visible;
}

Viewer::Viewer(const Battlefield& field, const Silhouette& eye, const SightSettings& settings)
    : obstruction_(std::make_shared<const Obstruction>(field, settings)),
      eye_(eye),
      settings_(settings) {}

bool Viewer::sees(const Silhouette& other) const {
    return geometry::look(*obstruction_, eye_, other, byLinesAlone(settings_), Answer::yesOrNo)
               .verdict == SightVerdict::visible;
}

Sight Viewer::look(const Silhouette& other) const {
    return geometry::look(*obstruction_, eye_, other, settings_, Answer::explained);
}

Sight Viewer::glance(const Silhouette& other) const {
    SightSettings alone = settings_;
    alone.margin = false;
    return geometry::look(*obstruction_, eye_, other, alone, Answer::yesOrNo);
}

std::vector<Sight> Viewer::glances(std::span<const Silhouette> others) const {
    std::vector<Sight> sights(others.size());
    parallelFor(others.size(), [&](std::size_t i) { sights[i] = glance(others[i]); });
    return sights;
}

}  // namespace sightline::geometry
