#include "geometry/tool_ground.h"

#include <array>
#include <cmath>

#include "geometry/footing.h"
#include "geometry/polygon.h"

namespace sightline::geometry {
namespace {

constexpr double stretchLength = 0.25;  // of the tool that is judged as one piece of ground. Inches
constexpr int hingeCorners = 48;
constexpr double overlapArea = 1e-5;  // less than this is touching. Square inches

struct Interval {
    double lo = 0.0, hi = 0.0;
};

// One arm of the tool, or its hinge, with x along it and y across.
struct Arm {
    Vec2 start{}, along{}, across{};
    double length = 0.0, half = 0.0;
    bool isHinge = false;
    Polygon outline;
    Box plan;

    explicit Arm(const std::array<Vec2, 4>& rectangle)
        : outline(rectangle.begin(), rectangle.end()) {
        const Vec2 way = rectangle[1] - rectangle[0], side = rectangle[3] - rectangle[0];
        length = glm::length(way);
        along = way / length;
        across = {-along.y, along.x};
        half = glm::length(side) / 2.0 - contactTolerance;
        start = (rectangle[0] + rectangle[3]) / 2.0;
        for (const Vec2 corner : rectangle) {
            plan.add(Vec3(corner, -1e9));
            plan.add(Vec3(corner, 1e9));
        }
    }
    // The round hinge, as a polygon that comes within a thousandth of it; wholly in one stretch.
    Arm(Vec2 joint, double width) : start(joint), along(1.0, 0.0), across(0.0, 1.0), isHinge(true) {
        half = width / 2.0 - contactTolerance;
        for (int i = 0; i < hingeCorners; ++i) {
            outline.push_back(joint + direction({360.0 * i / hingeCorners}) * half);
            plan.add(Vec3(outline.back(), -1e9));
            plan.add(Vec3(outline.back(), 1e9));
        }
    }
    /// Could what lies in the box be under it? Seen along the arm, where a box round it is too
    /// wide.
    bool mayMeet(const Box& box) const {
        if (isHinge) return true;
        const Vec2 middle = Vec2(box.centre()) - start, size = Vec2(box.hi - box.lo) / 2.0;
        const auto reach = [&](Vec2 way) {
            return size.x * std::abs(way.x) + size.y * std::abs(way.y) + contactTolerance;
        };
        return std::abs(glm::dot(middle, across)) <= half + reach(across) &&
               std::abs(glm::dot(middle, along) - length / 2.0) <= length / 2.0 + reach(along);
    }
    Vec3 local(Vec3 point) const {
        const Vec2 from = Vec2(point.x, point.y) - start;
        return {glm::dot(from, along), glm::dot(from, across), point.z};
    }
};

// A convex polygon in space, cut to where sign * (p[axis] - limit) <= 0. Small and on the stack.
struct Scrap {
    std::array<Vec3, 12> points{};
    std::size_t count = 0;

