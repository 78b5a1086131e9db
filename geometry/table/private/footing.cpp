// Finds the floors under an outline, and terrain in the way of a body over the outline.
#include "geometry/table/private/footing.h"

#include <array>
#include <cmath>

#include "geometry/measure/polygon.h"
#include "geometry/shape/private/plan_span.h"

namespace sightline::geometry {
namespace {

Box boxOver(const Outline& outline, double bottom, double top) {
    return boxOf(Silhouette{outline, bottom, top});
}

}  // namespace

bool lifts(const Piece& piece) { return !piece.isArea(); }

bool isFloor(const Triangle& triangle) {
    const Vec3 normal = normalOf(triangle);
    return normal.z > 0.0 && normal.z >= floorNormal * glm::length(normal);
}

double planDistance(const Triangle& triangle, const Outline& outline) {
    const std::array<Vec2, 3> corners{plan(triangle.a), plan(triangle.b), plan(triangle.c)};
    const double ab = cross(corners[1] - corners[0], outline.a - corners[0]);
    const double bc = cross(corners[2] - corners[1], outline.a - corners[1]);
    const double ca = cross(corners[0] - corners[2], outline.a - corners[2]);
    if ((ab > 0 && bc > 0 && ca > 0) || (ab < 0 && bc < 0 && ca < 0)) return 0.0;
    double nearest = anyHeight;
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec2 from = corners[i], to = corners[(i + 1) % 3];
        nearest = std::min(nearest, outline.a == outline.b
                                        ? distanceToSegment(outline.a, from, to)
                                        : distanceBetweenSegments(outline.a, outline.b, from, to));
    }
    return std::max(0.0, nearest - outline.radius);
}

std::optional<Levels> levelsOver(const Triangle& triangle, const Outline& outline) {
    const Box box = boxOf(triangle), base = boxOver(outline, box.lo.z, box.hi.z);
    if (!overlap(box, base) || planDistance(triangle, outline) > 0.0) return std::nullopt;
    const Vec3 normal = normalOf(triangle);
    const Levels all{box.lo.z, box.hi.z};
    const double slope = glm::length(plan(normal));
    // If the triangle is vertical, level, or wholly under the base, its lowest and highest z are
    // those of its corners.
    if (std::abs(normal.z) < sameLength * sameLength || slope <= sameLength * std::abs(normal.z))
        return all;
    const auto heightOver = [&](Vec2 point) {
        return triangle.a.z -
               (normal.x * (point.x - triangle.a.x) + normal.y * (point.y - triangle.a.y)) /
                   normal.z;
    };
    if (outline.radius == 0.0 && outline.a == outline.b) {
        const double level = heightOver(outline.a);
        return Levels{level, level};
    }
    Vec2 corners[3]{plan(triangle.a), plan(triangle.b), plan(triangle.c)};
    const bool inside = std::all_of(std::begin(corners), std::end(corners), [&](Vec2 corner) {
        return distanceToSegment(corner, outline.a, outline.b) <= outline.radius;
    });
    if (inside) return all;
    if (normal.z < 0.0) std::swap(corners[1], corners[2]);
    Levels levels{anyHeight, -anyHeight};
    const auto add = [&](Vec2 point) {
        levels.lo = std::min(levels.lo, heightOver(point));
        levels.hi = std::max(levels.hi, heightOver(point));
    };
    const auto addEnds = [&](Vec2 from, Vec2 to, const Span& span) {
        if (span.empty()) return;
        add(from + (to - from) * span.first);
        add(from + (to - from) * span.last);
    };
    // The highest and the lowest point are among these points: the ends of the parts of the
    // triangle's edges inside the outline, and the points of the outline's rim straight uphill and
    // downhill.
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec2 from = corners[i], to = corners[(i + 1) % 3];
        addEnds(from, to, within(outline, from, to));
    }
    addEnds(outline.a, outline.b, within(corners, outline.a, outline.b));
    const Vec2 uphill = -plan(normal) / (normal.z < 0.0 ? -slope : slope);
    for (const Vec2 way : {uphill, -uphill}) {
        const Vec2 rim = farthestPoint(outline, way);
        if (!within(corners, rim, rim).empty()) add(rim);
    }
    return levels.lo > levels.hi ? all : levels;
}

