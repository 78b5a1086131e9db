#include "geometry/line_of_sight.h"

#include <cassert>
#include <tuple>

#include "geometry/line_entry.h"
#include "geometry/sight_proof.h"
#include "geometry/sight_search.h"

namespace sightline::geometry {
namespace {

constexpr double widestBeam = 0.5;    // beyond this the margin says no more. Inches
constexpr double widestGrowth = 1.0;  // blocked by more than this has no margin. Inches
constexpr int growthSteps = 6;
constexpr int quickProof = 1, fullProof = 60;  // pairs of parts

bool before(const Silhouette& a, const Silhouette& b) {
    const auto key = [](const Silhouette& it) {
        return std::tuple(it.outline.a.x, it.outline.a.y, it.outline.b.x, it.outline.b.y, it.bottom,
                          it.outline.radius, it.top);
    };
    return key(a) < key(b);
}

// Minus the least growth of both silhouettes that would see; none when it is over the widest.
std::optional<double> growthToSee(const Corridor& corridor, const Silhouette& one,
                                  const Silhouette& other, double blind) {
    const auto sees = [&](double by) {
        return search(corridor, grown(one, by), grown(other, by), Effort::low).roomy.has_value();
    };
    if (!sees(widestGrowth)) return std::nullopt;
    double seeing = widestGrowth;
    for (int i = 0; i < growthSteps; ++i) {
        const double middle = (blind + seeing) / 2.0;
        (sees(middle) ? seeing : blind) = middle;
    }
    return -seeing;
}

std::vector<PieceId> blockersOf(const Corridor& corridor, const Silhouette& one,
                                const Silhouette& other) {
    const LineSource lines(one, other);
    std::vector<PieceId> blockers;
    for (const Piece* piece : corridor.pieces())
        for (std::size_t i = 0; i < lines.aimedCount(); i += 7)
            if (blocks(*piece, lines.aimed(i))) {
                blockers.push_back(piece->info.id);
                break;
            }
    std::sort(blockers.begin(), blockers.end());
    return blockers;
}

Sight seen(const Corridor& corridor, const LineSource& lines, const Segment& line) {
    const Widened wide = widened(corridor, lines, line, widestBeam);
    return {SightVerdict::visible, true, wide.line, wide.radius, true, {}};
}

Sight judged(const Corridor& corridor, const Silhouette& one, const Silhouette& other) {
    const LineSource lines(one, other);
    Found found = search(corridor, one, other, Effort::glance);
    if (found.roomy) return seen(corridor, lines, *found.roomy);
    Sight sight;
    sight.proven = provenBlocked(corridor, one, other, quickProof);
    if (!sight.proven) {
        found = search(corridor, one, other, Effort::full);
        if (found.roomy) return seen(corridor, lines, *found.roomy);
        sight.proven = provenBlocked(corridor, one, other, fullProof);
    }
    sight.blockers = blockersOf(corridor, one, other);
    if (sight.proven) {
        sight.verdict = SightVerdict::blocked;
        sight.margin = growthToSee(corridor, one, other, 0.0);
        return sight;
    }
    if (found.thin) {  // a clear line, but without the room that a line needs
        sight.verdict = SightVerdict::contested;
        sight.visible = true;
        sight.witness = found.thin;
        sight.margin = corridor.beam(*found.thin, sightRoom);
        sight.blockers.clear();
        return sight;
    }
    const bool nearly =
        search(corridor, grown(one, contestedMargin), grown(other, contestedMargin), Effort::full)
            .roomy.has_value();
    sight.verdict = nearly ? SightVerdict::contested : SightVerdict::blocked;
    sight.margin = nearly ? -contestedMargin : growthToSee(corridor, one, other, contestedMargin);
    return sight;
}

}  // namespace

Sight lineOfSight(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                  const SightSettings& settings) {
    assert(from.outline.radius > 0.0 && from.top > from.bottom);
    assert(to.outline.radius > 0.0 && to.top > to.bottom);
    const bool swapped = before(to, from);  // one order, so that who asks changes nothing
    const Silhouette& one = swapped ? to : from;
    const Silhouette& other = swapped ? from : to;
    Sight sight = judged(Corridor(field, one, other, settings), one, other);
    if (swapped && sight.witness) std::swap(sight.witness->from, sight.witness->to);
    return sight;
}

bool seesQuickly(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                 const SightSettings& settings) {
    const bool swapped = before(to, from);
    const Silhouette& one = swapped ? to : from;
    const Silhouette& other = swapped ? from : to;
    return search(Corridor(field, one, other, settings), one, other, Effort::low).roomy.has_value();
}

}  // namespace sightline::geometry