    Scrap cut(int axis, double sign, double limit) const {
        Scrap kept;
        for (std::size_t i = 0; i < count; ++i) {
            const Vec3 a = points[i], b = points[(i + 1) % count];
            const double da = sign * (a[axis] - limit), db = sign * (b[axis] - limit);
            if (da <= 0.0) kept.points[kept.count++] = a;
            if ((da < 0.0 && db > 0.0) || (da > 0.0 && db < 0.0))
                kept.points[kept.count++] = a + (b - a) * (da / (da - db));
        }
        return kept;
    }
    Interval span(int axis) const {
        Interval span{points[0][axis], points[0][axis]};
        for (std::size_t i = 1; i < count; ++i) {
            span.lo = std::min(span.lo, points[i][axis]);
            span.hi = std::max(span.hi, points[i][axis]);
        }
        return span;
    }
};

Scrap underHinge(const Triangle& triangle, const Arm& arm) {
    const Outline disc{arm.start, arm.start, arm.half};
    const auto levels = levelsOver(triangle, disc);
    if (!levels) return {};
    return {{Vec3(0.0, 0.0, levels->lo), Vec3(0.0, 0.0, levels->hi)}, 2};
}

Scrap underArm(const Triangle& triangle, const Arm& arm) {
    if (arm.isHinge) return underHinge(triangle, arm);
    Scrap scrap{{arm.local(triangle.a), arm.local(triangle.b), arm.local(triangle.c)}, 3};
    scrap = scrap.cut(1, 1.0, arm.half).cut(1, -1.0, -arm.half);
    return scrap.cut(0, 1.0, arm.length).cut(0, -1.0, 0.0);
}

bool hasRoom(double floor, const Strider& strider, const std::vector<Interval>& matter) {
    return std::none_of(matter.begin(), matter.end(), [&](const Interval& it) {
        return it.hi > floor + contactTolerance &&
               it.lo < floor + strider.height - contactTolerance;
    });
}

bool canPass(const Strider& strider, const std::vector<Interval>& matter) {
    if (hasRoom(strider.z, strider, matter)) return true;
    return std::any_of(matter.begin(), matter.end(), [&](const Interval& it) {
        return it.hi <= strider.z + strider.maxClimb + sameLength &&
               hasRoom(it.hi, strider, matter);
    });
}

bool nearStorey(const Interval& levels, const Strider& strider) {
    return levels.lo < strider.z + strider.height &&
           levels.hi > strider.z - strider.maxClimb - contactTolerance;
}

void note(GroundHit& hit, Movement movement) {
    hit.impassable = hit.impassable || movement == Movement::impassable;
    hit.difficult = hit.difficult || movement == Movement::difficult;
}

bool overlapsArm(const Piece& piece, const Arm& arm) {
    if (piece.post) {
        const auto& outline = piece.post->outline;
        const Outline inner{outline.a, outline.b, outline.radius - contactTolerance};
        return gap(inner, arm.outline) == 0.0;
    }
    for (const Convex& part : piece.column->parts) {
        Polygon shared = arm.outline;
        for (const HalfSpace& face : part.faces)
            if (face.normal.z == 0.0)
                shared = clip(shared, Vec2(face.normal.x, face.normal.y), face.offset);
        if (shared.size() >= 3 && signedArea(shared) > overlapArea) return true;
    }
    return false;
}

void judgeSolid(const Piece& piece, const Arm& arm, const Strider& strider, GroundHit& hit) {
    const Interval levels{piece.box.lo.z, piece.box.hi.z};
    if (!nearStorey(levels, strider) || !overlapsArm(piece, arm)) return;
    note(hit, piece.parts.front().movement);
    if (piece.isArea() || canPass(strider, {levels})) return;
    hit.tooTall = true;
    hit.top = levels.hi;
}

void judgeMesh(const Piece& piece, const Arm& arm, const Strider& strider, GroundHit& hit) {
    Box reach = arm.plan;
    reach.lo.z = strider.z - strider.maxClimb - contactTolerance;
    reach.hi.z = strider.z + strider.maxClimb + strider.height;
    const auto count =
        static_cast<std::size_t>(std::max(1.0, std::ceil(arm.length / stretchLength)));
    const double step = arm.isHinge ? 1.0 : arm.length / static_cast<double>(count);
    std::vector<std::vector<Interval>> matter(count);
    piece.triangleTree.visit(
        [&](const Box& box) { return overlap(box, reach) && arm.mayMeet(box); },
        [&](int index) {
            const Triangle& triangle = piece.triangles[static_cast<std::size_t>(index)];
            const Scrap scrap = underArm(triangle, arm);
            if (scrap.count == 0) return false;
            const Interval levels = scrap.span(2), lengths = scrap.span(0);
            if (nearStorey(levels, strider)) note(hit, piece.part(triangle.part).movement);
            if (levels.hi <= strider.z + contactTolerance) return false;
            const auto first = static_cast<std::size_t>(std::max(0.0, lengths.lo / step));
            for (std::size_t i = first; i < count && static_cast<double>(i) * step <= lengths.hi;
                 ++i) {
                const double from = static_cast<double>(i) * step;
                const Scrap here =
                    arm.isHinge ? scrap : scrap.cut(0, -1.0, from).cut(0, 1.0, from + step);
                if (here.count > 0) matter[i].push_back(here.span(2));
            }
            return false;
        });
    for (const auto& stretch : matter) {
        if (canPass(strider, stretch)) continue;
        hit.tooTall = true;
        for (const Interval& it : stretch) hit.top = std::max(hit.top, it.hi);
    }
}

GroundHit hitOf(const Piece& piece, const Arm& arm, const Strider& strider) {
    GroundHit hit{&piece};
    if (piece.isMesh())
        judgeMesh(piece, arm, strider, hit);
    else
        judgeSolid(piece, arm, strider, hit);
    return hit;
}

ArmGround underAny(const Battlefield& field, const Arm& arm, const Strider& strider,
                   bool crossesImpassable) {
    const auto& world = field.world();
    ArmGround ground;
    for (const int i : world.broad.meeting(arm.plan)) {
        const GroundHit hit = hitOf(world.pieces[static_cast<std::size_t>(i)], arm, strider);
        ground.difficult = ground.difficult || hit.difficult;
        ground.blocked = hit.tooTall || (hit.impassable && !crossesImpassable);
        if (ground.blocked) break;
    }
    return ground;
}

}  // namespace

ArmGround ToolGround::underArm(const std::array<Vec2, 4>& arm) const {
    if (glm::distance(arm[0], arm[1]) <= sameLength) return {};
    return underAny(field_, Arm(arm), strider_, crossesImpassable_);
}

ArmGround ToolGround::underHinge(Vec2 joint, double width) const {
    return underAny(field_, Arm(joint, width), strider_, crossesImpassable_);
}

std::vector<GroundHit> groundUnder(const Battlefield& field, const ToolShape& tool,
                                   const Strider& strider) {
    std::vector<GroundHit> hits;
    const auto& world = field.world();
    std::vector<Arm> arms;
    for (const auto& rectangle : {tool.firstArm, tool.secondArm})
        if (glm::distance(rectangle[0], rectangle[1]) > sameLength) arms.emplace_back(rectangle);
    const Vec2 first = tool.joint - tool.start, second = tool.end - tool.joint;
    const bool bends = std::abs(cross(first, second)) > sameLength;
    if (bends) arms.emplace_back(tool.joint, tool.width);  // straight, the arms cover it
    for (const Arm& arm : arms) {
        for (const int i : world.broad.meeting(arm.plan)) {
            const GroundHit hit = hitOf(world.pieces[static_cast<std::size_t>(i)], arm, strider);
            if (!hit.tooTall && !hit.impassable && !hit.difficult) continue;
            const auto known = std::find_if(hits.begin(), hits.end(), [&](const GroundHit& other) {
                return other.piece == hit.piece;
            });
            if (known == hits.end()) {
                hits.push_back(hit);
                continue;
            }
            known->tooTall = known->tooTall || hit.tooTall;
            known->top = std::max(known->top, hit.top);
            known->impassable = known->impassable || hit.impassable;
            known->difficult = known->difficult || hit.difficult;
        }
    }
    return hits;
}

}  // namespace sightline::geometry