std::optional<Surface> floorUnder(const Piece& piece, const Outline& outline, double above,
                                  double below) {
    const auto surface = [&](double top, int part) {
        return Surface{top, piece.info.id, piece.part(part).name, piece.part(part).movement};
    };
    if (!piece.isMesh()) {
        if (piece.box.hi.z > below + sameLength || piece.box.hi.z < above ||
            !overlapsPlan(piece, outline))
            return std::nullopt;
        return surface(piece.box.hi.z, 0);
    }
    const Box reach = boxOver(outline, above, below + sameLength);
    std::optional<Surface> best;
    piece.triangleTree.visit(
        [&](const Box& box) { return overlap(box, reach) && (!best || box.hi.z > best->top); },
        [&](int index) {
            const Triangle& triangle = piece.triangles[static_cast<std::size_t>(index)];
            const double top = std::max({triangle.a.z, triangle.b.z, triangle.c.z});
            if ((best && top <= best->top) || !isFloor(triangle)) return false;
            const auto levels = levelsOver(triangle, outline);
            if (!levels || levels->hi < above || levels->hi > below + sameLength) return false;
            if (!best || levels->hi > best->top) best = surface(levels->hi, triangle.part);
            return false;
        });
    return best;
}

std::vector<const Piece*> piecesAt(const Battlefield& field, const Outline& outline) {
    std::vector<const Piece*> pieces;
    const auto& world = field.world();
    for (const int i : world.broad.meeting(boxOver(outline, -anyHeight, anyHeight)))
        pieces.push_back(&world.piece(i));
    return pieces;
}

bool overlapsPlan(const Piece& piece, const Outline& outline) {
    const bool isPoint = outline.radius == 0.0 && outline.a == outline.b;
    if (piece.column) {
        if (isPoint) return contains(piece.column->polygon, outline.a);
        const Outline inner = shrunk(outline, sameLength);
        return gap(inner, piece.column->polygon) == 0.0;
    }
    if (piece.post) {
        const double depth = overlapDepth(piece.post->outline, outline);
        return isPoint ? gap(piece.post->outline, outline) == 0.0 : depth > sameLength;
    }
    return planDistance(piece, shrunk(outline, sameLength), 0.0) == 0.0;
}

bool overlapsVolume(const Piece& area, const Silhouette& silhouette) {
    return silhouette.bottom < area.box.hi.z - sameLength &&
           silhouette.top > area.box.lo.z + sameLength && overlapsPlan(area, silhouette.outline);
}

double planDistance(const Piece& piece, const Outline& outline, double limit) {
    if (piece.column) return gap(outline, piece.column->polygon);
    if (piece.post) return gap(outline, piece.post->outline);
    const Vec2 lo = glm::min(outline.a, outline.b), hi = glm::max(outline.a, outline.b);
    const auto away = [&](const Box& box) {
        const Vec2 apart = glm::max(plan(box.lo) - hi, lo - plan(box.hi));
        return std::max(0.0, glm::length(glm::max(apart, Vec2(0.0))) - outline.radius);
    };
    const auto ofTriangle = [&](int i) {
        return planDistance(piece.triangles[static_cast<std::size_t>(i)], outline);
    };
    return piece.triangleTree.nearest(away, ofTriangle, limit + 1.0);
}

bool touchesPiece(const Battlefield& field, const Mini& mini, const PieceId& id) {
    const Piece* piece = field.world().find(id);
    if (piece == nullptr) return false;
    const double down = piece->box.lo.z - mini.position.z;
    const double up = mini.position.z - piece->box.hi.z;
    if (std::max(down, up) > mini.height + sameLength) return false;
    return planDistance(*piece, outlineOf(mini), contactTolerance) <= contactTolerance;
}

int inTheWay(const Piece& piece, const Outline& outline, double bottom, double top) {
    if (!lifts(piece)) return -1;
    const Outline body = shrunk(outline, contactTolerance);
    const double low = bottom + contactTolerance, high = top - contactTolerance;
    if (piece.box.hi.z <= low || piece.box.lo.z >= high) return -1;
    if (!piece.isMesh()) return overlapsPlan(piece, body) ? 0 : -1;
    const Box reach = boxOver(body, low, high);
    int part = -1;
    piece.triangleTree.visit([&](const Box& box) { return overlap(box, reach); },
                             [&](int index) {
                                 const Triangle& triangle =
                                     piece.triangles[static_cast<std::size_t>(index)];
                                 const auto levels = levelsOver(triangle, body);
                                 if (!levels || levels->hi <= low || levels->lo >= high)
                                     return false;
                                 part = triangle.part;
                                 return true;
                             });
    return part;
}

bool isAgreedTaller(const Piece& piece, const Outline& outline, double ceiling) {
    return piece.hasAgreedHeight() && piece.stopsByHeight() &&
           inTheWay(piece, outline, piece.shapeHeightOf(ceiling), anyHeight) >= 0;
}

}  // namespace sightline::geometry
