#include "geometry/sight/obscured.h"

#include <algorithm>
#include <array>

#include "geometry/range/range.h"
#include "geometry/shape/private/convex_distance.h"
#include "geometry/sight/private/corridor.h"
#include "geometry/table/private/footing.h"

namespace sightline::geometry {
namespace {

// The silhouette, reduced by a tiny length. So a solid that only touches the silhouette is outside.
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

// Tells whether the convex hull of the two silhouettes meets a part of the piece. A line is the
// evidence.
struct HullContact {
    bool met = false;
    std::optional<Segment> line;
};

void meet(HullContact& part, const View& view, std::span<const Vec3> corners) {
    if (part.met) return;
    part.met = overlapConvex(view.hull, corners);
    if (part.met) part.line = lineThrough(view.hull, corners);
}

Vec3 middleOf(const Silhouette& it) {
    return Vec3((it.outline.a + it.outline.b) / 2.0, (it.bottom + it.top) / 2.0);
}

// Tests the triangles of the piece against the convex hull of the two silhouettes. A hull that
// meets no triangle may still be completely inside a body.
void meetTriangles(std::vector<HullContact>& parts, const Piece& piece, const View& view) {
    std::size_t left = parts.size();
    piece.skin.tree().within(
        [&](Vec3 lo, Vec3 hi) {
            return view.reach.meets(Box{lo, hi});
        },
        [&](int i) {
            const Triangle& face = piece.skin.face(i);
            HullContact& part = parts[static_cast<std::size_t>(face.part)];
            if (part.met) return false;
            meet(part, view, std::array<Vec3, 3>{face.a, face.b, face.c});
            if (part.met) --left;
            return left == 0;
        });
    if (left < parts.size()) return;
    const Segment spine{middleOf(view.hull.from), middleOf(view.hull.to)};
    if (const auto around = piece.skin.encloses((spine.from + spine.to) / 2.0))
        parts[static_cast<std::size_t>(*around)] = {true, spine};
}

// For each part of the piece: does the convex hull of the two silhouettes meet the part?
std::vector<HullContact> partsMet(const Piece& piece, const View& view) {
    std::vector<HullContact> parts(piece.parts.size());
    if (piece.column) {
        for (const Convex& part : piece.column->parts) meet(parts[0], view, part.corners);
    } else if (piece.post) {
        parts[0].met = overlapConvex(view.hull, *piece.post);
        if (parts[0].met) parts[0].line = lineThrough(view.hull, *piece.post);
    } else {
        meetTriangles(parts, piece, view);
    }
    return parts;
}

// True if the part can obscure: it blocks LOS or gives cover.
bool hides(const Part& part) { return part.blocksLos || part.cover != Cover::none; }

bool mayHide(const Piece& piece) {
    return std::any_of(piece.parts.begin(), piece.parts.end(), hides);
}

bool isIgnored(const SightSettings& settings, const PieceId& id) {
    return std::find(settings.ignored.begin(), settings.ignored.end(), id) !=
           settings.ignored.end();
}

// True if the convex hull of the two silhouettes meets a part of the piece that can obscure.
bool meetsWhatHides(const Piece& piece, const View& view) {
    if (piece.column)
        return std::any_of(
            piece.column->parts.begin(), piece.column->parts.end(),
            [&](const Convex& part) { return overlapConvex(view.hull, part.corners); });
    if (piece.post) return overlapConvex(view.hull, *piece.post);
    const bool meets = piece.skin.tree().within(
        [&](Vec3 lo, Vec3 hi) {
            return view.reach.meets(Box{lo, hi});
        },
        [&](int i) {
            const Triangle& face = piece.skin.face(i);
            return hides(piece.part(face.part)) &&
                   overlapConvex(view.hull, std::array<Vec3, 3>{face.a, face.b, face.c});
        });
    if (meets) return true;
    const Segment spine{middleOf(view.hull.from), middleOf(view.hull.to)};
    const auto around = piece.skin.encloses((spine.from + spine.to) / 2.0);
    return around && hides(piece.part(*around));
}

bool obscuresInSight(const Battlefield& field, const Piece& piece, const View& view,
                     const Mini& viewer, const Mini& target) {
    if (piece.isArea() && overlapsVolume(piece, silhouetteOf(target)))
        return meetsWhatHides(piece, view);
    const double half = field.dimensions().halfRange - sameLength;
    return planDistance(piece, outlineOf(target), half) < half && meetsWhatHides(piece, view) &&
           !touchesPiece(field, viewer, piece.info.id);
}

void addPieces(const Battlefield& field, const Mini& viewer, const Mini& target,
               const SightSettings& settings, Obscured& result) {
    const Silhouette from = silhouetteOf(viewer), to = silhouetteOf(target);
    const View view = viewOf(from, to);
    const double half = field.dimensions().halfRange;
    Box all = boxOf(from);
    all.add(boxOf(to));
    for (const int i : field.world().broad.meeting(all)) {
        const Piece& piece = field.world().piece(i);
        if (isIgnored(settings, piece.info.id) || !view.reach.meets(piece.box)) continue;
        Obscuring entry;
        bool any = false;
        const std::vector<HullContact> met = partsMet(piece, view);
        for (std::size_t k = 0; k < met.size(); ++k) {
            if (!met[k].met || !hides(piece.parts[k])) continue;
            if (!any || piece.parts[k].cover > entry.cover) entry.line = met[k].line;
            entry.cover = std::max(entry.cover, piece.parts[k].cover);
            any = true;
        }
        if (!any) continue;
        entry.piece = piece.info.id;
        entry.distance = planDistance(piece, outlineOf(target), anyHeight);
        entry.near = entry.distance < half - sameLength;
        entry.touchesViewer = touchesPiece(field, viewer, piece.info.id);
        entry.holdsTarget = piece.isArea() && overlapsVolume(piece, to);
        result.obscured = result.obscured || entry.counts();
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
        entry.line = lineThrough(view.hull, obstacle);
        entry.cover = settings.obstacleCover;
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
    return obscured(field, viewer, target, settings, [&] {
        return isVisible(field, silhouetteOf(viewer), silhouetteOf(target), settings);
    });
}

Obscured obscured(const Battlefield& field, const Mini& viewer, const Mini& target,
                  const SightSettings& settings, const std::function<bool()>& isSeen) {
    Obscured result;
    addPieces(field, viewer, target, settings, result);
    addObstacles(field, viewer, target, settings, result);
    std::stable_sort(result.by.begin(), result.by.end(), [](const auto& one, const auto& other) {
        return one.distance < other.distance;
    });
    if (!result.by.empty()) {
        result.losBlocked = !isSeen();
        result.obscured = result.obscured || result.losBlocked;
    }
    return result;
}

bool isObscuredInSight(const Battlefield& field, const Mini& viewer, const Mini& target,
                       const SightSettings& settings) {
    const Silhouette from = silhouetteOf(viewer), to = silhouetteOf(target);
    const View view = viewOf(from, to);
    const double half = field.dimensions().halfRange;
    Box near = boxOf(to);
    near.lo -= Vec3(half, half, 0.0), near.hi += Vec3(half, half, 0.0);
    near.lo.z = std::min(near.lo.z, from.bottom), near.hi.z = std::max(near.hi.z, from.top);
    for (const int i : field.world().broad.meeting(near)) {
        const Piece& piece = field.world().piece(i);
        if (mayHide(piece) && !isIgnored(settings, piece.info.id) && view.reach.meets(piece.box) &&
            obscuresInSight(field, piece, view, viewer, target))
            return true;
    }
    Obscured hulls;
    addObstacles(field, viewer, target, settings, hulls);
    return hulls.obscured;
}

}  // namespace sightline::geometry
