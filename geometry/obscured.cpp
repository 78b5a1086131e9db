#include "geometry/obscured.h"

#include <algorithm>

#include "geometry/convex_distance.h"
#include "geometry/footing.h"
#include "geometry/line_entry.h"
#include "geometry/range.h"
#include "geometry/sight_lines.h"
#include "geometry/sight_search.h"

namespace sightline::geometry {
namespace {

// Smaller by a hair, so that what only touches stays outside.
Silhouette withoutSkin(const Silhouette& silhouette) {
    Silhouette inner = silhouette;
    inner.outline.radius = std::max(0.0, inner.outline.radius - sameLength);
    inner.bottom += sameLength;
    inner.top -= sameLength;
    return inner;
}

struct View {
    SightHull hull;
    SegmentReach reach;
};

View viewOf(const Silhouette& from, const Silhouette& to) {
    const Silhouette one = withoutSkin(from), other = withoutSkin(to);
    const Box a = boxOf(one), b = boxOf(other);
    const Vec3 half = glm::max(a.hi - a.lo, b.hi - b.lo) / 2.0;
    return {{one, other}, SegmentReach({a.centre(), b.centre()}, half)};
}

// The parts of the piece that the hull meets; empty when it meets none.
std::vector<bool> partsMet(const Piece& piece, const View& view) {
    std::vector<bool> met(piece.parts.size(), false);
    if (piece.column) {
        for (const Convex& part : piece.column->parts)
            met[0] = met[0] || overlapConvex(view.hull, part.corners);
    } else if (piece.post) {
        met[0] = overlapConvex(view.hull, *piece.post);
    }
    piece.bodyTree.visit([&](const Box& box) { return view.reach.meets(box); },
                         [&](int body) {
                             const auto at = static_cast<std::size_t>(body);
                             const bool isShell = at < piece.shells.size();
                             const int part =
                                 isShell ? piece.shellPart[at] : piece.looseTriangle(body).part;
                             const auto index = static_cast<std::size_t>(part);
                             if (met[index]) return false;
                             if (isShell) {
                                 met[index] = overlapConvex(view.hull, piece.shells[at].corners);
                             } else {
                                 const Triangle& triangle = piece.looseTriangle(body);
                                 const Vec3 corners[3]{triangle.a, triangle.b, triangle.c};
                                 met[index] = overlapConvex(view.hull, corners);
                             }
                             return false;
                         });
    return met;
}

// A part that neither blocks LOS nor gives cover hides nobody.
bool anyHides(const Piece& piece, const std::vector<bool>& met) {
    for (std::size_t i = 0; i < met.size(); ++i)
        if (met[i] && (piece.parts[i].blocksLos || piece.parts[i].cover != Cover::none))
            return true;
    return false;
}

std::optional<Segment> lineInto(const Piece& piece, const LineSource& lines) {
    for (std::size_t i = 0; i < lines.aimedCount(); ++i)
        if (firstEntry(piece, lines.aimed(i))) return lines.aimed(i);
    return std::nullopt;
}

bool isIgnored(const SightSettings& settings, const PieceId& id) {
    return std::find(settings.ignored.begin(), settings.ignored.end(), id) !=
           settings.ignored.end();
}

void addPieces(const Battlefield& field, const Mini& viewer, const Mini& target,
               const SightSettings& settings, Obscured& result) {
    const Silhouette from = silhouetteOf(viewer), to = silhouetteOf(target);
    const View view = viewOf(from, to);
    const LineSource lines(from, to);
    const double half = field.dimensions().halfRange;
    Box all = boxOf(from);
    all.add(boxOf(to));
    for (const int i : field.world().broad.meeting(all)) {
        const Piece& piece = field.world().pieces[static_cast<std::size_t>(i)];
        if (isIgnored(settings, piece.info.id) || !view.reach.meets(piece.box)) continue;
        const std::vector<bool> met = partsMet(piece, view);
        if (!anyHides(piece, met)) continue;
        Obscuring entry;
        entry.piece = piece.info.id;
        for (std::size_t part = 0; part < met.size(); ++part)
            if (met[part]) entry.cover = std::max(entry.cover, piece.parts[part].cover);
        entry.distance = planDistance(piece, outlineOf(target), anyHeight);
        entry.near = entry.distance < half - sameLength;
        entry.touchesViewer = touchesPiece(field, viewer, piece.info.id);
        entry.line = lineInto(piece, lines);
        const bool targetInside = piece.isArea() && overlapsVolume(piece, to);
        result.obscured = result.obscured || entry.counts() || targetInside;
        result.by.push_back(std::move(entry));
    }
}

void addObstacles(const Battlefield& field, const Mini& viewer, const Mini& target,
                  const SightSettings& settings, Obscured& result) {
    const View view = viewOf(silhouetteOf(viewer), silhouetteOf(target));
    const double half = field.dimensions().halfRange;
    for (std::size_t i = 0; i < settings.obstacles.size(); ++i) {
        const Silhouette& obstacle = settings.obstacles[i];
        if (!overlapConvex(view.hull, obstacle)) continue;
        Obscuring entry;
        entry.obstacle = static_cast<int>(i);
        entry.cover = Cover::heavy;  // p. 41: a ground vehicle obscures as heavy area terrain
        entry.distance = gap(outlineOf(target), obstacle.outline);
        entry.near = entry.distance < half - sameLength;
        const double apart =
            std::max(obstacle.bottom - viewer.position.z, viewer.position.z - obstacle.top);
        entry.touchesViewer = gap(outlineOf(viewer), obstacle.outline) <= contactTolerance &&
                              apart <= viewer.height + sameLength;
        result.obscured = result.obscured || entry.counts();
        result.by.push_back(std::move(entry));
    }
}

}  // namespace

Obscured obscured(const Battlefield& field, const Mini& viewer, const Mini& target,
                  const SightSettings& settings) {
    Obscured result;
    addPieces(field, viewer, target, settings, result);
    addObstacles(field, viewer, target, settings, result);
    std::stable_sort(result.by.begin(), result.by.end(), [](const auto& one, const auto& other) {
        return one.distance < other.distance;
    });
    if (!result.by.empty()) {
        result.losBlocked = !isVisible(field, silhouetteOf(viewer), silhouetteOf(target), settings);
        result.obscured = result.obscured || result.losBlocked;
    }
    return result;
}

}  // namespace sightline::geometry
