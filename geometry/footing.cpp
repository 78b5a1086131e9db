#include "geometry/footing.h"

#include <array>
#include <cmath>

#include "geometry/polygon.h"

namespace sightline::geometry {
namespace {

constexpr int rimPoints = 24;        // of a base, where the ground is felt
constexpr double steepSlope = 1.05;  // a floor rises at most so much for each inch of plan
constexpr double smallStep = 0.5;    // rubble and lips that a base bridges. Inches

Vec2 plan(Vec3 point) { return {point.x, point.y}; }

Box boxOver(const Outline& outline, double bottom, double top) {
    return boxOf(Silhouette{outline, bottom, top});
}

Outline shrunk(const Outline& outline, double by) {
    return {outline.a, outline.b, std::max(0.0, outline.radius - by)};
}

Vec2 farthestPoint(const Outline& outline, Vec2 way) {
    return (glm::dot(outline.a, way) > glm::dot(outline.b, way) ? outline.a : outline.b) +
           way * outline.radius;
}

// A polygon just outside the outline.
Polygon around(const Outline& outline) {
    std::vector<Vec2> points;
    const double reach = outline.radius / std::cos(std::numbers::pi / rimPoints);
    for (int i = 0; i < rimPoints; ++i) {
        const Vec2 rim = direction({360.0 * i / rimPoints}) * reach;
        points.push_back(outline.a + rim);
        points.push_back(outline.b + rim);
    }
    return convexHull(std::move(points));
}

bool wholeOver(std::span<const Vec2> polygon, const Outline& outline) {
    if (!contains(polygon, outline.a) || !contains(polygon, outline.b)) return false;
    for (std::size_t i = 0; i < polygon.size(); ++i)
        if (distanceBetweenSegments(outline.a, outline.b, polygon[i],
                                    polygon[(i + 1) % polygon.size()]) <
            outline.radius - contactTolerance)
            return false;
    return true;
}

double heightAt(const std::vector<const Piece*>& pieces, Vec2 point, double below) {
    double top = 0.0;
    for (const Piece* piece : pieces)
        if (const auto floor = floorUnder(*piece, {point, point, 0.0}, top, below))
            top = std::max(top, floor->top);
    return top;
}

// A base rests on three feet round its centre: of all such planes, the one highest over the centre,
// since no foot may poke through. Feet are relative to the centre.
Degrees leanOn(const std::vector<Vec3>& feet) {
    double highest = -anyHeight, slope = 0.0;
    for (std::size_t i = 0; i < feet.size(); ++i)
        for (std::size_t j = i + 1; j < feet.size(); ++j)
            for (std::size_t k = j + 1; k < feet.size(); ++k) {
                const Vec2 a = plan(feet[i]), b = plan(feet[j]), c = plan(feet[k]);
                const double ab = cross(a, b), bc = cross(b, c), ca = cross(c, a);
                const double area = ab + bc + ca;
                if (std::abs(area) < contactTolerance) continue;
                if (ab / area < 0.0 || bc / area < 0.0 || ca / area < 0.0) continue;
                const double level = (bc * feet[i].z + ca * feet[j].z + ab * feet[k].z) / area;
                const Vec3 normal = glm::cross(feet[j] - feet[i], feet[k] - feet[i]);
                const double steep = glm::length(plan(normal)) / std::abs(normal.z);
                if (level < highest - sameLength) continue;
                if (level > highest + sameLength || steep < slope) slope = steep;
                highest = std::max(highest, level);
            }
    return {std::atan(slope) * 180.0 / std::numbers::pi};
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
    // Upright, level, or wholly under the base: its corners tell.
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
    std::array<Vec2, 3> corners{plan(triangle.a), plan(triangle.b), plan(triangle.c)};
    const bool inside = std::all_of(corners.begin(), corners.end(), [&](Vec2 corner) {
        return distanceToSegment(corner, outline.a, outline.b) <= outline.radius;
    });
    if (inside) return all;
    if (normal.z < 0.0) std::swap(corners[1], corners[2]);
    Polygon over = around(outline);
    if (outline.radius == 0.0) over = {outline.a, outline.b};
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec2 along = corners[(i + 1) % 3] - corners[i];
        const Vec2 out(along.y, -along.x);
        over = clip(over, out, glm::dot(out, corners[i]));
    }
    if (over.empty()) return all;
    Levels levels{anyHeight, -anyHeight};
    for (const Vec2 point : over) {
        levels.lo = std::min(levels.lo, heightOver(point));
        levels.hi = std::max(levels.hi, heightOver(point));
    }
    // The outline itself bulges less than the polygon around it.
    const Vec2 uphill = -plan(normal) / (normal.z < 0.0 ? -slope : slope);
    levels.hi = std::min(levels.hi, heightOver(farthestPoint(outline, uphill)));
    levels.lo = std::max(levels.lo, heightOver(farthestPoint(outline, -uphill)));
    return levels;
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
            if (!isFloor(triangle)) return false;
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
        pieces.push_back(&world.pieces[static_cast<std::size_t>(i)]);
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

double planDistance(const Piece& piece, const Outline& outline, double limit) {
    if (piece.column) return gap(outline, piece.column->polygon);
    if (piece.post) return gap(outline, piece.post->outline);
    double nearest = limit + 1.0;
    const Box base = boxOver(outline, -anyHeight, anyHeight);
    piece.triangleTree.visit(
        [&](const Box& box) { return nearest > 0.0 && overlap(box, base.grown(nearest)); },
        [&](int i) {
            nearest = std::min(nearest,
                               planDistance(piece.triangles[static_cast<std::size_t>(i)], outline));
            return nearest == 0.0;
        });
    return nearest;
}

bool touchesPiece(const Battlefield& field, const Mini& mini, const PieceId& id) {
    for (const Piece& piece : field.world().pieces) {
        if (piece.info.id != id) continue;
        const double down = piece.box.lo.z - mini.position.z;
        const double up = mini.position.z - piece.box.hi.z;
        if (std::max(down, up) > mini.height + sameLength) return false;
        return planDistance(piece, outlineOf(mini), contactTolerance) <= contactTolerance;
    }
    return false;
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

bool carriesAll(const std::vector<const Piece*>& pieces, const Outline& outline, double z) {
    const Outline inner = shrunk(outline, contactTolerance);
    for (const Piece* piece : pieces) {
        if (std::abs(piece->box.hi.z - z) > contactTolerance) continue;
        if (piece->column && wholeOver(piece->column->polygon, outline)) return true;
        if (piece->post && farthest(inner, piece->post->outline) == 0.0) return true;
    }
    const double room = steepSlope * 2.0 * outline.radius + smallStep;
    const auto floorAt = [&](Vec2 point) {
        double best = -anyHeight;
        for (const Piece* piece : pieces)
            if (const auto floor = floorUnder(*piece, {point, point, 0.0}, z - room, z))
                best = std::max(best, floor->top);
        return best;
    };
    // From where it rests outward the floor may slope, and step down by so much in all.
    const auto holds = [&](Vec2 centre, Vec2 rim) {
        constexpr int stops = 4;
        double height = z, steps = smallStep;
        for (int k = 0; k <= stops; ++k) {
            const double run = k == 0 ? inner.radius : inner.radius / stops;
            const double here = floorAt(centre + rim * (static_cast<double>(k) / stops));
            steps -= std::max(0.0, height - steepSlope * run - here);
            if (steps < 0.0) return false;
            height = here;
        }
        return true;
    };
    for (const Vec2 end : {inner.a, inner.b})
        for (int i = 0; i < rimPoints; ++i)
            if (!holds(end, direction({360.0 * i / rimPoints}) * inner.radius)) return false;
    return true;
}

Degrees leanOf(const std::vector<const Piece*>& pieces, const Outline& outline, double below) {
    const Vec2 centre = (outline.a + outline.b) / 2.0;
    std::vector<Vec3> feet;
    double lowest = anyHeight, highest = -anyHeight;
    for (const double share : {1.0, 0.5})
        for (int i = 0; i < rimPoints / 2; ++i) {
            const Vec2 way = direction({360.0 * i / (rimPoints / 2)});
            const Vec2 point = centre + (farthestPoint(outline, way) - centre) * share;
            feet.emplace_back(point - centre, heightAt(pieces, point, below));
            lowest = std::min(lowest, feet.back().z);
            highest = std::max(highest, feet.back().z);
        }
    feet.emplace_back(0.0, 0.0, heightAt(pieces, centre, below));
    lowest = std::min(lowest, feet.back().z);
    highest = std::max(highest, feet.back().z);
    if (highest - lowest <= sameLength) return {0.0};
    return leanOn(feet);
}

}  // namespace sightline::geometry
