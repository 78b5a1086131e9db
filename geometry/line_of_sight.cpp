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

// What can be said without measuring how narrow the verdict is.
struct View {
    Found found;
    bool proven = false;
    bool sees() const { return found.roomy || (found.thin && !proven); }
};

View look(const Corridor& corridor, const Silhouette& one, const Silhouette& other, int pairs) {
    View view{search(corridor, one, other, Effort::glance)};
    if (!view.found.roomy) view.found = search(corridor, one, other, Effort::low);
    if (!view.found.roomy) view.proven = provenBlocked(corridor, one, other, pairs);
    if (!view.found.roomy && !view.proven) view.found = search(corridor, one, other, Effort::full);
    return view;
}

Sight judged(const Corridor& corridor, const Silhouette& one, const Silhouette& other,
             const SightSettings& settings) {
    const View view = look(corridor, one, other, settings.proof);
    Sight sight;
    sight.visible = view.sees();
    if (view.found.roomy && !settings.margin)
        return {SightVerdict::visible, true, view.found.roomy, std::nullopt, true, {}};
    if (view.found.roomy) {
        const LineSource lines(one, other);
        const Widened wide = widened(corridor, lines, *view.found.roomy, widestBeam);
        return {SightVerdict::visible, true, wide.line, wide.radius, true, {}};
    }
    if (sight.visible) {  // a clear line, but without the room that a line needs
        sight.witness = view.found.thin;
        sight.margin = corridor.beam(*view.found.thin, sightRoom);
        return sight;
    }
    sight.proven = view.proven;
    sight.blockers = blockersOf(corridor, one, other);
    const bool nearly = !view.proven && search(corridor, grown(one, contestedMargin),
                                               grown(other, contestedMargin), Effort::full)
                                            .roomy.has_value();
    sight.verdict = nearly ? SightVerdict::contested : SightVerdict::blocked;
    if (settings.margin)
        sight.margin = nearly
                           ? -contestedMargin
                           : growthToSee(corridor, one, other, view.proven ? 0.0 : contestedMargin);
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
    Sight sight = judged(Corridor(field, one, other, settings), one, other, settings);
    if (swapped && sight.witness) std::swap(sight.witness->from, sight.witness->to);
    return sight;
}

bool sees(const Battlefield& field, const Silhouette& from, const Silhouette& to,
          const SightSettings& settings) {
    SightSettings quick = settings;
    quick.proof = std::min(settings.proof, quickProof);
    return isVisible(field, from, to, quick);
}

Viewer::Viewer(const Battlefield& field, const Silhouette& eye, const SightSettings& settings)
    : field_(&field), eye_(eye), settings_(settings) {}

bool Viewer::sees(const Silhouette& other) const {
    return geometry::sees(*field_, eye_, other, settings_);
}

Sight Viewer::look(const Silhouette& other) const {
    return lineOfSight(*field_, eye_, other, settings_);
}

bool isVisible(const Battlefield& field, const Silhouette& from, const Silhouette& to,
               const SightSettings& settings) {
    const bool swapped = before(to, from);
    const Silhouette& one = swapped ? to : from;
    const Silhouette& other = swapped ? from : to;
    return look(Corridor(field, one, other, settings), one, other, settings.proof).sees();
}

bool seesQuickly(const Battlefield& field, const Silhouette& from, const Silhouette& to,
                 const SightSettings& settings) {
    const bool swapped = before(to, from);
    const Silhouette& one = swapped ? to : from;
    const Silhouette& other = swapped ? from : to;
    return search(Corridor(field, one, other, settings), one, other, Effort::low).roomy.has_value();
}

}  // namespace sightline::geometry
